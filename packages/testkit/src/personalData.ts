/** What no line of a log may hold, by its shape: whoever it belongs to. */
const SHAPES: readonly [string, RegExp][] = [
  // Versions of packages in file names end with a number, addresses with letters.
  ['mail address', /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/i],
  ['phone number', /(?<![\w.:-])(\+49|0[1-9]\d{1,4})[ /-]?\d{3,}[ \d/-]*(?![\w.:-])/],
  ['token', /(?<![\w-])[\w-]{43}(?![\w-])/],
  ['code in an address', /[?&](code|token|schluessel)=[^&\s"]/],
  ['authorization', /bearer\s+\S/i],
  ['calendar', /[\w-]{20,}\.ics/],
];

/** A word of digits counts only by itself: any long number may hold it, too. */
function standsIn(canary: string, text: string): boolean {
  if (!/^\d+$/.test(canary)) return text.toLowerCase().includes(canary.toLowerCase());
  return new RegExp(`(?<![\\d.])${canary}(?![\\d.])`).test(text);
}

/** What is personal or secret in a text; `canaries` are the words that a test put in by itself. */
export function personalDataIn(text: string, canaries: readonly string[] = []): string[] {
  const shapes = SHAPES.filter(([, shape]) => shape.test(text)).map(([name]) => name);
  return [...shapes, ...canaries.filter((canary) => standsIn(canary, text))];
}
