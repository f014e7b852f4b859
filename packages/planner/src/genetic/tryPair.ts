import { relocate, relocatePair } from './relocate.ts';
import { swap } from './swap.ts';
import type { Tours } from './tours.ts';
import { twoOpt, twoOptStar } from './twoOpt.ts';

const EPSILON = 1e-5;

/**
 * All moves that bring u next to v. A move can at best save its arcs and heal what its routes break, so the arcs alone
 * screen out almost all of them; they are read once here for every operator. True when one was made.
 */
export function tryPair(tours: Tours, u: number, v: number): boolean {
  const { stops: n, size, price, next, prev, route, penalty } = tours;
  const ru = route[u]!;
  const rv = route[v]!;
  const limit = (ru === rv ? penalty[ru]! : penalty[ru]! + penalty[rv]!) - EPSILON;
  const p = prev[u]! < n ? prev[u]! : n;
  const q = prev[v]! < n ? prev[v]! : n;
  const x = next[u]! < n ? next[u]! : n;
  const y = next[v]! < n ? next[v]! : n;
  const fromP = p * size;
  const fromU = u * size;
  const fromV = v * size;
  const fromX = x * size;
  const pu = price[fromP + u]!;
  const ux = price[fromU + x]!;
  const vy = price[fromV + y]!;
  const vu = price[fromV + u]!;
  const uy = price[fromU + y]!;
  if (price[fromP + x]! - pu - ux + vu + uy - vy < limit && relocate(tours, u, v)) return true;
  const qu = price[q * size + u]!;
  const leftV = price[fromP + v]! + qu - pu - price[q * size + v]!;
  if (u < v && leftV + price[fromV + x]! + uy - ux - vy < limit && swap(tours, u, v, 1, 1)) return true;
  if (x < n) {
    const z = next[x]! < n ? next[x]! : n;
    const xz = price[fromX + z]!;
    const xy = price[fromX + y]!;
    const out = price[fromP + z]! - pu - xz - vy;
    if (out + vu + xy < limit && relocatePair(tours, u, v, false)) return true;
    if (out + price[fromV + x]! + uy + price[fromX + u]! - ux < limit && relocatePair(tours, u, v, true))
      return true;
    if (leftV + price[fromV + z]! + xy - xz - vy < limit && swap(tours, u, v, 2, 1)) return true;
    if (u < v && y < n) {
      const w = next[y]! < n ? next[y]! : n;
      const tails = price[y * size + z]! + price[fromX + w]! - xz - price[y * size + w]!;
      if (leftV + tails < limit && swap(tours, u, v, 2, 2)) return true;
    }
  }
  if (ru === rv) return twoOpt(tours, u, v);
  return uy + price[fromV + x]! - ux - vy < limit && twoOptStar(tours, u, v);
}
