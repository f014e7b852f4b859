interface Anschrift {
  readonly haus: string;
  readonly plz: string;
  readonly ort: string;
}

/** Nobody's address is longer. */
const ZEICHEN_MAX = 200;
const PLZ = String.raw`(?:DE?[ -]{0,3})?(\d{5})`;
const HINTEN = new RegExp(String.raw`^(\D.*?)[\s,;·|/-]*[\s,;·|/]${PLZ}\s+(\p{L}.*)$`, 'u');
const VORN = new RegExp(String.raw`^${PLZ}\s+(\p{L}[^,;·|]*?)\s*[,;·|]\s*(\S.*)$`, 'u');

/** `Lindenallee 4, 91999 Musterbach` in one cell, in one line or several, or the other way round. */
export function trenneAnschrift(text: string): Anschrift | undefined {
  if (text.length > ZEICHEN_MAX) return undefined;
  const zeile = text
    .split(/\s*[\r\n]\s*/)
    .filter((teil) => teil !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .replace(/,? Deutschland$/i, '')
    .trim();
  const [, haus = '', plz = '', ort = ''] = HINTEN.exec(zeile) ?? [];
  if (haus !== '') return { haus: haus.replace(/[\s,;·|/-]+$/, ''), plz, ort };
  const [, plzVorn = '', ortVorn = '', hausHinten = ''] = VORN.exec(zeile) ?? [];
  return plzVorn === '' ? undefined : { haus: hausHinten, plz: plzVorn, ort: ortVorn };
}
