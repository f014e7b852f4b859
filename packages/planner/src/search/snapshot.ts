import type { RouteState } from './routeState.ts';

/** A plan as plain numbers: nodes per shift. Cheap to keep, to compare and to post to another thread. */
export class Snapshot {
  readonly nodes: Int32Array;
  readonly lengths: Int32Array;
  cost = Infinity;
  served = 0;

  constructor(nodes: number, shifts: number) {
    this.nodes = new Int32Array(nodes);
    this.lengths = new Int32Array(shifts);
  }

  take(state: RouteState, cost: number): void {
    let at = 0;
    for (let k = 0; k < state.model.shifts; k++) {
      const head = state.first(k);
      for (let i = state.next[head]!; i !== head + 1; i = state.next[i]!) this.nodes[at++] = i;
      this.lengths[k] = state.length[k]!;
    }
    this.cost = cost;
    this.served = at;
  }

  /** Routes given as nodes one after the other and their lengths. */
  set(plan: { readonly order: ArrayLike<number>; readonly lengths: ArrayLike<number> }, cost: number): void {
    this.nodes.set(plan.order);
    this.lengths.set(plan.lengths);
    this.served = plan.order.length;
    this.cost = cost;
  }

  copy(other: Snapshot): void {
    this.nodes.set(other.nodes);
    this.lengths.set(other.lengths);
    this.served = other.served;
    this.cost = other.cost;
  }

  routes(): number[][] {
    let at = 0;
    return Array.from(this.lengths, (length) => {
      const route = Array.from(this.nodes.subarray(at, at + length));
      at += length;
      return route;
    });
  }
}
