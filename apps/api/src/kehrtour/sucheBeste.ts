import { parentPort, workerData } from 'node:worker_threads';

import { afterSeconds, firstOf, type Stats, whenCancelled } from '@kehrtour/planner';

import type { Threadmeldung } from './imThread.ts';

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

/**
 * All that a computing thread does: searches until its time is over or somebody asks to stop (`flag[0]` turns 1), tells how
 * far it is, and at last its result.
 */
export function sucheBeste<Auftrag extends { readonly seconds: number }, Best extends Gesucht, Ergebnis>(
  begin: (auftrag: Auftrag, progress: (stats: Stats) => number) => Search<Best>,
  resultOf: (best: Best, auftrag: Auftrag) => Ergebnis,
): void {
  const auftrag = workerData as Auftrag & { readonly flag: SharedArrayBuffer };
  const cancelled = new Int32Array(auftrag.flag);
  const now = (): number => performance.now();
  const tell = (message: Threadmeldung<Ergebnis>): void => parentPort?.postMessage(message);
  const rule = firstOf(
    afterSeconds(auftrag.seconds, now),
    whenCancelled(() => Atomics.load(cancelled, 0) === 1),
  );
  const search = begin(auftrag, (stats) => rule.progress(stats));
  let known = Infinity;
  let wayMinutes = 0;
  while (!search.done && !rule.done(search.stats)) {
    const until = now() + SLICE_MS;
    search.advance(() => now() >= until || rule.done(search.stats));
    const { served, bestCost } = search.stats;
    // The way of the best plan so far is what a person sees getting shorter.
    if (bestCost < known) wayMinutes = Math.round(search.best().costs.travel / 60);
    known = bestCost;
    tell({ kind: 'progress', share: Math.min(1, rule.progress(search.stats)), served, wayMinutes });
  }
  tell({ kind: 'done', result: resultOf(search.best(), auftrag) });
}
