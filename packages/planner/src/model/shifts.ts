import type { Problem, Vehicle } from '../problem.ts';
import { NEVER } from './model.ts';

/** The shift half of the model; all times relative to `origin`. */
export function buildShifts(problem: Problem, days: readonly string[], origin: number) {
  const vehicles = problem.vehicles;
  const employees = [...new Set(vehicles.map((vehicle) => vehicle.employee))];
  const breaksMax = Math.max(0, ...vehicles.map((vehicle) => vehicle.breaks?.length ?? 0));
  const ints = (value: (vehicle: Vehicle) => number) =>
    Int32Array.from(vehicles, (v) => Math.round(value(v)));
  const perBreak = (value: (vehicle: Vehicle, b: number) => number) =>
    Int32Array.from({ length: vehicles.length * breaksMax }, (_, at) => {
      const vehicle = vehicles[Math.floor(at / breaksMax)]!;
      const b = at % breaksMax;
      return b < (vehicle.breaks?.length ?? 0) ? Math.round(value(vehicle, b)) : -NEVER;
    });
  const skip = (vehicle: Vehicle, b: number) => vehicle.breaks?.[b]?.skipUntilSeconds;
  return {
    shifts: vehicles.length,
    shiftOfVehicle: new Map(vehicles.map((vehicle, k) => [vehicle.id, k])),
    day: ints((v) => days.indexOf(v.day)),
    employee: ints((v) => employees.indexOf(v.employee)),
    employees: employees.length,
    earliest: ints((v) => Math.ceil(v.start.earliest) - origin),
    regularEnd: ints((v) => Math.floor(v.end.latest) - origin),
    latest: ints((v) => Math.floor(v.end.latest) - origin + (v.overtime?.secondsMax ?? 0)),
    workMax: ints((v) => v.workSecondsMax ?? NEVER),
    overtimePrice: Float64Array.from(vehicles, (v) => v.overtime?.pricePerSecond ?? 0),
    overtimeMax: ints((v) => v.overtime?.secondsMax ?? 0),
    capacity: ints((v) => v.capacity ?? NEVER),
    usePrice: Float64Array.from(vehicles, (v) => v.usePrice ?? 0),
    breaksMax,
    breakCount: ints((v) => v.breaks?.length ?? 0),
    breakLo: perBreak((v, b) => v.breaks![b]!.window.from - origin),
    breakHi: perBreak((v, b) => v.breaks![b]!.window.to - origin),
    breakSeconds: perBreak((v, b) => v.breaks![b]!.seconds),
    breakSkipUntil: perBreak((v, b) =>
      skip(v, b) === undefined ? -NEVER : v.start.earliest - origin + skip(v, b)!,
    ),
  };
}

/** Shifts that differ in nothing but their name share a class; `columns` tells the placement prices apart. */
export function shiftClasses(problem: Problem, columns: (shift: number) => string): Int32Array {
  const classes = new Map<string, number>();
  return Int32Array.from(problem.vehicles, (vehicle, k) => {
    const { id: _, employee, ...rest } = vehicle;
    const fair = problem.weights?.fairness !== undefined;
    const key = JSON.stringify([rest, fair ? employee : '', columns(k)]);
    const known = classes.get(key) ?? classes.size;
    classes.set(key, known);
    return known;
  });
}
