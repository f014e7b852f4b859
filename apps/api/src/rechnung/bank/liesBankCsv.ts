import { erkenneTrennzeichen, leseCsv } from '@kehrtour/domain/importdatei/csvtext';
import { leseTag } from '@kehrtour/domain/tag';

import { type Kontoauszug, kurz, postenAus } from './kontoauszug.ts';

/** How banks name the columns that are needed, in the order in which they are preferred. */
const SPALTEN = {
  am: /^(buchungstag|buchungsdatum|buchung|datum|wertstellung|valuta)/i,
  betrag: /^(betrag|umsatz)/i,
  zweck: /^(verwendungszweck|zweck|buchungsinformation)/i,
  name: /^(name|beg[uü]nstigter|auftraggeber|zahlungsbeteiligter|zahlungspflichtige)/i,
} as const;

/** A year of entries, with room to spare. */
const ZEILEN_MAX = 20_000;

/** Entries of a bank's CSV; undefined when it lacks a day or an amount. */
export function liesBankCsv(text: string): Kontoauszug | undefined {
  const data = leseCsv(text, erkenneTrennzeichen(text), ZEILEN_MAX);
  const kopfzeile = data.findIndex(
    (zeile) => stelle(zeile, SPALTEN.am) >= 0 && stelle(zeile, SPALTEN.betrag) >= 0,
  );
  const kopf = data[kopfzeile];
  if (!kopf) return undefined;
  const wo = {
    am: stelle(kopf, SPALTEN.am),
    betrag: stelle(kopf, SPALTEN.betrag),
    zweck: stelle(kopf, SPALTEN.zweck),
    name: stelle(kopf, SPALTEN.name),
  };
  const form = `csv ${kurz(kopf)}`;
  const posten = data.slice(kopfzeile + 1).flatMap((zeile) => {
    const am = leseTag(zeile[wo.am]?.trim() ?? '');
    const cent = centAus(zeile[wo.betrag] ?? '');
    if (am === undefined || cent === undefined || cent === 0) return [];
    const teil = { cent, name: zeile[wo.name]?.trim() ?? '', zweck: zeile[wo.zweck]?.trim() ?? '' };
    return [postenAus({ konto: '', am, cent, kennung: '', form, teile: [teil] })];
  });
  return { posten, vorgemerkt: 0, ungelesen: [] };
}

const stelle = (kopf: readonly string[], muster: RegExp): number =>
  kopf.findIndex((spalte) => muster.test(spalte.trim()));

/** `1.234,56`, `-46,41 €`, `+9.401`. */
function centAus(text: string): number | undefined {
  const [, zeichen = '', ganz = '', rest = ''] =
    /^([+-]?)\s*(\d{1,3}(?:\.\d{3})*|\d{1,9})(?:,(\d{1,2}))?\s*(?:€|EUR)?$/.exec(text.trim()) ?? [];
  if (ganz === '') return undefined;
  const cent = Number(ganz.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
  return zeichen === '-' ? -cent : cent;
}
