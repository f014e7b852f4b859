import type { Problem, Stop, Vehicle } from '../problem.ts';

/** Seconds from one stop to the next as the problem defines them; null is the shift's start or end place. */
export function wayBetween(problem: Problem, vehicle: Vehicle, from: Stop | null, to: Stop | null): number {
  const start = from ? from.place : vehicle.start.place;
  const end = to ? to.place : vehicle.end.place;
  if (end === undefined) return 0;
  const { car, foot } = problem.travel;
  const drive = (a: number, b: number) => (a === b ? 0 : car[a]![b]!);
  const walk = (a: number, b: number) => (a === b ? 0 : foot![a]![b]!);
  const clusterOf = (stop: Stop | null) => problem.clusters?.find((cluster) => cluster.id === stop?.cluster);
  const factor = vehicle.travelFactor ?? 1;
  const left = clusterOf(from);
  const entered = clusterOf(to);
  const setup = entered?.setupSeconds ?? 0;
  if (left && left.id === entered?.id) {
    if (start === end) return 0;
    if (foot && left.parkingPlace !== undefined) return Math.round(walk(start, end) * factor);
    const byFoot = foot && left.walkable && walk(start, end) <= drive(start, end) + setup;
    if (byFoot) return Math.round(walk(start, end) * factor);
    return Math.round(drive(start, end) * factor) + (left.walkable ? setup : 0);
  }
  let seconds = 0;
  let a = start;
  let b = end;
  if (foot && left?.parkingPlace !== undefined) {
    seconds += walk(start, left.parkingPlace);
    a = left.parkingPlace;
  }
  if (foot && entered?.parkingPlace !== undefined) {
    seconds += walk(entered.parkingPlace, end);
    b = entered.parkingPlace;
  }
  return Math.round((seconds + drive(a, b)) * factor) + setup;
}
