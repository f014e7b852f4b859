import type { PreferredTimes, Problem, Reserve, Stop, TimeWindow } from '../problem.ts';
import { SKIP_PRICE } from '../problem.ts';
import { areaOf } from './area.ts';
import { checkProblem } from './checkProblem.ts';
import { dayWindows, flatWindows, waitedFor } from './dayWindows.ts';
import { fairSharesOf } from './fairness.ts';
import type { LegEnd } from './legs.ts';
import type { Matrices } from './matrices.ts';
import { buildMatrices, NOWHERE } from './matrices.ts';
import type { Crossings, Model, TimeTerm } from './model.ts';
import { NEVER } from './model.ts';
import { placementPrice, placementRule, stabilityPrice } from './placement.ts';
import { buildShifts, shiftClasses } from './shifts.ts';

const compiled = new WeakMap<Problem, Model>();

/** The model of a problem, built once per object: a problem must not be changed in place. Throws PlannerError. */
export function compile(problem: Problem): Model {
  const known = compiled.get(problem);
  if (known) return known;
  checkProblem(problem);
  const model = build(problem);
  compiled.set(problem, model);
  return model;
}

function groupVisits(problem: Problem): number[][] {
  const groups: number[][] = [];
  const byVisit = new Map<string, number[]>();
  problem.stops.forEach((stop, i) => {
    const group = stop.visit === undefined ? undefined : byVisit.get(stop.visit);
    if (group) {
      group.push(i);
      return;
    }
    const fresh = [i];
    groups.push(fresh);
    if (stop.visit !== undefined) byVisit.set(stop.visit, fresh);
  });
  return groups;
}

function timeTermsOf(
  problem: Problem,
  groups: readonly (readonly Stop[])[],
  origin: number,
): Pick<Model, 'timeTerms' | 'timed'> {
  const terms = groups.map((group) => timeTerms(problem, group, origin));
  return {
    timeTerms: terms,
    timed: Uint8Array.from(terms, (own) => (own?.some(({ kind }) => kind === 'preferred') ? 1 : 0)),
  };
}

function timeTerms(problem: Problem, stops: readonly Stop[], origin: number): TimeTerm[] | null {
  const terms: TimeTerm[] = [];
  const stability = problem.weights?.stability;
  let offset = origin;
  for (const stop of stops) {
    const price = stop.promise?.pricePerSecond;
    if (stop.promise && price !== undefined) {
      terms.push({
        kind: 'promise',
        at: stop.promise.window.to - offset,
        toleranceSeconds: 0,
        pricePerSecond: price,
        open: null,
        priceMax: Infinity,
      });
    }
    if (stop.promise?.reserve) terms.push(reserveTerm(stop.promise.window, stop.promise.reserve, offset));
    const moved = stability?.startMovedPerSecond ?? 0;
    if (moved > 0 && stop.announced?.start !== undefined) {
      const toleranceSeconds = stability?.startToleranceSeconds ?? 0;
      terms.push({
        kind: 'moved',
        at: stop.announced.start - offset,
        toleranceSeconds,
        pricePerSecond: moved,
        open: null,
        priceMax: Infinity,
      });
    }
    if (stop.preferred) terms.push(preferredTerm(stop.preferred, offset));
    offset += Math.round(stop.serviceSeconds);
  }
  return terms.length > 0 ? terms : null;
}

/** A window shorter than its reserve is all reserve: the sooner in it, the better. */
function reserveTerm(
  { from, to }: TimeWindow,
  { seconds, pricePerSecond }: Reserve,
  offset: number,
): TimeTerm {
  const spare = Math.min(seconds, to - from);
  return {
    kind: 'reserve',
    at: to - spare - offset,
    toleranceSeconds: 0,
    pricePerSecond,
    open: null,
    priceMax: spare * pricePerSecond,
  };
}

function preferredTerm({ windows, pricePerSecond, priceMax }: PreferredTimes, offset: number): TimeTerm {
  const open = Int32Array.from(windows.flatMap(({ from, to }) => [from - offset, to - offset]));
  return { kind: 'preferred', at: 0, toleranceSeconds: 0, pricePerSecond, open, priceMax };
}

function placements(problem: Problem, groups: readonly number[][], days: readonly string[]) {
  const nodes = groups.length;
  const placement = new Float64Array(nodes * problem.vehicles.length);
  const stability = new Float64Array(placement.length);
  problem.vehicles.forEach((vehicle, k) => {
    groups.forEach((group, i) => {
      for (const s of group) {
        const stop = problem.stops[s]!;
        if (placementRule(stop, vehicle)) placement[k * nodes + i] = Infinity;
        else placement[k * nodes + i]! += placementPrice(stop, vehicle, days);
        stability[k * nodes + i]! += stabilityPrice(problem, stop, vehicle);
      }
      placement[k * nodes + i]! += stability[k * nodes + i]!;
    });
  });
  return { placement, stability };
}

/** Nodes whose place in a route a person fixed, in order, per shift. */
function fixedEnds(problem: Problem, groups: readonly number[][], shiftOf: ReadonlyMap<string, number>) {
  const prefix: number[][] = problem.vehicles.map(() => []);
  const suffix: number[][] = problem.vehicles.map(() => []);
  const fixed = new Uint8Array(groups.length);
  groups.forEach((group, i) => {
    const lock = problem.stops[group.find((s) => problem.stops[s]!.lock?.position !== undefined) ?? -1]?.lock;
    if (lock?.position === undefined || lock.vehicle === undefined) return;
    const shift = shiftOf.get(lock.vehicle)!;
    fixed[i] = 1;
    if (lock.position === 'last') suffix[shift]!.push(i);
    else prefix[shift]![lock.position] = i;
  });
  return { prefix, suffix, fixed };
}

function ends(problem: Problem, groups: readonly number[][]) {
  const clusters = new Map((problem.clusters ?? []).map((cluster) => [cluster.id, cluster]));
  const list: LegEnd[] = groups.map((group) => {
    const stop = problem.stops[group[0]!]!;
    return {
      place: stop.place,
      cluster: stop.cluster === undefined ? undefined : clusters.get(stop.cluster),
    };
  });
  const rows = new Map<number, number>();
  const rowOf = (place: number | undefined): number => {
    const key = place ?? -1;
    const known = rows.get(key);
    if (known !== undefined) return known;
    rows.set(key, list.length);
    return list.push(place === undefined ? NOWHERE : { place }) - 1;
  };
  const startRow = Int32Array.from(problem.vehicles, (vehicle) => rowOf(vehicle.start.place));
  const endRow = Int32Array.from(problem.vehicles, (vehicle) => rowOf(vehicle.end.place));
  return { list, startRow, endRow };
}

function clustersOf(problem: Problem, groups: readonly number[][]) {
  const clusters = problem.clusters ?? [];
  const number = new Map(clusters.map(({ id }, c) => [id, c]));
  const splitPrice = Float64Array.from(clusters, (one) => one.splitPrice ?? 0);
  const returnPrice = Float64Array.from(clusters, (one) => Math.round(one.returnPrice ?? 0));
  const returnPriced = returnPrice.some((price) => price > 0);
  return {
    clusters: clusters.length,
    cluster: Int32Array.from(groups, (group) => number.get(problem.stops[group[0]!]!.cluster ?? '') ?? -1),
    splitPrice,
    returnPrice,
    returnPriced,
    splitPriced: returnPriced || splitPrice.some((price) => price > 0),
  };
}

function crossingsOf(problem: Problem, groups: readonly number[][]): { crossings: Crossings | null } {
  const price = Float64Array.from(problem.clusters ?? [], (one) => Math.round(one.crossPrice ?? 0));
  if (!price.some((one) => one > 0)) return { crossings: null };
  const sides = groups.map((group) => problem.stops[group[0]!]!.side);
  const known = [...new Set(sides)].filter((side) => side !== undefined);
  // nothing to cross between
  if (known.length < 2) return { crossings: null };
  return { crossings: { side: Int32Array.from(sides, (side) => known.indexOf(side ?? '')), price } };
}

function daySpans(days: readonly string[], shifts: ReturnType<typeof buildShifts>) {
  return days.map((_, d) => {
    const mine = [...shifts.day.keys()].filter((k) => shifts.day[k] === d);
    return {
      from: mine.reduce((from, k) => Math.min(from, shifts.earliest[k]!), NEVER),
      to: mine.reduce((to, k) => Math.max(to, shifts.latest[k]!), -NEVER),
    };
  });
}

/** Least time each node takes: service plus the shortest way in and out over all speeds. */
function leastNeed(service: Int32Array, matrices: Matrices): Int32Array {
  const { size } = matrices;
  return service.map((seconds, i) => {
    let into = NEVER;
    let out = NEVER;
    for (let p = 0; p < matrices.time.length; p++) {
      const leave = matrices.searchTime[p]!;
      const arrive = matrices.timeInto[p]!;
      for (let j = 0; j < size; j++) {
        if (j === i) continue;
        if (leave[i * size + j]! < out) out = leave[i * size + j]!;
        if (arrive[i * size + j]! < into) into = arrive[i * size + j]!;
      }
    }
    return Math.min(NEVER, seconds + into + out);
  });
}

const isTimePriced = (
  { overtimePrice, workMax }: Pick<Model, 'overtimePrice' | 'workMax'>,
  { timeTerms: terms }: Pick<Model, 'timeTerms'>,
): boolean =>
  overtimePrice.some((price) => price > 0) ||
  terms.some((own) => own !== null) ||
  workMax.some((max) => max < NEVER);

function build(problem: Problem): Model {
  const groups = groupVisits(problem);
  const stopsOf = (group: readonly number[]) => group.map((s) => problem.stops[s]!);
  const sum = (group: readonly number[], value: (stop: Stop) => number) =>
    stopsOf(group).reduce((total, stop) => total + value(stop), 0);
  const days = [...new Set(problem.vehicles.map((vehicle) => vehicle.day))].sort();
  const origin = problem.vehicles.reduce((min, v) => Math.min(min, Math.floor(v.start.earliest)), Infinity);
  const base = Number.isFinite(origin) ? origin : 0;
  const shifts = buildShifts(problem, days, base);
  const sequence = Float64Array.from(groups, (group) => problem.stops[group[0]!]!.sequence ?? NaN);
  const { list, startRow, endRow } = ends(problem, groups);
  const windows = groups.map((group) => flatWindows(stopsOf(group), base));
  const termed = timeTermsOf(problem, groups.map(stopsOf), base);
  const opens = groups.map((group) => waitedFor(stopsOf(group), base));
  const { placement, stability } = placements(problem, groups, days);
  const nodes = groups.length;
  const clustered = clustersOf(problem, groups);
  const { cluster, returnPrice, returnPriced } = clustered;
  const enterPrice = returnPriced ? returnPrice : null;
  const crossed = crossingsOf(problem, groups);
  const matrices = buildMatrices(problem, list, { sequence, cluster, enterPrice, ...crossed });
  const service = Int32Array.from(groups, (group) => sum(group, (stop) => Math.round(stop.serviceSeconds)));
  return {
    problem,
    origin: base,
    nodes,
    members: groups,
    nodeOfStop: new Map(groups.flatMap((group, i) => group.map((s) => [problem.stops[s]!.id, i] as const))),
    service,
    need: leastNeed(service, matrices),
    demand: Int32Array.from(groups, (group) => sum(group, (stop) => stop.load ?? 0)),
    skipPrice: Float64Array.from(groups, (group) => sum(group, (stop) => stop.skipPrice ?? SKIP_PRICE)),
    ...clustered,
    ...crossed,
    sequence,
    ...termed,
    windows,
    days,
    ...dayWindows(windows, daySpans(days, shifts), opens),
    ...shifts,
    ...fixedEnds(problem, groups, shifts.shiftOfVehicle),
    startRow,
    endRow,
    shiftClass: shiftClasses(problem, (k) => placement.subarray(k * nodes, (k + 1) * nodes).join()),
    ...matrices,
    orderStrength: problem.weights?.orderStrength ?? 0,
    travelWeight: problem.weights?.travel ?? 1,
    placement,
    stability,
    area: areaOf(
      groups.map((group) => problem.stops[group[0]!]!),
      problem.weights?.areaPrice ?? 0,
    ),
    fairness: fairSharesOf(problem, { ...shifts, service, placement }),
    timePriced: isTimePriced(shifts, termed),
  };
}
