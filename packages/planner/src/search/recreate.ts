import { FairEstimate } from '../model/fairness.ts';
import { NEVER } from '../model/model.ts';
import type { Random } from '../random.ts';
import type { Journal } from './journal.ts';
import type { Neighbours } from './neighbours.ts';
import type { RouteState } from './routeState.ts';
import type { Place } from './scan.ts';
import { scanRoute } from './scan.ts';

/** Stops tried again per step when the bank is full: more would starve the search (measured at 1,000 stops). */
const RETRIES_MAX = 20;
const BLINK_SHARE = 0.01;
/** Up to here looking at every shift costs no more than finding the near ones. */
const FEW_SHIFTS = 6;
/** A house is surrounded by its own street, so the near ones must reach beyond it. */
const NEAR_NODES = 80;
/** How often every shift is looked at all the same: other days have room where the near ones have none. */
const FULL_SHARE = 0.05;

/**
 * Greedy insertion with blinks (Christiaens & Vanden Berghe 2020). The best place of a node in a route is remembered
 * until the route changes, and valid again when the change is undone.
 */
export class Recreate {
  private readonly state: RouteState;
  private readonly journal: Journal;
  private readonly random: Random;
  private readonly neighbours: Neighbours;
  private readonly near: Int32Array;
  private readonly order: Int32Array;
  private readonly keys: Float64Array;
  private readonly cachedPrice: Float64Array;
  private readonly cachedBefore: Int32Array;
  private readonly cachedVersion: Int32Array;
  private readonly classSeen: Int32Array;
  private readonly far: Float64Array;
  private readonly narrow: Float64Array;
  private readonly early: Float64Array;
  private readonly closed: Uint8Array;
  private readonly found: Place = { before: -1, price: Infinity };
  /** Some stops are dearer to leave out than others. */
  private readonly uneven: boolean;
  private readonly fair: FairEstimate | null;
  /** Places passed over by chance; the first plan is made with open eyes. */
  blinking = false;
  private untilBlink = 0;
  private scans = 0;

  constructor(parts: {
    state: RouteState;
    journal: Journal;
    neighbours: Neighbours;
    random: Random;
    closed: Uint8Array;
  }) {
    const { model } = parts.state;
    this.state = parts.state;
    this.journal = parts.journal;
    this.random = parts.random;
    this.closed = parts.closed;
    this.neighbours = parts.neighbours;
    this.near = new Int32Array(model.shifts).fill(-1);
    this.order = new Int32Array(model.nodes);
    this.keys = new Float64Array(model.nodes);
    this.cachedPrice = new Float64Array(model.nodes * model.shifts);
    this.cachedBefore = new Int32Array(model.nodes * model.shifts);
    this.cachedVersion = new Int32Array(model.nodes * model.shifts).fill(-1);
    this.classSeen = new Int32Array(model.shifts).fill(-1);
    this.far = new Float64Array(model.nodes);
    this.narrow = new Float64Array(model.nodes);
    this.early = new Float64Array(model.nodes);
    this.uneven = model.skipPrice.some((price) => price !== model.skipPrice[0]);
    this.fair = model.fairness ? new FairEstimate(model, model.fairness) : null;
    this.measure();
  }

  private measure(): void {
    const { model } = this.state;
    for (let i = 0; i < model.nodes; i++) {
      const start = model.shifts > 0 ? model.startRow[0]! : 0;
      this.far[i] = model.time[0]?.[start * model.size + i] ?? 0;
      const windows = model.windows[i];
      this.narrow[i] = windows
        ? windows.reduce((open, t, w) => (w % 2 === 0 ? open - t : open + t), 0)
        : NEVER;
      this.early[i] = windows?.[0] ?? NEVER;
    }
  }

  /** Puts up to `most` banked nodes back where they cost least; those that cost more than leaving them out stay. */
  run(most = Infinity): void {
    const { state } = this;
    let count = 0;
    const tries = Math.min(most, state.banked);
    for (let b = 0; b < state.banked; b++) {
      const node = state.bank[b]!;
      if (this.closed[node] === 0) this.order[count++] = node;
    }
    // The first plan takes in what is dearest to leave out: a run that ends at once has left out the right ones.
    const dearestFirst = this.uneven && !this.blinking;
    if (dearestFirst) this.sortByPrice(count);
    if (tries < count) count = dearestFirst ? tries : this.sample(count, tries);
    this.sort(count);
    if (dearestFirst) this.sortByPrice(count);
    for (let p = 0; p < count; p++) this.insert(this.order[p]!);
  }

  /** By the price of leaving out, dearest first; equal ones stay in their order. */
  private sortByPrice(count: number): void {
    const { skipPrice } = this.state.model;
    this.order.subarray(0, count).sort((a, b) => skipPrice[b]! - skipPrice[a]!);
  }

  /** The nodes just ruined always, older ones by chance. */
  retry(ruined: number): void {
    this.run(ruined + RETRIES_MAX);
  }

  private sample(count: number, tries: number): number {
    // the bank is a stack: what was ruined last lies on top and is kept
    const { order, random } = this;
    const fresh = Math.max(0, tries - RETRIES_MAX);
    const old = count - fresh;
    for (let p = 0; p < RETRIES_MAX && p < old; p++) {
      const q = p + random.below(old - p);
      const node = order[p]!;
      order[p] = order[q]!;
      order[q] = node;
    }
    const kept = Math.min(RETRIES_MAX, old);
    order.copyWithin(kept, old, count);
    return kept + fresh;
  }

  private sort(count: number): void {
    const { order, keys, random, state } = this;
    const { model } = state;
    const draw = random.below(17);
    for (let p = 0; p < count; p++) {
      const i = order[p]!;
      if (draw < 4) keys[i] = random.next();
      else if (draw < 8) keys[i] = -model.demand[i]! * 1e5 - model.service[i]!;
      else if (draw < 10) keys[i] = -this.far[i]!;
      else if (draw < 11) keys[i] = this.far[i]!;
      else if (draw < 13) keys[i] = this.narrow[i]!;
      else if (draw < 15) keys[i] = this.early[i]!;
      else keys[i] = -this.early[i]!;
    }
    // insertion sort: about ten elements per step
    for (let p = 1; p < count; p++) {
      const node = order[p]!;
      const key = keys[node]!;
      let q = p - 1;
      for (; q >= 0 && keys[order[q]!]! > key; q--) order[q + 1] = order[q]!;
      order[q + 1] = node;
    }
  }

  private insert(node: number): void {
    const { state, journal } = this;
    this.fair?.look(state.work, state.bankedService);
    for (let tries = 0; tries < 4; tries++) {
      const k = this.bestShift(node);
      if (k < 0) return;
      journal.save(k);
      state.link(node, this.found.before);
      state.refresh(k);
      if (!state.overworked(k)) return;
      state.unlink(node);
      state.refresh(k);
      const at = node * state.model.shifts + k;
      this.cachedVersion[at] = state.version[k]!;
      this.cachedPrice[at] = Infinity;
    }
  }

  /** Cheapest shift for the node; `found` holds the place. -1: leaving it out is cheaper or the only way. */
  private bestShift(node: number): number {
    const { model } = this.state;
    const scan = ++this.scans;
    if (model.shifts <= FEW_SHIFTS || this.random.next() < FULL_SHARE)
      return this.cheapest(node, scan, false);
    this.markNear(node, scan);
    const near = this.cheapest(node, scan, true);
    return near >= 0 ? near : this.cheapest(node, ++this.scans, false);
  }

  /** Shifts that work near the node: only they are worth a look most of the time. */
  private markNear(node: number, scan: number): void {
    const { shift } = this.state;
    const list = this.neighbours.of(node);
    const most = Math.min(list.length, NEAR_NODES);
    for (let p = 1; p < most; p++) {
      const k = shift[list[p]!]!;
      if (k >= 0) this.near[k] = scan;
    }
  }

  private cheapest(node: number, scan: number, nearOnly: boolean): number {
    const { state, found } = this;
    const { model } = state;
    const base = node * model.shifts;
    let best = Math.min(state.skipMax, model.skipPrice[node]!);
    let chosen = -1;
    let before = -1;
    const given = this.givenBack(node);
    for (let k = 0; k < model.shifts; k++) {
      if (state.length[k] === 0) {
        if (this.classSeen[model.shiftClass[k]!] === scan) continue;
        this.classSeen[model.shiftClass[k]!] = scan;
      } else if (nearOnly && this.near[k] !== scan) continue;
      if (this.blinking && --this.untilBlink < 0) {
        this.untilBlink = Math.floor(Math.log(1 - this.random.next()) / Math.log(1 - BLINK_SHARE));
        continue;
      }
      const at = base + k;
      if (this.cachedVersion[at] !== state.version[k]) this.look(node, k, at);
      let price = this.cachedPrice[at]!;
      if (price - given >= best) continue;
      if (model.splitPriced) price += this.split(node, k);
      if (this.fair && price < best) price += this.fair.price(k, model.service[node]!);
      if (price < best) {
        best = price;
        chosen = k;
        before = this.cachedBefore[at]!;
      }
    }
    found.before = before;
    return chosen;
  }

  private look(node: number, k: number, at: number): void {
    scanRoute(this.state, node, k, this.found);
    this.cachedVersion[at] = this.state.version[k]!;
    this.cachedPrice[at] = this.found.price;
    this.cachedBefore[at] = this.found.before;
  }

  /** The arcs to a node say what coming back to its cluster costs; a shift that comes for the first time gets it back. */
  private givenBack(node: number): number {
    const { returnPriced, cluster, returnPrice } = this.state.model;
    return returnPriced && cluster[node]! >= 0 ? returnPrice[cluster[node]!]! : 0;
  }

  private split(node: number, k: number): number {
    const { state } = this;
    const cluster = state.model.cluster[node]!;
    if (cluster < 0 || state.clusterStops[cluster * state.model.shifts + k]! > 0) return 0;
    const further = state.clusterShifts[cluster] === 0 ? 0 : state.model.splitPrice[cluster]!;
    return further - state.model.returnPrice[cluster]!;
  }
}
