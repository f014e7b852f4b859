import type { Random } from '../random.ts';
import type { Individual } from './individual.ts';
import type { UniformProblem } from './uniformProblem.ts';

/** A child before local search: routes plus how many each has. */
export interface Child {
  readonly order: Int32Array;
  readonly lengths: Int32Array;
}

function routesOf(individual: Individual): number[][] {
  let at = 0;
  return Array.from(individual.lengths, (length) => {
    const route = Array.from(individual.order.subarray(at, at + length));
    at += length;
    return route;
  }).filter((route) => route.length > 0);
}

/**
 * Selective route exchange: some neighbouring routes of one parent are replaced by the routes of the other that cover
 * most of the same stops; what falls out is inserted where it costs least. Nagata & Bräysy, Networks 54(4), 2009.
 * The routes are chosen around a stop instead of by angle, because a travel matrix has no angles.
 */
export function routeExchange(problem: UniformProblem, a: Individual, b: Individual, random: Random): Child {
  const n = problem.stops;
  const routesA = routesOf(a);
  const routesB = routesOf(b);
  const most = Math.min(routesA.length, routesB.length);
  const wanted = 1 + random.below(Math.max(1, most - 1));
  const chosenA = around(problem, routesA, random.below(n), wanted);
  const insideA = mark(n, [...chosenA].map((r) => routesA[r]!));
  const chosenB = overlapping(routesB, insideA, chosenA.size);
  const insideB = mark(n, [...chosenB].map((r) => routesB[r]!));
  // either drop from the guests what the hosts keep, or from the hosts what the guests bring
  const keepHosts = random.next() < 0.5;
  const hosts = routesA.filter((_, r) => !chosenA.has(r));
  const guests = routesB.filter((_, r) => chosenB.has(r));
  const routes = keepHosts
    ? [...hosts, ...guests.map((route) => route.filter((i) => insideA[i] === 1))]
    : [...hosts.map((route) => route.filter((i) => insideB[i] === 0)), ...guests];
  const placed = mark(n, routes);
  const missing = Array.from({ length: n }, (_, i) => i).filter((i) => placed[i] === 0);
  for (const stop of missing) insertCheaply(problem, routes, stop);
  return pack(problem, routes);
}

function mark(n: number, routes: readonly (readonly number[])[]): Uint8Array {
  const inside = new Uint8Array(n);
  for (const route of routes) for (const i of route) inside[i] = 1;
  return inside;
}

/** The routes met first when walking outwards from a stop. */
function around(problem: UniformProblem, routes: readonly number[][], seed: number, wanted: number): Set<number> {
  const of = new Int32Array(problem.stops);
  routes.forEach((route, r) => route.forEach((i) => (of[i] = r)));
  const chosen = new Set([of[seed]!]);
  const queue = [seed];
  const queued = mark(problem.stops, [[seed]]);
  for (let q = 0; q < queue.length && chosen.size < wanted; q++) {
    const base = queue[q]! * problem.granular;
    for (let g = 0; g < problem.granular && chosen.size < wanted; g++) {
      const other = problem.near[base + g]!;
      chosen.add(of[other]!);
      if (queued[other] === 1) continue;
      queued[other] = 1;
      queue.push(other);
    }
  }
  return chosen;
}

/** As many routes of the other parent, those first that bring most of the stops wanted and fewest others. */
function overlapping(routes: readonly number[][], inside: Uint8Array, wanted: number): Set<number> {
  const gain = routes.map((route) => route.reduce((sum, i) => sum + (inside[i] === 1 ? 1 : -1), 0));
  const order = routes.map((_, r) => r).sort((x, y) => gain[y]! - gain[x]!);
  return new Set(order.slice(0, wanted));
}

function insertCheaply(problem: UniformProblem, routes: number[][], stop: number): void {
  const { size, stops: n, price, time, ready, due, service } = problem;
  let best = Infinity;
  let into = 0;
  let at = 0;
  routes.forEach((route, r) => {
    for (let p = 0; p <= route.length; p++) {
      const before = p === 0 ? n : route[p - 1]!;
      const after = p === route.length ? n : route[p]!;
      const detour = price[before * size + stop]! + price[stop * size + after]! - price[before * size + after]!;
      if (detour >= best) continue;
      // only what can never work is refused here; the local search mends the rest
      if (ready[before]! + service[before]! + time[before * size + stop]! > due[stop]!) continue;
      if (ready[stop]! + service[stop]! + time[stop * size + after]! > due[after]!) continue;
      best = detour;
      into = r;
      at = p;
    }
  });
  if (best === Infinity) routes.push([stop]);
  else routes[into]!.splice(at, 0, stop);
}

/** More routes than vehicles are joined end to end: penalties take them apart again. */
function pack(problem: UniformProblem, routes: number[][]): Child {
  const driven = routes.filter((route) => route.length > 0);
  while (driven.length > problem.vehicles) {
    const last = driven.pop()!;
    driven[driven.length - 1]!.push(...last);
  }
  const lengths = new Int32Array(problem.vehicles);
  driven.forEach((route, r) => (lengths[r] = route.length));
  return { order: Int32Array.from(driven.flat()), lengths };
}
