import { parentPort, workerData } from 'node:worker_threads';

import { afterSeconds, firstOf, whenCancelled } from '@kehrtour/planner';
import { arrangementOf } from '@kehrtour/planner/calendar/arrangeCalendar';
import type { CalendarPlan, CalendarProblem } from '@kehrtour/planner/calendar/calendarProblem';
import { createCalendar } from '@kehrtour/planner/calendar/createCalendar';
import { whyMissing, type WhyMissing } from '@kehrtour/planner/calendar/whyMissing';

import type { Threadmeldung } from '../imThread.ts';

/** What the thread gets; `flag[0]` turns 1 when somebody asks to stop. */
type Verteilauftrag = { problem: CalendarProblem; seconds: number; flag: SharedArrayBuffer };
export type Verteilung = { plan: CalendarPlan; offen: WhyMissing[] };

/** How often the thread looks up from its work. */
const SLICE_MS = 150;

function run({ problem, seconds, flag }: Verteilauftrag): void {
  const cancelled = new Int32Array(flag);
  const now = (): number => performance.now();
  const rule = firstOf(
    afterSeconds(seconds, now),
    whenCancelled(() => Atomics.load(cancelled, 0) === 1),
  );
  const solver = createCalendar(problem, { progress: (stats) => rule.progress(stats) });
  let known = Infinity;
  let wayMinutes = 0;
  while (!solver.done && !rule.done(solver.stats)) {
    const until = now() + SLICE_MS;
    solver.advance(() => now() >= until || rule.done(solver.stats));
    const { served, bestCost } = solver.stats;
    if (bestCost < known) wayMinutes = Math.round(solver.best().costs.travel / 60);
    known = bestCost;
    tell({ kind: 'progress', share: Math.min(1, rule.progress(solver.stats)), served, wayMinutes });
  }
  const plan = solver.best();
  const zuordnung = arrangementOf(plan);
  tell({
    kind: 'done',
    result: { plan, offen: plan.missing.map((id) => whyMissing(problem, zuordnung, id)) },
  });
}

const tell = (message: Threadmeldung<Verteilung>): void => parentPort?.postMessage(message);

run(workerData as Verteilauftrag);
