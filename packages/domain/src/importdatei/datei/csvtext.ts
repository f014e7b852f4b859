import { IMPORTGRENZEN } from './dateiart.ts';
import { TRENNZEICHEN, type Trennzeichen } from './trennzeichen.ts';

const PROBEZEILEN = 20;
const BOM = '\uFEFF';

/**
 * Cells of a delimited text by RFC 4180: quotes may hold delimiter, line break and doubled quotes.
 * Empty lines stay as rows, so that row numbers match what a spreadsheet shows. A row keeps one cell more than it may have, so
 * that whoever counts them sees it, and none of what is behind that.
 */
export function liesCsvtext(text: string, trennzeichen: Trennzeichen, zeilenMax = Infinity): string[][] {
  const zeilen: string[][] = [];
  let pos = text.startsWith(BOM) ? BOM.length : 0;
  let zeile: string[] = [];
  while (pos < text.length && zeilen.length < zeilenMax) {
    const zelle = liesZelle(text, pos, trennzeichen);
    if (zeile.length <= IMPORTGRENZEN.spaltenMax) zeile.push(zelle.wert);
    pos = zelle.ende;
    if (text[pos] === trennzeichen) {
      pos += 1;
      // A delimiter as the very last sign opens one more, empty cell.
      if (pos < text.length) continue;
      zeile.push('');
    }
    zeilen.push(zeile);
    zeile = [];
    pos += text.startsWith('\r\n', pos) ? 2 : 1;
  }
  return zeilen;
}

/** `sep=;` in front of a list tells spreadsheets its delimiter; they show no row for it, and count from the next one. */
export function ohneTrennzeichenzeile(text: string): { text: string; genannt: Trennzeichen | undefined } {
  const [zeile, zeichen] = /^\uFEFF?"?sep=([;,\t|])"?\r?\n/i.exec(text.slice(0, 20)) ?? [];
  if (zeile === undefined) return { text, genannt: undefined };
  return { text: text.slice(zeile.length), genannt: TRENNZEICHEN.find((eines) => eines === zeichen) };
}

/**
 * A list that a spreadsheet opened as one column and saved again has each of its rows in quotes, and every quote of it doubled:
 * `"Straße;""Ort"""`. Without them.
 */
export function ohneHuelle(text: string): string {
  const [erste = ''] = text.slice(0, 3000).split(/[\r\n]/, 1);
  const kopf = erste.replace(BOM, '');
  const bisZumZweiten = kopf.slice(1).split('"', 1)[0] ?? '';
  if (
    !kopf.startsWith('"') ||
    !kopf.endsWith('"') ||
    !TRENNZEICHEN.some((eines) => bisZumZweiten.includes(eines))
  )
    return text;
  const zeilen = liesCsvtext(text, ';');
  return zeilen.every((zeile) => zeile.length === 1) ? zeilen.map(([zelle = '']) => zelle).join('\n') : text;
}

/** The delimiter under which the first twenty rows have the same number of columns, quotes respected. */
export function erkenneTrennzeichen(text: string): Trennzeichen {
  let bestes: { trennzeichen: Trennzeichen; note: number } = { trennzeichen: ';', note: 0 };
  for (const trennzeichen of TRENNZEICHEN) {
    const note = bewerteTrennzeichen(text, trennzeichen);
    if (note > bestes.note) bestes = { trennzeichen, note };
  }
  return bestes.trennzeichen;
}

/** Share of rows with the usual number of columns, times that number's weight; 0 when nothing is parted. */
function bewerteTrennzeichen(text: string, trennzeichen: Trennzeichen): number {
  const breiten = liesCsvtext(text, trennzeichen, PROBEZEILEN).map((zeile) => zeile.length);
  const haeufigkeit = new Map<number, number>();
  for (const breite of breiten) haeufigkeit.set(breite, (haeufigkeit.get(breite) ?? 0) + 1);
  let note = 0;
  for (const [breite, anzahl] of haeufigkeit)
    if (breite > 1) note = Math.max(note, (anzahl / breiten.length) * (1 + Math.log2(breite) / 10));
  return note;
}

function liesZelle(text: string, start: number, trennzeichen: string): { wert: string; ende: number } {
  if (text[start] === '"') return liesAnfuehrung(text, start + 1, trennzeichen);
  let ende = start;
  while (ende < text.length && !istZellende(text, ende, trennzeichen)) ende += 1;
  return { wert: text.slice(start, ende), ende };
}

function liesAnfuehrung(text: string, start: number, trennzeichen: string): { wert: string; ende: number } {
  let wert = '';
  let pos = start;
  for (;;) {
    const schluss = text.indexOf('"', pos);
    if (schluss < 0) return { wert: wert + text.slice(pos), ende: text.length };
    wert += text.slice(pos, schluss);
    pos = schluss + 1;
    if (text[pos] !== '"') break;
    wert += '"';
    pos += 1;
  }
  // Careless programs go on after the closing quote; what follows belongs to the cell.
  let ende = pos;
  while (ende < text.length && !istZellende(text, ende, trennzeichen)) ende += 1;
  return { wert: wert + text.slice(pos, ende), ende };
}

function istZellende(text: string, pos: number, trennzeichen: string): boolean {
  const zeichen = text[pos];
  return zeichen === trennzeichen || zeichen === '\n' || zeichen === '\r';
}
