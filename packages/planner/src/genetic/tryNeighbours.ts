import { relocate, relocatePair } from './relocate.ts';
import { swap } from './swap.ts';
import type { Tours } from './tours.ts';
import { twoOpt, twoOptStar } from './twoOpt.ts';

const EPSILON = 1e-5;

/**
 * Brings u next to each of its neighbours in every way that pays, as long as a route of the two has changed since move
 * `last`. A move can at best save its arcs and heal what its routes break, so the arcs alone screen out almost all of them.
 * What they ask about u and the stops around it is read once, and lies in a few rows of the matrix.
 */
export function tryNeighbours(tours: Tours, u: number, last: number): void {
  const { granular } = tours.problem;
  for (let g = 0; g < granular;) g = tryFrom(tours, u, g, last);
}

/** Tries the neighbours from the g-th on until a move was made. Answers where to go on: a neighbour may be brought nearer twice. */
function tryFrom(tours: Tours, u: number, from: number, last: number): number {
  const { stops: n, size, price, prev, route, penalty, changed, prevRow, nextRow, arcIn, arcOut } = tours;
  const { near, granular, priceInto } = tours.problem;
  const base = u * granular;
  const ru = route[u]!;
  const touched = changed[ru]! > last;
  const p = prevRow[u]! * size;
  const x = nextRow[u]!;
  const pair = x < n;
  const z = pair ? nextRow[x]! : n;
  const rowU = u * size;
  const rowX = x * size;
  const rowZ = z * size;
  const ux = arcOut[u]!;
  const single = tours.arcPast[u]! - arcIn[u]! - ux;
  const xz = pair ? arcOut[x]! : 0;
  const xu = price[rowX + u]!;
  const both = price[p + z]! - arcIn[u]! - xz;
  const pu = arcIn[u]!;
  const broken = penalty[ru]! - EPSILON;
  for (let g = from; g < granular; g++) {
    const v = near[base + g]!;
    const rv = route[v]!;
    if (!touched && changed[rv]! <= last) continue;
    const limit = ru === rv ? broken : broken + penalty[rv]!;
    const y = nextRow[v]!;
    const q = prevRow[v]!;
    const vy = arcOut[v]!;
    const vu = priceInto[rowU + v]!;
    const uy = price[rowU + y]!;
    const vx = priceInto[rowX + v]!;
    if (single + vu + uy - vy < limit && relocate(tours, u, v)) return g;
    const leftV = price[p + v]! + priceInto[rowU + q]! - pu - arcIn[v]!;
    if (u < v && leftV + vx + uy - ux - vy < limit && swap(tours, u, v, 1, 1)) return g;
    if (pair) {
      const xy = price[rowX + y]!;
      if (both - vy + vu + xy < limit && relocatePair(tours, u, v, false)) return g;
      if (both - vy + vx + uy + xu - ux < limit && relocatePair(tours, u, v, true)) return g;
      if (leftV + priceInto[rowZ + v]! + xy - xz - vy < limit && swap(tours, u, v, 2, 1)) return g;
      if (u < v && y < n) {
        const tails = priceInto[rowZ + y]! + price[rowX + nextRow[y]!]! - xz - arcOut[y]!;
        if (leftV + tails < limit && swap(tours, u, v, 2, 2)) return g;
      }
    }
    if (ru === rv) {
      if (twoOpt(tours, u, v)) return g;
    } else if (uy + vx - ux - vy < limit && twoOptStar(tours, u, v)) return g;
    const head = prev[v]!;
    if (head >= n && tryBehindDepot(tours, u, head)) return g + 1;
  }
  return granular;
}

/** Brings u, or it and what follows, to the beginning of a route. */
export function tryBehindDepot(tours: Tours, u: number, depot: number): boolean {
  if (
    relocate(tours, u, depot) ||
    relocatePair(tours, u, depot, false) ||
    relocatePair(tours, u, depot, true)
  ) {
    return true;
  }
  return tours.route[u] !== tours.route[depot] && twoOptStar(tours, u, depot);
}
