import { hatZusagen, type OhneFahrt } from '@kehrtour/domain/kehrtour/kehrtour';
import { placesFor, type Problem, type Stop, type Vehicle } from '@kehrtour/planner';

import { ohneBild } from '../problem/planbild.problem.ts';
import { festeDer, istFest } from '../problem/schicht.problem.ts';
import type { PlanMeta } from '../stand/planMeta.ts';
import type { PlanNeu } from './planNeu.ts';

/** Who was chosen and has no stop in this plan, each with the first reason that holds. */
export function werNichtsFaehrt(neu: PlanNeu): NonNullable<PlanMeta['ohneFahrt']> {
  const { grundlage, solution } = neu;
  const faehrt = new Set([
    ...solution.routes
      .filter(({ stops }) => stops.some(({ stop }) => !istFest(stop)))
      .map(({ employee }) => employee),
    ...(neu.bleibt?.schichten ?? []).map(({ mitarbeiterId }) => mitarbeiterId),
    ...(neu.verwaist?.schichten ?? []).map(({ mitarbeiterId }) => mitarbeiterId),
  ]);
  // Where nobody drives there is nothing to share.
  if (faehrt.size === 0) return [];
  return grundlage.vorgaben.mitarbeiter.ids
    .filter((id) => !faehrt.has(id))
    .map((mitarbeiterId) => ({ mitarbeiterId, grund: grundOhneFahrt(mitarbeiterId, neu) }));
}

function grundOhneFahrt(mitarbeiterId: string, neu: PlanNeu): OhneFahrt {
  const { problem } = neu.gebaut;
  const eigene = problem.vehicles.filter(({ employee }) => employee === mitarbeiterId);
  const haeuser = problem.stops.filter(({ id }) => !istFest(id));
  if (eigene.length === 0) return 'keine-zeit';
  const erlaubte = haeuser.filter((stop) => darf(stop, eigene));
  if (erlaubte.length === 0) return 'darf-nicht';
  const freie = erlaubte.filter((stop) => !istWoandersGebunden(stop, eigene));
  if (freie.length === 0) return 'gebunden';
  if (!freie.some((stop) => passtAllein(stop, problem, eigene))) return 'passt-nicht';
  if (neu.sperren !== undefined) return 'von-hand';
  if (hatZusagen(neu.grundlage.kehrtour.status)) return 'angesagt';
  // Days that are driven anyway come first; on another one somebody would drive for nothing but to share.
  const gefahren = new Set(
    neu.solution.routes.filter(({ stops }) => stops.some(({ stop }) => !istFest(stop))).map(({ day }) => day),
  );
  if (gefahren.size > 0 && !eigene.some(({ day }) => gefahren.has(day))) return 'andere-tage';
  if (haeuser.length < neu.grundlage.vorgaben.mitarbeiter.ids.length) return 'wenig-haeuser';
  return problem.weights?.fairness ? 'wege' : 'kuerzer';
}

const darf = ({ skills = [] }: Stop, eigene: readonly Vehicle[]): boolean =>
  eigene.some((vehicle) => skills.every((skill) => vehicle.skills?.includes(skill)));

const istWoandersGebunden = ({ lock }: Stop, eigene: readonly Vehicle[]): boolean =>
  lock !== undefined &&
  !eigene.some(
    ({ id, employee, day }) =>
      (lock.vehicle ?? id) === id && (lock.employee ?? employee) === employee && (lock.day ?? day) === day,
  );

/** Whether the house would fit if nothing else of this round were driven. */
function passtAllein(stop: Stop, problem: Problem, eigene: readonly Vehicle[]): boolean {
  const leer = {
    routes: eigene.map(({ id }) => ({ vehicle: id, stops: festeDer(problem, id).map((fest) => fest.id) })),
  };
  const wer = new Set(eigene.map(({ id }) => id));
  return placesFor(ohneBild(problem), leer, stop.id, { perVehicle: 1 }).some(({ vehicle }) =>
    wer.has(vehicle),
  );
}
