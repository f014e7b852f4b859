import { createSolver, explain, type Plan, type Problem, type Solution } from '@kehrtour/planner';

import {
  mehrkosten,
  mitRuhigenTagen,
  ohneBild,
  ohnePlaetzeFuer,
  type Planloesung,
} from '../problem/planbild.problem.ts';
import { sucheBeste } from './sucheBeste.ts';

export type PlanAuftrag = {
  problem: Problem;
  seconds: number;
  steps: number;
  /** More of them while stops find no place. */
  geduld: { anzahl: number; seconds: number } | undefined;
  seed: number;
  initial: Plan | undefined;
  /** Only the plan is asked for: nothing is explained or compared. */
  nurPlan: boolean;
  /** Somebody else looks at the same time how long the shortest ways are. */
  ohneVergleich: boolean;
  /** Nor where one of these has no place: the caller searches again. */
  nochmalFuer: ReadonlySet<string>;
  /** These get no place, whatever room there is; why they have none is said as of any other. */
  draussen: ReadonlySet<string>;
};

/** Somebody whose time was told has no place: it is given up, and searched again. */
function nurAnfang({ unserved }: Solution, { nochmalFuer }: PlanAuftrag): boolean {
  return unserved.some(({ stop }) => nochmalFuer.has(stop));
}

sucheBeste(
  ({ problem, seed, initial, draussen }: PlanAuftrag, progress) =>
    createSolver(ohnePlaetzeFuer(problem, draussen), { seed, ...(initial ? { initial } : {}), progress }),
  (found, auftrag): Planloesung => {
    const { problem, seconds, steps, nurPlan, ohneVergleich, draussen } = auftrag;
    if (nurPlan || nurAnfang(found, auftrag)) return found;
    const gesucht = ohnePlaetzeFuer(problem, draussen);
    const best = mitRuhigenTagen(gesucht, found);
    const mehr = ohneVergleich
      ? {}
      : mehrkosten(gesucht, best, { seconds, steps, now: () => performance.now() });
    return {
      // What another place costs is read as minutes of driving.
      ...explain(ohneBild(problem), best),
      ...mehr,
    };
  },
  nurAnfang,
);
