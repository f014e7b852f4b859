export type XmlLimits = {
  readonly charactersMax: number;
  /** What a prefix means is looked for in every element that is open. */
  readonly depthMax: number;
  readonly elementsMax: number;
};

const MB = 1024 * 1024;

/**
 * What a stranger's text may hold at most, reader by reader: none of these numbers stands anywhere else, and one test takes each
 * reader to each of them (`readerLimits.test.ts`). An honest file has a hundredth of most of them.
 */
export const READER_LIMITS = {
  /** Whatever the XML says: of one element, and of the whole text. Namespaces are attributes, too. */
  xml: {
    attributesMax: 100,
    attributesInAllMax: 250_000,
    /** Signs of an element, an attribute, or what a prefix stands for. */
    nameMax: 300,
    /** Comments, processing instructions and sections of characters. */
    asidesMax: 100_000,
  },
  /** An event has eight elements around it, six deep; ten megabytes of the shortest events are sixty thousand of them. */
  kalenderXml: { charactersMax: 10 * MB, depthMax: 20, elementsMax: 600_000 },
  /** A thousand files, each with a dozen things that are said of it. */
  s3liste: { charactersMax: 4 * MB, depthMax: 10, elementsMax: 40_000 },
  /** Twice as deep as any statement; as many elements as five megabytes of the shortest entries have. */
  bankauszugXml: { charactersMax: 10 * MB, depthMax: 40, elementsMax: 600_000 },
  /** Lines as they are sent, folded or not, and parameters in one line. */
  kalenderdatei: { linesMax: 1_000_000, parametersMax: 50 },
  /** For one part of a workbook; no spreadsheet program writes a tag that is a thousandth as long. */
  arbeitsmappe: { tagBytesMax: 256 * 1024, attributesMax: 100, tagsMax: 4_000_000 },
  /** The list of a workbook's sheets, and where each of them lies; names that formulas use are in it, too. */
  mappenteil: { charactersMax: 4 * MB, depthMax: 20, elementsMax: 40_000 },
  /** A mail that came back: parts inside parts, and bytes of heads, of the mail itself and of what it is about. */
  ruecklauf: { depthMax: 10, headBytesMax: 256 * 1024 },
} as const satisfies Record<string, Readonly<Record<string, number>>> & {
  readonly kalenderXml: XmlLimits;
  readonly s3liste: XmlLimits;
  readonly bankauszugXml: XmlLimits;
  readonly mappenteil: XmlLimits;
};
