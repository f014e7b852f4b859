import type { RouteState } from './routeState.ts';

/** Remembers routes before they change, so that a rejected step costs only what it touched. */
export class Journal {
  private readonly state: RouteState;
  private readonly saved: Uint8Array;
  private readonly shifts: Int32Array;
  private readonly lengths: Int32Array;
  private readonly numbers: Int32Array;
  private readonly costs: Float64Array;
  private readonly areas: Float64Array;
  private readonly nodes: Int32Array;
  private readonly times: Int32Array;
  private readonly arcs: Int32Array;
  private readonly gaps: Int32Array;
  private count = 0;
  private used = 0;

  constructor(state: RouteState) {
    this.state = state;
    const { shifts } = state.model;
    this.saved = new Uint8Array(shifts);
    this.shifts = new Int32Array(shifts);
    this.lengths = new Int32Array(shifts);
    this.numbers = new Int32Array(shifts * 4);
    this.costs = new Float64Array(shifts);
    this.areas = new Float64Array(shifts * 3);
    this.nodes = new Int32Array(state.count);
    this.arcs = new Int32Array(state.count);
    this.gaps = new Int32Array(state.count);
    this.times = new Int32Array(state.count * state.states * 2);
  }

  /** Shifts changed since the last commit or rollback. */
  touched(k: number): boolean {
    return this.saved[k] === 1;
  }

  /** Call before the first change of route k. */
  save(k: number): void {
    if (this.saved[k] === 1) return;
    const { state } = this;
    const { next, finish, latest, count, states } = state;
    this.saved[k] = 1;
    const c = this.count++;
    this.shifts[c] = k;
    this.costs[c] = state.routeCost[k]!;
    this.numbers[c * 4] = state.version[k]!;
    this.numbers[c * 4 + 1] = state.load[k]!;
    this.numbers[c * 4 + 2] = state.work[k]!;
    this.numbers[c * 4 + 3] = state.widest[k]!;
    this.areas[c * 3] = state.areaX[k]!;
    this.areas[c * 3 + 1] = state.areaY[k]!;
    this.areas[c * 3 + 2] = state.areaStops[k]!;
    const head = state.first(k);
    const begin = this.used;
    for (let i = head; ; i = next[i]!) {
      const at = this.used++;
      this.nodes[at] = i;
      this.arcs[at] = state.arcOut[i]!;
      this.gaps[at] = state.gap[i]!;
      for (let s = 0; s < states; s++) {
        this.times[(at * states + s) * 2] = finish[s * count + i]!;
        this.times[(at * states + s) * 2 + 1] = latest[s * count + i]!;
      }
      if (i === head + 1) break;
    }
    this.lengths[c] = this.used - begin;
  }

  commit(): void {
    for (let c = 0; c < this.count; c++) this.saved[this.shifts[c]!] = 0;
    this.count = 0;
    this.used = 0;
  }

  /** Puts every touched route back; nodes that were in the bank before return there. */
  rollback(): void {
    const { state } = this;
    for (let c = 0; c < this.count; c++) {
      const head = state.first(this.shifts[c]!);
      while (state.next[head]! !== head + 1) state.unlink(state.next[head]!);
    }
    let at = 0;
    for (let c = 0; c < this.count; c++) {
      this.putBack(c, at);
      at += this.lengths[c]!;
    }
    this.commit();
  }

  private putBack(c: number, begin: number): void {
    const { state } = this;
    const { finish, latest, count, states } = state;
    const k = this.shifts[c]!;
    for (let p = 0; p < this.lengths[c]!; p++) {
      const at = begin + p;
      const i = this.nodes[at]!;
      if (i < state.model.nodes) state.link(i, this.nodes[at - 1]!);
      state.arcOut[i] = this.arcs[at]!;
      state.gap[i] = this.gaps[at]!;
      for (let s = 0; s < states; s++) {
        finish[s * count + i] = this.times[(at * states + s) * 2]!;
        latest[s * count + i] = this.times[(at * states + s) * 2 + 1]!;
      }
    }
    state.routeCost[k] = this.costs[c]!;
    state.areaX[k] = this.areas[c * 3]!;
    state.areaY[k] = this.areas[c * 3 + 1]!;
    state.areaStops[k] = this.areas[c * 3 + 2]!;
    state.version[k] = this.numbers[c * 4]!;
    state.load[k] = this.numbers[c * 4 + 1]!;
    state.work[k] = this.numbers[c * 4 + 2]!;
    state.widest[k] = this.numbers[c * 4 + 3]!;
  }
}
