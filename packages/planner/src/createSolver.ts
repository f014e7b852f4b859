import { Hybrid } from './genetic/hybrid.ts';
import { uniformProblem } from './genetic/uniformProblem.ts';
import { compile } from './model/compile.ts';
import type { Model } from './model/model.ts';
import { nodesOf } from './model/nodesOf.ts';
import { timePlan } from './model/timePlan.ts';
import type { Plan, Problem } from './problem.ts';
import type { Random } from './random.ts';
import { seeded } from './random.ts';
import { Annealing } from './search/annealing.ts';
import { KeepOrder } from './search/order/keepOrder.ts';
import type { Search } from './search/search.ts';
import type { Solution, Stats } from './solution.ts';

export interface SolverOptions {
  /** Default 1. */
  readonly seed?: number;
  /** A plan to start from; what no longer fits is planned anew. */
  readonly initial?: Plan;
  readonly onImprovement?: (improvement: Improvement) => void;
  /** 0..1: how much of the time is over. The search cools down towards 1; without it, it works in growing rounds. */
  readonly progress?: (stats: Stats) => number;
}

export interface Improvement {
  readonly cost: number;
  readonly served: number;
  readonly step: number;
  /** Builds the timed plan; call it only when it is shown. */
  best(): Solution;
}

export interface Solver {
  /** Works a number of steps, or until the function says so (asked every few ms, within about 20 ms at 5,000 stops). */
  advance(steps: number | (() => boolean)): Stats;
  /** Best plan so far, always complete and valid. */
  best(): Solution;
  /** True when nothing can be improved any more (no stops, no vehicles, strict order). */
  readonly done: boolean;
  readonly stats: Stats;
}

/** A resumable run: same problem, seed and number of steps give the same plan. Throws PlannerError on unreadable problems. */
export function createSolver(problem: Problem, options: SolverOptions = {}): Solver {
  const model = compile(problem);
  const run = new Run(problem, model, options);
  return {
    advance: (steps) => run.advance(steps),
    best: () => run.solution(),
    get done() {
      return run.done;
    },
    get stats() {
      return run.stats();
    },
  };
}

function searchFor(model: Model, random: Random, routes: readonly (readonly number[])[]): Search {
  if (model.orderStrength === Infinity) return new KeepOrder(model, random);
  const uniform = uniformProblem(model);
  return uniform ? new Hybrid({ model, uniform, random, routes }) : new Annealing(model, random, routes);
}

class Run {
  private readonly problem: Problem;
  private readonly model: Model;
  private readonly options: SolverOptions;
  private readonly search: Search;
  private steps = 0;
  private improvements = 0;
  private bestStep = 0;

  constructor(problem: Problem, model: Model, options: SolverOptions) {
    this.problem = problem;
    this.model = model;
    this.options = options;
    const routes = options.initial ? nodesOf(model, options.initial) : [];
    this.search = searchFor(model, seeded(options.seed ?? 1), routes);
  }

  get done(): boolean {
    return this.model.nodes === 0 || this.model.shifts === 0 || this.search.finished;
  }

  advance(steps: number | (() => boolean)): Stats {
    if (this.done) return this.stats();
    const last = typeof steps === 'number' ? this.steps + steps : Infinity;
    const until = typeof steps === 'function' ? steps : () => false;
    while (!this.done && this.steps < last && !until()) {
      const stop = this.nextLook();
      for (; this.steps < Math.min(stop, last);) this.step();
    }
    return this.stats();
  }

  /** The temperature is set at fixed step numbers only, so that how a run is cut into pieces does not change it. */
  private nextLook(): number {
    const every = this.search.constructing ? 1 : this.search.stepsPerLook;
    if (this.steps % every === 0) this.search.cool(this.progress());
    return this.steps - (this.steps % every) + every;
  }

  private step(): void {
    this.steps += 1;
    if (!this.search.step()) return;
    this.improvements += 1;
    this.bestStep = this.steps;
    const { cost, served } = this.search.best;
    this.options.onImprovement?.({ cost, served, step: this.steps, best: () => this.solution() });
  }

  private progress(): number {
    const { progress } = this.options;
    if (progress) return progress(this.stats());
    // rounds that double: always cooled down soon, never stuck for good
    const first = 50 * this.model.nodes + 1000;
    const round = Math.floor(Math.log2(this.steps / first + 1));
    const begin = first * (2 ** round - 1);
    return (this.steps - begin) / (first * 2 ** round);
  }

  solution(): Solution {
    return { ...timePlan(this.problem, this.model, this.search.best.routes()), stats: this.stats() };
  }

  stats(): Stats {
    const { best, accepted, constructing } = this.search;
    return {
      steps: this.steps,
      accepted,
      improvements: this.improvements,
      bestStep: this.bestStep,
      bestCost: best.cost,
      served: best.served,
      phase: this.done ? 'done' : constructing ? 'construct' : 'search',
    };
  }
}
