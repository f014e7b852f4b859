import type { Tours } from './tours.ts';

const EPSILON = 1e-5;

/** Exchanges the piece of `lengthU` nodes from u with the piece of `lengthV` nodes from v (each 1 or 2). */
export function swap(tours: Tours, u: number, v: number, lengthU: number, lengthV: number): boolean {
  const { stops: n, size, price, next, prev, route, penalty } = tours;
  const x = lengthU === 1 ? u : next[u]!;
  const y = lengthV === 1 ? v : next[v]!;
  if (x >= n || y >= n || v >= n || u === v) return false;
  const beforeU = prev[u]!;
  const beforeV = prev[v]!;
  const afterU = next[x]!;
  const afterV = next[y]!;
  // neighbours in one route are the business of relocate
  if (u === afterV || v === afterU || x === v || y === u || x === y) return false;
  const a = beforeU < n ? beforeU : n;
  const b = afterU < n ? afterU : n;
  const c = beforeV < n ? beforeV : n;
  const d = afterV < n ? afterV : n;
  let delta =
    price[a * size + v]! +
    price[y * size + b]! +
    price[c * size + u]! +
    price[x * size + d]! -
    price[a * size + u]! -
    price[x * size + b]! -
    price[c * size + v]! -
    price[y * size + d]!;
  const ru = route[u]!;
  const rv = route[v]!;
  if (ru === rv) {
    if (delta >= penalty[ru]! - EPSILON) return false;
    delta += tours.overload(tours.load[ru]!) - penalty[ru]! + tours.warpPrice * warpInside(tours, u, x, v, y);
    if (delta >= -EPSILON) return false;
  } else {
    if (delta >= penalty[ru]! + penalty[rv]! - EPSILON) return false;
    const { demand } = tours.problem;
    let more = demand[v]! - demand[u]!;
    if (lengthU === 2) more -= demand[x]!;
    if (lengthV === 2) more += demand[y]!;
    delta += tours.overload(tours.load[ru]! + more) + tours.overload(tours.load[rv]! - more);
    delta -= penalty[ru]! + penalty[rv]!;
    if (delta >= -EPSILON) return false;
    delta += tours.warpPrice * warpOf(tours, beforeU, v, y, afterU);
    if (delta >= -EPSILON) return false;
    delta += tours.warpPrice * warpOf(tours, beforeV, u, x, afterV);
    if (delta >= -EPSILON) return false;
  }
  exchange(tours, { u, x, v, y, beforeU, beforeV });
  tours.moves += 1;
  tours.refresh(ru);
  if (ru !== rv) tours.refresh(rv);
  return true;
}

function warpOf(tours: Tours, before: number, first: number, last: number, after: number): number {
  return first === last
    ? tours.warpWith(before, first, after)
    : tours.warpWithTwo(before, first, last, after);
}

function warpInside(tours: Tours, u: number, x: number, v: number, y: number): number {
  const { position, next, prev } = tours;
  const uFirst = position[u]! < position[v]!;
  const [early, earlyEnd, late, lateEnd] = uFirst ? [u, x, v, y] : [v, y, u, x];
  tours.begin(prev[early]!);
  tours.visitFrom(late, lateEnd);
  tours.visitFrom(next[earlyEnd]!, prev[late]!);
  tours.visitFrom(early, earlyEnd);
  return tours.finish(next[lateEnd]!);
}

function exchange(
  tours: Tours,
  at: { u: number; x: number; v: number; y: number; beforeU: number; beforeV: number },
): void {
  const { u, x, v, y, beforeU, beforeV } = at;
  tours.unlink(u);
  if (x !== u) tours.unlink(x);
  tours.unlink(v);
  if (y !== v) tours.unlink(y);
  tours.link(v, beforeU);
  if (y !== v) tours.link(y, v);
  tours.link(u, beforeV);
  if (x !== u) tours.link(x, u);
}
