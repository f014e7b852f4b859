import { createSolver, explain, type Plan, type Problem } from '@kehrtour/planner';

import { mehrwegSekunden, ohneBild, type Planloesung } from './planbild.problem.ts';
import { sucheBeste } from './sucheBeste.ts';

export type PlanAuftrag = { problem: Problem; seconds: number; seed: number; initial: Plan | undefined };

sucheBeste(
  ({ problem, seed, initial }: PlanAuftrag, progress) =>
    createSolver(problem, { seed, ...(initial ? { initial } : {}), progress }),
  (best, { problem, seconds }): Planloesung => {
    const mehrweg = mehrwegSekunden(problem, best, { seconds, now: () => performance.now() });
    return {
      // What another place costs is read as minutes of driving.
      ...explain(ohneBild(problem), best),
      ...(mehrweg === undefined ? {} : { mehrwegSekunden: mehrweg }),
    };
  },
);
