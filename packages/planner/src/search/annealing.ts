import { crossPriceOf } from '../model/crossPrice.ts';
import type { Model } from '../model/model.ts';
import { NEVER } from '../model/model.ts';
import type { Random } from '../random.ts';
import { FillRoutes } from './fillRoutes.ts';
import { Journal } from './journal.ts';
import { loadRoutes } from './loadRoutes.ts';
import { Neighbours } from './neighbours.ts';
import { Recreate } from './recreate.ts';
import { RouteState } from './routeState.ts';
import { Ruin } from './ruin.ts';
import type { Search } from './search.ts';
import { Snapshot } from './snapshot.ts';

/** Steps between two looks at the clock, about 2 ms; fewer of them where a step of a large plan takes longer. */
const STEPS_PER_LOOK = 32;
const LOOK_STOPS = 1000;
const STRING_MAX = 10;
const SPLIT_SHARE = 0.5;
const NEIGHBOURS_MAX = 250;
/** Stops inserted per step while the first plan grows, and where every stop has thousands of neighbours. */
const CONSTRUCT_STOPS = 100;
const CONSTRUCT_STOPS_LARGE = 20;
/** Below, a run of seconds has steps enough to find better districts than those it is given (measured at 150 to 1,000 stops). */
const FILLED_STOPS = 400;
/** How a kind of problem is annealed best (measured). */
interface AnnealingStyle {
  /** Stops removed per step on average. */
  readonly removed: number;
  /** How often two whole shifts are taken apart instead. */
  readonly wholeShare: number;
  /** First temperature in mean arc prices; it grows with the steps there are per stop. */
  readonly hotMin: number;
  readonly hotMax: number;
  /** Whether stops may be left out cheaply while it is hot. */
  readonly lenient: boolean;
  /** Whether the first plan is made shift after shift, or stop after stop wherever it costs least. */
  readonly filled: boolean;
}

/** Full days, streets, breaks: 40 to 1,000 stops. */
const DISTRICT: AnnealingStyle = {
  removed: 15,
  wholeShare: 0.01,
  hotMin: 1.5,
  hotMax: 3,
  lenient: true,
  filled: true,
};
/** Plenty of identical vehicles: Solomon, Gehring & Homberger. */
export const UNIFORM: AnnealingStyle = {
  removed: 10,
  wholeShare: 0,
  hotMin: 0.6,
  hotMax: 0.6,
  lenient: false,
  filled: false,
};

/** Last temperature in mean arc prices. */
const COLD = 0.01;
const HOT_PER_STEP = 0.025;
/** Before this much of the run is over, nobody knows how many steps it will have. */
const FORESEEABLE = 0.01;
/** For this part of the run leaving out is cheap: from so many mean arcs, growing by so much. */
const LENIENT_SHARE = 0.7;
const LENIENT_ARCS = 4;
const LENIENT_GROWTH = 20;
/** A plan that came from outside is only warmed up: it should be improved, not forgotten. */
const WARM = 0.1;

/** Ruin and recreate under simulated annealing. One step = one ruin, one recreate, one verdict. */
export class Annealing implements Search {
  readonly stepsPerLook: number;
  readonly finished = false;
  readonly model: Model;
  readonly best: Snapshot;
  accepted = 0;
  constructing = true;
  private readonly state: RouteState;
  private readonly journal: Journal;
  private readonly ruin: Ruin;
  private readonly recreate: Recreate;
  private readonly filling: FillRoutes | null;
  private readonly random: Random;
  private readonly closed: Uint8Array;
  private readonly style: AnnealingStyle;
  private readonly warm: boolean;
  private cost: number;
  private steps = 0;
  private temperature = 0;
  private meanArc = 1;

  constructor(model: Model, random: Random, routes: readonly (readonly number[])[], style = DISTRICT) {
    this.style = style;
    this.stepsPerLook = Math.ceil(STEPS_PER_LOOK * Math.min(1, (LOOK_STOPS / model.nodes) ** 2));
    this.model = model;
    this.random = random;
    this.state = new RouteState(model);
    this.closed = loadRoutes(this.state, model, routes);
    this.warm = routes.some((route) => route.length > 0);
    this.journal = new Journal(this.state);
    const neighbours = new Neighbours(model, NEIGHBOURS_MAX);
    const { removed, wholeShare } = style;
    const settings = { removed, stringMax: STRING_MAX, splitShare: SPLIT_SHARE, wholeShare };
    this.ruin = new Ruin({ state: this.state, journal: this.journal, neighbours, random, settings });
    this.recreate = new Recreate({
      state: this.state,
      journal: this.journal,
      neighbours,
      random,
      closed: this.closed,
    });
    this.filling =
      this.warm || !style.filled || model.nodes < FILLED_STOPS
        ? null
        : new FillRoutes(this.state, neighbours, this.closed);
    this.best = new Snapshot(model.nodes, model.shifts);
    this.cost = this.state.total();
    this.best.take(this.state, this.cost);
  }

  /** `progress` 0..1 sets the temperature, geometrically from hot to cold. */
  cool(progress: number): void {
    const done = Math.min(1, Math.max(0, progress));
    const hot = this.warm ? WARM : this.hot(done);
    this.lowerSkipPrices(done);
    this.temperature = this.meanArc * hot * (COLD / hot) ** done;
  }

  /**
   * While it is hot, a stop may be left out cheaply: otherwise nothing moves where every day is full. The price grows to
   * what the problem says, so that the end of the run brings them all back.
   */
  private lowerSkipPrices(progress: number): void {
    const { state } = this;
    const strict = this.warm || !this.style.lenient;
    if (strict || this.constructing || this.best.served === 0 || progress >= LENIENT_SHARE)
      state.skipMax = Infinity;
    else state.skipMax = this.meanArc * LENIENT_ARCS * LENIENT_GROWTH ** (progress / LENIENT_SHARE);
    this.cost = state.total(state.skipMax);
  }

  private hot(progress: number): number {
    if (progress < FORESEEABLE) return Math.min(1, this.style.hotMax);
    const steps = this.steps / progress / this.model.nodes;
    return Math.min(this.style.hotMax, Math.max(this.style.hotMin, HOT_PER_STEP * steps));
  }

  /** True when a better plan was found. */
  step(): boolean {
    this.steps += 1;
    if (this.constructing) return this.construct();
    const { state, journal, random, model } = this;
    const banked = state.banked;
    this.ruin.around(random.below(model.nodes));
    this.recreate.retry(state.banked - banked);
    const cost = state.total(state.skipMax);
    const verdict = this.cost - this.temperature * Math.log(1 - random.next());
    if (cost >= verdict) {
      journal.rollback();
      return false;
    }
    journal.commit();
    this.accepted += 1;
    this.cost = cost;
    return this.keepIfBest();
  }

  /** The plan it stands at, not the best: nodes route after route. */
  current(): { order: Int32Array; lengths: Int32Array } {
    const now = new Snapshot(this.model.nodes, this.model.shifts);
    now.take(this.state, this.cost);
    return { order: now.nodes.subarray(0, now.served), lengths: now.lengths };
  }

  private keepIfBest(): boolean {
    if (this.cost >= this.best.cost - 1e-6) return false;
    const full = this.state.banked === 0 ? this.cost : this.state.total();
    if (full >= this.best.cost - 1e-6) return false;
    this.best.take(this.state, full);
    return true;
  }

  private construct(): boolean {
    const { state, model } = this;
    const stops = model.nodes > LOOK_STOPS ? CONSTRUCT_STOPS_LARGE : CONSTRUCT_STOPS;
    if (this.filling?.advance(stops)) {
      this.cost = state.total();
      return this.keepIfBest();
    }
    const before = state.banked;
    this.recreate.run(stops);
    this.journal.commit();
    this.cost = state.total();
    if (state.banked === before || state.banked === 0) {
      this.constructing = false;
      this.recreate.blinking = true;
      this.meanArc = this.meanArcPrice();
      if (model.nodes - state.banked === 0) this.meanArc = 1;
    }
    return this.keepIfBest();
  }

  private meanArcPrice(): number {
    const { state, model } = this;
    let sum = 0;
    let arcs = 0;
    for (let k = 0; k < model.shifts; k++) {
      if (state.length[k] === 0) continue;
      const price = model.arcPrice[model.profile[k]!]!;
      const head = state.first(k);
      for (let i = head; i !== head + 1; i = state.next[i]!) {
        const arc = price[state.row[i]! * model.size + state.row[state.next[i]!]!]!;
        if (arc >= NEVER) continue;
        sum += arc - this.entering(i, state.next[i]!);
        arcs += 1;
      }
    }
    return arcs > 0 ? Math.max(1, sum / arcs) : 1;
  }

  /** How warm it is follows from the ways alone. */
  private entering(from: number, to: number): number {
    const { model } = this;
    const cluster = model.cluster[to] ?? -1;
    if (cluster >= 0 && model.cluster[from] === cluster) return crossPriceOf(model, from, to);
    return !model.returnPriced || cluster < 0 ? 0 : model.returnPrice[cluster]!;
  }
}
