import { type CsvZelle, schreibeCsv } from '@kehrtour/domain/datei/csv';
import { fieldsOf } from '@kehrtour/domain/keysOf';

/** The heading of a table for spreadsheets, with the mark by which they know the umlauts. */
export const kopfzeile = (namen: readonly string[]): string => schreibeCsv([namen]);

/** Rows below it, from their JSON. */
export function tabellenzeilen(namen: readonly string[], zeilen: readonly string[]): string {
  const werte = zeilen.map((zeile) => fieldsOf(JSON.parse(zeile)));
  const mitMarke = schreibeCsv(werte.map((eine) => namen.map((name) => zelleAus(eine[name]))));
  return mitMarke.slice(1);
}

function zelleAus(wert: unknown): CsvZelle {
  if (wert === null || wert === undefined) return undefined;
  if (typeof wert === 'number') return wert;
  if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
  // Postcodes and telephone numbers keep their zero.
  return typeof wert === 'string' ? { ziffern: wert } : JSON.stringify(wert);
}
