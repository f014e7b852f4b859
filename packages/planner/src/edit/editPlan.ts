import { evaluate } from '../evaluate.ts';
import { PlannerError } from '../plannerError.ts';
import type { Lock, Plan, Problem } from '../problem.ts';
import type { Solution } from '../solution.ts';

/** Where a stop goes: index in the vehicle's route as it stands without that stop. */
export interface Target {
  readonly vehicle: string;
  readonly position: number;
}

function without(plan: Plan, stop: string): Plan {
  return {
    routes: plan.routes.map((route) => ({
      vehicle: route.vehicle,
      stops: route.stops.filter((id) => id !== stop),
    })),
  };
}

function withStop(plan: Plan, stop: string, target: Target): Plan {
  const routes = plan.routes.some((route) => route.vehicle === target.vehicle)
    ? plan.routes
    : [...plan.routes, { vehicle: target.vehicle, stops: [] }];
  return {
    routes: routes.map((route) =>
      route.vehicle === target.vehicle
        ? { ...route, stops: route.stops.toSpliced(target.position, 0, stop) }
        : route,
    ),
  };
}

/** Puts a stop where a person dropped it and times the plan again; `violations` says what that breaks. */
export function insertStop(problem: Problem, plan: Plan, stop: string, target: Target): Solution {
  return evaluate(problem, withStop(without(plan, stop), stop, target));
}

/** As `insertStop`; the stop may stand anywhere before. */
export function moveStop(problem: Problem, plan: Plan, stop: string, target: Target): Solution {
  return insertStop(problem, plan, stop, target);
}

export function removeStop(problem: Problem, plan: Plan, stop: string): Solution {
  return evaluate(problem, without(plan, stop));
}

/** The problem with one stop locked, or set free with null. */
export function lockStop(problem: Problem, stop: string, lock: Lock | null): Problem {
  if (!problem.stops.some((one) => one.id === stop)) throw new PlannerError('unknown-stop', 'stop');
  return {
    ...problem,
    stops: problem.stops.map((one) => (one.id === stop ? { ...one, lock: lock ?? undefined } : one)),
  };
}
