import { READER_LIMITS } from '../../platform/readerLimits.ts';
import { readXml, type XmlElement } from '../../platform/readXml.ts';

export type Element = XmlElement;

/** The root of a file; undefined when it is no XML. */
export const liesXml = (text: string): Element | undefined => readXml(text, READER_LIMITS.bankauszugXml);
