import type { Random } from '../random.ts';
import type { Child } from './routeExchange.ts';
import type { UniformProblem } from './uniformProblem.ts';

/** All stops shuffled and dealt to as few routes as their load allows, up to `routesMax`: raw, but like nothing else. */
export function randomPlan(problem: UniformProblem, random: Random, routesMax: number): Child {
  const { stops, vehicles, demand, capacity } = problem;
  const least = Math.max(1, Math.ceil(demand.reduce((sum, one) => sum + one, 0) / capacity));
  const routes = Math.min(vehicles, least + random.below(Math.max(0, routesMax - least) + 1));
  const order = Int32Array.from({ length: stops }, (_, i) => i);
  for (let p = stops - 1; p > 0; p--) {
    const q = random.below(p + 1);
    const other = order[p]!;
    order[p] = order[q]!;
    order[q] = other;
  }
  const lengths = new Int32Array(vehicles);
  for (let p = 0; p < stops; p++) lengths[Math.floor((p * routes) / stops)]! += 1;
  return { order, lengths };
}
