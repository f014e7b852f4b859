import type { Random } from '../random.ts';
import type { CalendarModel } from './calendarModel.ts';
import { CalendarState, type Slot } from './calendarState.ts';

/** Pieces near a piece that may leave with it. */
const NEIGHBOURS = 40;
/** Pieces removed in a step: at least one, on average half of this. */
const REMOVED_MAX = 16;
/** A place is overlooked now and then, so that the best one does not always win (blinks, SISR). */
const BLINK = 0.02;
const HOT_SECONDS = 600;
const COLD_SECONDS = 4;

type Ruin = (seed: number, count: number) => number[];

/**
 * Ruin and recreate under simulated annealing over whole pieces (Schrimpf et al., Journal of Computational Physics 2000;
 * blinks after Christiaens & Vanden Berghe, Transportation Science 2020). One step = one ruin, one recreate, one verdict.
 */
export class CalendarSearch {
  readonly state: CalendarState;
  bestOrder: readonly (readonly number[])[];
  bestCost: number;
  accepted = 0;
  private readonly model: CalendarModel;
  private readonly random: Random;
  private readonly near: Int32Array[];
  private readonly missing = new Set<number>();
  private temperature = HOT_SECONDS;
  private cost = 0;

  constructor(model: CalendarModel, random: Random) {
    this.model = model;
    this.random = random;
    this.state = new CalendarState(model);
    this.near = neighbours(model);
    const urgent = [...this.near.keys()].sort((a, b) => this.freedom(a) - this.freedom(b) || a - b);
    for (const piece of this.lockedFirst(urgent)) if (!this.place(piece, 0)) this.missing.add(piece);
    this.cost = this.total();
    this.bestCost = this.cost;
    this.bestOrder = this.copy();
  }

  /** Pieces without a place in the best arrangement. */
  get served(): number {
    return this.bestOrder.reduce((sum, pieces) => sum + pieces.length, 0);
  }

  cool(progress: number): void {
    this.temperature = HOT_SECONDS * (COLD_SECONDS / HOT_SECONDS) ** Math.min(1, Math.max(0, progress));
  }

  /** True when a better arrangement was found. */
  step(): boolean {
    const { model, random, state } = this;
    const removed = this.ruin();
    const before = new Map<number, readonly number[]>();
    const excess = new Map<number, number>();
    const touch = (bin: number): void => {
      if (before.has(bin)) return;
      before.set(bin, [...state.order[bin]!]);
      excess.set(bin, state.excess(bin));
    };
    const missingBefore = [...this.missing];
    for (const piece of removed) {
      const bin = state.binOf[piece]!;
      if (bin >= 0) touch(bin);
    }
    const clusters = new Set(removed.map((piece) => model.cluster[piece]!));
    let delta = -this.priceOf(removed, before.keys(), clusters) - state.levelPrice();
    for (const piece of removed) state.remove(piece);
    const waiting = this.lockedFirst(this.sorted([...new Set([...removed, ...this.sample(missingBefore)])]));
    for (const piece of waiting) {
      const slot = this.best(piece, BLINK);
      if (slot === null) {
        this.missing.add(piece);
        continue;
      }
      if (!before.has(slot.bin)) {
        // This bin was not in the first sum yet.
        delta -= this.binPrice(slot.bin);
        touch(slot.bin);
      }
      const cluster = model.cluster[piece]!;
      if (!clusters.has(cluster)) {
        clusters.add(cluster);
        delta -= state.clusterPrice(cluster);
      }
      if (this.missing.delete(piece)) delta -= removed.includes(piece) ? 0 : model.missing[piece]!;
      state.insert(piece, slot.bin, slot.position);
    }
    delta += this.priceOf(removed, before.keys(), clusters) + state.levelPrice();
    // Only locks crowd a bin, and no step may crowd it more.
    const crowds = [...excess].some(([bin, known]) => state.excess(bin) > Math.max(0, known) + 1e-6);
    if (crowds || delta >= -this.temperature * Math.log(1 - random.next())) {
      for (const [bin, order] of before) state.restore(bin, order);
      this.missing.clear();
      for (const piece of missingBefore) this.missing.add(piece);
      return false;
    }
    this.accepted += 1;
    this.cost += delta;
    if (this.cost >= this.bestCost - 1e-6) return false;
    this.bestCost = this.cost;
    this.bestOrder = this.copy();
    return true;
  }

  private copy(): readonly (readonly number[])[] {
    return this.state.order.map((pieces) => [...pieces]);
  }

  /** A few of those that have no place get another try; all of them would take the time of the search. */
  private sample(list: readonly number[]): readonly number[] {
    if (list.length <= 4) return list;
    return Array.from({ length: 4 }, () => list[this.random.below(list.length)]!);
  }

  private ruin(): number[] {
    const { random, model } = this;
    if (model.pieces === 0) return [];
    const count = 1 + random.below(REMOVED_MAX);
    const ways: readonly Ruin[] = [this.around, this.around, this.street, this.days];
    return ways[random.below(ways.length)]!.call(this, random.below(model.pieces), count);
  }

  /** What lies near. */
  private around(seed: number, count: number): number[] {
    return [seed, ...this.near[seed]!.subarray(0, count - 1)];
  }

  /** A whole cluster and what lies around it. */
  private street(seed: number, count: number): number[] {
    const cluster = this.model.cluster[seed]!;
    const own = [...this.model.cluster.keys()].filter((piece) => this.model.cluster[piece] === cluster);
    return [...new Set([...own.slice(0, 2 * REMOVED_MAX), ...this.around(seed, Math.ceil(count / 2))])];
  }

  /** Everything of one person's day, and of the day of a neighbour. */
  private days(seed: number): number[] {
    const { state, random } = this;
    const near = this.near[seed]!;
    const other = near.length > 0 ? near[random.below(near.length)]! : seed;
    const bins = new Set([state.binOf[seed]!, state.binOf[other]!].filter((bin) => bin >= 0));
    return [...new Set([seed, ...[...bins].flatMap((bin) => state.order[bin]!)])];
  }

  private sorted(pieces: number[]): number[] {
    const { random, model } = this;
    const shuffled = pieces.map((piece) => ({ piece, by: random.next() })).sort((a, b) => a.by - b.by);
    const way = random.below(3);
    const key = (piece: number): number => (way === 1 ? -model.service[piece]! : this.freedom(piece));
    return (way === 0 ? shuffled : shuffled.sort((a, b) => key(a.piece) - key(b.piece))).map(
      ({ piece }) => piece,
    );
  }

  /** What has one place only goes before what could be there too. */
  private lockedFirst(pieces: readonly number[]): number[] {
    const { lock } = this.model;
    return [...pieces.filter((piece) => lock[piece]! >= 0), ...pieces.filter((piece) => lock[piece]! < 0)];
  }

  /** The fewer days are in time, the more urgent. */
  private freedom(piece: number): number {
    const { dues = [], deadline } = this.model.problem.pieces[piece]!;
    return Math.min(...dues, deadline ?? Infinity, Number.MAX_SAFE_INTEGER);
  }

  private place(piece: number, blink: number): boolean {
    const slot = this.best(piece, blink);
    if (slot !== null) this.state.insert(piece, slot.bin, slot.position);
    return slot !== null;
  }

  private best(piece: number, blink: number): Slot | null {
    const { state, model, random } = this;
    const only = model.lock[piece]!;
    if (only >= 0) return state.slotIn(piece, only, true);
    let best: Slot | null = null;
    for (let bin = 0; bin < model.bins; bin++) {
      if (blink > 0 && random.next() < blink) continue;
      // Its day alone costs more than the best place so far.
      if (best !== null && model.dayPrice[piece * model.bins + bin]! >= best.price) continue;
      const slot = state.slotIn(piece, bin);
      if (slot !== null && (best === null || slot.price < best.price)) best = slot;
    }
    return best !== null && best.price < model.missing[piece]! ? best : null;
  }

  private binPrice(bin: number): number {
    const { model, state } = this;
    const order = state.order[bin]!;
    let price = state.travel[bin]! + (order.length > 0 ? model.prices.use : 0);
    for (const piece of order) price += model.dayPrice[piece * model.bins + bin]!;
    return price;
  }

  /** What a step can change: the bins and clusters it touches, and what stands without a place among the removed. */
  private priceOf(removed: readonly number[], bins: Iterable<number>, clusters: Iterable<number>): number {
    let price = 0;
    for (const bin of bins) price += this.binPrice(bin);
    for (const cluster of clusters) price += this.state.clusterPrice(cluster);
    for (const piece of removed) if (this.state.binOf[piece] === -1) price += this.model.missing[piece]!;
    return price;
  }

  private total(): number {
    const { model, state } = this;
    let price = state.levelPrice();
    for (let bin = 0; bin < model.bins; bin++) price += this.binPrice(bin);
    for (let cluster = 0; cluster < model.clusters; cluster++) price += state.clusterPrice(cluster);
    for (const piece of this.missing) price += model.missing[piece]!;
    return price;
  }
}

function neighbours({ pieces, place, way, size }: CalendarModel): Int32Array[] {
  const all = Array.from({ length: pieces }, (_, piece) => piece);
  return all.map((piece) => {
    const from = place[piece]! * size;
    const sorted = all
      .filter((other) => other !== piece)
      .sort((a, b) => way[from + place[a]!]! - way[from + place[b]!]! || a - b);
    return Int32Array.from(sorted.slice(0, NEIGHBOURS));
  });
}
