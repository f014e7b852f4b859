import type { Tours } from './tours.ts';

const EPSILON = 1e-5;
/** Places remembered per node and route. */
const PLACES = 3;
/** Nearest nodes that make two routes neighbours. */
const REACH = 12;

/** Best places of a node in a route, remembered until the route changes. */
export class SwapStarMemory {
  readonly price: Float64Array;
  readonly before: Int32Array;
  readonly known: Int32Array;
  readonly removal: Float64Array;
  /** Where `cheapest` found its place. */
  chosen = -1;
  private readonly seen: Int32Array;
  private seeing = 0;

  constructor(stops: number, routes: number) {
    this.price = new Float64Array(stops * routes * PLACES);
    this.before = new Int32Array(stops * routes * PLACES);
    this.known = new Int32Array(stops * routes);
    this.removal = new Float64Array(stops);
    this.seen = new Int32Array(routes);
  }

  forget(): void {
    this.known.fill(-1);
  }

  /** Routes with a stop near one of r's stops. */
  neighbours(tours: Tours, r: number): number[] {
    const { near, granular } = tours.problem;
    const found: number[] = [];
    this.seeing += 1;
    const reach = Math.min(REACH, granular);
    for (let i = tours.next[tours.first(r)]!; i < tours.stops; i = tours.next[i]!) {
      for (let g = 0; g < reach; g++) {
        const other = tours.route[near[i * granular + g]!]!;
        if (other === r || this.seen[other] === this.seeing) continue;
        this.seen[other] = this.seeing;
        found.push(other);
      }
    }
    return found;
  }
}

interface Exchange {
  price: number;
  u: number;
  v: number;
  uBehind: number;
  vBehind: number;
}

/**
 * Exchanges one stop of each route, each going to its best place rather than the other's.
 * SWAP*: Vidal, Computers & OR 140, 2022; with time windows: Kool et al. 2022.
 */
export function swapStar(tours: Tours, memory: SwapStarMemory, ru: number, rv: number): boolean {
  prepare(tours, memory, ru, rv);
  prepare(tours, memory, rv, ru);
  const { next, stops: n, load } = tours;
  const { demand } = tours.problem;
  const best: Exchange = { price: -EPSILON, u: -1, v: -1, uBehind: -1, vBehind: -1 };
  const overU = tours.overload(load[ru]!);
  const overV = tours.overload(load[rv]!);
  for (let u = next[tours.first(ru)]!; u < n; u = next[u]!) {
    for (let v = next[tours.first(rv)]!; v < n; v = next[v]!) {
      const more = demand[v]! - demand[u]!;
      let price = tours.overload(load[ru]! + more) - overU + tours.overload(load[rv]! - more) - overV;
      price += memory.removal[u]! + memory.removal[v]!;
      if (price >= best.price) continue;
      const intoV = cheapest(tours, memory, u, v, rv);
      price += intoV;
      if (price >= best.price) continue;
      const uBehind = memory.chosen;
      price += cheapest(tours, memory, v, u, ru);
      if (price >= best.price) continue;
      best.price = price;
      best.u = u;
      best.v = v;
      best.uBehind = uBehind;
      best.vBehind = memory.chosen;
    }
  }
  return best.u >= 0 && exactly(tours, best, ru, rv) && apply(tours, best, ru, rv);
}

/** Price of u in route r of v when v leaves it; `memory.chosen` is the node before, v itself meaning v's own place. */
function cheapest(tours: Tours, memory: SwapStarMemory, u: number, v: number, r: number): number {
  const { price, size, prev, next } = tours;
  const base = (u * tours.routes + r) * PLACES;
  let best = Infinity;
  for (let p = 0; p < PLACES; p++) {
    const behind = memory.before[base + p]!;
    if (behind < 0) break;
    if (behind === v || next[behind] === v) continue;
    best = memory.price[base + p]!;
    memory.chosen = behind;
    break;
  }
  const before = tours.row(prev[v]!);
  const after = tours.row(next[v]!);
  const arcs = price[before * size + u]! + price[u * size + after]! - price[before * size + after]!;
  if (arcs - tours.warpPrice * tours.warp[r]! >= best) return best;
  const place = arcs + tours.warpPrice * (tours.warpWith(prev[v]!, u, next[v]!) - tours.warp[r]!);
  if (place < best) {
    memory.chosen = v;
    return place;
  }
  return best;
}

/** Removal price of every stop of `from`, and its best places in `into`. */
function prepare(tours: Tours, memory: SwapStarMemory, from: number, into: number): void {
  const { next, prev, stops: n, size, price } = tours;
  for (let u = next[tours.first(from)]!; u < n; u = next[u]!) {
    const before = tours.row(prev[u]!);
    const after = tours.row(next[u]!);
    const arcs = price[before * size + after]! - price[before * size + u]! - price[u * size + after]!;
    memory.removal[u] = arcs + tours.warpPrice * (tours.warpJoin(prev[u]!, next[u]!) - tours.warp[from]!);
    const at = u * tours.routes + into;
    if (memory.known[at]! >= 0 && memory.known[at]! >= tours.changed[into]!) continue;
    memory.known[at] = tours.moves;
    bestPlaces(tours, memory, u, into);
  }
}

function bestPlaces(tours: Tours, memory: SwapStarMemory, u: number, r: number): void {
  const { next, size, price } = tours;
  const base = (u * tours.routes + r) * PLACES;
  for (let p = 0; p < PLACES; p++) {
    memory.price[base + p] = Infinity;
    memory.before[base + p] = -1;
  }
  const end = tours.first(r) + 1;
  for (let i = end - 1; i !== end; i = next[i]!) {
    const before = tours.row(i);
    const after = tours.row(next[i]!);
    const arcs = price[before * size + u]! + price[u * size + after]! - price[before * size + after]!;
    const worst = memory.price[base + PLACES - 1]!;
    if (arcs - tours.warpPrice * tours.warp[r]! >= worst) continue;
    const full = arcs + tours.warpPrice * (tours.warpWith(i, u, next[i]!) - tours.warp[r]!);
    let p = PLACES - 1;
    if (full >= worst) continue;
    for (; p > 0 && memory.price[base + p - 1]! > full; p--) {
      memory.price[base + p] = memory.price[base + p - 1]!;
      memory.before[base + p] = memory.before[base + p - 1]!;
    }
    memory.price[base + p] = full;
    memory.before[base + p] = i;
  }
}

/** The pieces were priced one by one; lateness adds up differently, so the exchange is priced as a whole. */
function exactly(tours: Tours, e: Exchange, ru: number, rv: number): boolean {
  const { penalty, load } = tours;
  const { demand } = tours.problem;
  const more = demand[e.v]! - demand[e.u]!;
  let price = arcsOf(tours, e.u, e.v, e.vBehind) + arcsOf(tours, e.v, e.u, e.uBehind);
  price += tours.overload(load[ru]! + more) + tours.overload(load[rv]! - more) - penalty[ru]! - penalty[rv]!;
  price += tours.warpPrice * (warpOf(tours, e.u, e.v, e.vBehind) + warpOf(tours, e.v, e.u, e.uBehind));
  return price < -EPSILON;
}

/** Arcs of a route when `out` leaves it and `into` comes behind `behind` (or in its place). */
function arcsOf(tours: Tours, out: number, into: number, behind: number): number {
  const { price, size, next, prev } = tours;
  const a = tours.row(prev[out]!);
  const b = tours.row(next[out]!);
  const gone = price[a * size + out]! + price[out * size + b]!;
  if (behind === out) return price[a * size + into]! + price[into * size + b]! - gone;
  const c = tours.row(behind);
  const d = tours.row(next[behind]!);
  return (
    price[a * size + b]! - gone + price[c * size + into]! + price[into * size + d]! - price[c * size + d]!
  );
}

function warpOf(tours: Tours, out: number, into: number, behind: number): number {
  const { next, prev, position } = tours;
  if (behind === out) return tours.warpWith(prev[out]!, into, next[out]!);
  if (position[behind]! < position[out]!) {
    tours.begin(behind);
    tours.visit(into);
    if (next[behind] !== out) tours.visitFrom(next[behind]!, prev[out]!);
    return tours.finish(next[out]!);
  }
  tours.begin(prev[out]!);
  tours.visitFrom(next[out]!, behind);
  tours.visit(into);
  return tours.finish(next[behind]!);
}

function apply(tours: Tours, e: Exchange, ru: number, rv: number): boolean {
  const uBehind = e.uBehind === e.v ? tours.prev[e.v]! : e.uBehind;
  const vBehind = e.vBehind === e.u ? tours.prev[e.u]! : e.vBehind;
  tours.unlink(e.u);
  tours.unlink(e.v);
  tours.link(e.u, uBehind);
  tours.link(e.v, vBehind);
  tours.moves += 1;
  tours.refresh(ru);
  tours.refresh(rv);
  return true;
}
