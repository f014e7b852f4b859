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

/** Larger ones are bound by their seconds. */
const KLEIN = 12;
/** However small, a round that leaves somebody out is searched so many times as long. */
const GEDULD_SCHRITTE = 3;

/**
 * Steps of the search after which a small round has the plan that it has after any number of them: of 300 random ones with two
 * to six stops none was better after 40,000. Up to there the plan depends on no clock: every machine finds the same.
 */
export const genugSchritte = (stops: number): number => (stops <= KLEIN ? 200 * stops ** 2 : Infinity);

/**
 * Ends after its seconds or its steps, whichever comes first, or after those and its patience while a few have no place yet.
 * `now` in milliseconds.
 */
export function mitGeduld(
  { seconds, steps = Infinity }: { seconds: number; steps?: number | undefined },
  geduld: Geduld | undefined,
  now: () => number,
): StopRule {
  const begin = now();
  const share = (stats: Stats): number => {
    const vorbei = (now() - begin) / 1000;
    const wartet = geduld && lohnt(geduld, stats.served);
    const zeit = seconds + (wartet ? geduld.seconds : 0);
    const schritte = steps * (wartet ? GEDULD_SCHRITTE : 1);
    return vorbei >= zeit || stats.steps >= schritte ? 1 : Math.max(vorbei / zeit, stats.steps / schritte);
  };
  return { done: (stats) => share(stats) >= 1, progress: share };
}

/** While a search still fills its first plan nobody knows: that is waited for anyway. */
const lohnt = ({ anzahl, immer = false }: Geduld, served: number): boolean =>
  served < anzahl && (immer || anzahl - served <= Math.max(2, Math.floor(anzahl * OHNE_PLATZ_HOECHSTENS)));
