import type { Tours } from './tours.ts';

const EPSILON = 1e-5;

/** Turns the piece behind u up to v around; both in one route, u first. */
export function twoOpt(tours: Tours, u: number, v: number): boolean {
  const { stops: n, size, price, next, prev, route, penalty, position } = tours;
  const r = route[u]!;
  if (position[u]! >= position[v]! - 1 || v >= n) return false;
  const x = next[u]!;
  const y = next[v]!;
  const a = u < n ? u : n;
  const b = y < n ? y : n;
  let delta = price[a * size + v]! + price[x * size + b]! - price[a * size + x]! - price[v * size + b]!;
  for (let i = v; i !== x; i = prev[i]!) {
    const before = prev[i]!;
    delta += price[i * size + before]! - price[before * size + i]!;
  }
  if (delta >= penalty[r]! - EPSILON) return false;
  tours.begin(u);
  for (let i = v; ; i = prev[i]!) {
    tours.visit(i);
    if (i === x) break;
  }
  delta += tours.overload(tours.load[r]!) - penalty[r]! + tours.warpPrice * tours.finish(y);
  if (delta >= -EPSILON) return false;
  for (let i = x; i !== y;) {
    const following = next[i]!;
    next[i] = prev[i]!;
    prev[i] = following;
    i = following;
  }
  next[u] = v;
  prev[v] = u;
  next[x] = y;
  prev[y] = x;
  tours.moves += 1;
  tours.refresh(r);
  return true;
}

/** Exchanges what follows u with what follows v. Potvin & Rousseau 1995. */
export function twoOptStar(tours: Tours, u: number, v: number): boolean {
  const { stops: n, size, price, next, route, penalty, headLoad, load } = tours;
  const ru = route[u]!;
  const rv = route[v]!;
  const x = next[u]!;
  const y = next[v]!;
  const a = u < n ? u : n;
  const b = x < n ? x : n;
  const c = v < n ? v : n;
  const d = y < n ? y : n;
  let delta = price[a * size + d]! + price[c * size + b]! - price[a * size + b]! - price[c * size + d]!;
  const broken = penalty[ru]! + penalty[rv]!;
  if (delta >= broken - EPSILON) return false;
  delta += tours.warpPrice * (tours.warpJoin(u, y) + tours.warpJoin(v, x)) - broken;
  if (delta >= -EPSILON) return false;
  delta += tours.overload(headLoad[u]! + load[rv]! - headLoad[v]!);
  delta += tours.overload(headLoad[v]! + load[ru]! - headLoad[u]!);
  if (delta >= -EPSILON) return false;
  exchangeTails(tours, u, v);
  tours.moves += 1;
  tours.refresh(ru);
  tours.refresh(rv);
  return true;
}

function exchangeTails(tours: Tours, u: number, v: number): void {
  const { next, prev, route } = tours;
  const endU = tours.first(route[u]!) + 1;
  const endV = tours.first(route[v]!) + 1;
  const x = next[u]!;
  const y = next[v]!;
  const lastX = prev[endU]!;
  const lastY = prev[endV]!;
  const join = (i: number, j: number) => {
    next[i] = j;
    prev[j] = i;
  };
  if (y === endV) join(u, endU);
  else {
    join(u, y);
    join(lastY, endU);
  }
  if (x === endU) join(v, endV);
  else {
    join(v, x);
    join(lastX, endV);
  }
}
