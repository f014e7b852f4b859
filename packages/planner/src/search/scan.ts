import type { Area, Model } from '../model/model.ts';
import { NEVER } from '../model/model.ts';
import { termPrice } from '../model/timePrices.ts';
import { arriveWith } from './refreshRoute.ts';
import type { RouteState } from './routeState.ts';
import { startFrom } from './startTimes.ts';

/** Cheapest feasible place of one node in one route. */
export interface Place {
  /** The node it would stand behind, -1: no feasible place. */
  before: number;
  price: number;
}

/** First and last node behind which something may be inserted: what a person fixed stays in front and behind. */
export function insertionRange(state: RouteState, k: number): { from: number; to: number } {
  const { model } = state;
  const head = state.first(k);
  let from = head;
  let to = state.prev[head + 1]!;
  const prefix = model.prefix[k]!;
  const suffix = model.suffix[k]!;
  if (prefix.length > 0) while (prefix.includes(state.next[from]!)) from = state.next[from]!;
  if (suffix.length > 0) while (to !== from && suffix.includes(to)) to = state.prev[to]!;
  return { from, to };
}

/** Scans every position of route k for `node` in O(1) each (see RouteState). Writes into `out`. */
export function scanRoute(state: RouteState, node: number, k: number, out: Place): void {
  const { model } = state;
  out.before = -1;
  out.price = Infinity;
  const placement = model.placement[k * model.nodes + node]!;
  if (placement === Infinity) return;
  if (state.load[k]! + model.demand[node]! > model.capacity[k]!) return;
  if (model.windowHi[model.day[k]! * model.nodes + node] === -NEVER) return;
  if (state.states <= 2 && state.widest[k]! < model.need[node]!) return;
  const { from, to } = insertionRange(state, k);
  if (model.timed[node] === 1) scanTimed(state, node, k, from, to, out);
  else if (state.states === 1) scanPlain(state, node, k, from, to, out);
  else if (state.states === 2 && !model.several[model.day[k]! * model.nodes + node]) {
    scanOneBreak(state, node, k, from, to, out);
  } else scanBreaks(state, node, k, from, to, out);
  if (out.before < 0) return;
  out.price += placement;
  if (state.length[k] === 0) out.price += model.usePrice[k]!;
  if (model.area) out.price += areaPrice(state, node, k, model.area);
  if (model.timePriced) out.price += timeEstimate(state, node, k, out.before);
}

/** What a route's squared distances from its middle grow by: exact. */
function areaPrice(state: RouteState, node: number, k: number, area: Area): number {
  const stops = state.areaStops[k]!;
  const x = area.x[node]!;
  if (stops === 0 || x !== x) return 0;
  const dx = x - state.areaX[k]! / stops;
  const dy = area.y[node]! - state.areaY[k]! / stops;
  return ((dx * dx + dy * dy) * stops) / (stops + 1);
}

function scanPlain(state: RouteState, node: number, k: number, from: number, to: number, out: Place): void {
  const { model, next, row, finish, latest } = state;
  const profile = model.profile[k]!;
  const time = model.searchTime[profile]!;
  const timeInto = model.timeInto[profile]!;
  const price = model.arcPrice[profile]!;
  const priceInto = model.priceInto[profile]!;
  const { arcOut, gap } = state;
  const need = model.need[node]!;
  const size = model.size;
  const window = model.day[k]! * model.nodes + node;
  const lo = model.windowLo[window]!;
  const hi = model.windowHi[window]!;
  const several = model.several[window];
  const service = model.service[node]!;
  const nodeRow = node * size;
  let best = out.price;
  let at = -1;
  for (let i = from; ;) {
    const t = finish[i]!;
    if (t > hi) break;
    const j = next[i]!;
    if (gap[i]! < need) {
      if (i === to) break;
      i = j;
      continue;
    }
    const a = nodeRow + row[i]!;
    const b = nodeRow + row[j]!;
    const delta = priceInto[a]! + price[b]! - arcOut[i]!;
    if (delta < best) {
      let start = t + timeInto[a]!;
      if (start <= hi) {
        if (several) start = startFrom(model, window, start);
        else if (start < lo) start = lo;
        if (start + service + time[b]! <= latest[j]!) {
          best = delta;
          at = i;
        }
      }
    }
    if (i === to) break;
    i = j;
  }
  out.before = at;
  out.price = best;
}

function scanOneBreak(
  state: RouteState,
  node: number,
  k: number,
  from: number,
  to: number,
  out: Place,
): void {
  const { model, next, row, finish, latest, count } = state;
  const profile = model.profile[k]!;
  const time = model.searchTime[profile]!;
  const timeInto = model.timeInto[profile]!;
  const price = model.arcPrice[profile]!;
  const priceInto = model.priceInto[profile]!;
  const { arcOut, gap } = state;
  const need = model.need[node]!;
  const size = model.size;
  const window = model.day[k]! * model.nodes + node;
  const lo = model.windowLo[window]!;
  const hi = model.windowHi[window]!;
  const service = model.service[node]!;
  const nodeRow = node * size;
  const restLo = model.breakLo[k]!;
  const restHi = model.breakHi[k]!;
  const rest = model.breakSeconds[k]!;
  let best = out.price;
  let at = -1;
  for (let i = from; ;) {
    const f0 = finish[i]!;
    if (f0 > hi) break;
    const j = next[i]!;
    if (gap[i]! < need) {
      if (i === to) break;
      i = j;
      continue;
    }
    const a = nodeRow + row[i]!;
    const b = nodeRow + row[j]!;
    const delta = priceInto[a]! + price[b]! - arcOut[i]!;
    if (delta < best) {
      const drive = timeInto[a]!;
      const leave = time[b]!;
      const t0 = f0 + drive;
      let t1 = finish[count + i]! + drive;
      if (f0 <= restHi) {
        const rested = (t0 > restLo ? t0 : restLo) + rest;
        if (rested < t1) t1 = rested;
      }
      let fits = t1 <= hi && (t1 > lo ? t1 : lo) + service + leave <= latest[count + j]!;
      if (!fits && t0 <= hi) {
        const ready = (t0 > lo ? t0 : lo) + service;
        const arrive = ready + leave;
        fits =
          arrive <= latest[j]! ||
          (ready <= restHi && (arrive > restLo ? arrive : restLo) + rest <= latest[count + j]!);
      }
      if (fits) {
        best = delta;
        at = i;
      }
    }
    if (i === to) break;
    i = j;
  }
  out.before = at;
  out.price = best;
}

/** Any number of breaks and windows. */
function scanBreaks(state: RouteState, node: number, k: number, from: number, to: number, out: Place): void {
  const { model, next, row } = state;
  const price = model.arcPrice[model.profile[k]!]!;
  const size = model.size;
  const hi = model.windowHi[model.day[k]! * model.nodes + node]!;
  for (let i = from; ;) {
    if (state.finish[i]! > hi) break;
    const j = next[i]!;
    const a = row[i]! * size;
    const b = row[j]!;
    const delta = price[a + node]! + price[node * size + b]! - (state.length[k] === 0 ? 0 : price[a + b]!);
    if (delta < out.price && fitsBehind(state, node, k, i)) {
      out.price = delta;
      out.before = i;
    }
    if (i === to) break;
    i = j;
  }
}

/** A stop that likes some times better than others: the way to a place is weighed with the time that it is reached at. */
function scanTimed(state: RouteState, node: number, k: number, from: number, to: number, out: Place): void {
  const { model, next, row } = state;
  const price = model.arcPrice[model.profile[k]!]!;
  const { size } = model;
  let best = Infinity;
  for (let i = from; ;) {
    const j = next[i]!;
    const a = row[i]! * size;
    const b = row[j]!;
    const delta = price[a + node]! + price[node * size + b]! - (state.length[k] === 0 ? 0 : price[a + b]!);
    if (delta < best && fitsBehind(state, node, k, i)) {
      const whole = delta + termsEstimate(state, node, k, i);
      if (whole < best) {
        best = whole;
        out.price = delta;
        out.before = i;
      }
    }
    if (i === to) break;
    i = j;
  }
}

/** Whether `node` fits behind i as far as times go; exact for any number of breaks. */
export function fitsBehind(state: RouteState, node: number, k: number, i: number): boolean {
  const { model, row, next, count, latest } = state;
  const time = model.searchTime[model.profile[k]!]!;
  const j = next[i]!;
  const rests = model.breakCount[k]!;
  const drive = time[row[i]! * model.size + node]!;
  const leave = time[node * model.size + row[j]!]!;
  if (drive >= NEVER || leave >= NEVER) return false;
  const window = model.day[k]! * model.nodes + node;
  const base = k * model.breaksMax;
  const { ready } = state;
  for (let s = 0; s <= rests; s++) {
    const arrive = arriveWith(model, base, s, drive, state.finish, i, count);
    const start = arrive >= NEVER ? NEVER : startFrom(model, window, arrive);
    ready[s] = start >= NEVER ? NEVER : start + model.service[node]!;
  }
  for (let s = 0; s <= rests; s++) {
    if (arriveWith(model, base, s, leave, ready, 0, 1) <= latest[s * count + j]!) return true;
  }
  return false;
}

/** Overtime and time terms, estimated for ranking; the exact price follows when the route is refreshed. */
function timeEstimate(state: RouteState, node: number, k: number, before: number): number {
  const { model, row, next } = state;
  const time = model.searchTime[model.profile[k]!]!;
  const to = row[next[before]!]!;
  const drive = time[row[before]! * model.size + node]!;
  const more =
    model.service[node]! + drive + time[node * model.size + to]! - time[row[before]! * model.size + to]!;
  let estimate = 0;
  if (model.overtimePrice[k]! > 0 || model.workMax[k]! < NEVER)
    estimate += overtimeEstimate(model, state, k, more);
  return model.timeTerms[node] ? estimate + termsEstimate(state, node, k, before) : estimate;
}

/** What beginning there costs by its time, whichever breaks are taken by then. */
function termsEstimate(state: RouteState, node: number, k: number, before: number): number {
  const { model, row } = state;
  const drive = model.searchTime[model.profile[k]!]![row[before]! * model.size + node]!;
  const window = model.day[k]! * model.nodes + node;
  const base = k * model.breaksMax;
  let start = NEVER;
  for (let s = 0; s <= model.breakCount[k]!; s++) {
    const arrive = arriveWith(model, base, s, drive, state.finish, before, state.count);
    if (arrive < start) start = Math.min(start, startFrom(model, window, arrive));
  }
  let estimate = 0;
  for (const term of model.timeTerms[node] ?? []) estimate += termPrice(term, start);
  return estimate;
}

function overtimeEstimate(model: Model, state: RouteState, k: number, more: number): number {
  const end = state.first(k) + 1;
  const back = state.finish[model.breakCount[k]! * state.count + end]!;
  const over = (by: number) =>
    Math.max(0, back + by - model.regularEnd[k]!, state.work[k]! + by - model.workMax[k]!);
  if (state.work[k]! + more > model.workMax[k]! + model.overtimeMax[k]!) return NEVER;
  return (over(more) - over(0)) * model.overtimePrice[k]!;
}
