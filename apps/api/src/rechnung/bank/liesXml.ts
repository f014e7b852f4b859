import { SaxesParser } from 'saxes';

/** An element of a bank's file; names without their prefix, attributes as they stand there. */
export type Element = {
  readonly name: string;
  readonly attribute: Readonly<Record<string, string>>;
  text: string;
  readonly kinder: Element[];
};

/** Twice as deep as any statement. */
const TIEFE_MAX = 40;

/** The root of a file; undefined when it is no XML. Entities and outside files are not followed. */
export function liesXml(text: string): Element | undefined {
  const offen: Element[] = [{ name: '', attribute: {}, text: '', kinder: [] }];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const neu = { name: name.replace(/^.*:/, ''), attribute: { ...attributes }, text: '', kinder: [] };
    offen.at(-1)?.kinder.push(neu);
    if (offen.push(neu) > TIEFE_MAX) throw new Error('nested too deeply');
  });
  const nimmTextAuf = (teil: string) => {
    const letztes = offen.at(-1);
    if (letztes) letztes.text += teil;
  };
  parser.on('text', nimmTextAuf);
  parser.on('cdata', nimmTextAuf);
  parser.on('closetag', () => void offen.pop());
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return offen[0]?.kinder[0];
}
