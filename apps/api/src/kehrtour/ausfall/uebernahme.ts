import { evaluate, type Plan, type Solution } from '@kehrtour/planner';

import { planAusHalten } from '../../planung/loesung/planAusHalten.ts';
import { istFest } from '../../planung/problem/schicht.problem.ts';
import type { Rechenstand } from '../vorbereitung/bereiteRechnung.ts';
import { type Ausfallplan, nurGebrauchtes } from './nurGebrauchtes.ts';
import { verwaisteBesuche } from './verwaisteBesuche.ts';

type Tageswerk = { readonly tag: string; readonly stops: readonly string[] };

/**
 * The plan in which colleagues who drive nowhere on these days take them as they are, each the whole day of one person: every
 * told window holds, and nobody is told. Undefined where nobody can. Those who drive in the round are asked first.
 */
export function uebernahme(stand: Rechenstand, basis: Rechenstand): Ausfallplan | undefined {
  const { grundlage, gebaut } = stand;
  const verwaist = verwaisteBesuche(grundlage.halte, grundlage.schichten);
  const bekannt = new Set(gebaut.problem.stops.map(({ id }) => id));
  const werke = [...Map.groupBy(verwaist, ({ mitarbeiter_id, tag }) => `${mitarbeiter_id}/${tag}`).values()]
    .map((halte): Tageswerk => ({
      tag: halte[0]?.tag ?? '',
      stops: halte
        .filter(({ id }) => bekannt.has(id))
        .toSorted((a, b) => (a.beginn?.getTime() ?? 0) - (b.beginn?.getTime() ?? 0))
        .map(({ id }) => id),
    }))
    .filter(({ stops }) => stops.length > 0);
  if (werke.length === 0) return undefined;
  const weg = new Set(verwaist.map(({ id }) => id));
  let plan: Plan = planAusHalten(
    gebaut,
    grundlage.halte.filter(({ id }) => !weg.has(id)),
  );
  for (const werk of werke) {
    const genommen = kandidaten(plan, werk, { stand, basis })
      .map((vehicle) => mitWerk(plan, vehicle, werk))
      .find((versuch) => haelt(versuch, werk, stand));
    if (!genommen) return undefined;
    plan = genommen;
  }
  return nurGebrauchtes({ stand, solution: evaluate(gebaut.problem, plan) }, basis);
}

/** Shifts of that day in which nobody drives to any house of the round. */
function kandidaten(
  { routes }: Plan,
  { tag }: Tageswerk,
  { stand, basis }: { stand: Rechenstand; basis: Rechenstand },
): string[] {
  const { vehicles } = stand.gebaut.problem;
  const inRunde = new Set(basis.grundlage.vorgaben.mitarbeiter.ids);
  const faehrt = new Set(
    routes.flatMap(({ vehicle, stops }) => (stops.some((stop) => !istFest(stop)) ? [vehicle] : [])),
  );
  return vehicles
    .filter(({ id, day }) => day === tag && !faehrt.has(id))
    .toSorted((a, b) => Number(inRunde.has(b.employee)) - Number(inRunde.has(a.employee)))
    .map(({ id }) => id);
}

/** The day in that shift; what the person does elsewhere stays where it is in it, by its time. */
function mitWerk({ routes }: Plan, vehicle: string, { stops }: Tageswerk): Plan {
  return {
    routes: routes.map((route) =>
      route.vehicle === vehicle ? { ...route, stops: [...route.stops, ...stops] } : route,
    ),
  };
}

function haelt(plan: Plan, { stops }: Tageswerk, { gebaut, grundlage }: Rechenstand): boolean {
  const solution: Solution = evaluate(gebaut.problem, plan);
  const route = solution.routes.find((eine) => eine.stops.some(({ stop }) => stop === stops[0]));
  if (!route || solution.violations.some(({ vehicle }) => vehicle === route.vehicle)) return false;
  return route.stops.every(({ stop, start }) => {
    const termin = grundlage.anliegen.find(({ id }) => id === stop)?.termin;
    if (!termin) return true;
    const { uhr } = gebaut;
    return uhr.vonInstant(termin.fenster_von) <= start && start <= uhr.vonInstant(termin.fenster_bis);
  });
}
