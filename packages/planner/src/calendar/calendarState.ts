import type { CalendarModel } from './calendarModel.ts';

/** Where a piece would go and what that costs. */
export interface Slot {
  bin: number;
  position: number;
  price: number;
}

/** A changeable arrangement with its price, kept up to date by every insertion and removal. */
export class CalendarState {
  readonly model: CalendarModel;
  /** Pieces of each bin in driving order. */
  readonly order: number[][];
  readonly service: Float64Array;
  readonly travel: Float64Array;
  /** Bin of each piece, -1 while it has none. */
  readonly binOf: Int32Array;
  /** Work and ways of each period. */
  private readonly load: Float64Array;
  /** Parts of each cluster per bin, at `cluster * bins + bin`. */
  private readonly parts: Uint16Array;
  /** Bins that hold a part of each cluster. */
  private readonly binsOf: number[][];

  constructor(model: CalendarModel) {
    this.model = model;
    this.order = Array.from({ length: model.bins }, () => []);
    this.service = new Float64Array(model.bins);
    this.travel = new Float64Array(model.bins);
    this.binOf = new Int32Array(model.pieces).fill(-1);
    this.load = new Float64Array(model.periodCapacity.length);
    this.parts = new Uint16Array(model.clusters * model.bins);
    this.binsOf = Array.from({ length: model.clusters }, () => []);
  }

  insert(piece: number, bin: number, position: number): void {
    const { model } = this;
    this.order[bin]!.splice(position, 0, piece);
    this.binOf[piece] = bin;
    this.measure(bin, this.service[bin]! + model.service[piece]!);
    const cluster = model.cluster[piece]!;
    const at = cluster * model.bins + bin;
    if (this.parts[at] === 0) this.binsOf[cluster]!.push(bin);
    this.parts[at]! += 1;
  }

  remove(piece: number): void {
    const { model } = this;
    const bin = this.binOf[piece]!;
    if (bin < 0) return;
    const order = this.order[bin]!;
    order.splice(order.indexOf(piece), 1);
    this.binOf[piece] = -1;
    this.measure(bin, order.length === 0 ? 0 : this.service[bin]! - model.service[piece]!);
    const cluster = model.cluster[piece]!;
    const at = cluster * model.bins + bin;
    this.parts[at]! -= 1;
    if (this.parts[at] === 0) {
      const bins = this.binsOf[cluster]!;
      bins.splice(bins.indexOf(bin), 1);
    }
  }

  /** Work, way and the period's load after a change of the bin's order. */
  private measure(bin: number, service: number): void {
    const before = this.service[bin]! + this.travel[bin]!;
    this.service[bin] = service;
    this.travel[bin] = this.wayOf(bin);
    const period = this.model.period[bin]!;
    if (period >= 0) this.load[period]! += service + this.travel[bin]! - before;
  }

  /** Puts a whole bin back as it was. */
  restore(bin: number, order: readonly number[]): void {
    for (const piece of this.order[bin]!.slice()) this.remove(piece);
    for (const piece of order) {
      this.remove(piece);
      this.insert(piece, bin, this.order[bin]!.length);
    }
  }

  /** Seconds by which a bin is too full; below zero what is left of it. */
  excess(bin: number): number {
    return this.service[bin]! + this.travel[bin]! - this.model.capacity[bin]!;
  }

  /** Cheapest place in a bin; null when the bin is closed to the piece or, unless `crowded`, too full. */
  slotIn(piece: number, bin: number, crowded = false): Slot | null {
    const { model } = this;
    const dayPrice = model.dayPrice[piece * model.bins + bin]!;
    if (dayPrice === Infinity) return null;
    const order = this.order[bin]!;
    const spare = -this.excess(bin) - model.service[piece]!;
    if (spare < 0 && !crowded) return null;
    const { position, detour } = this.cheapest(piece, bin);
    if (detour > spare && !crowded) return null;
    const use = order.length === 0 ? model.prices.use : 0;
    const level = this.fillPrice(model.period[bin]!, model.service[piece]! + detour);
    const split = this.splitPrice(model.cluster[piece]!, bin);
    return { bin, position, price: dayPrice + detour + use + level + split };
  }

  /** What it costs more when a period takes so many seconds more. */
  private fillPrice(period: number, seconds: number): number {
    if (period < 0) return 0;
    return this.fullPrice(period, this.load[period]! + seconds) - this.fullPrice(period, this.load[period]!);
  }

  /** Grows with the square of the load, so that an hour more costs most in the fullest period. */
  private fullPrice(period: number, load: number): number {
    const capacity = this.model.periodCapacity[period]!;
    if (capacity === 0) return 0;
    return (this.model.prices.levelPerHour * load * load) / (2 * 3600 * capacity);
  }

  levelPrice(): number {
    return this.load.reduce((sum, load, period) => sum + this.fullPrice(period, load), 0);
  }

  /** Where in a bin the way grows least. */
  cheapest(piece: number, bin: number): { position: number; detour: number } {
    const { way, size, place, start, end } = this.model;
    const order = this.order[bin]!;
    const here = place[piece]!;
    let from = start[bin]!;
    let position = 0;
    let detour = Infinity;
    for (let i = 0; i <= order.length; i++) {
      const to = i < order.length ? place[order[i]!]! : end[bin]!;
      // An empty bin has no way yet, not the one from start to end.
      const saved = order.length === 0 ? 0 : way[from * size + to]!;
      const more = way[from * size + here]! + way[here * size + to]! - saved;
      if (more < detour) {
        detour = more;
        position = i;
      }
      from = to;
    }
    return { position, detour };
  }

  /** What it costs more when a part of the cluster joins this bin. */
  private splitPrice(cluster: number, bin: number): number {
    if (this.parts[cluster * this.model.bins + bin]! > 0) return 0;
    return this.clusterPrice(cluster, bin) - this.clusterPrice(cluster);
  }

  /** Price of a cluster's being spread, with one bin more if asked. */
  clusterPrice(cluster: number, more = -1): number {
    const { rank, prices } = this.model;
    const bins = this.binsOf[cluster]!;
    const count = bins.length + (more < 0 ? 0 : 1);
    if (count < 2) return 0;
    let first = more < 0 ? Infinity : rank[more]!;
    let last = more < 0 ? -Infinity : rank[more]!;
    for (const bin of bins) {
      first = Math.min(first, rank[bin]!);
      last = Math.max(last, rank[bin]!);
    }
    return prices.split * (count - 1) + prices.gapPerDay * Math.max(0, last - first - (count - 1));
  }

  binsOfCluster(cluster: number): readonly number[] {
    return this.binsOf[cluster]!;
  }

  private wayOf(bin: number): number {
    const { way, size, place, start, end } = this.model;
    const order = this.order[bin]!;
    if (order.length === 0) return 0;
    let from = start[bin]!;
    let sum = 0;
    for (const piece of order) {
      sum += way[from * size + place[piece]!]!;
      from = place[piece]!;
    }
    return sum + way[from * size + end[bin]!]!;
  }
}
