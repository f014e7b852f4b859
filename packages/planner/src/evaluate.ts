import { compile } from './model/compile.ts';
import { nodesOf } from './model/nodesOf.ts';
import { timePlan } from './model/timePlan.ts';
import type { Plan, Problem } from './problem.ts';
import type { Solution } from './solution.ts';
import { validate } from './validate.ts';

/** Times and prices a plan made by hand, broken or not; `violations` says what is broken. Throws PlannerError on unknown ids. */
export function evaluate(problem: Problem, plan: Plan): Solution {
  const model = compile(problem);
  const timed = timePlan(problem, model, nodesOf(model, plan));
  return { ...timed, violations: validate(problem, timed) };
}
