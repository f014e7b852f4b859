/** Tables that are no workbook of Excel, and are read like one. */
export type Tabellenart = 'ods' | 'fods' | 'excelXml' | 'html';

const ARCHIV = 'PK\u0003\u0004';
/** Places of an archive's first entry: how it is packed, its name, what stands in it where it is not packed. */
const [PACKART, NAME, INHALT] = [8, 30, 38];
const GEPACKT = '\u0008';

/**
 * The standard wants the kind as first entry of the archive, unpacked (ODF 1.3, part 2, §3.3). Whoever packed it anew packs that entry,
 * too; what stands in it is then seen when it is read.
 */
const istOds = (anfang: string): boolean =>
  anfang.startsWith(ARCHIV) &&
  anfang.startsWith('mimetype', NAME) &&
  (anfang[PACKART] === GEPACKT ||
    anfang.startsWith('application/vnd.oasis.opendocument.spreadsheet', INHALT));

/** What such a file says of itself in its first bytes; so far before it a program may write of who made it. */
const ARTEN: readonly (readonly [Tabellenart, RegExp])[] = [
  ['fods', /^[^<]{0,3}\s{0,100}<\?xml[^>]{0,200}>[^]{0,2000}urn:oasis:names:tc:opendocument/],
  [
    'excelXml',
    /^[^<]{0,3}\s{0,100}<\?xml[^]{0,2000}(?:progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet)/,
  ],
  [
    'html',
    /^[^<]{0,3}\s{0,100}(?:<\?xml[^>]{0,200}>\s{0,100})?(?:<!--[^>]{0,200}-->\s{0,100})?<(?:!doctype html|html|head|body|table|meta|div|style)\b/i,
  ],
];

/** @param anfang The first bytes of a file, one letter each */
export const tabellenart = (anfang: string): Tabellenart | undefined =>
  istOds(anfang) ? 'ods' : ARTEN.find(([, muster]) => muster.test(anfang))?.[0];
