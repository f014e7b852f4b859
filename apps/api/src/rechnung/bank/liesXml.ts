import { READER_LIMITS } from '../../platform/net/readerLimits.ts';
import { readXml, type XmlElement } from '../../platform/net/readXml.ts';

export type Element = XmlElement;

/** The root of a file; undefined when it is no XML. */
export const liesXml = (text: string): Element | undefined => readXml(text, READER_LIMITS.bankauszugXml);
