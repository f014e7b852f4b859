import { plusTage, spaeter, type Tag } from '../tag.ts';
import type { TarifId } from './tarif.ts';

/** From this day on the company has this plan, or none. Of one day there is one. */
export interface Tarifwechsel {
  ab: Tag;
  tarif: TarifId | null;
}

/** Free days after registering; nobody is asked for a plan before. */
export const TESTTAGE = 30;
/** Whoever was here before there were plans has until then, however long ago the registration was. */
export const TESTENDE_FRUEHESTENS: Tag = '2027-02-28';

/** The last free day. */
export const testendeAus = (registriertAm: Tag): Tag =>
  spaeter(plusTage(registriertAm, TESTTAGE), TESTENDE_FRUEHESTENS);

/** The plan of a day: the last change that began on it or before. */
export function tarifAm(wechsel: readonly Tarifwechsel[], tag: Tag): TarifId | null {
  const begonnen = wechsel.filter(({ ab }) => ab <= tag);
  return begonnen.toSorted((a, b) => (a.ab < b.ab ? -1 : 1)).at(-1)?.tarif ?? null;
}

/** The next change that is settled already. */
export function naechsterWechsel(wechsel: readonly Tarifwechsel[], tag: Tag): Tarifwechsel | undefined {
  return wechsel.filter(({ ab }) => ab > tag).toSorted((a, b) => (a.ab < b.ab ? -1 : 1))[0];
}
