import type { Tours } from './tours.ts';

const EPSILON = 1e-5;

/** Moves u behind v. */
export function relocate(tours: Tours, u: number, v: number): boolean {
  const { stops: n, size, price, next, prev, route, penalty } = tours;
  const before = prev[u]!;
  const after = next[u]!;
  if (v === before || u === v) return false;
  const to = next[v]!;
  const a = before < n ? before : n;
  const b = after < n ? after : n;
  const c = v < n ? v : n;
  const d = to < n ? to : n;
  const ru = route[u]!;
  const rv = route[v]!;
  let delta =
    price[a * size + b]! -
    price[a * size + u]! -
    price[u * size + b]! +
    price[c * size + u]! +
    price[u * size + d]! -
    price[c * size + d]!;
  if (ru !== rv) {
    if (delta >= penalty[ru]! + penalty[rv]! - EPSILON) return false;
    const demand = tours.problem.demand[u]!;
    delta += tours.overload(tours.load[ru]! - demand) + tours.overload(tours.load[rv]! + demand);
    delta += tours.warpPrice * tours.warpJoin(before, after) - penalty[ru]! - penalty[rv]!;
    if (delta >= -EPSILON) return false;
    delta += tours.warpPrice * tours.warpWith(v, u, to);
  } else {
    if (delta >= penalty[ru]! - EPSILON) return false;
    delta += tours.overload(tours.load[ru]!) - penalty[ru]! + tours.warpPrice * warpInside(tours, u, u, v);
  }
  if (delta >= -EPSILON) return false;
  tours.unlink(u);
  tours.link(u, v);
  tours.moves += 1;
  tours.refresh(ru);
  if (ru !== rv) tours.refresh(rv);
  return true;
}

/** Moves u and its successor behind v, in either order. */
export function relocatePair(tours: Tours, u: number, v: number, reversed: boolean): boolean {
  const { stops: n, size, price, next, prev, route, penalty } = tours;
  const x = next[u]!;
  if (x >= n || v === x || v === u || v === prev[u]!) return false;
  const before = prev[u]!;
  const after = next[x]!;
  const to = next[v]!;
  const a = before < n ? before : n;
  const b = after < n ? after : n;
  const c = v < n ? v : n;
  const d = to < n ? to : n;
  const first = reversed ? x : u;
  const second = reversed ? u : x;
  const ru = route[u]!;
  const rv = route[v]!;
  let delta =
    price[a * size + b]! -
    price[a * size + u]! -
    price[x * size + b]! +
    price[c * size + first]! +
    price[second * size + d]! -
    price[c * size + d]!;
  if (reversed) delta += price[x * size + u]! - price[u * size + x]!;
  if (ru !== rv) {
    if (delta >= penalty[ru]! + penalty[rv]! - EPSILON) return false;
    const demand = tours.problem.demand[u]! + tours.problem.demand[x]!;
    delta += tours.overload(tours.load[ru]! - demand) + tours.overload(tours.load[rv]! + demand);
    delta += tours.warpPrice * tours.warpJoin(before, after) - penalty[ru]! - penalty[rv]!;
    if (delta >= -EPSILON) return false;
    delta += tours.warpPrice * tours.warpWithTwo(v, first, second, to);
  } else {
    if (delta >= penalty[ru]! - EPSILON) return false;
    delta +=
      tours.overload(tours.load[ru]!) -
      penalty[ru]! +
      tours.warpPrice * warpPairInside(tours, u, v, reversed);
  }
  if (delta >= -EPSILON) return false;
  tours.unlink(u);
  tours.unlink(x);
  tours.link(first, v);
  tours.link(second, first);
  tours.moves += 1;
  tours.refresh(ru);
  if (ru !== rv) tours.refresh(rv);
  return true;
}

/** Warp of a route whose piece u..x moves behind v of the same route, order kept. */
function warpInside(tours: Tours, u: number, x: number, v: number): number {
  const { position, next, prev } = tours;
  if (position[v]! < position[u]!) {
    tours.begin(v);
    tours.visitFrom(u, x);
    tours.visitFrom(next[v]!, prev[u]!);
    return tours.finish(next[x]!);
  }
  tours.begin(prev[u]!);
  tours.visitFrom(next[x]!, v);
  tours.visitFrom(u, x);
  return tours.finish(next[v]!);
}

function warpPairInside(tours: Tours, u: number, v: number, reversed: boolean): number {
  const { position, next, prev } = tours;
  const x = next[u]!;
  if (!reversed) return warpInside(tours, u, x, v);
  if (position[v]! < position[u]!) {
    tours.begin(v);
    tours.visit(x);
    tours.visit(u);
    tours.visitFrom(next[v]!, prev[u]!);
    return tours.finish(next[x]!);
  }
  tours.begin(prev[u]!);
  tours.visitFrom(next[x]!, v);
  tours.visit(x);
  tours.visit(u);
  return tours.finish(next[v]!);
}
