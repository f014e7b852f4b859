import { checkProblem } from './model/checkProblem.ts';
import { compile } from './model/compile.ts';
import { nodesOf } from './model/nodesOf.ts';
import { timePlan } from './model/timePlan.ts';
import type { Plan, Problem, Stop, Vehicle } from './problem.ts';
import type { Route, Solution, TimedStop, Violation, ViolationCode } from './solution.ts';
import { wayBetween } from './validate/wayBetween.ts';

const NO_WAY = 1_000_000_000;

/**
 * Checks a plan against the problem, sharing no code with the solver: every rule that is broken, with its amount.
 * A plan without times is timed first. Throws PlannerError when the problem cannot be read.
 */
export function validate(problem: Problem, plan: Plan | Solution): Violation[] {
  if (!('costs' in plan)) {
    const model = compile(problem);
    return validate(problem, timePlan(problem, model, nodesOf(model, plan)));
  }
  checkProblem(problem);
  const check = new Check(problem);
  for (const route of plan.routes) check.route(route);
  check.visits(plan.routes);
  return check.found;
}

class Check {
  readonly found: Violation[] = [];
  private readonly problem: Problem;
  private readonly stops: ReadonlyMap<string, Stop>;
  private readonly seen = new Set<string>();
  private readonly vehiclesSeen = new Set<string>();

  constructor(problem: Problem) {
    this.problem = problem;
    this.stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  }

  private add(code: ViolationCode, amount: number, where: { vehicle?: string; stop?: string }): void {
    if (amount > 0) this.found.push({ code, amount, ...where });
  }

  route(route: Route): void {
    const where = { vehicle: route.vehicle };
    const vehicle = this.problem.vehicles.find((one) => one.id === route.vehicle);
    if (!vehicle) return this.add('unknown-vehicle', 1, where);
    this.add('vehicle-twice', this.vehiclesSeen.has(vehicle.id) ? 1 : 0, where);
    this.vehiclesSeen.add(vehicle.id);
    if (route.stops.length === 0) return;
    let load = 0;
    route.stops.forEach((timed, p) => {
      const stop = this.stops.get(timed.stop);
      if (!stop) return this.add('unknown-stop', 1, { ...where, stop: timed.stop });
      load += stop.load ?? 0;
      this.stop(stop, timed, vehicle, p, route);
    });
    this.add('capacity', load - (vehicle.capacity ?? Infinity), where);
    this.times(route, vehicle);
    this.breaks(route, vehicle);
    this.order(route);
  }

  private stop(stop: Stop, timed: TimedStop, vehicle: Vehicle, position: number, route: Route): void {
    const where = { vehicle: vehicle.id, stop: stop.id };
    const yes = (code: ViolationCode, broken: boolean | undefined) => this.add(code, broken ? 1 : 0, where);
    yes('served-twice', this.seen.has(stop.id));
    this.seen.add(stop.id);
    yes('vehicle-not-allowed', stop.allowedVehicles && !stop.allowedVehicles.includes(vehicle.id));
    yes('vehicle-not-allowed', stop.forbiddenVehicles?.includes(vehicle.id));
    const skills = vehicle.skills ?? [];
    this.add('skill-missing', (stop.skills ?? []).filter((skill) => !skills.includes(skill)).length, where);
    yes('before-release-day', stop.releaseDay !== undefined && vehicle.day < stop.releaseDay);
    const late = stop.dueDay !== undefined && vehicle.day > stop.dueDay;
    yes('after-due-day', late && stop.latePricePerDay === undefined);
    this.add('window', outside(timed.start, stop.windows ?? []), where);
    if (stop.promise) {
      const { from, to } = stop.promise.window;
      this.add('promise', from - timed.start, where);
      if (stop.promise.pricePerSecond === undefined) this.add('promise', timed.start - to, where);
    }
    const lock = stop.lock;
    if (!lock) return;
    yes('lock', lock.vehicle !== undefined && lock.vehicle !== vehicle.id);
    yes('lock', lock.day !== undefined && lock.day !== vehicle.day);
    yes('lock', lock.employee !== undefined && lock.employee !== vehicle.employee);
    if (lock.window) this.add('lock', outside(timed.start, [lock.window]), where);
    this.position(stop, position, route);
  }

  /** Members of a visit share one position. */
  private position(stop: Stop, position: number, route: Route): void {
    const wanted = stop.lock?.position;
    if (wanted === undefined) return;
    const visits = route.stops.map((timed) => this.stops.get(timed.stop)?.visit ?? `stop ${timed.stop}`);
    const distinct = visits.filter((visit, p) => visit !== visits[p - 1]);
    const own = distinct.indexOf(visits[position] ?? '');
    const right = wanted === 'last' ? own === distinct.length - 1 : own === wanted;
    this.add('lock', right ? 0 : 1, { vehicle: route.vehicle, stop: stop.id });
  }

  /** Walks through the route: every leg takes its time, nothing overlaps, the shift's limits hold. */
  private times(route: Route, vehicle: Vehicle): void {
    const where = { vehicle: vehicle.id };
    this.add('shift-start', vehicle.start.earliest - route.departure, where);
    let ready = route.departure;
    let previous: Stop | null = null;
    route.stops.forEach((timed, p) => {
      const stop = this.stops.get(timed.stop);
      if (!stop) return;
      const way = wayBetween(this.problem, vehicle, previous, stop);
      if (way >= NO_WAY) this.add('unreachable', 1, { ...where, stop: stop.id });
      else this.leg(ready, timed.start, way, route, p, { ...where, stop: stop.id });
      this.add('travel-time', Math.abs(timed.end - timed.start - Math.round(stop.serviceSeconds)), where);
      ready = timed.end;
      previous = stop;
    });
    const home = wayBetween(this.problem, vehicle, previous, null);
    if (home >= NO_WAY) this.add('unreachable', 1, where);
    else this.leg(ready, route.return, home, route, route.stops.length, where);
    const extra = vehicle.overtime?.secondsMax ?? 0;
    this.add('shift-end', route.return - vehicle.end.latest - extra, where);
    const rest = route.breaks.reduce((sum, b) => sum + b.end - b.start, 0);
    const work = route.return - route.departure - rest;
    this.add('work-time', work - (vehicle.workSecondsMax ?? Infinity) - extra, where);
  }

  /** Between leaving and beginning there must be room for the way and the breaks taken on it. */
  private leg(
    ready: number,
    begin: number,
    way: number,
    route: Route,
    p: number,
    where: { vehicle: string; stop?: string },
  ): void {
    let free = begin - ready;
    let awake = ready;
    for (const rest of route.breaks.filter((b) => b.beforeStop === p)) {
      this.add('overlap', awake - rest.start, where);
      this.add('overlap', rest.end - begin, where);
      free -= rest.end - rest.start;
      awake = rest.end;
    }
    this.add('travel-time', way - free, where);
  }

  private breaks(route: Route, vehicle: Vehicle): void {
    const where = { vehicle: vehicle.id };
    (vehicle.breaks ?? []).forEach((rest, b) => {
      const taken = route.breaks[b];
      if (!taken) {
        const needless = route.return <= vehicle.start.earliest + (rest.skipUntilSeconds ?? -Infinity);
        return this.add('break-window', needless ? 0 : Math.max(1, rest.seconds), where);
      }
      this.add('break-window', rest.seconds - (taken.end - taken.start), where);
      this.add('break-window', outside(taken.start, [rest.window]), where);
    });
  }

  private order(route: Route): void {
    if (this.problem.weights?.orderStrength !== Infinity) return;
    let last = -Infinity;
    for (const timed of route.stops) {
      const rank = this.stops.get(timed.stop)?.sequence ?? last;
      this.add('order', rank < last ? 1 : 0, { vehicle: route.vehicle, stop: timed.stop });
      last = Math.max(last, rank);
    }
  }

  /** All or none, one after the other. */
  visits(routes: readonly Route[]): void {
    const wanted = new Map<string, string[]>();
    for (const stop of this.problem.stops) {
      if (stop.visit !== undefined) wanted.set(stop.visit, [...(wanted.get(stop.visit) ?? []), stop.id]);
    }
    for (const members of wanted.values()) {
      const holders = routes.filter((route) => route.stops.some((timed) => members.includes(timed.stop)));
      if (holders.length === 0) continue;
      const ids = holders[0]!.stops.map((timed) => timed.stop);
      const begin = ids.findIndex((id) => members.includes(id));
      const together = members.every((_, m) => members.includes(ids[begin + m] ?? ''));
      if (!together || holders.length > 1) this.add('visit-split', 1, { stop: members[0] });
    }
  }
}

/** Seconds to the nearest window; 0 inside one or without windows. */
function outside(t: number, windows: readonly { from: number; to: number }[]): number {
  if (windows.length === 0) return 0;
  return Math.min(...windows.map((window) => Math.max(0, window.from - t, t - window.to)));
}
