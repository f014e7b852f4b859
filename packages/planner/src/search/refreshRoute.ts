import type { Area, Model } from '../model/model.ts';
import { NEVER } from '../model/model.ts';
import { oneBreakTimes } from './oneBreakTimes.ts';
import type { RouteTimes } from './routeTimes.ts';
import { startFrom, startUntil } from './startTimes.ts';

/** Forward: earliest end of service per state; backward: latest start per state; and the route's price. */
export function refreshRoute(state: RouteTimes, k: number): void {
  const { model, next, row } = state;
  const head = state.first(k);
  const size = model.size;
  const time = model.searchTime[model.profile[k]!]!;
  const price = model.arcPrice[model.profile[k]!]!;
  let travel = 0;
  let cost = state.length[k]! > 0 ? model.usePrice[k]! : 0;
  let work = 0;
  const place = k * model.nodes;
  let last = head;
  for (let i = next[head]!; ; i = next[i]!) {
    const arc = row[last]! * size + row[i]!;
    travel += price[arc]!;
    state.arcOut[last] = price[arc]!;
    work += time[arc]!;
    if (i === head + 1) break;
    work += model.service[i]!;
    cost += model.placement[place + i]!;
    last = i;
  }
  if (state.length[k] === 0) state.arcOut[head] = 0;
  state.routeCost[k] = state.length[k]! > 0 ? cost + travel : 0;
  state.work[k] = state.length[k]! > 0 ? work : 0;
  if (model.area) state.routeCost[k]! += spread(state, k, model.area);
  if (state.states === 1) plainTimes(state, k);
  else if (state.states === 2) oneBreakTimes(state, k);
  else breakTimes(state, k);
  if (state.states <= 2) gaps(state, k);
}

/** Squared distances from the middle of the route's stops; what an insertion adds follows from the sums. */
function spread(state: RouteTimes, k: number, area: Area): number {
  const { next } = state;
  const head = state.first(k);
  let x = 0;
  let y = 0;
  let square = 0;
  let stops = 0;
  for (let i = next[head]!; i !== head + 1; i = next[i]!) {
    const dx = area.x[i]!;
    if (dx !== dx) continue;
    const dy = area.y[i]!;
    x += dx;
    y += dy;
    square += dx * dx + dy * dy;
    stops += 1;
  }
  state.areaX[k] = x;
  state.areaY[k] = y;
  state.areaStops[k] = stops;
  return stops > 0 ? square - (x * x + y * y) / stops : 0;
}

/** The most time an insertion behind a node can take, breaks considered: screens out full routes in one look. */
function gaps(state: RouteTimes, k: number): void {
  const { model, next, finish, latest, count, gap } = state;
  const end = state.first(k) + 1;
  const rest = model.breakCount[k]! > 0 ? model.breakSeconds[k]! : NEVER;
  let widest = -NEVER;
  for (let i = end - 1; i !== end; i = next[i]!) {
    const j = next[i]!;
    let room = latest[j]! - finish[i]!;
    if (state.states === 2) {
      const after = latest[count + j]!;
      const rested = after - finish[count + i]!;
      const resting = after - rest - finish[i]!;
      if (rested > room) room = rested;
      if (resting > room) room = resting;
    }
    gap[i] = room;
    if (room > widest) widest = room;
  }
  state.widest[k] = widest;
}

/** Shifts without breaks: one state. */
function plainTimes(state: RouteTimes, k: number): void {
  const { model, next, prev, row, finish, latest } = state;
  const head = state.first(k);
  const end = head + 1;
  const size = model.size;
  const time = model.searchTime[model.profile[k]!]!;
  const window = model.day[k]! * model.nodes;
  let t = model.earliest[k]!;
  finish[head] = t;
  let from = row[head]!;
  for (let i = next[head]!; i !== end; i = next[i]!) {
    t = startFrom(model, window + i, t + time[from * size + i]!);
    t = t >= NEVER ? NEVER : t + model.service[i]!;
    finish[i] = t;
    from = i;
  }
  finish[end] = t + time[from * size + row[end]!]!;
  t = model.latest[k]!;
  latest[end] = t;
  let to = row[end]!;
  for (let i = prev[end]!; i !== head; i = prev[i]!) {
    t = startUntil(model, window + i, t - time[i * size + to]! - model.service[i]!);
    latest[i] = t;
    to = i;
  }
  latest[head] = t - time[row[head]! * size + to]!;
}

/** Shifts with breaks: s = breaks already taken. Taking one on a leg costs exactly what the waiting does not cover. */
function breakTimes(state: RouteTimes, k: number): void {
  const { model, next, prev, row, finish, latest, count } = state;
  const head = state.first(k);
  const end = head + 1;
  const size = model.size;
  const time = model.searchTime[model.profile[k]!]!;
  const window = model.day[k]! * model.nodes;
  const rests = model.breakCount[k]!;
  const base = k * model.breaksMax;
  for (let s = 0; s < state.states; s++) finish[s * count + head] = s === 0 ? model.earliest[k]! : NEVER;
  for (let i = head; i !== end;) {
    const j = next[i]!;
    const drive = time[row[i]! * size + row[j]!]!;
    for (let s = 0; s < state.states; s++) {
      const t = s > rests ? NEVER : arriveWith(model, base, s, drive, finish, i, count);
      if (j === end || t >= NEVER) finish[s * count + j] = t;
      else {
        const begin = startFrom(model, window + j, t);
        finish[s * count + j] = begin >= NEVER ? NEVER : begin + model.service[j]!;
      }
    }
    i = j;
  }
  for (let s = 0; s < state.states; s++) latest[s * count + end] = endBound(model, k, s);
  for (let j = end; j !== head;) {
    const i = prev[j]!;
    const drive = time[row[i]! * size + row[j]!]!;
    for (let s = 0; s < state.states; s++) {
      const t = s > rests ? -NEVER : leaveWith(model, base, rests, s, drive, latest, j, count);
      if (i === head) latest[s * count + i] = t;
      else latest[s * count + i] = startUntil(model, window + i, t - model.service[i]!);
    }
    j = i;
  }
}

/** Latest return of a shift that took s breaks: the others may be missing only where the shift is short enough. */
function endBound(model: Model, k: number, s: number): number {
  let bound = s > model.breakCount[k]! ? -NEVER : model.latest[k]!;
  for (let b = s; b < model.breakCount[k]!; b++) {
    const skip = model.breakSkipUntil[k * model.breaksMax + b]!;
    if (skip < bound) bound = skip;
  }
  return bound;
}

/** Earliest arrival with s breaks taken, over all numbers taken before this leg. */
export function arriveWith(
  model: Model,
  base: number,
  s: number,
  drive: number,
  finish: Int32Array,
  i: number,
  count: number,
): number {
  let best = finish[s * count + i]! + drive;
  for (let from = s - 1; from >= 0; from--) {
    let awake = finish[from * count + i]!;
    if (awake >= NEVER) continue;
    let arrive = awake + drive;
    for (let b = from; b < s; b++) {
      const at = base + b;
      if (awake > model.breakHi[at]!) {
        arrive = NEVER;
        break;
      }
      const lo = model.breakLo[at]!;
      awake = (awake > lo ? awake : lo) + model.breakSeconds[at]!;
      arrive = (arrive > lo ? arrive : lo) + model.breakSeconds[at]!;
    }
    if (arrive < best) best = arrive;
  }
  return best >= NEVER ? NEVER : best;
}

/** Latest departure with s breaks taken such that the rest still works, over all numbers taken on this leg. */
function leaveWith(
  model: Model,
  base: number,
  rests: number,
  s: number,
  drive: number,
  latest: Int32Array,
  j: number,
  count: number,
): number {
  let best = latest[s * count + j]! - drive;
  for (let to = s + 1; to <= rests; to++) {
    // backwards through the breaks taken on this leg: `arrive` bounds the drive, `awake` the pauses alone
    let arrive = latest[to * count + j]!;
    let awake = NEVER;
    for (let b = to - 1; b >= s; b--) {
      const at = base + b;
      arrive -= model.breakSeconds[at]!;
      if (arrive < model.breakLo[at]!) {
        arrive = -NEVER;
        break;
      }
      awake = Math.min(awake, model.breakHi[at]!);
      if (b > s) {
        awake -= model.breakSeconds[at - 1]!;
        if (awake < model.breakLo[at - 1]!) {
          arrive = -NEVER;
          break;
        }
      }
    }
    const leave = arrive === -NEVER ? -NEVER : Math.min(arrive - drive, awake);
    if (leave > best) best = leave;
  }
  return best < -NEVER ? -NEVER : best;
}
