import type { Tours } from './tours.ts';

/** One plan of the population. */
export interface Individual {
  /** Stops route after route, and how many each route has. */
  readonly order: Int32Array;
  readonly lengths: Int32Array;
  /** Successor of each stop; n is the depot. */
  readonly next: Int32Array;
  readonly price: number;
  readonly warp: number;
  readonly overload: number;
  readonly feasible: boolean;
}

/** The state of the local search as an individual. */
export function individualOf(tours: Tours): Individual {
  const n = tours.stops;
  const order = new Int32Array(n);
  const lengths = new Int32Array(tours.routes);
  const next = new Int32Array(n);
  let at = 0;
  let price = 0;
  let warp = 0;
  let overload = 0;
  for (let r = 0; r < tours.routes; r++) {
    warp += tours.warp[r]!;
    overload += Math.max(0, tours.load[r]! - tours.problem.capacity);
    lengths[r] = tours.length[r]!;
    if (tours.length[r] === 0) continue;
    let from = n;
    for (let i = tours.next[tours.first(r)]!; ; i = tours.next[i]!) {
      const to = i < n ? i : n;
      price += tours.price[from * tours.size + to]!;
      if (from < n) next[from] = to;
      if (to === n) break;
      order[at++] = to;
      from = to;
    }
  }
  return { order, lengths, next, price, warp, overload, feasible: warp === 0 && overload === 0 };
}

/** Share of stops whose successor differs: 0 = same plan. */
export function brokenPairs(a: Individual, b: Individual): number {
  const n = a.next.length;
  let different = 0;
  for (let i = 0; i < n; i++) if (a.next[i] !== b.next[i]) different += 1;
  return different / n;
}
