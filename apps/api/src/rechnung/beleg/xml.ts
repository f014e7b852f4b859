import { xmlText } from '../../platform/page/xmlText.ts';

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

export const xmlAus = (wurzel: Knoten): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${geschrieben(wurzel)}\n`;

function geschrieben({ name, inhalt, attribute }: Knoten): string {
  const kopf = Object.entries(attribute).map(([wort, wert]) => ` ${wort}="${xmlText(wert)}"`);
  const innen = typeof inhalt === 'string' ? xmlText(inhalt) : inhalt.map(geschrieben).join('');
  return `<${name}${kopf.join('')}>${innen}</${name}>`;
}
