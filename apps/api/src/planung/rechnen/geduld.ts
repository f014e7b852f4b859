import type { Stats, StopRule } from '@kehrtour/planner';

/** Seconds that are added while some of these find no place: a place is worth waiting for, a shorter way is not. */
export type Geduld = {
  readonly anzahl: number;
  readonly seconds: number;
  /** However many have no place: a week that is too full still gains seven places of 300 and a quarter of its driving. */
  readonly immer?: boolean;
};

/** Where more than this part of all has no place, the day is too short: no search of seconds changes that. */
const OHNE_PLATZ_HOECHSTENS = 0.1;

/** Ends after its seconds, or after those and its patience while a few have no place yet. `now` in milliseconds. */
export function mitGeduld(seconds: number, geduld: Geduld | undefined, now: () => number): StopRule {
  const begin = now();
  const share = ({ served }: Stats): number => {
    const vorbei = (now() - begin) / 1000;
    const zeit = seconds + (geduld && lohnt(geduld, served) ? geduld.seconds : 0);
    return vorbei >= zeit ? 1 : vorbei / zeit;
  };
  return { done: (stats) => share(stats) >= 1, progress: share };
}

/** While a search still fills its first plan nobody knows: that is waited for anyway. */
const lohnt = ({ anzahl, immer = false }: Geduld, served: number): boolean =>
  served < anzahl && (immer || anzahl - served <= Math.max(2, Math.floor(anzahl * OHNE_PLATZ_HOECHSTENS)));
