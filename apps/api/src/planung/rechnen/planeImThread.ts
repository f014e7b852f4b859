import type { Plan, Problem } from '@kehrtour/planner';

import { keepReady } from '../../platform/process/threadPool.ts';
import {
  mehrkostenGegen,
  ohnePlaetzeFuer,
  type Planloesung,
  type Vergleich,
  vergleichbar,
} from '../problem/planbild.problem.ts';
import { genugSchritte } from './geduld.ts';
import { freiePlaetze, GRENZEN, imThread, type Threadlauf } from './imThread.ts';
import type { PlanAuftrag } from './plane.thread.ts';
import type { Vergleichsauftrag } from './vergleiche.thread.ts';

const DATEI = new URL('./plane.thread.ts', import.meta.url);
const VERGLEICH = new URL('./vergleiche.thread.ts', import.meta.url);
/** As many as the queue of planning works on at once. */
const PLANGRENZEN = { ...GRENZEN, restingMax: 2 };

/** So that the first proposal of a process does not wait for the programs of its threads. */
export const haltPlanerBereit = (): void =>
  [DATEI, VERGLEICH].forEach((datei) => keepReady({ file: datei, ...PLANGRENZEN }));

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
  /** These get no place, whatever room there is. */
  draussen?: ReadonlySet<string>;
};

/**
 * Plans in a thread of its own; a cancelled run answers the best so far. How much more is driven than without look and shares is
 * looked for at the same time where there is room for that, else afterwards.
 */
export async function planeImThread({
  problem,
  seconds,
  geduldSekunden = 0,
  geduldImmer = false,
  seed = 1,
  initial,
  nurPlan = false,
  nochmalFuer = new Set(),
  draussen = new Set(),
  ...lauf
}: PlanLauf): Promise<Planloesung> {
  const geduld =
    geduldSekunden > 0
      ? { anzahl: moegliche(problem, draussen), seconds: geduldSekunden, immer: geduldImmer }
      : undefined;
  // What may be a beginning only is compared when it has turned out to be more.
  const daneben = !nurPlan && nochmalFuer.size === 0 && vergleichbar(problem) && freiePlaetze() >= 2;
  const steps = genugSchritte(problem.stops.length);
  const suche = { problem, seconds, steps, geduld, seed, initial, nurPlan, nochmalFuer, draussen };
  const auftrag: PlanAuftrag = { ...suche, ohneVergleich: daneben };
  const plan = imThread<Planloesung>(DATEI, auftrag, lauf, PLANGRENZEN);
  if (!daneben) return plan;
  const [loesung, andere] = await Promise.all([
    plan,
    vergleiche({ problem: ohnePlaetzeFuer(problem, draussen), seconds, steps }),
  ]);
  return { ...loesung, ...mehrkostenGegen(problem, loesung, andere) };
}

const vergleiche = (auftrag: Vergleichsauftrag): Promise<Vergleich> =>
  imThread(VERGLEICH, auftrag, {}, PLANGRENZEN);

/** What nobody of the round may do finds no place by waiting, nor does what is to have none. */
const moegliche = ({ stops, vehicles }: Problem, draussen: ReadonlySet<string>): number =>
  stops.filter(
    ({ id, skills = [] }) =>
      !draussen.has(id) &&
      vehicles.some((vehicle) => skills.every((skill) => vehicle.skills?.includes(skill))),
  ).length;
