/** What the database keeps of an amount. */
const CENT_MAX = 2_000_000_000;

type Dezimalzeichen = ',' | '.';

/** Minus signs of all kinds, and blanks that are none. */
const MINUS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const LEERES = /[\s\u00A0\u2007\u202F'’`]/g;
const WAEHRUNG = /€|EUR(O)?/gi;

/**
 * Reads amounts of one column: comma or point is decided by all of them, so that `1.234` beside `46.41` is another amount than beside
 * `46,41`. The answer is in cents, undefined where a cell is no amount in euros.
 */
export function betragsleser(zellen: readonly string[]): (zelle: string) => number | undefined {
  const stimmen = zellen.map((zelle) => dezimalzeichenVon(rein(zelle)));
  const gemischt = stimmen.includes(',') && stimmen.includes('.');
  const ueblich: Dezimalzeichen = stimmen.includes('.') && !gemischt ? '.' : ',';
  return (zelle) => centAus(rein(zelle), ueblich, gemischt);
}

const rein = (zelle: string): string =>
  zelle.replaceAll(MINUS, '-').replaceAll(WAEHRUNG, '').replaceAll(LEERES, '');

/** One or two digits behind a sign tell which one it is. */
const dezimalzeichenVon = (text: string): Dezimalzeichen | undefined => {
  const zeichen = /\d([.,])\d{1,2}(?!\d)[^\d.,]*$/.exec(text)?.[1];
  return zeichen === ',' || zeichen === '.' ? zeichen : undefined;
};

function centAus(text: string, ueblich: Dezimalzeichen, gemischt: boolean): number | undefined {
  const [, klammer = '', vorn = '', zahl = '', hinten = ''] =
    /^(\()?([+-]?)([\d.,]+)([+-]|S|H|Soll|Haben)?\)?$/i.exec(text) ?? [];
  const zeichen = (gemischt ? dezimalzeichenVon(zahl) : undefined) ?? ueblich;
  const [ganz = '', rest = '', ...weitere] = zahl.split(zeichen);
  const tausender = zeichen === ',' ? '.' : ',';
  const gruppiert = new RegExp(String.raw`^(\d+|\d{1,3}([${tausender}]\d{3})+)$`);
  if (!gruppiert.test(ganz) || weitere.length > 0 || !/^\d{0,2}0*$/.test(rest)) return undefined;
  const cent = Number(ganz.replaceAll(tausender, '')) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
  const negativ = klammer !== '' || vorn === '-' || /^(-|S|Soll)$/i.test(hinten);
  if (cent > CENT_MAX) return undefined;
  return negativ ? -cent : cent;
}
