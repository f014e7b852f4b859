import { compile } from './model/compile.ts';
import type { Model } from './model/model.ts';
import { NEVER } from './model/model.ts';
import { nodesOf } from './model/nodesOf.ts';
import { PlannerError } from './plannerError.ts';
import type { Plan, Problem } from './problem.ts';
import type { RouteState } from './search/routeState.ts';
import { fitsBehind, insertionRange } from './search/scan.ts';
import { stateOf } from './search/stateOf.ts';
import type { Alternative } from './solution.ts';

export interface PlacesOptions {
  /** Places per vehicle, cheapest first. Default 1. */
  readonly perVehicle?: number;
  readonly most?: number;
}

/** Every place where a stop fits, cheapest first, with the exact price; a stop already in the plan is taken out first. */
export function placesFor(
  problem: Problem,
  plan: Plan,
  stop: string,
  options: PlacesOptions = {},
): Alternative[] {
  const model = compile(problem);
  const node = model.nodeOfStop.get(stop);
  if (node === undefined) throw new PlannerError('unknown-stop', 'stop');
  const state = stateOf(model, nodesOf(model, plan));
  const shift = state.shift[node]!;
  if (shift >= 0) {
    state.unlink(node);
    state.refresh(shift);
  }
  const perVehicle = options.perVehicle ?? 1;
  const without = state.price() - model.skipPrice[node]!;
  const places = problem.vehicles.flatMap((_, k) => {
    const inShift = placesIn(state, node, k, without);
    return inShift.sort((a, b) => a.price - b.price).slice(0, perVehicle);
  });
  return places.sort((a, b) => a.price - b.price).slice(0, options.most ?? places.length);
}

/** Exact prices of all feasible positions in one shift; `without` is the price of the plan if the stop were free to skip. */
function placesIn(state: RouteState, node: number, k: number, without: number): Alternative[] {
  const { model } = state;
  if (!mayServe(state, node, k)) return [];
  const { from, to } = insertionRange(state, k);
  const places: Alternative[] = [];
  let position = positionOf(state, k, from);
  for (let i = from; ; position++) {
    const next = state.next[i]!;
    if (fitsBehind(state, node, k, i)) {
      state.link(node, i);
      state.refresh(k);
      if (!state.overworked(k)) places.push(describe(model, state, node, { k, position, without }));
      state.unlink(node);
      state.refresh(k);
    }
    if (i === to) break;
    i = next;
  }
  return places;
}

function mayServe(state: RouteState, node: number, k: number): boolean {
  const { model } = state;
  if (model.placement[k * model.nodes + node] === Infinity) return false;
  if (state.load[k]! + model.demand[node]! > model.capacity[k]!) return false;
  return model.windowHi[model.day[k]! * model.nodes + node] !== -NEVER;
}

function positionOf(state: RouteState, k: number, node: number): number {
  let position = 0;
  for (let i = state.first(k); i !== node; i = state.next[i]!) position += 1;
  return position;
}

function describe(
  model: Model,
  state: RouteState,
  node: number,
  at: { k: number; position: number; without: number },
): Alternative {
  const vehicle = model.problem.vehicles[at.k]!;
  const nodePosition = state.sequence(at.k).indexOf(node);
  const before = state.sequence(at.k).slice(0, nodePosition);
  return {
    vehicle: vehicle.id,
    employee: vehicle.employee,
    day: vehicle.day,
    position: before.reduce((sum, other) => sum + model.members[other]!.length, 0),
    start: state.times(at.k).start[nodePosition]! + model.origin,
    price: state.price() - at.without,
  };
}
