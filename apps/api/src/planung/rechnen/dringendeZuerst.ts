import { type Plan, planOf, type Problem, type Solution } from '@kehrtour/planner';

import { istGehalten } from '../problem/kehrtour.problem.ts';

/** How many times the price of another place it costs: the Fristen differ, not only earlier disappointments. */
const DRINGENDER = 10;

/**
 * The plan without those who could give way to somebody more pressing who has no place: a search that begins with it takes in
 * the most pressing first. Undefined where nobody has to.
 */
export function dringendeZuerst(
  { stops }: Problem,
  solution: Solution,
  beweglich: ReadonlySet<string>,
): Plan | undefined {
  const fehlt = new Set(solution.unserved.map(({ stop }) => stop));
  const preis = (one: (typeof stops)[number]): number => one.skipPrice ?? 0;
  const dringendster = Math.max(
    0,
    ...stops.filter(({ id }) => beweglich.has(id) && fehlt.has(id)).map(preis),
  );
  const weicht = new Set(
    stops
      .filter((one) => beweglich.has(one.id) && !fehlt.has(one.id) && !istGehalten(one))
      .filter((one) => preis(one) * DRINGENDER < dringendster)
      .map(({ id }) => id),
  );
  if (weicht.size === 0) return undefined;
  const plan = planOf(solution);
  return {
    ...plan,
    routes: plan.routes.map((route) => ({ ...route, stops: route.stops.filter((id) => !weicht.has(id)) })),
  };
}

/** What those without a place would be worth. */
export function preisOhnePlatz({ stops }: Problem, { unserved }: Solution): number {
  const fehlt = new Set(unserved.map(({ stop }) => stop));
  return stops.reduce((summe, { id, skipPrice = 0 }) => summe + (fehlt.has(id) ? skipPrice : 0), 0);
}
