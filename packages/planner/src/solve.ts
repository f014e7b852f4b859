import { createSolver } from './createSolver.ts';
import type { SolverOptions } from './createSolver.ts';
import { explain } from './explain/explain.ts';
import type { Problem } from './problem.ts';
import type { Solution } from './solution.ts';
import type { StopRule } from './stop.ts';

export interface SolveOptions extends Omit<SolverOptions, 'progress'> {
  readonly stop: StopRule;
}

/** Plans until the rule says stop and explains the result. Throws PlannerError on problems that cannot be read. */
export function solve(problem: Problem, { stop, ...options }: SolveOptions): Solution {
  const solver = createSolver(problem, { ...options, progress: (stats) => stop.progress(stats) });
  while (!solver.done && !stop.done(solver.stats)) solver.advance(() => stop.done(solver.stats));
  return explain(problem, solver.best());
}
