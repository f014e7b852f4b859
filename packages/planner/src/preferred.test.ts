import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Problem } from './index.ts';
import { afterSteps, evaluate, PlannerError, solve, validate } from './index.ts';
import type { TimeWindow } from './problem.ts';
import { seeded } from './random.ts';
import { randomProblem } from './testing/randomProblem.ts';

const HOUR = 3600;

/** Eight houses along a road, an hour of work each; the shift begins at seven. */
function aRoad(windows: readonly TimeWindow[], priceMax = 1200): Problem {
  const places = Array.from({ length: 9 }, (_, place) => place * 60);
  return {
    stops: places.slice(1).map((_, i) => ({
      id: `h${i}`,
      place: i + 1,
      serviceSeconds: HOUR,
      ...(i === 0 ? { preferred: { windows, pricePerSecond: 1 / 6, priceMax } } : {}),
    })),
    vehicles: [
      {
        id: 'anna',
        employee: 'anna',
        day: '2027-03-01',
        start: { place: 0, earliest: 7 * HOUR },
        end: { place: 0, latest: 18 * HOUR },
      },
    ],
    travel: { car: places.map((from) => places.map((to) => Math.abs(from - to))) },
  };
}
const startOf = (problem: Problem, id: string): number => {
  const [route] = solve(problem, { stop: afterSteps(600), seed: 1 }).routes;
  return route!.stops.find(({ stop }) => stop === id)!.start;
};

describe('times that would suit', () => {
  it('are kept where the detour costs less than they are worth', () => {
    expect(startOf(aRoad([{ from: 13 * HOUR, to: 24 * HOUR }]), 'h0')).toBeGreaterThanOrEqual(13 * HOUR);
    expect(startOf(aRoad([{ from: 0, to: 8 * HOUR }]), 'h0')).toBeLessThan(8 * HOUR);
  });
  it('never make a stop late, wait or fall out: what nobody can keep costs its most and no more', () => {
    const problem = aRoad([{ from: 3 * HOUR, to: 4 * HOUR }]);
    const solution = solve(problem, { stop: afterSteps(300), seed: 1 });
    expect(solution.unserved).toEqual([]);
    expect(solution.costs.preferred).toBe(1200);
    expect(solution.routes[0]!.stops.map(({ waitingSeconds }) => waitingSeconds)).toEqual(Array(8).fill(0));
  });
  it('cost by the way to the nearest of them', () => {
    const problem = aRoad([
      { from: 9 * HOUR, to: 9 * HOUR },
      { from: 12 * HOUR, to: 12 * HOUR },
    ]);
    const order = ['h7', 'h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
    const { costs, routes } = evaluate(problem, { routes: [{ vehicle: 'anna', stops: order }] });
    expect(costs.preferred).toBeCloseTo((9 * HOUR - routes[0]!.stops[1]!.start) / 6, 6);
  });
  it('are refused where they make no sense', () => {
    expect(() => solve(aRoad([{ from: 2, to: 1 }]), { stop: afterSteps(1) })).toThrow(PlannerError);
    expect(() => solve(aRoad([], -1), { stop: afterSteps(1) })).toThrow(PlannerError);
  });
  it('are priced as from scratch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const random = seeded(seed);
        const plain = randomProblem(seed);
        const stops = plain.stops.map((stop) => {
          const from = random.below(40) * HOUR;
          const windows = [{ from, to: from + random.below(5) * HOUR }];
          const preferred = {
            windows,
            pricePerSecond: random.below(4) / 6,
            priceMax: random.below(3) * 900,
          };
          return random.below(2) === 0 ? stop : { ...stop, preferred };
        });
        const problem = { ...plain, stops };
        const solution = solve(problem, { stop: afterSteps(120), seed });
        expect(validate(problem, solution)).toEqual([]);
        expect(solution.stats!.bestCost).toBeCloseTo(solution.costs.total, 3);
      }),
      { numRuns: 40 },
    );
  });
});
