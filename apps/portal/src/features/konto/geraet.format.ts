const BROWSER: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung-Browser'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEM: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** "Firefox auf Windows" from what a browser says of itself. */
export function geraetInWorten(userAgent: string): string {
  const browser = BROWSER.find(([sign]) => sign.test(userAgent))?.[1];
  const system = SYSTEM.find(([sign]) => sign.test(userAgent))?.[1];
  if (browser === undefined) return system ?? 'Unbekanntes Gerät';
  return system === undefined ? browser : `${browser} auf ${system}`;
}
