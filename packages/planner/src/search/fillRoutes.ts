import type { Neighbours } from './neighbours.ts';
import type { RouteState } from './routeState.ts';
import { scanRoute } from './scan.ts';
import type { Place } from './scan.ts';

/** Unplanned neighbours of every stop of a route that compete for a place in it. */
const COMPETITORS = 40;

/**
 * A first plan, one shift after the other: the farthest stop opens it, then always the stop follows that saves most
 * compared with a way of its own, until nothing fits (sequential insertion I1: Solomon, Operations Research 35(2), 1987).
 * Full days come out as compact districts, which a search of few steps per stop could not make of scattered ones.
 */
export class FillRoutes {
  private readonly state: RouteState;
  private readonly neighbours: Neighbours;
  private readonly closed: Uint8Array;
  /** Stops by distance, farthest first; the next to open a shift. */
  private readonly order: Int32Array;
  private at = 0;
  /** The shift being filled, -1: none. */
  private current = -1;
  /** Shifts that hold what a person fixed: they are driven anyway and filled first. */
  private readonly begun: number[];
  /** Candidates of the shift being filled, and their price: at most too low. */
  private readonly candidates: number[] = [];
  private readonly known: Uint8Array;
  private readonly price: Float64Array;
  private readonly place: Place = { before: -1, price: Infinity };

  constructor(state: RouteState, neighbours: Neighbours, closed: Uint8Array) {
    const { nodes, arcPrice, startRow, size } = state.model;
    this.state = state;
    this.neighbours = neighbours;
    this.closed = closed;
    const home = state.model.shifts > 0 ? startRow[0]! * size : 0;
    const far = (i: number) => arcPrice[0]?.[home + i] ?? 0;
    this.order = Int32Array.from({ length: nodes }, (_, i) => i).sort((a, b) => far(b) - far(a) || a - b);
    this.begun = Array.from({ length: state.model.shifts }, (_, k) => k).filter((k) => state.length[k]! > 0);
    this.known = new Uint8Array(nodes);
    this.price = new Float64Array(nodes);
  }

  /** Goes on by about so many stops, in the middle of a shift if need be; false when nothing was left to do. */
  advance(stops: number): boolean {
    for (let done = 0; done < stops; done++) if (!this.step()) return done > 0;
    return true;
  }

  /** One stop planned, one tried as the first of a shift, or one shift found full; false when none is left to open. */
  private step(): boolean {
    const { state, order } = this;
    if (this.current >= 0) {
      if (!this.extend(this.current)) this.current = -1;
      return true;
    }
    const begun = this.begun.shift();
    if (begun !== undefined) {
      this.start(begun, state.next[state.first(begun)]!);
      return true;
    }
    while (this.at < order.length && !this.waits(order[this.at]!)) this.at += 1;
    if (this.at === order.length) return false;
    const seed = order[this.at]!;
    const shift = this.cheapestEmpty(seed);
    if (shift === null) return false;
    this.at += 1;
    if (shift >= 0 && this.put(seed, shift, state.first(shift))) this.start(shift, seed);
    return true;
  }

  private waits(node: number): boolean {
    return this.state.shift[node] === -1 && this.closed[node] === 0;
  }

  /** -1: no empty shift takes the stop; null: no shift is empty. */
  private cheapestEmpty(node: number): number | null {
    const { state, place } = this;
    const { model } = state;
    let best = model.skipPrice[node]!;
    let chosen: number | null = null;
    let lastClass = -1;
    for (let k = 0; k < model.shifts; k++) {
      if (state.length[k]! > 0) continue;
      chosen ??= -1;
      if (model.shiftClass[k] === lastClass) continue;
      lastClass = model.shiftClass[k]!;
      scanRoute(state, node, k, place);
      if (place.before < 0 || place.price >= best) continue;
      best = place.price;
      chosen = k;
    }
    return chosen;
  }

  private put(node: number, k: number, before: number): boolean {
    const { state } = this;
    state.link(node, before);
    state.refresh(k);
    if (!state.overworked(k)) return true;
    state.unlink(node);
    state.refresh(k);
    return false;
  }

  private start(k: number, seed: number): void {
    const { candidates, known } = this;
    for (const node of candidates) known[node] = 0;
    candidates.length = 0;
    this.current = k;
    this.invite(seed, k);
  }

  /** Puts the next stop into the shift that is being filled; false when it is full. */
  private extend(k: number): boolean {
    const { candidates, place } = this;
    for (let p = this.cheapest(k); p >= 0; p = this.cheapest(k)) {
      const node = candidates[p]!;
      // what it was priced at may be too low by now: looked at again until the lowest is true
      const price = this.priceOf(node, k);
      const risen = price > this.price[node]!;
      this.price[node] = price;
      if (risen) continue;
      if (!this.put(node, k, place.before)) {
        this.price[node] = Infinity;
        continue;
      }
      candidates[p] = candidates.at(-1)!;
      candidates.pop();
      this.lower(node, k);
      this.invite(node, k);
      return true;
    }
    return false;
  }

  /** Infinity where it does not fit, or where a way of its own or leaving it out costs less; `place` says where. */
  private priceOf(node: number, k: number): number {
    const { state, place } = this;
    const { model } = state;
    scanRoute(state, node, k, place);
    const arcs = model.arcPrice[model.profile[k]!]!;
    const alone = arcs[model.startRow[k]! * model.size + node]! + arcs[node * model.size + model.endRow[k]!]!;
    const fits = place.before >= 0 && place.price <= alone && place.price < model.skipPrice[node]!;
    return fits ? place.price : Infinity;
  }

  /** Unplanned stops near `node` become candidates. */
  private invite(node: number, k: number): void {
    const { known, candidates, price } = this;
    const list = this.neighbours.of(node);
    let invited = 0;
    for (let p = 1; p < list.length && invited < COMPETITORS; p++) {
      const other = list[p]!;
      if (!this.waits(other)) continue;
      invited += 1;
      if (known[other] === 1) continue;
      known[other] = 1;
      price[other] = this.priceOf(other, k);
      candidates.push(other);
    }
  }

  /** Position in `candidates` of the one that saves most of the way out to it. */
  private cheapest(k: number): number {
    const { model } = this.state;
    const { candidates, price } = this;
    const arcs = model.arcPrice[model.profile[k]!]!;
    const home = model.startRow[k]! * model.size;
    let best = Infinity;
    let chosen = -1;
    for (let p = 0; p < candidates.length; p++) {
      const node = candidates[p]!;
      const score = price[node]! - arcs[home + node]!;
      if (score >= best) continue;
      best = score;
      chosen = p;
    }
    return chosen;
  }

  /** The two new arcs beside `node` may be cheaper for the others. */
  private lower(node: number, k: number): void {
    const { model, prev, next, row } = this.state;
    const arcs = model.arcPrice[model.profile[k]!]!;
    const { size } = model;
    const a = row[prev[node]!]!;
    const b = row[next[node]!]!;
    const placement = k * model.nodes;
    for (const other of this.candidates) {
      const first = arcs[a * size + other]! + arcs[other * size + node]! - arcs[a * size + node]!;
      const second = arcs[node * size + other]! + arcs[other * size + b]! - arcs[node * size + b]!;
      const price = Math.min(first, second) + model.placement[placement + other]!;
      if (price < this.price[other]!) this.price[other] = price;
    }
  }
}
