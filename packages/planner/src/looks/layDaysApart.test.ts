import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Plan, Problem, Solution } from '../index.ts';
import { afterSteps, evaluate, layDaysApart, planOf, solve } from '../index.ts';
import { randomProblem } from '../testing/randomProblem.ts';
import { tangles } from './tangles.ts';

const HOUR = 3600;
const PATIENCE_MS = 30_000;

/** Four ways through a square, two people on two days: those from corner to corner cross, and so do the two in the middle. */
const WAYS = {
  fall: [1, 2, 3].map((i) => ({ x: i * 10, y: i * 10 })),
  rise: [1, 2, 3].map((i) => ({ x: i * 10 + 1, y: 41 - i * 10 })),
  north: [1, 2, 3].map((i) => ({ x: i * 10, y: 90 })),
  south: [1, 2, 3].map((i) => ({ x: i * 10, y: 110 })),
};
type Way = keyof typeof WAYS;

function aSquare(
  change: (stop: Problem['stops'][number]) => Problem['stops'][number] = (stop) => stop,
): Problem {
  const houses = Object.entries(WAYS).flatMap(([way, points]) =>
    points.map((point, i) => ({ id: `${way}${i}`, point })),
  );
  const places = [{ x: 20, y: 60 }, ...houses.map(({ point }) => point)];
  return {
    stops: houses.map(({ id, point }, i) => change({ id, point, place: i + 1, serviceSeconds: HOUR })),
    vehicles: ['anna', 'bert'].flatMap((employee) =>
      [1, 2].map((day) => ({
        id: `${employee}${day}`,
        employee,
        day: `2027-03-0${day}`,
        start: { place: 0, earliest: day * 24 * HOUR + 7 * HOUR },
        end: { place: 0, latest: day * 24 * HOUR + 16 * HOUR },
      })),
    ),
    travel: { car: places.map((a) => places.map((b) => Math.round(Math.hypot(a.x - b.x, a.y - b.y)))) },
  };
}
const plan = (ways: Record<string, Way>): Plan => ({
  routes: Object.entries(ways).map(([vehicle, way]) => ({
    vehicle,
    stops: [0, 1, 2].map((i) => `${way}${i}`),
  })),
});
const TANGLED = plan({ anna1: 'fall', bert1: 'rise', anna2: 'north', bert2: 'south' });

/** What the ways of one day are in each other's way. */
function tangled(problem: Problem, { routes }: Solution): number {
  const points = new Map(problem.stops.map(({ id, point }) => [id, point]));
  const ways = routes.map(({ day, stops }) => ({
    day,
    points: stops.flatMap(({ stop }) => points.get(stop) ?? []),
  }));
  return ways.reduce(
    (sum, a, i) =>
      sum +
      ways.slice(i + 1).reduce((own, b) => own + (a.day === b.day ? tangles(a.points, b.points) : 0), 0),
    0,
  );
}
const routesOf = ({ routes }: Solution): string[] =>
  routes
    .map(({ stops }) => stops.map(({ stop }) => stop).join(' '))
    .filter((route) => route !== '')
    .toSorted();

describe('days laid apart', () => {
  it('have no ways that cross, and cost what they cost before', () => {
    const problem = aSquare();
    const before = evaluate(problem, TANGLED);
    const after = layDaysApart(problem, before);
    expect(tangled(problem, before)).toBeGreaterThan(0);
    expect(tangled(problem, after)).toBe(0);
    expect(after.costs).toEqual(before.costs);
    expect(routesOf(after)).toEqual(routesOf(before));
  });

  it('leave what was promised or locked for a day on its day', () => {
    const days: Record<string, (stop: Problem['stops'][number]) => Problem['stops'][number]> = {
      promised: (stop) => {
        const day = stop.id.startsWith('fall') || stop.id.startsWith('rise') ? 1 : 2;
        return { ...stop, promise: { window: { from: day * 24 * HOUR, to: day * 24 * HOUR + 18 * HOUR } } };
      },
      locked: (stop) => {
        const day = stop.id.startsWith('fall') || stop.id.startsWith('rise') ? '2027-03-01' : '2027-03-02';
        return { ...stop, lock: { day } };
      },
    };
    for (const change of Object.values(days)) {
      const problem = aSquare(change);
      expect(planOf(layDaysApart(problem, evaluate(problem, TANGLED)))).toEqual(
        planOf(evaluate(problem, TANGLED)),
      );
    }
  });

  it('are not what a given order of work is for', () => {
    const problem = { ...aSquare(), weights: { orderStrength: Infinity } };
    const before = evaluate(problem, TANGLED);
    expect(layDaysApart(problem, before)).toBe(before);
  });

  it(
    'are never dearer, break nothing and are the same every time',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
          const problem = randomProblem(seed);
          const before = solve(problem, { stop: afterSteps(60), seed });
          const after = layDaysApart(problem, before);
          expect(after.costs.total).toBeLessThanOrEqual(before.costs.total + 1e-5);
          expect(after.violations).toEqual([]);
          expect(routesOf(after)).toEqual(routesOf(before));
          expect(after.unserved.length).toBe(before.unserved.length);
          expect(tangled(problem, after)).toBeLessThanOrEqual(tangled(problem, before));
          expect(planOf(layDaysApart(problem, before))).toEqual(planOf(after));
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE_MS,
  );
});
