import { compile } from '../model/compile.ts';
import type { Model } from '../model/model.ts';
import { nodesOf } from '../model/nodesOf.ts';
import { planOf } from '../planOf.ts';
import type { Problem } from '../problem.ts';
import type { RouteState } from '../search/routeState.ts';
import type { Place } from '../search/scan.ts';
import { scanRoute } from '../search/scan.ts';
import { stateOf } from '../search/stateOf.ts';
import type { Alternative, Solution, TimedStop, Unserved } from '../solution.ts';
import { whyNot } from './whyNot.ts';

const ALTERNATIVES_MAX = 3;

/** Adds to every stop its cheapest places in other shifts and to every missing stop what keeps it out. */
export function explain(problem: Problem, solution: Solution): Solution {
  const model = compile(problem);
  const state = stateOf(model, nodesOf(model, planOf(solution)));
  const known = new Map<number, Alternative[]>();
  const alternatives = (node: number) => {
    const found = known.get(node) ?? otherShifts(model, state, node);
    known.set(node, found);
    return found;
  };
  const explained = (stop: TimedStop): TimedStop => {
    const node = model.nodeOfStop.get(stop.stop);
    return node === undefined ? stop : { ...stop, alternatives: alternatives(node) };
  };
  return {
    ...solution,
    routes: solution.routes.map((route) => ({ ...route, stops: route.stops.map(explained) })),
    unserved: solution.unserved.map((missing): Unserved => ({
      ...missing,
      ...whyNot(model, state, missing.stop),
    })),
  };
}

/** Price of the best place per other shift against the place the stop has. */
function otherShifts(model: Model, state: RouteState, node: number): Alternative[] {
  const here = state.shift[node]!;
  const behind = state.prev[node]!;
  const before = state.price();
  state.unlink(node);
  state.refresh(here);
  const without = state.price() - model.skipPrice[node]!;
  const found: Place = { before: -1, price: Infinity };
  const places: { k: number; behind: number; price: number }[] = [];
  for (let k = 0; k < model.shifts; k++) {
    if (k === here || model.fixed[node] === 1) continue;
    scanRoute(state, node, k, found);
    if (found.before >= 0) places.push({ k, behind: found.before, price: found.price });
  }
  const best = places.sort((a, b) => a.price - b.price).slice(0, ALTERNATIVES_MAX);
  const described = best.map((place) =>
    tryPlace(model, state, node, { ...place, instead: before - without }),
  );
  state.link(node, behind);
  state.refresh(here);
  return described;
}

function tryPlace(
  model: Model,
  state: RouteState,
  node: number,
  place: { k: number; behind: number; instead: number },
): Alternative {
  const without = state.price() - model.skipPrice[node]!;
  state.link(node, place.behind);
  state.refresh(place.k);
  const nodes = state.sequence(place.k);
  const at = nodes.indexOf(node);
  const vehicle = model.problem.vehicles[place.k]!;
  const alternative = {
    vehicle: vehicle.id,
    employee: vehicle.employee,
    day: vehicle.day,
    position: nodes.slice(0, at).reduce((sum, other) => sum + model.members[other]!.length, 0),
    start: state.times(place.k).start[at]! + model.origin,
    price: state.price() - without - place.instead,
  };
  state.unlink(node);
  state.refresh(place.k);
  return alternative;
}
