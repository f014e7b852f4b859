import { parentPort } from 'node:worker_threads';

import { firstOf, type Stats, type StopRule, whenCancelled } from '@kehrtour/planner';

import { type Geduld, mitGeduld } from './geduld.ts';
import type { Threadauftrag, Threadmeldung } from './imThread.ts';

/** A search of the planner, whatever it looks for. */
type Search<Best> = {
  readonly done: boolean;
  readonly stats: Stats;
  advance(until: () => boolean): Stats;
  best(): Best;
};
type Gesucht = { readonly costs: { readonly travel: number } };

/** How often the thread looks up from its work. */
const SLICE_MS = 120;
/** A busy machine may take so many times as long for the same work. */
const BUSY_MAX = 3;

/** A search of this many seconds is long enough to be asked at its half whether it is worth the other one. */
const HALBZEIT_AB_SEKUNDEN = 0.4;

type Suchauftrag = {
  readonly seconds: number;
  /** How many are enough; without a number the seconds alone count. */
  readonly steps?: number;
  readonly geduld?: Geduld | undefined;
};

/**
 * All that a computing thread does, one piece of work after the other: searches until its time is over or somebody asks to
 * stop, tells how far it is, and at last its result.
 */
export function sucheBeste<Auftrag extends Suchauftrag, Best extends Gesucht, Ergebnis>(
  begin: (auftrag: Auftrag, progress: (stats: Stats) => number) => Search<Best>,
  resultOf: (best: Best, auftrag: Auftrag) => Ergebnis,
  /** Told at half its time that the result will only be a beginning, the search ends there. */
  onlyBeginning: (best: Best, auftrag: Auftrag) => boolean = () => false,
): void {
  const tell = (message: Threadmeldung<Ergebnis>): void => parentPort?.postMessage(message);
  parentPort?.on('message', (auftrag: Threadauftrag<Auftrag>) => {
    const best = suche(auftrag, begin, (one) => onlyBeginning(one, auftrag), tell);
    tell({ kind: 'done', result: resultOf(best, auftrag) });
  });
}

function suche<Auftrag extends Suchauftrag, Best extends Gesucht>(
  auftrag: Threadauftrag<Auftrag>,
  begin: (auftrag: Auftrag, progress: (stats: Stats) => number) => Search<Best>,
  onlyBeginning: (best: Best) => boolean,
  tell: (message: Threadmeldung<never>) => void,
): Best {
  const cancelled = new Int32Array(auftrag.flag);
  const now = workClock();
  const rule = firstOf(
    nachDemErsten(mitGeduld(auftrag, auftrag.geduld, now)),
    whenCancelled(() => Atomics.load(cancelled, 0) === 1),
  );
  const search = begin(auftrag, (stats) => rule.progress(stats));
  let known = Infinity;
  let wayMinutes = 0;
  let half = auftrag.seconds < HALBZEIT_AB_SEKUNDEN ? Infinity : auftrag.seconds * 500;
  while (!search.done && !rule.done(search.stats)) {
    const until = Math.min(now() + SLICE_MS, half);
    search.advance(() => now() >= until || rule.done(search.stats));
    const { served, bestCost } = search.stats;
    // The way of the best plan so far is what a person sees getting shorter.
    if (bestCost < known) wayMinutes = Math.round(search.best().costs.travel / 60);
    known = bestCost;
    tell({ kind: 'progress', share: Math.min(1, rule.progress(search.stats)), served, wayMinutes });
    if (now() < half || search.stats.phase === 'construct') continue;
    half = Infinity;
    if (onlyBeginning(search.best())) break;
  }
  return search.best();
}

/** Before the first plan is whole no time is over: the one that is there then lacks houses for no other reason. */
const nachDemErsten = ({ done, progress }: StopRule): StopRule => ({
  done: (stats) => stats.phase !== 'construct' && done(stats),
  progress,
});

/** Milliseconds of work: what other work of the machine takes is given back, up to a bound. */
function workClock(): () => number {
  const begin = performance.now();
  const first = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(first);
    return Math.max((user + system) / 1000, (performance.now() - begin) / BUSY_MAX);
  };
}
