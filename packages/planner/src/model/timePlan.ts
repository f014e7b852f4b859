import type { Problem } from '../problem.ts';
import type { Costs, Leg, Route, Solution, TimedBreak, TimedStop, Unserved } from '../solution.ts';
import { leg } from './legs.ts';
import type { LegEnd } from './legs.ts';
import type { Model } from './model.ts';
import { priceRoutes } from './priceRoutes.ts';
import type { Schedule } from './schedule.ts';
import { Scheduler } from './schedule.ts';
import { overtimeSeconds } from './timePrices.ts';

const NO_LEG: Leg = { mode: 'none', seconds: 0, setupSeconds: 0 };

/** Turns nodes per shift into a plan with times, breaks and costs. Feasible or not: nothing is judged here. */
export function timePlan(problem: Problem, model: Model, routes: readonly (readonly number[])[]): Solution {
  const scheduler = new Scheduler(model);
  const timed = problem.vehicles.map((_, k) => timeRoute(problem, model, k, routes[k] ?? [], scheduler));
  const served = new Set(routes.flat());
  const unserved: Unserved[] = [];
  for (let i = 0; i < model.nodes; i++) {
    if (served.has(i)) continue;
    for (const s of model.members[i]!) {
      const share = model.skipPrice[i]! / model.members[i]!.length;
      unserved.push({ stop: problem.stops[s]!.id, price: share, reasons: [] });
    }
  }
  return { routes: timed, unserved, costs: costsOf(problem, model, routes), violations: [] };
}

function costsOf(problem: Problem, model: Model, routes: readonly (readonly number[])[]): Costs {
  const parts = priceRoutes(problem, model, routes);
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { ...parts, total };
}

function legEnds(problem: Problem, model: Model) {
  const clusters = problem.clusters ?? [];
  return (node: number): LegEnd => ({
    place: problem.stops[model.members[node]![0]!]!.place,
    cluster: clusters[model.cluster[node]!],
  });
}

function timeRoute(
  problem: Problem,
  model: Model,
  shift: number,
  nodes: readonly number[],
  scheduler: Scheduler,
): Route {
  const vehicle = problem.vehicles[shift]!;
  const schedule = scheduler.run(shift, nodes);
  const endOf = legEnds(problem, model);
  const factor = vehicle.travelFactor ?? 1;
  const stops: TimedStop[] = [];
  const breaks = timeBreaks(model, shift, schedule);
  let from: LegEnd = { place: vehicle.start.place };
  let ready = schedule.departure;
  let travel = 0;
  nodes.forEach((node, p) => {
    const to = endOf(node);
    const way = leg(problem.travel, from, to, factor);
    const { arrival, rest } = arriveBy(
      ready,
      way.seconds,
      breaks.filter((b) => b.beforeStop === p),
    );
    const start = schedule.start[p]! + model.origin;
    const slack = schedule.latest[p]! - schedule.start[p]!;
    stops.push(
      ...timeVisit(problem, model, node, { arrival, start, waiting: start - arrival - rest, slack, way }),
    );
    ready = schedule.start[p]! + model.service[node]!;
    travel += way.seconds;
    from = to;
  });
  const home = nodes.length === 0 || vehicle.end.place === undefined;
  const lastLeg = home ? NO_LEG : leg(problem.travel, from, { place: vehicle.end.place! }, factor);
  return {
    vehicle: vehicle.id,
    employee: vehicle.employee,
    day: vehicle.day,
    departure: schedule.departure + model.origin,
    return: schedule.end + model.origin,
    stops,
    breaks: inStops(breaks, model, nodes),
    travelSeconds: travel + lastLeg.seconds,
    serviceSeconds: nodes.reduce((sum, node) => sum + model.service[node]!, 0),
    waitingSeconds: stops.reduce((sum, stop) => sum + stop.waitingSeconds, 0),
    workSeconds: schedule.work,
    overtimeSeconds: nodes.length === 0 ? 0 : overtimeSeconds(model, shift, schedule),
    load: nodes.reduce((sum, node) => sum + model.demand[node]!, 0),
    lastLeg,
  };

  /** Breaks that begin before the drive is over stretch it; those at the destination do not. */
  function arriveBy(
    leave: number,
    drive: number,
    rests: readonly TimedBreak[],
  ): { arrival: number; rest: number } {
    let arrival = leave + drive + model.origin;
    let rest = 0;
    for (const b of rests) {
      if (b.start < arrival) arrival += b.end - b.start;
      else rest += b.end - b.start;
    }
    return { arrival, rest };
  }
}

function timeBreaks(model: Model, shift: number, schedule: Schedule): TimedBreak[] {
  const breaks: TimedBreak[] = [];
  schedule.breaksBefore.forEach((count, p) => {
    for (let i = 0; i < count; i++) {
      const b = breaks.length;
      const start = schedule.breakStart[b]! + model.origin;
      breaks.push({ start, end: start + model.breakSeconds[shift * model.breaksMax + b]!, beforeStop: p });
    }
  });
  return breaks;
}

/** From node positions to stop positions: a visit of several stops takes several. */
function inStops(breaks: readonly TimedBreak[], model: Model, nodes: readonly number[]): TimedBreak[] {
  const first: number[] = [0];
  for (const node of nodes) first.push(first.at(-1)! + model.members[node]!.length);
  return breaks.map((b) => ({ ...b, beforeStop: first[b.beforeStop]! }));
}

function timeVisit(
  problem: Problem,
  model: Model,
  node: number,
  at: { arrival: number; start: number; waiting: number; slack: number; way: Leg },
): TimedStop[] {
  let { start } = at;
  return model.members[node]!.map((s, position) => {
    const stop = problem.stops[s]!;
    const begin = start;
    const end = begin + Math.round(stop.serviceSeconds);
    start = end;
    return {
      stop: stop.id,
      arrival: position === 0 ? at.arrival : begin,
      waitingSeconds: position === 0 ? at.waiting : 0,
      start: begin,
      end,
      slackSeconds: at.slack,
      leg: position === 0 ? at.way : { mode: 'none', seconds: 0, setupSeconds: 0 },
      promiseBrokenSeconds: stop.promise ? Math.max(0, begin - stop.promise.window.to) : 0,
    };
  });
}
