import type { CsvZelle } from '../../datei/csv.ts';
import { IMPORTFELD_NAMEN } from './importfeld.ts';
import type { Meldung, Schwere } from './meldung.ts';

const SCHWERE_NAMEN: Record<Schwere, string> = { fehler: 'Fehler', warnung: 'Warnung', hinweis: 'Hinweis' };

/**
 * The table to download: every message with its row and column, and the row as the file has it behind it, so
 * that it can be mended there and imported again. Write it with `schreibeCsv`.
 */
export function fehlerliste(
  zeilen: readonly (readonly string[])[],
  kopfzeile: number | undefined,
  meldungen: readonly Meldung[],
): CsvZelle[][] {
  const kopf = kopfzeile === undefined ? [] : (zeilen[kopfzeile] ?? []);
  return [
    ['Zeile', 'Spalte', 'Feld', 'Art', 'Meldung', ...kopf],
    ...meldungen.map(({ zeile, spalte, feld, schwere, text }) => [
      zeile,
      spalte,
      feld === undefined ? '' : IMPORTFELD_NAMEN[feld],
      SCHWERE_NAMEN[schwere],
      text,
      ...(zeilen[zeile - 1] ?? []).map(alsZelle),
    ]),
  ];
}

/** A postcode with its leading zero stays one when the list is opened and saved again. */
function alsZelle(wert: string): CsvZelle {
  return /^0\d{4}$/.test(wert.trim()) ? { ziffern: wert.trim() } : wert;
}
