/** An element as a value; texts are escaped when it is written. */
export type Knoten = {
  readonly name: string;
  readonly inhalt: string | readonly Knoten[];
  readonly attribute: Readonly<Record<string, string>>;
};

export const element = (
  name: string,
  inhalt: string | readonly Knoten[],
  attribute: Readonly<Record<string, string>> = {},
): Knoten => ({ name, inhalt, attribute });

const ZEICHEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not know at all go. */
const sicher = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (zeichen) => ZEICHEN[zeichen] ?? '');

export const xmlAus = (wurzel: Knoten): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${geschrieben(wurzel)}\n`;

function geschrieben({ name, inhalt, attribute }: Knoten): string {
  const kopf = Object.entries(attribute).map(([wort, wert]) => ` ${wort}="${sicher(wert)}"`);
  const innen = typeof inhalt === 'string' ? sicher(inhalt) : inhalt.map(geschrieben).join('');
  return `<${name}${kopf.join('')}>${innen}</${name}>`;
}
