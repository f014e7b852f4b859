import type { Plan, Problem } from '@kehrtour/planner';

import { imThread, type Threadlauf } from './imThread.ts';
import type { Planloesung } from './planbild.problem.ts';
import type { PlanAuftrag } from './plane.thread.ts';

export type PlanLauf = Threadlauf & {
  problem: Problem;
  seconds: number;
  seed?: number;
  initial?: Plan | undefined;
};

/** Plans in a thread of its own; a cancelled run answers the best so far. */
export function planeImThread({
  problem,
  seconds,
  seed = 1,
  initial,
  ...lauf
}: PlanLauf): Promise<Planloesung> {
  const auftrag: PlanAuftrag = { problem, seconds, seed, initial };
  return imThread(new URL('./plane.thread.ts', import.meta.url), auftrag, lauf);
}
