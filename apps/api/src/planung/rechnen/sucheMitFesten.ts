import type { Tag } from '@kehrtour/domain/tag';
import { planOf, type Plan } from '@kehrtour/planner';

import { istGehalten, mitSpielraum, mitWeichenFenstern } from '../problem/kehrtour.problem.ts';
import type { Planloesung } from '../problem/planbild.problem.ts';
import { istFest } from '../problem/schicht.problem.ts';
import { ohneWarten, wirdGewartet } from '../problem/wunsch.problem.ts';
import { dringendeZuerst, preisOhnePlatz } from './dringendeZuerst.ts';
import { planeImThread, type PlanLauf } from './planeImThread.ts';

type Suchlauf = PlanLauf & {
  ohneAlte: Plan;
  /** Which told stops give up their window rather than stay without a visit. */
  beweglich: ReadonlySet<string>;
  /** The first day of which one of them may still be told. */
  neuAb?: Tag | undefined;
};

/** Plans; nobody is left out because somebody waits for the wish of another. */
export async function sucheMitFesten(auftrag: Suchlauf): Promise<Planloesung> {
  const loesung = await sucheMitGehaltenen(auftrag);
  const { problem, draussen } = auftrag;
  if (!wirdGewartet(problem) || loesung.unserved.every(({ stop }) => draussen?.has(stop))) return loesung;
  const eilig = await sucheMitGehaltenen({ ...auftrag, problem: ohneWarten(problem) });
  return preisOhnePlatz(problem, eilig) < preisOhnePlatz(problem, loesung) ? eilig : loesung;
}

/**
 * Plans; what is fixed or held is never left out: once more without the old stops, or with held ones that may move a little.
 * Of what was told, only what would find no place otherwise gives up its window.
 */
async function sucheMitGehaltenen({ beweglich, ...auftrag }: Suchlauf): Promise<Planloesung> {
  const erste = await planeImThread({ ...auftrag, nochmalFuer: beweglich });
  const ohnePlatz = erste.unserved.map(({ stop }) => stop).filter((stop) => beweglich.has(stop));
  const lauf =
    ohnePlatz.length === 0
      ? auftrag
      : {
          ...auftrag,
          problem: mitWeichenFenstern(auftrag.problem, ohnePlatz, auftrag.neuAb),
          initial: planOf(erste),
        };
  const zweite = ohnePlatz.length === 0 ? erste : await planeImThread(lauf);
  const solution = await mitDringendenZuerst(lauf, zweite, beweglich);
  const fehlt = new Set(solution.unserved.map(({ stop }) => stop));
  const gehaltener = lauf.problem.stops.some((stop) => fehlt.has(stop.id) && istGehalten(stop));
  if (gehaltener) return planeImThread({ ...lauf, problem: mitSpielraum(lauf.problem) });
  return [...fehlt].some(istFest) ? planeImThread({ ...lauf, initial: lauf.ohneAlte }) : solution;
}

/** Searched once more where somebody pressing has no place and somebody with months has: whichever leaves out less that presses. */
async function mitDringendenZuerst(
  lauf: Omit<Suchlauf, 'beweglich'>,
  bisher: Planloesung,
  beweglich: ReadonlySet<string>,
): Promise<Planloesung> {
  const initial = dringendeZuerst(lauf.problem, bisher, beweglich);
  if (!initial) return bisher;
  const ohnePlatz = bisher.unserved.map(({ stop }) => stop).filter((stop) => beweglich.has(stop));
  const neue = await planeImThread({
    ...lauf,
    problem: mitWeichenFenstern(lauf.problem, ohnePlatz, lauf.neuAb),
    initial,
  });
  return preisOhnePlatz(lauf.problem, neue) < preisOhnePlatz(lauf.problem, bisher) ? neue : bisher;
}
