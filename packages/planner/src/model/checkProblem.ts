import { PlannerError } from '../plannerError.ts';
import type { PlannerErrorCode } from '../plannerError.ts';
import type { Matrix, Problem, Reserve, Stop, TimeWindow, Vehicle } from '../problem.ts';

function need(holds: boolean, code: PlannerErrorCode, path: string): asserts holds {
  if (!holds) throw new PlannerError(code, path);
}

function seconds(value: number, path: string): void {
  need(Number.isFinite(value), 'not-a-number', path);
}

function amount(value: number | undefined, path: string): void {
  if (value === undefined) return;
  need(typeof value === 'number' && !Number.isNaN(value), 'not-a-number', path);
  need(value >= 0, 'negative', path);
}

function window(value: TimeWindow, path: string): void {
  seconds(value.from, `${path}.from`);
  seconds(value.to, `${path}.to`);
  need(value.from <= value.to, 'window-reversed', path);
}

/** Rows must be square and never negative; Infinity is "no way". */
function matrix(rows: Matrix | undefined, path: string): number {
  need(Array.isArray(rows), 'matrix-missing', path);
  rows.forEach((row, i) => {
    need(
      row !== undefined && row !== null && row.length === rows.length,
      'matrix-not-square',
      `${path}[${i}]`,
    );
    for (let j = 0; j < rows.length; j++) {
      const value = row[j];
      if (value !== undefined && value >= 0) continue;
      need(typeof value === 'number' && !Number.isNaN(value), 'not-a-number', `${path}[${i}][${j}]`);
      need(value >= 0, 'negative', `${path}[${i}][${j}]`);
    }
  });
  return rows.length;
}

function checkWeights({ weights, stops }: Problem): void {
  amount(weights?.areaPrice, 'weights.areaPrice');
  stops.forEach(({ point }, i) => {
    if (!point) return;
    seconds(point.x, `stops[${i}].point.x`);
    seconds(point.y, `stops[${i}].point.y`);
  });
}

function unique(ids: readonly string[], path: string): Set<string> {
  const seen = new Set<string>();
  ids.forEach((id, i) => {
    need(!seen.has(id), 'duplicate-id', `${path}[${i}].id`);
    seen.add(id);
  });
  return seen;
}

function place(value: number, places: number, path: string): void {
  need(Number.isInteger(value) && value >= 0 && value < places, 'unknown-place', path);
}

function checkVehicle(vehicle: Vehicle, places: number, path: string): void {
  place(vehicle.start.place, places, `${path}.start.place`);
  if (vehicle.end.place !== undefined) place(vehicle.end.place, places, `${path}.end.place`);
  seconds(vehicle.start.earliest, `${path}.start.earliest`);
  seconds(vehicle.end.latest, `${path}.end.latest`);
  const length = vehicle.end.latest - vehicle.start.earliest;
  need(length >= 0, 'shift-reversed', path);
  amount(vehicle.workSecondsMax, `${path}.workSecondsMax`);
  amount(vehicle.overtime?.secondsMax, `${path}.overtime.secondsMax`);
  amount(vehicle.overtime?.pricePerSecond, `${path}.overtime.pricePerSecond`);
  amount(vehicle.travelFactor, `${path}.travelFactor`);
  amount(vehicle.capacity, `${path}.capacity`);
  (vehicle.breaks ?? []).forEach((rest, b) => {
    const where = `${path}.breaks[${b}]`;
    window(rest.window, `${where}.window`);
    amount(rest.seconds, `${where}.seconds`);
    amount(rest.skipUntilSeconds, `${where}.skipUntilSeconds`);
    if ((rest.skipUntilSeconds ?? 0) >= length) return;
    need(rest.seconds <= length, 'break-longer-than-shift', `${where}.seconds`);
    const latest = vehicle.end.latest + (vehicle.overtime?.secondsMax ?? 0);
    need(
      rest.window.to >= vehicle.start.earliest && rest.window.from <= latest,
      'break-outside-shift',
      where,
    );
  });
}

function checkReserve(reserve: Reserve, path: string): void {
  for (const key of ['seconds', 'pricePerSecond'] as const) {
    seconds(reserve[key], `${path}.${key}`);
    amount(reserve[key], `${path}.${key}`);
  }
}

function checkStop(stop: Stop, places: number, path: string): void {
  place(stop.place, places, `${path}.place`);
  seconds(stop.serviceSeconds, `${path}.serviceSeconds`);
  amount(stop.serviceSeconds, `${path}.serviceSeconds`);
  amount(stop.skipPrice, `${path}.skipPrice`);
  amount(stop.load, `${path}.load`);
  amount(stop.latePricePerDay, `${path}.latePricePerDay`);
  (stop.windows ?? []).forEach((value, w) => window(value, `${path}.windows[${w}]`));
  if (stop.promise) window(stop.promise.window, `${path}.promise.window`);
  amount(stop.promise?.pricePerSecond, `${path}.promise.pricePerSecond`);
  if (stop.promise?.reserve) checkReserve(stop.promise.reserve, `${path}.promise.reserve`);
  (stop.preferred?.windows ?? []).forEach((value, w) => window(value, `${path}.preferred.windows[${w}]`));
  amount(stop.preferred?.pricePerSecond, `${path}.preferred.pricePerSecond`);
  amount(stop.preferred?.priceMax, `${path}.preferred.priceMax`);
  if (stop.lock?.window) window(stop.lock.window, `${path}.lock.window`);
  if (stop.announced?.start !== undefined) seconds(stop.announced.start, `${path}.announced.start`);
  if (stop.releaseDay !== undefined && stop.dueDay !== undefined) {
    need(stop.releaseDay <= stop.dueDay, 'release-after-due', `${path}.dueDay`);
  }
  (stop.prices ?? []).forEach((price, p) =>
    need(!Number.isNaN(price.price), 'not-a-number', `${path}.prices[${p}].price`),
  );
}

function checkLocks(problem: Problem, vehicles: ReadonlyMap<string, Vehicle>): void {
  const taken = new Map<string, number[]>();
  problem.stops.forEach((stop, i) => {
    const lock = stop.lock;
    if (!lock) return;
    const path = `stops[${i}].lock`;
    const vehicle = lock.vehicle === undefined ? undefined : vehicles.get(lock.vehicle);
    need(lock.vehicle === undefined || vehicle !== undefined, 'unknown-vehicle', `${path}.vehicle`);
    if (vehicle && lock.day !== undefined) need(vehicle.day === lock.day, 'lock-contradicts', `${path}.day`);
    if (vehicle && lock.employee !== undefined) {
      need(vehicle.employee === lock.employee, 'lock-contradicts', `${path}.employee`);
    }
    if (lock.position === undefined) return;
    need(vehicle !== undefined, 'position-without-vehicle', `${path}.position`);
    const key = `${vehicle.id} ${lock.position === 'last' ? 'last' : 'first'}`;
    const positions = taken.get(key) ?? [];
    const wanted = lock.position === 'last' ? 0 : lock.position;
    need(Number.isInteger(wanted) && wanted >= 0, 'not-a-number', `${path}.position`);
    need(!positions.includes(wanted), 'position-taken', `${path}.position`);
    taken.set(key, [...positions, wanted]);
  });
  problem.stops.forEach((stop, i) => {
    const wanted = stop.lock?.position;
    if (typeof wanted !== 'number' || wanted === 0) return;
    const positions = taken.get(`${stop.lock?.vehicle} first`) ?? [];
    need(positions.includes(wanted - 1), 'position-gap', `stops[${i}].lock.position`);
  });
}

function checkVisits(problem: Problem): void {
  const first = new Map<string, Stop>();
  problem.stops.forEach((stop, i) => {
    if (stop.visit === undefined) return;
    const other = first.get(stop.visit);
    first.set(stop.visit, other ?? stop);
    if (!other) return;
    need(other.place === stop.place, 'visit-places-differ', `stops[${i}].place`);
    need(other.cluster === stop.cluster, 'visit-places-differ', `stops[${i}].cluster`);
    const a = other.lock ?? {};
    const b = stop.lock ?? {};
    for (const field of ['vehicle', 'day', 'employee', 'position'] as const) {
      if (b[field] === undefined || a[field] === undefined) continue;
      need(a[field] === b[field], 'lock-contradicts', `stops[${i}].lock.${field}`);
    }
  });
}

/** Refuses what cannot be read. What can be read but not fulfilled becomes a reason in the plan instead. */
export function checkProblem(problem: Problem): void {
  const places = matrix(problem.travel?.car, 'travel.car');
  if (problem.travel.foot) {
    need(matrix(problem.travel.foot, 'travel.foot') === places, 'matrix-not-square', 'travel.foot');
  }
  unique(
    problem.stops.map((stop) => stop.id),
    'stops',
  );
  const ids = unique(
    problem.vehicles.map((vehicle) => vehicle.id),
    'vehicles',
  );
  const clusters = unique(
    (problem.clusters ?? []).map((cluster) => cluster.id),
    'clusters',
  );
  (problem.clusters ?? []).forEach((cluster, c) => {
    amount(cluster.setupSeconds, `clusters[${c}].setupSeconds`);
    amount(cluster.splitPrice, `clusters[${c}].splitPrice`);
    amount(cluster.returnPrice, `clusters[${c}].returnPrice`);
    amount(cluster.crossPrice, `clusters[${c}].crossPrice`);
    if (cluster.parkingPlace !== undefined)
      place(cluster.parkingPlace, places, `clusters[${c}].parkingPlace`);
  });
  problem.vehicles.forEach((vehicle, k) => checkVehicle(vehicle, places, `vehicles[${k}]`));
  problem.stops.forEach((stop, i) => {
    const path = `stops[${i}]`;
    checkStop(stop, places, path);
    if (stop.cluster !== undefined) need(clusters.has(stop.cluster), 'unknown-cluster', `${path}.cluster`);
    for (const field of ['allowedVehicles', 'forbiddenVehicles'] as const) {
      (stop[field] ?? []).forEach((id, a) => need(ids.has(id), 'unknown-vehicle', `${path}.${field}[${a}]`));
    }
  });
  checkWeights(problem);
  checkVisits(problem);
  checkLocks(problem, new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle])));
}
