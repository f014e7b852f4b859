import { parentPort, workerData } from 'node:worker_threads';

import {
  afterSeconds,
  createSolver,
  explain,
  firstOf,
  type Plan,
  type Problem,
  type Solution,
  whenCancelled,
} from '@kehrtour/planner';

import type { Threadmeldung } from './imThread.ts';

/** What the thread gets; `flag[0]` turns 1 when somebody asks to stop. */
type PlanAuftrag = {
  problem: Problem;
  seconds: number;
  seed: number;
  initial: Plan | undefined;
  flag: SharedArrayBuffer;
};

/** How often the thread looks up from its work. */
const SLICE_MS = 120;

function run({ problem, seconds, seed, initial, flag }: PlanAuftrag): void {
  const cancelled = new Int32Array(flag);
  const now = (): number => performance.now();
  const rule = firstOf(
    afterSeconds(seconds, now),
    whenCancelled(() => Atomics.load(cancelled, 0) === 1),
  );
  const solver = createSolver(problem, {
    seed,
    ...(initial ? { initial } : {}),
    progress: (stats) => rule.progress(stats),
  });
  let known = Infinity;
  let wayMinutes = 0;
  while (!solver.done && !rule.done(solver.stats)) {
    const until = now() + SLICE_MS;
    solver.advance(() => now() >= until || rule.done(solver.stats));
    const { served, bestCost } = solver.stats;
    // The way of the best plan so far is what a person sees getting shorter.
    if (bestCost < known) wayMinutes = Math.round(solver.best().costs.travel / 60);
    known = bestCost;
    tell({ kind: 'progress', share: Math.min(1, rule.progress(solver.stats)), served, wayMinutes });
  }
  tell({ kind: 'done', result: explain(problem, solver.best()) });
}

const tell = (message: Threadmeldung<Solution>): void => parentPort?.postMessage(message);

run(workerData as PlanAuftrag);
