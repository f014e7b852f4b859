import { seeded } from '../random.ts';
import type { Stats } from '../solution.ts';
import { type CalendarModel, calendarModel } from './calendarModel.ts';
import { calendarPlanOf } from './calendarPlan.ts';
import type { CalendarPlan, CalendarProblem } from './calendarProblem.ts';
import { CalendarSearch } from './calendarSearch.ts';
import { CalendarState } from './calendarState.ts';

export interface CalendarOptions {
  /** Default 1. */
  readonly seed?: number;
  /** 0..1: how much of the time is over; the search cools down towards 1. */
  readonly progress?: (stats: Stats) => number;
}

export interface CalendarSolver {
  /** Works a number of steps, or until the function says so (asked every few steps). */
  advance(steps: number | (() => boolean)): Stats;
  /** Best arrangement so far: every piece at most once, locks kept, no bin fuller than its locks make it, no closed bin used. */
  best(): CalendarPlan;
  /** Nothing to search: no pieces or no bins. */
  readonly done: boolean;
  readonly stats: Stats;
}

/** Steps between two looks at the clock, a few milliseconds at 400 pieces and 180 bins. */
const STEPS_PER_LOOK = 16;

/** A resumable run: same problem, seed and number of steps give the same plan. Throws PlannerError on unreadable problems. */
export function createCalendar(problem: CalendarProblem, options: CalendarOptions = {}): CalendarSolver {
  const run = new Run(calendarModel(problem), options);
  return {
    advance: (until) => run.advance(until),
    best: () => run.best(),
    done: run.done,
    get stats() {
      return run.stats();
    },
  };
}

class Run {
  readonly done: boolean;
  private readonly model: CalendarModel;
  private readonly search: CalendarSearch;
  private readonly progress: CalendarOptions['progress'];
  private steps = 0;
  private improvements = 0;
  private bestStep = 0;

  constructor(model: CalendarModel, { seed = 1, progress }: CalendarOptions) {
    this.model = model;
    this.search = new CalendarSearch(model, seeded(seed));
    this.progress = progress;
    this.done = model.pieces === 0 || model.bins === 0;
  }

  advance(until: number | (() => boolean)): Stats {
    const last = typeof until === 'number' ? this.steps + until : Infinity;
    const told = typeof until === 'function' ? until : () => false;
    while (!this.done && this.steps < last && !told()) {
      if (this.progress) this.search.cool(this.progress(this.stats()));
      this.work(Math.min(STEPS_PER_LOOK, last - this.steps));
    }
    return this.stats();
  }

  best(): CalendarPlan {
    const state = new CalendarState(this.model);
    for (const [bin, pieces] of this.search.bestOrder.entries())
      for (const piece of pieces) state.insert(piece, bin, state.order[bin]!.length);
    return calendarPlanOf(state);
  }

  stats(): Stats {
    return {
      steps: this.steps,
      accepted: this.search.accepted,
      improvements: this.improvements,
      bestStep: this.bestStep,
      bestCost: this.search.bestCost,
      served: this.search.served,
      phase: this.done ? 'done' : 'search',
    };
  }

  private work(count: number): void {
    for (let i = 0; i < count; i++) {
      this.steps += 1;
      if (!this.search.step()) continue;
      this.improvements += 1;
      this.bestStep = this.steps;
    }
  }
}
