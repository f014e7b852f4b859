import { readXml, type XmlElement, type XmlLimits } from '../../platform/readXml.ts';

export type Element = XmlElement;

/** Twice as deep as any statement; as many elements as five megabytes of the shortest entries have. */
const GRENZEN: XmlLimits = { charactersMax: 10 * 1024 * 1024, depthMax: 40, elementsMax: 600_000 };

/** The root of a file; undefined when it is no XML. */
export const liesXml = (text: string): Element | undefined => readXml(text, GRENZEN);
