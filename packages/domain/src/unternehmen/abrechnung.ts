import { plusMonate, plusTage, type Tag, tageVonBis } from '../tag.ts';
import { type TarifId, tarifVon } from './tarif.ts';
import { tarifAm, type Tarifwechsel } from './tarifwechsel.ts';

/** `YYYY-MM`; invoices are made for a month that is over. */
export type Abrechnungsmonat = string;

/** § 12 Abs. 1 UStG. */
export const UST_PROZENT = 19;
/** Days until an invoice is due. */
export const ZAHLUNGSZIEL_TAGE = 14;

/** One line of an invoice: days of a month on which one plan was paid for. Money in cents without VAT. */
export interface Rechnungsposition {
  tarif: TarifId;
  von: Tag;
  bis: Tag;
  tage: number;
  tageDesMonats: number;
  nettoCent: number;
}

export interface Rechnungssummen {
  nettoCent: number;
  ustCent: number;
  bruttoCent: number;
}

export const ersterTag = (monat: Abrechnungsmonat): Tag => `${monat}-01`;
export const letzterTag = (monat: Abrechnungsmonat): Tag => plusTage(plusMonate(ersterTag(monat), 1), -1);
export const monatVon = (tag: Tag): Abrechnungsmonat => tag.slice(0, 7);
/** The month before the one of this day. */
export const vormonat = (tag: Tag): Abrechnungsmonat => monatVon(plusMonate(ersterTag(monatVon(tag)), -1));

/**
 * What a month costs: a day after the trial costs the part of its plan's price that it has of the month. Rounded along the
 * month, so that the parts of one plan add up to its price, wherever it was changed.
 */
export function positionenDesMonats(
  monat: Abrechnungsmonat,
  wechsel: readonly Tarifwechsel[],
  testende: Tag,
): Rechnungsposition[] {
  const tage = tageVonBis(ersterTag(monat), letzterTag(monat));
  const strecken: { tarif: TarifId; von: number; bis: number }[] = [];
  for (const [nummer, tag] of tage.entries()) {
    const tarif = tag <= testende ? null : tarifAm(wechsel, tag);
    const letzte = strecken.at(-1);
    if (tarif === null) continue;
    if (letzte?.tarif === tarif && letzte.bis === nummer - 1) letzte.bis = nummer;
    else strecken.push({ tarif, von: nummer, bis: nummer });
  }
  return strecken.map(({ tarif, von, bis }) => ({
    tarif,
    von: tage[von] ?? '',
    bis: tage[bis] ?? '',
    tage: bis - von + 1,
    tageDesMonats: tage.length,
    nettoCent: anteil(tarif, bis + 1, tage.length) - anteil(tarif, von, tage.length),
  }));
}

const anteil = (tarif: TarifId, tage: number, von: number): number =>
  Math.round((tarifVon(tarif).monatCent * tage) / von);

/** VAT is counted once, of the sum, as EN 16931 wants it (BR-CO-17). */
export function summenAus(positionen: readonly Pick<Rechnungsposition, 'nettoCent'>[]): Rechnungssummen {
  const nettoCent = positionen.reduce((summe, position) => summe + position.nettoCent, 0);
  const ustCent = Math.round((nettoCent * UST_PROZENT) / 100);
  return { nettoCent, ustCent, bruttoCent: nettoCent + ustCent };
}
