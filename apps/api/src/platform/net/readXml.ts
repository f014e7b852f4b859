import { SaxesParser } from 'saxes';

import { READER_LIMITS, type XmlLimits } from './readerLimits.ts';

export type XmlElement = {
  /** Without its prefix. */
  readonly name: string;
  /** The namespace, or nothing; a prefix without one stands for itself. */
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Directly inside it, CDATA too. */
  readonly text: string;
};

const { attributesMax, attributesInAllMax, nameMax, asidesMax } = READER_LIMITS.xml;

type Open = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: Open[] };

/**
 * What a stranger wrote in XML, as a tree. Undefined when it is none, more than the limits allow, or has a document type, which
 * nothing but an attack brings. Only a process of its own calls it (`StrangerReader`): what is inside the limits takes its time, too.
 */
export function readXml(text: string, limits: XmlLimits): XmlElement | undefined {
  if (text.length > limits.charactersMax) return undefined;
  const open: Open[] = [{ name: '', uri: '', attributes: {}, children: [], text: '' }];
  // A prefix that nobody explained stands for itself: a careless program wrote it.
  const resolvePrefix = (prefix: string): string | undefined => (prefix === '' ? undefined : prefix);
  const parser = new SaxesParser({ xmlns: true, resolvePrefix });
  let elements = 0;
  let attributesOfElement = 0;
  let attributesInAll = 0;
  let asides = 0;
  parser.on('doctype', () => {
    throw new Error('document type');
  });
  parser.on('opentagstart', ({ name }) => {
    attributesOfElement = 0;
    if (name.length > nameMax) throw new Error('long name');
  });
  parser.on('attribute', ({ name, value }) => {
    attributesOfElement += 1;
    attributesInAll += 1;
    if (attributesOfElement > attributesMax || attributesInAll > attributesInAllMax)
      throw new Error('many attributes');
    // Every attribute with a prefix is compared by its whole namespace.
    if (name.length > nameMax || (name.startsWith('xmlns') && value.length > nameMax))
      throw new Error('long name');
  });
  const countAside = (): void => {
    asides += 1;
    if (asides > asidesMax) throw new Error('many asides');
  };
  parser.on('comment', countAside);
  parser.on('processinginstruction', countAside);
  parser.on('opentag', ({ local, uri, attributes }) => {
    const words = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const element = { name: local, uri, attributes: Object.fromEntries(words), children: [], text: '' };
    open.at(-1)?.children.push(element);
    elements += 1;
    if (open.push(element) > limits.depthMax + 1 || elements > limits.elementsMax)
      throw new Error('too much');
  });
  const add = (part: string): void => {
    const last = open.at(-1);
    if (last) last.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', (part) => {
    countAside();
    add(part);
  });
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch {
    return undefined;
  }
  return open[0]?.children[0];
}

/** The elements of a name, wherever they stand; not those inside one of them. */
export const elementsNamed = (where: XmlElement, name: string): XmlElement[] =>
  where.children.flatMap((child) => (child.name === name ? [child] : elementsNamed(child, name)));
