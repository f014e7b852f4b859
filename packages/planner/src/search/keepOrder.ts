import type { Model } from '../model/model.ts';
import type { Random } from '../random.ts';
import { Annealing } from './annealing.ts';
import { FairBlocks } from './fairBlocks.ts';
import { loadRoutes } from './loadRoutes.ts';
import { RouteState } from './routeState.ts';
import type { Search } from './search.ts';
import { Snapshot } from './snapshot.ts';
import { StandingStops } from './standingStops.ts';

/** A block ends after so many stops in a row that do not fit: the shift is full. */
const MISSES_MAX = 6;
/** Stops tried at the end of a block per step: about 10 ms. */
const TRIES_PER_STEP = 10_000;
/** Marks a stop that is left out between two blocks. */
const SKIPPED = -1;

/** The extension of all cuts by one shift, while it is being worked out. */
interface Cut {
  readonly shift: number;
  readonly price: Float64Array;
  readonly begin: Int32Array;
  /** Where the next block to try begins. */
  from: number;
}

/**
 * Keeps the given order and only cuts it: every shift gets one block of it, days and employees one after the other, so
 * that the whole costs least (split by dynamic programming, Prins, Computers & OR 31, 2004). Stops that stand in a shift at a time
 * of their own have no part in the order: the blocks go around them. Stops that fit in no block of theirs, such as an
 * appointment on another day, are then put where the order inside the route still holds.
 */
export class KeepOrder implements Search {
  readonly best: Snapshot;
  readonly accepted = 0;
  readonly stepsPerLook = 1;
  finished = false;
  private readonly model: Model;
  private readonly random: Random;
  private readonly state: RouteState;
  private readonly standing: StandingStops;
  private readonly order: number[];
  private readonly shifts: number[];
  private readonly begins: Int32Array[] = [];
  private price: Float64Array;
  private cut: Cut | null = null;
  private rest: Annealing | null = null;
  private readonly fair: FairBlocks | null;

  constructor(model: Model, random: Random) {
    this.model = model;
    this.random = random;
    this.state = new RouteState(model);
    this.standing = new StandingStops(this.state);
    const ranked = Array.from({ length: model.nodes }, (_, i) => i).filter(
      (i) => !Number.isNaN(model.sequence[i]),
    );
    this.order = ranked.sort((a, b) => model.sequence[a]! - model.sequence[b]!);
    this.fair = model.fairness ? new FairBlocks(model, model.fairness, this.order) : null;
    const all = Array.from({ length: model.shifts }, (_, k) => k);
    this.shifts = all.sort((a, b) => model.day[a]! - model.day[b]! || a - b);
    this.price = this.skipFrom(new Float64Array(this.order.length + 1).fill(Infinity).fill(0, 0, 1), null);
    this.best = new Snapshot(model.nodes, model.shifts);
    this.load();
    this.best.take(this.state, this.state.total());
    this.state.clear();
  }

  get constructing(): boolean {
    return !this.finished;
  }

  cool(): void {
    this.rest?.cool(1);
  }

  /** A part of a shift; at the end the stops that are left. True when there is a better plan. */
  step(): boolean {
    const shift = this.shifts[this.begins.length];
    if (shift !== undefined) return this.extend(shift) && this.keep();
    if (this.standing.any) return this.fillAroundStanding();
    this.rest ??= new Annealing(this.model, this.random, this.load());
    this.rest.step();
    this.finished = !this.rest.constructing;
    if (this.rest.best.cost >= this.best.cost) return false;
    this.best.copy(this.rest.best);
    return true;
  }

  /** An arc knows no rank behind a stop that has none, so what is left is put between its ranks by hand, day after day. */
  private fillAroundStanding(): boolean {
    const { state, standing, best } = this;
    this.load();
    for (const node of this.order) {
      if (state.shift[node] === -1) this.shifts.some((shift) => standing.insert(shift, node));
    }
    this.finished = true;
    const cost = state.total();
    if (cost >= best.cost) return false;
    best.take(state, cost);
    return true;
  }

  /** Extends the cheapest cuts of the order by one block for this shift; true when all of them were tried. */
  private extend(shift: number): boolean {
    const { order, price } = this;
    this.cut ??= { shift, price: price.slice(), begin: Int32Array.from(price, (_, j) => j), from: 0 };
    const { cut } = this;
    for (let tries = 0; cut.from < order.length; cut.from++) {
      if (price[cut.from] === Infinity) continue;
      if (tries > TRIES_PER_STEP) return false;
      tries += this.tryBlocks(cut);
    }
    this.begins.push(cut.begin);
    this.price = this.skipFrom(cut.price, cut.begin);
    this.cut = null;
    return true;
  }

  /** Every block that begins at `cut.from`; returns how many stops were tried. */
  private tryBlocks(cut: Cut): number {
    const { order, price, state, model } = this;
    const { shift, from } = cut;
    let skipped = 0;
    let misses = 0;
    let j = from;
    this.standing.stand(shift);
    for (; j < order.length && misses < MISSES_MAX; j++) {
      if (this.standing.append(shift, order[j]!)) misses = 0;
      else {
        misses += 1;
        skipped += model.skipPrice[order[j]!]!;
      }
      const unfair = this.fair?.price(shift, state.work[shift]!) ?? 0;
      const total = price[from]! + skipped + state.routeCost[shift]! + unfair;
      if (total >= cut.price[j + 1]!) continue;
      cut.price[j + 1] = total;
      cut.begin[j + 1] = from;
    }
    for (const node of state.sequence(shift)) state.unlink(node);
    state.refresh(shift);
    return j - from;
  }

  /** What is cut so far is a plan already: a run that ends here has it. True when it is better than the last one. */
  private keep(): boolean {
    const { state, best } = this;
    this.load();
    const cost = state.total();
    const better = cost < best.cost;
    if (better) best.take(state, cost);
    state.clear();
    return better;
  }

  /** Puts the blocks that are cut so far around what stands; answers the routes. */
  private load(): number[][] {
    const { state, standing } = this;
    state.clear();
    const routes = this.routes().map((block, shift) => {
      standing.stand(shift);
      for (const node of block) standing.append(shift, node);
      return state.sequence(shift);
    });
    loadRoutes(state, this.model, routes);
    return routes;
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
