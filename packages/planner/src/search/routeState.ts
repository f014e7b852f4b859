import { fairnessPrice } from '../model/fairness.ts';
import type { Model, TimeTerm } from '../model/model.ts';
import { NEVER } from '../model/model.ts';
import type { Schedule } from '../model/schedule.ts';
import { Scheduler } from '../model/schedule.ts';
import { overtimeSeconds, termPrice } from '../model/timePrices.ts';
import { refreshRoute } from './refreshRoute.ts';
import type { RouteTimes } from './routeTimes.ts';

/**
 * A plan under work: doubly linked routes with the earliest and latest times that make an insertion O(1).
 * Node `first(k) = nodes + 2k` stands before the first stop of shift k, `first(k) + 1` after its last.
 * With b breaks every time exists b + 1 times: s breaks already taken (planner's k+1-state resource).
 */
export class RouteState implements RouteTimes {
  readonly model: Model;
  readonly count: number;
  readonly states: number;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** Shift of a node, -1 while it is in the bank. */
  readonly shift: Int32Array;
  /** Row of a node in the matrices. */
  readonly row: Int32Array;
  /** Earliest end of service, at `state * count + node`. */
  readonly finish: Int32Array;
  /** Latest start of service, at `state * count + node`. */
  readonly latest: Int32Array;
  /** Price of the arc that leaves a node. */
  readonly arcOut: Int32Array;
  /** Most time an insertion behind a node can take, and the most of a route; kept for up to one break. */
  readonly gap: Int32Array;
  readonly widest: Int32Array;
  readonly length: Int32Array;
  readonly load: Int32Array;
  /** Travel plus service of a route. */
  readonly work: Int32Array;
  readonly routeCost: Float64Array;
  readonly areaX: Float64Array;
  readonly areaY: Float64Array;
  readonly areaStops: Int32Array;
  /** Changes with every change of a route and comes back when the change is undone. */
  readonly version: Int32Array;
  private versions = 0;
  /** Stops without a place. */
  readonly bank: Int32Array;
  banked = 0;
  /** Seconds of service of all of them. */
  bankedService = 0;
  /** Leaving out costs at most this: the search lowers it to get through full days. */
  skipMax = Infinity;
  readonly bankAt: Int32Array;
  /** Shifts per cluster, and stops per cluster and shift at `cluster * shifts + shift`. */
  readonly clusterStops: Int16Array;
  readonly clusterShifts: Int16Array;
  /** Scratch for one value per state. */
  readonly ready: Int32Array;
  private readonly scheduler: Scheduler;

  constructor(model: Model) {
    this.model = model;
    const count = model.nodes + 2 * model.shifts;
    this.count = count;
    this.states = model.breaksMax + 1;
    this.next = new Int32Array(count).fill(-1);
    this.prev = new Int32Array(count).fill(-1);
    this.shift = new Int32Array(count).fill(-1);
    this.row = Int32Array.from({ length: count }, (_, i) => i);
    this.finish = new Int32Array(count * this.states);
    this.latest = new Int32Array(count * this.states);
    this.arcOut = new Int32Array(count);
    this.gap = new Int32Array(count);
    this.widest = new Int32Array(model.shifts);
    this.length = new Int32Array(model.shifts);
    this.load = new Int32Array(model.shifts);
    this.work = new Int32Array(model.shifts);
    this.routeCost = new Float64Array(model.shifts);
    this.areaX = new Float64Array(model.shifts);
    this.areaY = new Float64Array(model.shifts);
    this.areaStops = new Int32Array(model.shifts);
    this.version = new Int32Array(model.shifts);
    this.bank = new Int32Array(model.nodes);
    this.bankAt = new Int32Array(model.nodes).fill(-1);
    this.clusterStops = new Int16Array(model.splitPriced ? model.clusters * model.shifts : 0);
    this.clusterShifts = new Int16Array(model.splitPriced ? model.clusters : 0);
    this.ready = new Int32Array(this.states);
    this.scheduler = new Scheduler(model);
    this.clear();
  }

  first(shift: number): number {
    return this.model.nodes + 2 * shift;
  }

  clear(): void {
    const { model } = this;
    this.clusterStops.fill(0);
    this.clusterShifts.fill(0);
    this.load.fill(0);
    this.length.fill(0);
    for (let k = 0; k < model.shifts; k++) {
      const head = this.first(k);
      this.row[head] = model.startRow[k]!;
      this.row[head + 1] = model.endRow[k]!;
      this.next[head] = head + 1;
      this.prev[head + 1] = head;
      this.shift[head] = k;
      this.shift[head + 1] = k;
      this.refresh(k);
    }
    this.banked = 0;
    this.bankedService = 0;
    for (let i = 0; i < model.nodes; i++) this.toBank(i);
  }

  toBank(node: number): void {
    this.shift[node] = -1;
    this.bankAt[node] = this.banked;
    this.bank[this.banked++] = node;
    this.bankedService += this.model.service[node]!;
  }

  private fromBank(node: number): void {
    const at = this.bankAt[node]!;
    const last = this.bank[--this.banked]!;
    this.bank[at] = last;
    this.bankAt[last] = at;
    this.bankAt[node] = -1;
    this.bankedService -= this.model.service[node]!;
  }

  /** Links a banked node behind `before`; the route's times are stale until `refresh`. */
  link(node: number, before: number): void {
    const { next, prev, model } = this;
    const k = this.shift[before]!;
    const after = next[before]!;
    this.fromBank(node);
    next[before] = node;
    prev[node] = before;
    next[node] = after;
    prev[after] = node;
    this.shift[node] = k;
    this.length[k]! += 1;
    this.load[k]! += model.demand[node]!;
    if (model.splitPriced) this.countCluster(node, k, 1);
  }

  /** Unlinks a node into the bank; the route's times are stale until `refresh`. */
  unlink(node: number): void {
    const { next, prev, model } = this;
    const k = this.shift[node]!;
    const before = prev[node]!;
    const after = next[node]!;
    next[before] = after;
    prev[after] = before;
    this.length[k]! -= 1;
    this.load[k]! -= model.demand[node]!;
    if (model.splitPriced) this.countCluster(node, k, -1);
    this.toBank(node);
  }

  private countCluster(node: number, k: number, by: number): void {
    const cluster = this.model.cluster[node]!;
    if (cluster < 0) return;
    const at = cluster * this.model.shifts + k;
    const before = this.clusterStops[at]!;
    this.clusterStops[at] = before + by;
    if (before === 0 && by > 0) this.clusterShifts[cluster]! += 1;
    if (before + by === 0 && by < 0) this.clusterShifts[cluster]! -= 1;
  }

  /** Recomputes times and cost of a changed route. */
  refresh(k: number): void {
    this.version[k] = ++this.versions;
    refreshRoute(this, k);
    if (this.model.timePriced && this.length[k]! > 0) this.routeCost[k]! += this.timePrice(k);
  }

  /** Nodes of a route in order. */
  sequence(k: number): number[] {
    const nodes: number[] = [];
    const end = this.first(k) + 1;
    for (let i = this.next[end - 1]!; i !== end; i = this.next[i]!) nodes.push(i);
    return nodes;
  }

  /** Exact times of a route; valid until the next call. */
  times(k: number): Schedule {
    return this.scheduler.run(k, this.sequence(k));
  }

  /** Overtime, broken and tight promises and moved starts of a route; NEVER where working time is exceeded. */
  private timePrice(k: number): number {
    const { model } = this;
    const known = this.priceAtAGlance(k);
    if (known !== null) return known;
    const nodes = this.sequence(k);
    const schedule = this.scheduler.run(k, nodes);
    let price = overtimeSeconds(model, k, schedule) * model.overtimePrice[k]!;
    if (schedule.work > model.workMax[k]! + model.overtimeMax[k]!) price += NEVER;
    for (let p = 0; p < nodes.length; p++) {
      const terms = model.timeTerms[nodes[p]!];
      if (!terms) continue;
      for (const term of terms) price += termPrice(term, schedule.start[p]!);
    }
    return price;
  }

  /**
   * What a route costs by its times, where that needs no schedule: home early enough, and every stop costs the same whichever
   * breaks were taken before it. Null where somebody has to look closer.
   */
  private priceAtAGlance(k: number): number | null {
    const { model } = this;
    const head = this.first(k);
    const rests = model.breakCount[k]!;
    const end = this.finish[rests * this.count + head + 1]!;
    let work = end - model.earliest[k]!;
    for (let b = k * model.breaksMax; b < k * model.breaksMax + rests; b++) {
      // a break that may be left out need not shorten the work
      if (model.breakSkipUntil[b] === -NEVER) work -= model.breakSeconds[b]!;
    }
    if (end > model.regularEnd[k]! || work > model.workMax[k]!) return null;
    let price = 0;
    for (let i = this.next[head]!; i !== head + 1; i = this.next[i]!) {
      const terms = model.timeTerms[i];
      if (!terms) continue;
      for (const term of terms) {
        const one = this.sameInEveryState(term, i, rests);
        if (one === null) return null;
        price += one;
      }
    }
    return price;
  }

  private sameInEveryState(term: TimeTerm, node: number, rests: number): number | null {
    let price: number | null = null;
    for (let s = 0; s <= rests; s++) {
      const finish = this.finish[s * this.count + node]!;
      if (finish >= NEVER) continue;
      const one = termPrice(term, finish - this.model.service[node]!);
      if (price !== null && one !== price) return null;
      price = one;
    }
    return price;
  }

  /**
   * Whether working time is exceeded. What is liked costs less than nothing, so that such a route may lie below NEVER; nothing
   * that can be driven comes near half of it.
   */
  overworked(k: number): boolean {
    return this.routeCost[k]! >= NEVER / 2;
  }

  /** Whole price of the plan, left-out stops included, each at `skipMax` at most. */
  total(skipMax = Infinity): number {
    const { model } = this;
    let cost = 0;
    for (let k = 0; k < model.shifts; k++) cost += this.routeCost[k]!;
    for (let b = 0; b < this.banked; b++) cost += Math.min(skipMax, model.skipPrice[this.bank[b]!]!);
    if (model.splitPriced) cost += this.splitTotal();
    if (model.fairness) cost += fairnessPrice(model, model.fairness, this.work);
    return cost;
  }

  /** As `total`, without the marks of routes that exceed their working time (taking a stop out can cause that). */
  price(): number {
    return this.routeCost.reduce((cost, _, k) => (this.overworked(k) ? cost - NEVER : cost), this.total());
  }

  /** Arcs are priced for every time they come to a cluster; a shift's first time is given back. */
  private splitTotal(): number {
    const { clusters, splitPrice, returnPrice } = this.model;
    let cost = 0;
    for (let c = 0; c < clusters; c++) {
      const shifts = this.clusterShifts[c]!;
      cost += splitPrice[c]! * Math.max(0, shifts - 1) - returnPrice[c]! * shifts;
    }
    return cost;
  }
}
