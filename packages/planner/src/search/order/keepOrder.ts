import { fairnessPrice } from '../../model/fairness.ts';
import type { Model } from '../../model/model.ts';
import type { Random } from '../../random.ts';
import { Annealing } from '../annealing.ts';
import { loadRoutes } from '../loadRoutes.ts';
import { RouteState } from '../routeState.ts';
import type { Search } from '../search.ts';
import { Snapshot } from '../snapshot.ts';
import { CutOrder, type Order } from './cutOrder.ts';
import { FairBlocks } from './fairBlocks.ts';
import { MoveSeams } from './moveSeams.ts';
import { StandingStops } from './standingStops.ts';

/** Up to here everything is waited for (1.4 s for 300 stops on fifteen shifts), beyond so many cuts. */
const SURE_STOPS = 400;
const SURE_CUTS = 1;
/** Cuts with corrected parts, as long as work is not shared evenly. */
const CORRECTIONS_MAX = 4;

/**
 * Keeps the given order and only cuts it: every shift gets one block of it, days and employees one after the other, so
 * that the whole costs least. Stops that stand in a shift at a time of their own have no part in the order: the blocks go around
 * them. Stops that fit in no block of theirs, such as an appointment on another day, are then put where the order inside the route
 * still holds. Where the work is to be shared and is not, or something has no place, it is cut again with what the last cut
 * taught, and stops at the ends of blocks change hands.
 */
export class KeepOrder implements Search {
  readonly best: Snapshot;
  readonly accepted = 0;
  readonly stepsPerLook = 1;
  finished = false;
  private readonly model: Model;
  private readonly random: Random;
  readonly state: RouteState;
  readonly standing: StandingStops;
  private readonly order: Order;
  private cut: CutOrder;
  /** Of the cut under way. */
  private fair: FairBlocks | null;
  private cuts = 0;
  private rest: Annealing | null = null;
  private seams: MoveSeams | null = null;

  constructor(model: Model, random: Random) {
    this.model = model;
    this.random = random;
    this.state = new RouteState(model);
    this.standing = new StandingStops(this.state);
    const ranked = Array.from({ length: model.nodes }, (_, i) => i).filter(
      (i) => !Number.isNaN(model.sequence[i]),
    );
    const nodes = ranked.sort((a, b) => model.sequence[a]! - model.sequence[b]!);
    const all = Array.from({ length: model.shifts }, (_, k) => k);
    this.order = { nodes, shifts: all.sort((a, b) => model.day[a]! - model.day[b]! || a - b) };
    this.fair = model.fairness ? FairBlocks.dealt(model, model.fairness, nodes, false) : null;
    this.cut = new CutOrder(this, this.order, this.fair, false);
    this.best = new Snapshot(model.nodes, model.shifts);
    this.load();
    this.best.take(this.state, this.state.total());
    this.state.clear();
  }

  /** What makes a large plan better after its first cuts may be ended by the clock; a small one depends on none. */
  get constructing(): boolean {
    if (this.finished) return false;
    return this.order.nodes.length <= SURE_STOPS || (!this.seams && this.cuts <= SURE_CUTS);
  }

  cool(): void {
    this.rest?.cool(1);
  }

  /** A part of a shift; at the end the stops that are left. True when there is a better plan. */
  step(): boolean {
    if (this.seams) return this.moveSeams(this.seams);
    if (!this.cut.done) return this.cut.step() && this.cuts === 0 && this.keep();
    return this.standing.any ? this.fillAroundStanding() : this.fillRest();
  }

  private moveSeams(seams: MoveSeams): boolean {
    const better = seams.step();
    this.finished = seams.done;
    return better;
  }

  private fillRest(): boolean {
    this.rest ??= new Annealing(this.model, this.random, this.load());
    const { rest } = this;
    rest.step();
    const better = rest.best.cost < this.best.cost;
    if (better) this.best.copy(rest.best);
    if (!rest.constructing) this.cutAgain(rest.best);
    return better;
  }

  /** An arc knows no rank behind a stop that has none, so what is left is put between its ranks by hand, day after day. */
  private fillAroundStanding(): boolean {
    const { state, standing, best, model } = this;
    this.load();
    for (const node of this.order.nodes) {
      if (state.shift[node] === -1) this.order.shifts.some((shift) => standing.insert(shift, node));
    }
    const cost = state.total();
    const better = cost < best.cost;
    const filled = new Snapshot(model.nodes, model.shifts);
    filled.take(state, cost);
    if (better) best.copy(filled);
    this.cutAgain(filled);
    return better;
  }

  /** The next cut, or the end: nothing is looked for where all have a place and nobody has more than a share. */
  private cutAgain(last: Snapshot): void {
    const { model, state, best } = this;
    loadRoutes(state, model, best.routes());
    const open = state.banked > 0 || (model.fairness !== null && this.unfair() > 0);
    const more = this.cuts < (model.fairness ? CORRECTIONS_MAX : 1);
    if (open && more) {
      this.correct(last);
      state.clear();
      this.cuts += 1;
      this.rest = null;
      this.cut = new CutOrder(this, this.order, this.fair, true);
    } else if (open) this.seams = new MoveSeams(this, this.order.nodes, best);
    else this.finished = true;
  }

  private unfair(): number {
    const { model, state } = this;
    return model.fairness ? fairnessPrice(model, model.fairness, state.work) : 0;
  }

  private correct(last: Snapshot): void {
    const { model, state, order } = this;
    if (!model.fairness || !this.fair) return;
    loadRoutes(state, model, last.routes());
    this.fair =
      this.cuts === 0
        ? FairBlocks.dealt(model, model.fairness, order.nodes, true)
        : this.fair.corrected(state.work);
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
    const routes = this.cut.blocks().map((block, shift) => {
      standing.stand(shift);
      for (const node of block) standing.append(shift, node);
      return state.sequence(shift);
    });
    loadRoutes(state, this.model, routes);
    return routes;
  }
}
