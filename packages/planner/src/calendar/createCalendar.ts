import { seeded } from '../random.ts';
import type { Stats } from '../solution.ts';
import { calendarModel } from './calendarModel.ts';
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
  /** Best arrangement so far: every piece at most once, no bin too full, no closed bin used. */
  best(): CalendarPlan;
  /** Nothing to search: no pieces or no bins. */
  readonly done: boolean;
  readonly stats: Stats;
}

/** Steps between two looks at the clock, a few milliseconds at 400 pieces and 180 bins. */
const STEPS_PER_LOOK = 16;

/** A resumable run: same problem, seed and number of steps give the same plan. Throws PlannerError on unreadable problems. */
export function createCalendar(problem: CalendarProblem, options: CalendarOptions = {}): CalendarSolver {
  const model = calendarModel(problem);
  const search = new CalendarSearch(model, seeded(options.seed ?? 1));
  const done = model.pieces === 0 || model.bins === 0;
  let steps = 0;
  let improvements = 0;
  let bestStep = 0;
  const stats = (): Stats => ({
    steps,
    accepted: search.accepted,
    improvements,
    bestStep,
    bestCost: search.bestCost,
    served: search.served,
    phase: done ? 'done' : 'search',
  });
  const work = (count: number): void => {
    for (let i = 0; i < count; i++) {
      steps += 1;
      if (!search.step()) continue;
      improvements += 1;
      bestStep = steps;
    }
  };
  return {
    advance: (until) => {
      const last = typeof until === 'number' ? steps + until : Infinity;
      while (!done && steps < last && !(typeof until === 'function' && until())) {
        if (options.progress) search.cool(options.progress(stats()));
        work(Math.min(STEPS_PER_LOOK, last - steps));
      }
      return stats();
    },
    best: () => {
      const state = new CalendarState(model);
      for (const [bin, pieces] of search.bestOrder.entries())
        for (const piece of pieces) state.insert(piece, bin, state.order[bin]!.length);
      return calendarPlanOf(state);
    },
    done,
    get stats() {
      return stats();
    },
  };
}
