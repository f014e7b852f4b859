import { PlannerError } from '../plannerError.ts';
import type { Plan } from '../problem.ts';
import type { Model } from './model.ts';

/** The plan's routes as node numbers per shift; a visit stands where its first stop stands. Throws on unknown ids. */
export function nodesOf(model: Model, plan: Plan): number[][] {
  const routes: number[][] = Array.from({ length: model.shifts }, () => []);
  const seen = new Set<number>();
  plan.routes.forEach((route, r) => {
    const shift = model.shiftOfVehicle.get(route.vehicle);
    if (shift === undefined) throw new PlannerError('unknown-vehicle', `routes[${r}].vehicle`);
    route.stops.forEach((stop, s) => {
      const node = model.nodeOfStop.get(stop);
      if (node === undefined) throw new PlannerError('unknown-stop', `routes[${r}].stops[${s}]`);
      if (!seen.has(node)) routes[shift]!.push(node);
      seen.add(node);
    });
  });
  return routes;
}
