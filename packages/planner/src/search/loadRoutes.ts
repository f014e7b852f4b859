import type { Model } from '../model/model.ts';
import type { RouteState } from './routeState.ts';

/** Whether the route is in time and within its capacity. */
export function fits(state: RouteState, k: number): boolean {
  const head = state.first(k);
  return state.latest[head]! >= state.model.earliest[k]! && !state.overworked(k) && capacityHolds(state, k);
}

function capacityHolds(state: RouteState, k: number): boolean {
  return state.load[k]! <= state.model.capacity[k]!;
}

/** Adds a node at the end of a route if it may stand there; false leaves the route as it was. */
export function append(state: RouteState, k: number, node: number): boolean {
  if (state.model.placement[k * state.model.nodes + node] === Infinity) return false;
  state.link(node, state.prev[state.first(k) + 1]!);
  state.refresh(k);
  if (fits(state, k)) return true;
  state.unlink(node);
  state.refresh(k);
  return false;
}

/**
 * Starts a state from given routes (nodes per shift). What a person fixed comes first and last; stops that no longer
 * fit go to the bank. Returns which fixed stops cannot keep their place: they may go nowhere else.
 */
export function loadRoutes(
  state: RouteState,
  model: Model,
  routes: readonly (readonly number[])[],
): Uint8Array {
  const closed = new Uint8Array(model.nodes);
  state.clear();
  for (let k = 0; k < model.shifts; k++) {
    const ends = new Set([...model.prefix[k]!, ...model.suffix[k]!]);
    const keep = (node: number) => {
      if (!append(state, k, node)) closed[node] = 1;
    };
    model.prefix[k]!.forEach(keep);
    model.suffix[k]!.forEach(keep);
    const middle = (routes[k] ?? []).filter((node) => !ends.has(node) && model.fixed[node] === 0);
    for (const node of middle) {
      if (state.shift[node] === -1) appendBefore(state, k, node, model.suffix[k]!);
    }
  }
  return closed;
}

function appendBefore(state: RouteState, k: number, node: number, suffix: readonly number[]): void {
  if (state.model.placement[k * state.model.nodes + node] === Infinity) return;
  let before = state.prev[state.first(k) + 1]!;
  while (suffix.includes(before)) before = state.prev[before]!;
  state.link(node, before);
  state.refresh(k);
  if (fits(state, k)) return;
  state.unlink(node);
  state.refresh(k);
}
