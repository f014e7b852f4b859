import type { Plan } from './problem.ts';
import type { Solution } from './solution.ts';

/** The plan without its times, as `initial`, `evaluate` and `placesFor` take it. */
export function planOf(solution: Solution): Plan {
  return {
    routes: solution.routes.map((route) => ({
      vehicle: route.vehicle,
      stops: route.stops.map((stop) => stop.stop),
    })),
  };
}
