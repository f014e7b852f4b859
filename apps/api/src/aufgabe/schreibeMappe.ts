import type { CsvZelle } from '@kehrtour/domain/datei/csv';
import { differenzTage, type Tag } from '@kehrtour/domain/tag';

import { schreibeZip } from '../datei/schreibeZip.ts';
import { xmlText } from '../platform/page/xmlText.ts';

/** What a table holds: as a CSV, and days that a spreadsheet can sort. */
export type Tabellenzelle = CsvZelle | { readonly tag: Tag };
export type Tabellenzeile = readonly Tabellenzelle[];

export interface Blatt {
  readonly name: string;
  readonly kopf: readonly string[];
  /** Page by page; nothing of the next one is read before this one is written. */
  readonly seiten: AsyncIterable<readonly Tabellenzeile[]>;
}

const BREITE_MAX_ZEICHEN = 60;
const LUFT_ZEICHEN = 2;
/** Excel takes a file with a longer cell for a broken one. */
const ZELLE_MAX_ZEICHEN = 32_767;
/** What Excel counts days from. */
const TAG_NULL: Tag = '1899-12-30';

/** Places in `cellXfs` below. */
const [FETT, DATUM] = [1, 2];

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ROOT = 'http://schemas.openxmlformats.org';
const MAIN = `${ROOT}/spreadsheetml/2006/main`;
const RELATION = `${ROOT}/officeDocument/2006/relationships`;
const RELATIONS = `${ROOT}/package/2006/relationships`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A workbook (ECMA-376) as whoever takes it takes its pieces: no library at hand writes one without keeping all of its cells. Texts are
 * texts, whatever they begin with, so that no cell can become a formula.
 */
export const schreibeMappe = (am: Date, blaetter: readonly Blatt[]): AsyncGenerator<Uint8Array> =>
  schreibeZip(am, [
    ...Object.entries(rahmen(blaetter)).map(([name, text]) => ({ name, inhalt: [utf8(XML + text)] })),
    ...blaetter.map((blatt, stelle) => ({ name: blattname(stelle), inhalt: blattstuecke(blatt) })),
  ]);

const blattname = (stelle: number): string => `xl/worksheets/sheet${stelle + 1}.xml`;

/** What there is besides its sheets. */
const rahmen = (blaetter: readonly Blatt[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${ROOT}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${blaetter.map((_, stelle) => `<Override PartName="/${blattname(stelle)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${blaetter.map(({ name }, stelle) => `<sheet name="${xmlText(name)}" sheetId="${stelle + 1}" r:id="rId${stelle + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${blaetter.map((_, stelle) => `<Relationship Id="rId${stelle + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${stelle + 1}.xml"/>`).join('')}<Relationship Id="rId${blaetter.length + 1}" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

async function* blattstuecke({ kopf, seiten }: Blatt): AsyncGenerator<Uint8Array> {
  const spalten = kopf.map((_, stelle) => spaltenname(stelle));
  let nummer = 1;
  for await (const seite of seiten) {
    const anfang = nummer === 1 ? blattanfang(kopf, seite) + zeileAus(kopf, spalten, nummer++, FETT) : '';
    yield utf8(anfang + seite.map((zeile) => zeileAus(zeile, spalten, nummer++)).join(''));
  }
  const leer = nummer === 1 ? blattanfang(kopf, []) + zeileAus(kopf, spalten, 1, FETT) : '';
  yield utf8(`${leer}</sheetData></worksheet>`);
}

/** The head stays in sight; columns are as wide as what stands on the first page needs, as far as a screen allows. */
function blattanfang(kopf: readonly string[], seite: readonly Tabellenzeile[]): string {
  const breite = kopf.map((wort, spalte) => {
    const laengste = seite.reduce((bisher, zeile) => Math.max(bisher, zeichen(zeile[spalte])), wort.length);
    return `<col min="${spalte + 1}" max="${spalte + 1}" width="${Math.min(BREITE_MAX_ZEICHEN, laengste + LUFT_ZEICHEN)}" customWidth="1"/>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${breite.join('')}</cols><sheetData>`;
}

function zeileAus(zeile: Tabellenzeile, spalten: readonly string[], nummer: number, stil = 0): string {
  const zellen = zeile.map((zelle, stelle) => zelleAus(zelle, `${spalten[stelle] ?? ''}${nummer}`, stil));
  return `<row r="${nummer}">${zellen.join('')}</row>`;
}

function zelleAus(zelle: Tabellenzelle, ort: string, stil: number): string {
  if (zelle === undefined || zelle === '') return '';
  if (typeof zelle === 'number') return `<c r="${ort}"><v>${zelle}</v></c>`;
  if (typeof zelle !== 'object') return textzelle(zelle, ort, stil);
  if ('ziffern' in zelle) return textzelle(zelle.ziffern, ort, stil);
  return `<c r="${ort}" s="${DATUM}"><v>${differenzTage(TAG_NULL, zelle.tag)}</v></c>`;
}

/** `_x0041_` in a cell is an A, unless its first sign is written the same way. */
function textzelle(text: string, ort: string, stil: number): string {
  const inhalt = xmlText(text.slice(0, ZELLE_MAX_ZEICHEN)).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
  const mit = stil === 0 ? '' : ` s="${stil}"`;
  const rand = inhalt.trim() === inhalt ? '' : ' xml:space="preserve"';
  return `<c r="${ort}"${mit} t="inlineStr"><is><t${rand}>${inhalt}</t></is></c>`;
}

/** 0 is A, 26 is AA. */
function spaltenname(stelle: number): string {
  const letzter = String.fromCodePoint(65 + (stelle % 26));
  return stelle < 26 ? letzter : spaltenname(Math.floor(stelle / 26) - 1) + letzter;
}

function zeichen(zelle: Tabellenzelle): number {
  if (zelle === undefined) return 0;
  if (typeof zelle !== 'object') return String(zelle).length;
  return 'tag' in zelle ? 'TT.MM.JJJJ'.length : zelle.ziffern.length;
}

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
