import type { Plan, Problem } from '@kehrtour/planner';

import { GRENZEN, imThread, type Threadlauf } from './imThread.ts';
import type { Planloesung } from './planbild.problem.ts';
import type { PlanAuftrag } from './plane.thread.ts';
import { haltBereit } from './threadvorrat.ts';

const DATEI = new URL('./plane.thread.ts', import.meta.url);
/** As many as the queue of planning works on at once. */
const PLANGRENZEN = { ...GRENZEN, ruhende: 2 };

/** So that the first proposal of a process does not wait for the program of its thread. */
export const haltPlanerBereit = (): void => haltBereit({ datei: DATEI, ...PLANGRENZEN });

export type PlanLauf = Threadlauf & {
  problem: Problem;
  seconds: number;
  /** Seconds that are added while a stop finds no place. */
  geduldSekunden?: number;
  /** However many those are. */
  geduldImmer?: boolean;
  seed?: number;
  initial?: Plan | undefined;
  nurPlan?: boolean;
  /** Where one of these has no place, the plan is only a beginning: nothing of it is explained or compared. */
  nochmalFuer?: ReadonlySet<string>;
};

/** Plans in a thread of its own; a cancelled run answers the best so far. */
export function planeImThread({
  problem,
  seconds,
  geduldSekunden = 0,
  geduldImmer = false,
  seed = 1,
  initial,
  nurPlan = false,
  nochmalFuer = new Set(),
  ...lauf
}: PlanLauf): Promise<Planloesung> {
  const geduld =
    geduldSekunden > 0
      ? { anzahl: moegliche(problem), seconds: geduldSekunden, immer: geduldImmer }
      : undefined;
  const auftrag: PlanAuftrag = { problem, seconds, geduld, seed, initial, nurPlan, nochmalFuer };
  return imThread(DATEI, auftrag, lauf, PLANGRENZEN);
}

/** What nobody of the round may do finds no place by waiting. */
const moegliche = ({ stops, vehicles }: Problem): number =>
  stops.filter(({ skills = [] }) =>
    vehicles.some((vehicle) => skills.every((skill) => vehicle.skills?.includes(skill))),
  ).length;
