import { NEVER } from '../model/model.ts';
import type { RouteTimes } from './routeTimes.ts';
import { startFrom, startUntil } from './startTimes.ts';

/** Times of a route whose shift has at most one break: the common case, written out. State 1 = break taken. */
export function oneBreakTimes(state: RouteTimes, k: number): void {
  forward(state, k);
  backward(state, k);
}

function forward(state: RouteTimes, k: number): void {
  const { model, next, row, finish, count } = state;
  const head = state.first(k);
  const end = head + 1;
  const size = model.size;
  const time = model.searchTime[model.profile[k]!]!;
  const window = model.day[k]! * model.nodes;
  const restLo = model.breakLo[k]!;
  const restHi = model.breakHi[k]!;
  const rest = model.breakSeconds[k]!;
  let t0 = model.earliest[k]!;
  let t1 = NEVER;
  finish[head] = t0;
  finish[count + head] = t1;
  let from = row[head]! * size;
  for (let j = next[head]!; ; j = next[j]!) {
    const drive = time[from + row[j]!]!;
    const arrive = t0 + drive;
    let rested = t1 + drive;
    if (t0 <= restHi) {
      const now = (arrive > restLo ? arrive : restLo) + rest;
      if (now < rested) rested = now;
    }
    t0 = arrive < NEVER ? arrive : NEVER;
    t1 = rested < NEVER ? rested : NEVER;
    if (j !== end) {
      t0 = startFrom(model, window + j, t0);
      t1 = startFrom(model, window + j, t1);
      const service = model.service[j]!;
      if (t0 < NEVER) t0 += service;
      if (t1 < NEVER) t1 += service;
    }
    finish[j] = t0;
    finish[count + j] = t1;
    if (j === end) return;
    from = j * size;
  }
}

function backward(state: RouteTimes, k: number): void {
  const { model, prev, row, latest, count } = state;
  const head = state.first(k);
  const end = head + 1;
  const size = model.size;
  const time = model.searchTime[model.profile[k]!]!;
  const window = model.day[k]! * model.nodes;
  const restLo = model.breakLo[k]!;
  const restHi = model.breakHi[k]!;
  const rest = model.breakSeconds[k]!;
  const rests = model.breakCount[k]!;
  let l1 = rests === 1 ? model.latest[k]! : -NEVER;
  let l0 = rests === 1 ? Math.min(model.latest[k]!, model.breakSkipUntil[k]!) : model.latest[k]!;
  latest[end] = l0;
  latest[count + end] = l1;
  let to = row[end]!;
  for (let i = prev[end]!; ; i = prev[i]!) {
    const drive = time[row[i]! * size + to]!;
    let leave0 = l0 - drive;
    if (l1 - rest >= restLo) {
      const now = l1 - rest - drive < restHi ? l1 - rest - drive : restHi;
      if (now > leave0) leave0 = now;
    }
    l0 = leave0;
    l1 -= drive;
    if (i !== head) {
      const service = model.service[i]!;
      l0 = startUntil(model, window + i, l0 - service);
      l1 = startUntil(model, window + i, l1 - service);
    }
    if (l0 < -NEVER) l0 = -NEVER;
    if (l1 < -NEVER) l1 = -NEVER;
    latest[i] = l0;
    latest[count + i] = l1;
    if (i === head) return;
    to = i;
  }
}
