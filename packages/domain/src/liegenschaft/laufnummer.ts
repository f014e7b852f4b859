import { ok, refuse, type Result } from '../result.ts';

/** Decimals of the working order; more than that nobody can read out. */
const STELLEN = 3;

/**
 * The shortest number between two places of the working order: between 12 and 13 it is 12.5, behind the last the next whole
 * one. Both are given in order; `danach` is missing behind the last house.
 */
export function zwischennummer(
  davor: number,
  danach: number | undefined,
): Result<number, 'liegenschaft.kein-platz'> {
  if (danach === undefined) return ok(Math.floor(davor) + 1);
  for (let stellen = 0; stellen <= STELLEN; stellen += 1) {
    const faktor = 10 ** stellen;
    const mitte = Math.round(((davor + danach) / 2) * faktor) / faktor;
    if (mitte > davor && mitte < danach) return ok(mitte);
  }
  return refuse('liegenschaft.kein-platz');
}
