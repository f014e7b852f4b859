import type { CsvZelle } from '@kehrtour/domain/datei/csv';
import type { Tag } from '@kehrtour/domain/tag';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';

/** What a table holds: as a CSV, and days that a spreadsheet can sort. */
export type Tabellenzelle = CsvZelle | { readonly tag: Tag };

export interface Blatt {
  readonly name: string;
  /** The first one is its head. */
  readonly zeilen: readonly (readonly Tabellenzelle[])[];
}

const BREITE_MAX_ZEICHEN = 60;
const LUFT_ZEICHEN = 2;

/** A workbook; texts are texts, whatever they begin with, so that no cell can become a formula. */
export function schreibeXlsx(blaetter: readonly Blatt[]): Promise<Buffer> {
  return writeXlsxFile(
    blaetter.map(({ name, zeilen }) => ({
      sheet: name,
      data: zeilen.map((zeile, stelle) => zeile.map((zelle) => zelleAus(zelle, stelle === 0))),
      columns: breiten(zeilen).map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

function zelleAus(zelle: Tabellenzelle, kopf: boolean): Cell {
  if (zelle === undefined || zelle === '') return null;
  if (typeof zelle === 'number') return { value: zelle, type: Number };
  if (typeof zelle === 'string') return { value: zelle, type: String, ...(kopf && { fontWeight: 'bold' }) };
  if ('ziffern' in zelle) return { value: zelle.ziffern, type: String };
  return { value: new Date(`${zelle.tag}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
}

/** Wide enough for what stands in the column, as far as a screen allows. */
function breiten(zeilen: Blatt['zeilen']): number[] {
  const [kopf = []] = zeilen;
  return kopf.map((_, spalte) => {
    const laengste = zeilen.reduce((bisher, zeile) => Math.max(bisher, zeichen(zeile[spalte])), 0);
    return Math.min(BREITE_MAX_ZEICHEN, laengste + LUFT_ZEICHEN);
  });
}

function zeichen(zelle: Tabellenzelle): number {
  if (zelle === undefined) return 0;
  if (typeof zelle !== 'object') return String(zelle).length;
  return 'tag' in zelle ? 'TT.MM.JJJJ'.length : zelle.ziffern.length;
}
