import type { Model } from '../model/model.ts';
import { RouteState } from './routeState.ts';

/** A state with exactly these routes, feasible or not. */
export function stateOf(model: Model, routes: readonly (readonly number[])[]): RouteState {
  const state = new RouteState(model);
  routes.forEach((route, k) => {
    for (const node of route) state.link(node, state.prev[state.first(k) + 1]!);
    state.refresh(k);
  });
  return state;
}
