import type { Model } from '../model/model.ts';
import type { Random } from '../random.ts';
import { Annealing, UNIFORM } from '../search/annealing.ts';
import type { Search } from '../search/search.ts';
import { Snapshot } from '../search/snapshot.ts';
import { Genetic } from './genetic.ts';
import { randomPlan } from './randomPlan.ts';
import type { UniformProblem } from './uniformProblem.ts';
import { SMALL_STOPS } from './uniformProblem.ts';

/** How a population is founded. */
interface Founding {
  /** Plans the annealing hands over. */
  readonly founders: number;
  /** After so many of them comes one made by chance: where clusters are large those bring other numbers of routes. */
  readonly strangerEvery: number;
  /** Part of the run all this takes; 0: no longer than it must, and lukewarm all the time. */
  readonly share: number;
}

/** Many generations lie ahead: they find their way from rough founders. */
const SMALL: Founding = { founders: 25, strangerEvery: 2, share: 0 };
/**
 * Each founder cools from hot to cold by itself. Plans of one cooling share its idea of which stops belong together, and no
 * exchange of routes finds another one (measured at 400 stops).
 */
const LARGE: Founding = { founders: 10, strangerEvery: 1, share: 0.35 };
/** From so many stops on founding takes its whole share. */
const WHOLE_SHARE_STOPS = 400;
/** Steps per stop between two founders at least. */
const STEPS_PER_STOP = 1.5;
const LUKEWARM = 0.35;

/** Uniform problems: annealing founds a population, the genetic search takes over. */
export class Hybrid implements Search {
  readonly best: Snapshot;
  readonly finished = false;
  accepted = 0;
  private readonly annealing: Annealing;
  private readonly genetic: Genetic;
  private readonly uniform: UniformProblem;
  private readonly random: Random;
  private founders = 0;
  private steps = 0;
  private progress = 0;
  private readonly founding: Founding;
  private readonly share: number;

  constructor(parts: {
    model: Model;
    uniform: UniformProblem;
    random: Random;
    routes: readonly (readonly number[])[];
  }) {
    this.annealing = new Annealing(parts.model, parts.random, parts.routes, UNIFORM);
    this.uniform = parts.uniform;
    this.random = parts.random;
    this.genetic = new Genetic(parts.uniform, parts.random);
    const stops = parts.model.nodes;
    this.founding = stops > SMALL_STOPS ? LARGE : SMALL;
    this.share = this.founding.share * Math.min(1, stops / WHOLE_SHARE_STOPS);
    this.best = new Snapshot(parts.model.nodes, parts.model.shifts);
    this.best.copy(this.annealing.best);
  }

  get constructing(): boolean {
    return this.annealing.constructing;
  }

  get stepsPerLook(): number {
    return this.founders < this.founding.founders ? this.annealing.stepsPerLook : 1;
  }

  cool(progress: number): void {
    this.progress = progress;
    this.annealing.cool(this.share > 0 ? this.foundersDue() - this.founders : LUKEWARM);
  }

  step(): boolean {
    return this.founders < this.founding.founders ? this.found() : this.evolve(this.genetic.step());
  }

  private found(): boolean {
    const better = this.annealing.step() && this.annealing.best.cost < this.best.cost;
    if (better) this.best.copy(this.annealing.best);
    this.steps += 1;
    if (this.annealing.constructing || this.steps < STEPS_PER_STOP * this.annealing.model.nodes)
      return better;
    if (this.share > 0 && this.foundersDue() < this.founders + 1) return better;
    this.steps = 0;
    const plan = this.annealing.current();
    if (plan.order.length < this.annealing.model.nodes) return better;
    this.founders += 1;
    const welcomed = this.genetic.welcome(plan);
    const used = plan.lengths.reduce((sum, length) => sum + (length > 0 ? 1 : 0), 0);
    const stranger = this.founders % this.founding.strangerEvery === 0;
    const surprised = stranger && this.genetic.welcome(randomPlan(this.uniform, this.random, used));
    return this.evolve(welcomed || surprised) || better;
  }

  /** How many founders there should be by now; the fraction says how far the next one has cooled. */
  private foundersDue(): number {
    return (this.progress / this.share) * this.founding.founders;
  }

  private evolve(better: boolean): boolean {
    const one = this.genetic.best;
    if (!better || !one || one.price >= this.best.cost - 1e-6) return false;
    this.accepted += 1;
    this.best.set(one, one.price);
    return true;
  }
}
