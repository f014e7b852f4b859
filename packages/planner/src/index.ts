export { createSolver } from './createSolver.ts';
export type { Improvement, Solver, SolverOptions } from './createSolver.ts';
export { insertStop, lockStop, moveStop, removeStop } from './edit/editPlan.ts';
export type { Target } from './edit/editPlan.ts';
export { evaluate } from './evaluate.ts';
export { explain } from './explain/explain.ts';
export { layDaysApart } from './looks/layDaysApart.ts';
export { placesFor } from './placesFor.ts';
export type { PlacesOptions } from './placesFor.ts';
export { PlannerError } from './plannerError.ts';
export type { PlannerErrorCode } from './plannerError.ts';
export { planOf } from './planOf.ts';
export { SKIP_PRICE } from './problem.ts';
export type {
  Announced,
  Break,
  Cluster,
  Fairness,
  Lock,
  Matrix,
  PlacePrice,
  Plan,
  PlanRoute,
  Point,
  Problem,
  PreferredTimes,
  PromisedWindow,
  Reserve,
  Stability,
  Stop,
  TimeWindow,
  Travel,
  Vehicle,
  Weights,
} from './problem.ts';
export type {
  Alternative,
  Costs,
  Leg,
  Reason,
  ReasonCode,
  Route,
  Solution,
  Stats,
  TimedBreak,
  TimedStop,
  Unserved,
  Violation,
  ViolationCode,
} from './solution.ts';
export { solve } from './solve.ts';
export type { SolveOptions } from './solve.ts';
export { afterSeconds, afterSteps, afterStepsWithoutImprovement, firstOf, whenCancelled } from './stop.ts';
export type { StopRule } from './stop.ts';
export { validate } from './validate.ts';
