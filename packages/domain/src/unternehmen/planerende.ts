import { differenzTage, plusTage, type Tag } from '../tag.ts';
import { tarifAm, type Tarifwechsel } from './tarifwechsel.ts';

/** Days before the last one on which it is said: a week is enough to ask for money, a day to remember it. */
export const HINWEIS_TAGE = [7, 1] as const;
export type Hinweistage = (typeof HINWEIS_TAGE)[number];

/** The last day in one go from this one on that is free or has a plan; null while nothing ends it, or where none is. */
export function planerBis(wechsel: readonly Tarifwechsel[], testende: Tag, heute: Tag): Tag | null {
  const gedeckt = (tag: Tag): boolean => tag <= testende || tarifAm(wechsel, tag) !== null;
  if (!gedeckt(heute)) return null;
  const enden = [plusTage(testende, 1), ...wechsel.map(({ ab }) => ab)];
  const erster = enden.filter((tag) => tag > heute && !gedeckt(tag)).toSorted()[0];
  return erster === undefined ? null : plusTage(erster, -1);
}

/** Which hint is due: the nearest one, also after a day on which nobody could send it. */
export function faelligerHinweis(bis: Tag, heute: Tag): Hinweistage | null {
  const rest = differenzTage(heute, bis);
  return HINWEIS_TAGE.filter((tage) => rest <= tage).at(-1) ?? null;
}
