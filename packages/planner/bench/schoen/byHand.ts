import type { Plan } from '../../src/index.ts';
import type { LaufRound } from './laufRounds.ts';

/**
 * The round as somebody would deal it out who knows the streets: the nearest street next, from its nearer end to the other,
 * and whoever has a fair share of the work passes on. Nothing is searched for.
 */
export function byHand({ problem, houses }: LaufRound): Plan {
  const streets = new Map<string, number[]>();
  houses.forEach(({ street }, house) => streets.set(street, [...(streets.get(street) ?? []), house]));
  const work = problem.stops.map(({ serviceSeconds }) => serviceSeconds);
  const share = work.reduce((sum, seconds) => sum + seconds, 0) / problem.vehicles.length;
  const routes = problem.vehicles.map(({ id }) => ({ vehicle: id, stops: [] as string[] }));
  let at = 0;
  let done = 0;
  while (streets.size > 0) {
    const [street, ends] = nearestStreet(problem.travel.car, streets, at);
    const mine = alongFrom(problem.travel.car, streets.get(street)!, ends);
    streets.delete(street);
    const seconds = mine.reduce((sum, house) => sum + work[house]!, 0);
    // a street belongs to who does most of it
    const person = Math.min(routes.length - 1, Math.floor((done + seconds / 2) / share));
    routes[person]!.stops.push(...mine.map((house) => problem.stops[house]!.id));
    done += seconds;
    at = mine.at(-1)! + 1;
  }
  return { routes };
}

type Matrix = LaufRound['problem']['travel']['car'];

/** The street whose nearer end is nearest to a place, and that end. Places are houses after the start. */
function nearestStreet(
  car: Matrix,
  streets: ReadonlyMap<string, readonly number[]>,
  place: number,
): [string, number] {
  const away = (house: number) => car[place]![house + 1]!;
  const found = [...streets].map(([street, houses]) => {
    const [a, b] = endsOf(car, houses);
    return [street, away(a) <= away(b) ? a : b] as [string, number];
  });
  return found.reduce((best, one) => (away(one[1]) < away(best[1]) ? one : best));
}

function endsOf(car: Matrix, houses: readonly number[]): [number, number] {
  const farthestFrom = (from: number) =>
    houses.reduce(
      (best, house) => (car[from + 1]![house + 1]! > car[from + 1]![best + 1]! ? house : best),
      from,
    );
  const one = farthestFrom(houses[0]!);
  return [one, farthestFrom(one)];
}

const alongFrom = (car: Matrix, houses: readonly number[], end: number): number[] =>
  houses.toSorted((a, b) => car[end + 1]![a + 1]! - car[end + 1]![b + 1]!);
