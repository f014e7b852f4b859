import type { Model } from '../model/model.ts';
import type { Random } from '../random.ts';
import { Annealing } from './annealing.ts';
import { append } from './loadRoutes.ts';
import { RouteState } from './routeState.ts';
import type { Search } from './search.ts';
import { Snapshot } from './snapshot.ts';

/** A block ends after so many stops in a row that do not fit: the shift is full. */
const MISSES_MAX = 6;
/** Marks a stop that is left out between two blocks. */
const SKIPPED = -1;

/**
 * Keeps the given order and only cuts it: every shift gets one block of it, days and employees one after the other, so
 * that the whole costs least (split by dynamic programming, Prins, Computers & OR 31, 2004). Stops that fit in no
 * block of theirs, such as an appointment on another day, are then put where the order inside the route still holds.
 */
export class KeepOrder implements Search {
  readonly best: Snapshot;
  readonly accepted = 0;
  readonly stepsPerLook = 1;
  finished = false;
  private readonly model: Model;
  private readonly random: Random;
  private readonly state: RouteState;
  private readonly order: number[];
  private readonly shifts: number[];
  private readonly begins: Int32Array[] = [];
  private price: Float64Array;
  private rest: Annealing | null = null;

  constructor(model: Model, random: Random) {
    this.model = model;
    this.random = random;
    this.state = new RouteState(model);
    const ranked = Array.from({ length: model.nodes }, (_, i) => i).filter(
      (i) => !Number.isNaN(model.sequence[i]),
    );
    this.order = ranked.sort((a, b) => model.sequence[a]! - model.sequence[b]!);
    const all = Array.from({ length: model.shifts }, (_, k) => k);
    this.shifts = all.sort((a, b) => model.day[a]! - model.day[b]! || a - b);
    this.price = this.skipFrom(new Float64Array(this.order.length + 1).fill(Infinity).fill(0, 0, 1), null);
    this.best = new Snapshot(model.nodes, model.shifts);
    this.best.cost = this.state.total();
  }

  get constructing(): boolean {
    return !this.finished;
  }

  cool(): void {
    this.rest?.cool(1);
  }

  /** One shift; at the end the stops that are left. */
  step(): boolean {
    const shift = this.shifts[this.begins.length];
    if (shift !== undefined) {
      this.cut(shift);
      return false;
    }
    this.rest ??= new Annealing(this.model, this.random, this.routes());
    this.rest.step();
    this.finished = !this.rest.constructing;
    this.best.copy(this.rest.best);
    return true;
  }

  /** Extends the cheapest cuts of the order by one block for this shift. */
  private cut(shift: number): void {
    const { order, price, state, model } = this;
    const better = price.slice();
    const begin = Int32Array.from(price, (_, j) => j);
    for (let i = 0; i < order.length; i++) {
      if (price[i] === Infinity) continue;
      let skipped = 0;
      let misses = 0;
      for (let j = i; j < order.length && misses < MISSES_MAX; j++) {
        if (append(state, shift, order[j]!)) misses = 0;
        else {
          misses += 1;
          skipped += model.skipPrice[order[j]!]!;
        }
        const total = price[i]! + skipped + state.routeCost[shift]!;
        if (total >= better[j + 1]!) continue;
        better[j + 1] = total;
        begin[j + 1] = i;
      }
      for (const node of state.sequence(shift)) state.unlink(node);
      state.refresh(shift);
    }
    this.begins.push(begin);
    this.price = this.skipFrom(better, begin);
  }

  /** A stop may also be left out between two blocks. */
  private skipFrom(price: Float64Array, begin: Int32Array | null): Float64Array {
    this.order.forEach((node, j) => {
      const skipped = price[j]! + this.model.skipPrice[node]!;
      if (skipped >= price[j + 1]!) return;
      price[j + 1] = skipped;
      if (begin) begin[j + 1] = SKIPPED;
    });
    return price;
  }

  private routes(): number[][] {
    const routes: number[][] = Array.from({ length: this.model.shifts }, () => []);
    let end = this.order.length;
    for (let c = this.begins.length - 1; c >= 0 && end > 0; c--) {
      while (end > 0 && this.begins[c]![end] === SKIPPED) end -= 1;
      const from = this.begins[c]![end]!;
      routes[this.shifts[c]!] = this.order.slice(from, end);
      end = from;
    }
    return routes;
  }
}
