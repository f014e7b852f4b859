import type { Model } from './model.ts';
import { NEVER } from './model.ts';

/** Exact times of one route in model time; index m = the end of the shift. Reused between calls: copy what you keep. */
export interface Schedule {
  departure: number;
  end: number;
  /** How much is broken in seconds: late starts, late breaks, late return. 0 = feasible in time. */
  broken: number;
  /** Service start per position. */
  readonly start: number[];
  /** Latest start per position such that nothing after it breaks. */
  readonly latest: number[];
  /** Breaks taken on the way to position 0..m. */
  readonly breaksBefore: number[];
  readonly breakStart: number[];
  work: number;
}

/** Earliest allowed start at or after t, or the last window's end when t is past them all. */
function windowStart(model: Model, day: number, node: number, t: number): number {
  const at = day * model.nodes + node;
  const several = model.several[at];
  if (several) {
    for (let w = 0; w < several.length; w += 2) {
      if (t <= several[w + 1]!) return Math.max(t, several[w]!);
    }
    return t;
  }
  return Math.max(t, model.windowLo[at]!);
}

function latestStart(model: Model, day: number, node: number, t: number): number {
  const at = day * model.nodes + node;
  const several = model.several[at];
  if (several) {
    for (let w = several.length - 2; w >= 0; w -= 2) {
      if (t >= several[w]!) return Math.min(t, several[w + 1]!);
    }
    return -NEVER;
  }
  return t < model.windowLo[at]! ? -NEVER : Math.min(t, model.windowHi[at]!);
}

/** Labels (position, breaks taken): least broken, then earliest end of service. */
export class Scheduler {
  readonly model: Model;
  readonly result: Schedule;
  private finish: Float64Array;
  private broken: Float64Array;
  private from: Int32Array;
  private readonly states: number;

  constructor(model: Model) {
    this.model = model;
    this.states = model.breaksMax + 1;
    const cells = (model.nodes + 2) * this.states;
    this.finish = new Float64Array(cells);
    this.broken = new Float64Array(cells);
    this.from = new Int32Array(cells);
    this.result = {
      departure: 0,
      end: 0,
      broken: 0,
      start: [],
      latest: [],
      breaksBefore: [],
      breakStart: [],
      work: 0,
    };
  }

  /** Times `nodes` in shift k as early as possible, each break where it delays least. */
  run(shift: number, nodes: ArrayLike<number>): Schedule {
    const { model, states } = this;
    const times = model.time[model.profile[shift]!]!;
    const count = model.breakCount[shift]!;
    const m = nodes.length;
    let row = model.startRow[shift]!;
    let before = 0;
    for (let p = 0; p <= m; p++) {
      const node = p < m ? nodes[p]! : -1;
      const to = p < m ? node : model.endRow[shift]!;
      const drive = m === 0 ? 0 : times[row * model.size + to]!;
      for (let s = 0; s <= count; s++) this.finish[p * states + s] = Infinity;
      for (let s = 0; s <= count; s++) {
        const ready = p === 0 ? (s === 0 ? model.earliest[shift]! : Infinity) : this.finish[before + s]!;
        if (ready === Infinity) continue;
        const broken = p === 0 ? 0 : this.broken[before + s]!;
        this.extend(shift, { p, node, drive, s, ready, broken });
      }
      before = p * states;
      row = to;
    }
    return this.trace(shift, nodes);
  }

  /** All ways to take 0..rest breaks on one leg. */
  private extend(
    shift: number,
    leg: { p: number; node: number; drive: number; s: number; ready: number; broken: number },
  ): void {
    const { model, states } = this;
    const base = shift * model.breaksMax;
    let { broken } = leg;
    let awake = leg.ready;
    let arrive = leg.ready + leg.drive;
    for (let s = leg.s; ; s++) {
      this.label(leg.p * states + s, shift, leg.node, arrive, broken, leg.s);
      if (s >= model.breakCount[shift]!) return;
      const begin = Math.max(awake, model.breakLo[base + s]!);
      broken += Math.max(0, begin - model.breakHi[base + s]!);
      const seconds = model.breakSeconds[base + s]!;
      awake = begin + seconds;
      arrive = Math.max(arrive, model.breakLo[base + s]!) + seconds;
    }
  }

  private label(
    cell: number,
    shift: number,
    node: number,
    arrive: number,
    broken: number,
    from: number,
  ): void {
    const { model } = this;
    let finish = arrive;
    let late = 0;
    if (node >= 0) {
      const day = model.day[shift]!;
      const hi = model.windowHi[day * model.nodes + node]!;
      const start = hi === -NEVER ? arrive : windowStart(model, day, node, arrive);
      late = hi === -NEVER ? NEVER : Math.max(0, start - hi);
      finish = start + model.service[node]!;
    } else {
      late = Math.max(0, arrive - model.latest[shift]!);
    }
    const total = broken + late;
    if (this.finish[cell] !== Infinity) {
      if (total > this.broken[cell]!) return;
      if (total === this.broken[cell]! && finish >= this.finish[cell]!) return;
    }
    this.finish[cell] = finish;
    this.broken[cell] = total;
    this.from[cell] = from;
  }

  private lastState(shift: number, m: number): number {
    const { model, states } = this;
    const count = model.breakCount[shift]!;
    if (m === 0) return 0;
    let best = count;
    let least = Infinity;
    let missing = 0;
    for (let s = count; s >= 0; s--) {
      const cell = m * states + s;
      const at = shift * model.breaksMax + s;
      if (s < count && this.finish[cell]! > model.breakSkipUntil[at]!) missing += 1 + model.breakSeconds[at]!;
      const broken = this.broken[cell]! + missing;
      if (this.finish[cell] === Infinity || broken > least) continue;
      if (broken === least && this.finish[cell]! >= this.finish[m * states + best]!) continue;
      least = broken;
      best = s;
    }
    this.result.broken = least;
    return best;
  }

  private trace(shift: number, nodes: ArrayLike<number>): Schedule {
    const { model, states, result } = this;
    const m = nodes.length;
    result.broken = 0;
    result.start.length = m;
    result.breaksBefore.length = m + 1;
    let s = this.lastState(shift, m);
    result.end = m === 0 ? model.earliest[shift]! : this.finish[m * states + s]!;
    const missed = s;
    for (let p = m; p >= 0; p--) {
      if (p < m) result.start[p] = this.finish[p * states + s]! - model.service[nodes[p]!]!;
      const from = m === 0 ? 0 : this.from[p * states + s]!;
      result.breaksBefore[p] = s - from;
      s = from;
    }
    this.placeBreaks(shift, nodes, missed);
    this.departLate(shift, nodes);
    this.latestStarts(shift, nodes);
    return result;
  }

  private placeBreaks(shift: number, nodes: ArrayLike<number>, taken: number): void {
    const { model, result } = this;
    result.breakStart.length = taken;
    let b = 0;
    let awake = model.earliest[shift]!;
    for (let p = 0; p <= nodes.length; p++) {
      for (let i = 0; i < result.breaksBefore[p]!; i++, b++) {
        const at = shift * model.breaksMax + b;
        result.breakStart[b] = Math.max(awake, model.breakLo[at]!);
        awake = result.breakStart[b]! + model.breakSeconds[at]!;
      }
      if (p < nodes.length) awake = result.start[p]! + model.service[nodes[p]!]!;
    }
  }

  /** Nobody leaves home to wait: the departure moves up to the first start, together with a break before it. */
  private departLate(shift: number, nodes: ArrayLike<number>): void {
    const { model, result } = this;
    result.departure = model.earliest[shift]!;
    const rests = result.breaksBefore[0]!;
    if (nodes.length > 0 && rests < 2) {
      const times = model.time[model.profile[shift]!]!;
      const drive = times[model.startRow[shift]! * model.size + nodes[0]!]!;
      const at = shift * model.breaksMax;
      const seconds = rests === 1 ? model.breakSeconds[at]! : 0;
      const latest = result.start[0]! - drive - seconds;
      const bound = rests === 1 ? Math.min(latest, model.breakHi[at]!) : latest;
      result.departure = Math.max(result.departure, bound);
      if (rests === 1) result.breakStart[0] = Math.max(result.departure, model.breakLo[at]!);
    }
    const rest = result.breakStart.reduce(
      (sum, _, b) => sum + model.breakSeconds[shift * model.breaksMax + b]!,
      0,
    );
    result.work = nodes.length === 0 ? 0 : result.end - result.departure - rest;
  }

  private latestStarts(shift: number, nodes: ArrayLike<number>): void {
    const { model, result } = this;
    const times = model.time[model.profile[shift]!]!;
    const day = model.day[shift]!;
    result.latest.length = nodes.length;
    let b = result.breakStart.length;
    let bound =
      b < model.breakCount[shift]!
        ? Math.min(model.latest[shift]!, this.skipBound(shift, b))
        : model.latest[shift]!;
    let row = model.endRow[shift]!;
    for (let p = nodes.length - 1; p >= 0; p--) {
      const node = nodes[p]!;
      bound -= times[node * model.size + row]!;
      for (let i = 0; i < result.breaksBefore[p + 1]!; i++) {
        b -= 1;
        const at = shift * model.breaksMax + b;
        bound -= model.breakSeconds[at]!;
        bound = Math.min(bound, model.breakHi[at]!);
      }
      bound = latestStart(model, day, node, bound - model.service[node]!);
      result.latest[p] = bound;
      row = node;
    }
  }

  private skipBound(shift: number, taken: number): number {
    const { model } = this;
    let bound = NEVER;
    for (let b = taken; b < model.breakCount[shift]!; b++) {
      bound = Math.min(bound, model.breakSkipUntil[shift * model.breaksMax + b]!);
    }
    return bound;
  }
}
