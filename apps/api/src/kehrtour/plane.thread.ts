import { createSolver, explain, type Plan, type Problem, type Solution } from '@kehrtour/planner';

import { sucheBeste } from './sucheBeste.ts';

export type PlanAuftrag = { problem: Problem; seconds: number; seed: number; initial: Plan | undefined };

sucheBeste(
  ({ problem, seed, initial }: PlanAuftrag, progress) =>
    createSolver(problem, { seed, ...(initial ? { initial } : {}), progress }),
  (best, { problem }): Solution => explain(problem, best),
);
