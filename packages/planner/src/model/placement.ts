import type { Problem, Stop, Vehicle } from '../problem.ts';
import type { ReasonCode } from '../solution.ts';

/** The first rule that keeps a stop away from a vehicle whatever the time, or null. */
export function placementRule(stop: Stop, vehicle: Vehicle): ReasonCode | null {
  const lock = stop.lock;
  if (lock?.vehicle !== undefined && lock.vehicle !== vehicle.id) return 'locked-elsewhere';
  if (lock?.day !== undefined && lock.day !== vehicle.day) return 'locked-elsewhere';
  if (lock?.employee !== undefined && lock.employee !== vehicle.employee) return 'locked-elsewhere';
  if (stop.allowedVehicles && !stop.allowedVehicles.includes(vehicle.id)) return 'vehicle-not-allowed';
  if (stop.forbiddenVehicles?.includes(vehicle.id)) return 'vehicle-not-allowed';
  if (stop.skills?.some((skill) => !vehicle.skills?.includes(skill))) return 'skill-missing';
  if (stop.releaseDay !== undefined && vehicle.day < stop.releaseDay) return 'before-release-day';
  const late = stop.dueDay !== undefined && vehicle.day > stop.dueDay;
  if (late && stop.latePricePerDay === undefined) return 'after-due-day';
  return null;
}

/** Preferences and passed due days of one stop in one vehicle. `days` is sorted. */
export function placementPrice(stop: Stop, vehicle: Vehicle, days: readonly string[]): number {
  let price = 0;
  for (const wish of stop.prices ?? []) {
    if (wish.vehicle !== undefined && wish.vehicle !== vehicle.id) continue;
    if (wish.employee !== undefined && wish.employee !== vehicle.employee) continue;
    if (wish.day !== undefined && wish.day !== vehicle.day) continue;
    price += wish.price;
  }
  if (stop.dueDay !== undefined && stop.latePricePerDay !== undefined && vehicle.day > stop.dueDay) {
    const dueDay = stop.dueDay;
    price += stop.latePricePerDay * days.filter((day) => day > dueDay && day <= vehicle.day).length;
  }
  return price;
}

/** Price of telling the customer another day or sending someone else than announced. */
export function stabilityPrice(problem: Problem, stop: Stop, vehicle: Vehicle): number {
  const weights = problem.weights?.stability;
  const announced = stop.announced;
  if (!weights || !announced) return 0;
  const otherDay = announced.day !== undefined && announced.day !== vehicle.day;
  const otherEmployee = announced.employee !== undefined && announced.employee !== vehicle.employee;
  return (otherDay ? (weights.otherDay ?? 0) : 0) + (otherEmployee ? (weights.otherEmployee ?? 0) : 0);
}
