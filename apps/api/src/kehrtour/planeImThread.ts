import type { Plan, Problem, Solution } from '@kehrtour/planner';

import { imThread, type Threadlauf } from './imThread.ts';
import type { PlanAuftrag } from './plane.thread.ts';

export type PlanLauf = Threadlauf & {
  problem: Problem;
  seconds: number;
  seed?: number;
  initial?: Plan | undefined;
};

/** Plans in a thread of its own; a cancelled run answers the best so far. */
export function planeImThread({ problem, seconds, seed = 1, initial, ...lauf }: PlanLauf): Promise<Solution> {
  const auftrag: PlanAuftrag = { problem, seconds, seed, initial };
  return imThread(new URL('./plane.thread.ts', import.meta.url), auftrag, lauf);
}
