import type { Model } from '../../model/model.ts';
import { loadRoutes } from '../loadRoutes.ts';
import type { RouteState } from '../routeState.ts';
import type { Snapshot } from '../snapshot.ts';
import type { StandingStops } from './standingStops.ts';

/** How many stops change hands at a time. */
const LENGTHS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48];
/** And from the midst of a block, which only where its ends do not help. */
const INSIDE = [1, 2, 4, 8];
/** Every further place at which the order changes hands is worth so many seconds of driving: blocks stay blocks. */
const SEAM = 300;
/** Prices are sums of floating numbers. */
const NOTHING = 1e-6;

/** Stops that follow one another in the order and are driven in the same shift. */
interface Run {
  readonly shift: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Improves a cut order by what the cut could not know: the begin or the end of a block goes to whoever the whole plan costs least
 * with, and what has no place is tried in every shift. Inside of routes the order holds.
 */
export class MoveSeams {
  readonly best: Snapshot;
  done = false;
  private readonly model: Model;
  private readonly state: RouteState;
  private readonly standing: StandingStops;
  private readonly order: readonly number[];
  /** The next run to look at, and how many were looked at since the last gain. */
  private at = 0;
  private idle = 0;
  private inside = false;
  private price: number;

  /** The state is this one's as long as it works. */
  constructor(
    { state, standing }: { state: RouteState; standing: StandingStops },
    order: readonly number[],
    best: Snapshot,
  ) {
    this.state = state;
    this.model = state.model;
    this.standing = standing;
    this.order = order;
    this.best = best;
    loadRoutes(state, this.model, best.routes());
    this.price = this.whole();
  }

  /** Looks at one run; true when the plan became better. */
  step(): boolean {
    const runs = this.runs();
    if (this.idle > runs.length) return this.turn();
    const run = runs[this.at % Math.max(1, runs.length)];
    this.at = runs.length > 0 ? (this.at + 1) % runs.length : 0;
    const gained = run !== undefined && (this.inside ? this.moveInside(run) : this.moveEnds(run));
    this.idle = gained ? 0 : this.idle + 1;
    return gained && this.keep();
  }

  /** Nothing is left at the ends of blocks: what has no place is tried, then what lies inside of them. */
  private turn(): boolean {
    this.idle = 0;
    this.done = this.inside;
    this.inside = true;
    return this.fill() && this.keep();
  }

  private keep(): boolean {
    const cost = this.state.total();
    if (cost >= this.best.cost) return false;
    this.best.take(this.state, cost);
    return true;
  }

  private moveInside(run: Run): boolean {
    const { order, model } = this;
    for (let at = run.from + 1; at < run.to - 1; at++)
      for (let k = 0; k < model.shifts; k++) {
        if (k === run.shift) continue;
        for (const length of INSIDE) {
          if (at + length < run.to && this.move(order.slice(at, at + length), k)) return true;
        }
      }
    return false;
  }

  private moveEnds(run: Run): boolean {
    const { order, model } = this;
    for (const length of [...LENGTHS.filter((one) => one < run.to - run.from), run.to - run.from]) {
      const [head, tail] = [order.slice(run.from, run.from + length), order.slice(run.to - length, run.to)];
      for (let k = 0; k < model.shifts; k++) {
        if (k === run.shift) continue;
        if (this.move(head, k) || (length < run.to - run.from && this.move(tail, k))) return true;
      }
    }
    return false;
  }

  /** Moves stops to another shift; false leaves everything as it was. */
  private move(nodes: readonly number[], to: number): boolean {
    const { state } = this;
    const from = state.shift[nodes[0]!]!;
    const before = [state.sequence(from), state.sequence(to)] as const;
    for (const node of nodes) state.unlink(node);
    state.refresh(from);
    const fit = nodes.every((node) => this.standing.insert(to, node));
    if (fit && !state.overworked(from) && this.better()) return true;
    for (const k of [from, to]) for (const node of state.sequence(k)) state.unlink(node);
    this.restore(from, before[0]);
    this.restore(to, before[1]);
    return false;
  }

  /** What has no place gets one where it costs less than none. */
  private fill(): boolean {
    const { state, model } = this;
    let filled = false;
    for (const node of Array.from(state.bank.subarray(0, state.banked))) {
      if (Number.isNaN(model.sequence[node]) || model.fixed[node] === 1) continue;
      for (let k = 0; k < model.shifts; k++) {
        if (!this.standing.insert(k, node)) continue;
        if (this.better()) {
          filled = true;
          break;
        }
        state.unlink(node);
        state.refresh(k);
      }
    }
    return filled;
  }

  private better(): boolean {
    const price = this.whole();
    if (price >= this.price - NOTHING) return false;
    this.price = price;
    return true;
  }

  private restore(k: number, nodes: readonly number[]): void {
    const { state } = this;
    let last = state.first(k);
    for (const node of nodes) {
      state.link(node, last);
      last = node;
    }
    state.refresh(k);
  }

  private whole(): number {
    return this.state.total() + SEAM * this.runs().length;
  }

  private runs(): Run[] {
    const { order, state } = this;
    const runs: Run[] = [];
    for (let from = 0; from < order.length;) {
      const shift = state.shift[order[from]!]!;
      let to = from + 1;
      while (to < order.length && state.shift[order[to]!] === shift) to += 1;
      if (shift >= 0) runs.push({ shift, from, to });
      from = to;
    }
    return runs;
  }
}
