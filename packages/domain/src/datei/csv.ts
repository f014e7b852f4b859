/** A cell to write: text, number, nothing, or digits that a spreadsheet must keep as text (PLZ). */
export type CsvZelle = string | number | undefined | { readonly ziffern: string };

const BOM = '\uFEFF';
const TRENNZEICHEN = ';';
const ZEILENENDE = '\r\n';

/** Signs by which spreadsheets take a cell for a formula, their full-width twins included. */
const FORMEL = /^[\s\u00A0]*[=+\-@＝＋－＠\t\r]/;

/** A table as German spreadsheets open it: UTF-8 with BOM, `;`, quotes by RFC 4180, no cell can become a formula. */
export const schreibeCsv = (zeilen: readonly (readonly CsvZelle[])[]): string => BOM + csvZeilen(zeilen);

/** More lines of a table whose beginning was written by `schreibeCsv`. */
export const csvZeilen = (zeilen: readonly (readonly CsvZelle[])[]): string =>
  zeilen.map((zeile) => zeile.map(schreibeZelle).join(TRENNZEICHEN) + ZEILENENDE).join('');

function schreibeZelle(zelle: CsvZelle): string {
  if (zelle === undefined) return '';
  if (typeof zelle === 'number') return String(zelle).replace('.', ',');
  if (typeof zelle === 'object') return schreibeZiffern(zelle.ziffern);
  return inAnfuehrung(entschaerft(zelle));
}

/** `="01067"` keeps the leading zero; only digits are let through, so it cannot become another formula. */
function schreibeZiffern(ziffern: string): string {
  if (!/^0\d+$/.test(ziffern)) return inAnfuehrung(entschaerft(ziffern));
  return `"=""${ziffern}"""`;
}

function entschaerft(text: string): string {
  return FORMEL.test(text) ? `'${text}` : text;
}

function inAnfuehrung(text: string): string {
  return /[";\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}
