import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Problem, Route } from './index.ts';
import { afterSteps, evaluate, PlannerError, planOf, solve, validate } from './index.ts';
import { seeded } from './random.ts';
import { aDistrict } from './testing/aDistrict.ts';
import { randomProblem } from './testing/randomProblem.ts';

const HOUR = 3600;
const DELAY = 900;
const RESERVE = { seconds: DELAY, pricePerSecond: 2 / 3 };

/** A district for two people and one day in which every fourth household was told an hour. */
function withPromises(seed: number, stops = 24): Problem {
  const random = seeded(seed);
  const district = aDistrict({ stops, employees: 2, days: 1 });
  return {
    ...district,
    stops: district.stops.map((stop, i) => {
      const from = (8 + random.below(6)) * HOUR;
      return i % 4 === 0 ? { ...stop, promise: { window: { from, to: from + HOUR } } } : stop;
    }),
  };
}

const reserved = (problem: Problem, reserve = RESERVE): Problem => ({
  ...problem,
  stops: problem.stops.map((stop) =>
    stop.promise ? { ...stop, promise: { ...stop.promise, reserve } } : stop,
  ),
});

/** Promises of a shift that are broken when the work at `at` takes so much longer; waiting makes up for it. */
function brokenBy(problem: Problem, { stops }: Route, at: number): string[] {
  let late = DELAY;
  return stops.slice(at + 1).flatMap(({ stop, start, waitingSeconds }) => {
    late = Math.max(0, late - waitingSeconds);
    const promise = problem.stops.find(({ id }) => id === stop)?.promise;
    return promise && start + late > promise.window.to ? [stop] : [];
  });
}
const brokenByAny = (problem: Problem, routes: readonly Route[]): string[] =>
  routes.flatMap((route) => route.stops.flatMap((_, at) => brokenBy(problem, route, at)));

describe('time to spare at the end of promised windows', () => {
  it('is left where the day has room: no delay of that size at any one stop breaks a window', () => {
    let before = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const problem = withPromises(seed);
      const stop = afterSteps(3000);
      before += brokenByAny(problem, solve(problem, { stop, seed }).routes).length;
      const solution = solve(reserved(problem), { stop: afterSteps(3000), seed });
      expect(solution.unserved).toEqual([]);
      expect([seed, brokenByAny(problem, solution.routes)]).toEqual([seed, []]);
      expect(solution.costs.reserves).toBe(0);
    }
    // it has something to do
    expect(before).toBeGreaterThan(0);
  });

  it('never breaks or leaves out what was kept without it, and a plan is never worse than the one it began with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const plain = withPromises(seed, 36);
        const problem = reserved(plain);
        const first = solve(plain, { stop: afterSteps(300), seed });
        const solution = solve(problem, { stop: afterSteps(300), seed, initial: planOf(first) });
        expect(validate(plain, solution)).toEqual([]);
        expect(solution.unserved.length).toBeLessThanOrEqual(first.unserved.length);
        expect(solution.costs.total).toBeLessThanOrEqual(evaluate(problem, planOf(first)).costs.total + 1e-6);
      }),
      { numRuns: 15 },
    );
  });

  it('comes to the same plan with the same seed', () => {
    const problem = reserved(withPromises(5));
    const run = () => solve({ ...problem }, { stop: afterSteps(500), seed: 3 });
    expect(planOf(run())).toEqual(planOf(run()));
  });

  it('costs by what is missing of it, and no more when the window itself is missed', () => {
    const road = (to: number, pricePerSecond?: number): Problem => ({
      stops: [
        { id: 'a', place: 0, serviceSeconds: HOUR },
        {
          id: 'b',
          place: 0,
          serviceSeconds: 0,
          promise: { window: { from: 0, to }, pricePerSecond, reserve: RESERVE },
        },
      ],
      vehicles: [
        {
          id: 'anna',
          employee: 'anna',
          day: '2027-03-01',
          start: { place: 0, earliest: 0 },
          end: { latest: 9 * HOUR },
        },
      ],
      travel: { car: [[0]] },
    });
    const reservesOf = (problem: Problem) =>
      evaluate(problem, { routes: [{ vehicle: 'anna', stops: ['a', 'b'] }] }).costs.reserves;
    expect(reservesOf(road(HOUR + DELAY))).toBe(0);
    expect(reservesOf(road(HOUR + DELAY - 300))).toBeCloseTo(200, 6);
    expect(reservesOf(road(HOUR))).toBeCloseTo(600, 6);
    expect(reservesOf(road(HOUR - 300, 1))).toBeCloseTo(600, 6);
    // a window shorter than its reserve is reserve from its beginning on
    expect(reservesOf(road(600, 1))).toBeCloseTo(400, 6);
  });

  it('is refused where it makes no sense', () => {
    const problem = (reserve: { seconds: number; pricePerSecond: number }) =>
      solve(reserved(withPromises(1), reserve), { stop: afterSteps(1) });
    expect(() => problem({ seconds: -1, pricePerSecond: 1 })).toThrow(PlannerError);
    expect(() => problem({ seconds: 1, pricePerSecond: Infinity })).toThrow(PlannerError);
  });

  it('is priced as from scratch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const random = seeded(seed);
        const plain = randomProblem(seed);
        const stops = plain.stops.map((stop) => {
          if (stop.visit !== undefined || random.below(2) === 0) return stop;
          const from = random.below(60) * HOUR;
          const window = { from, to: from + random.below(4) * 1200 };
          const reserve = { seconds: random.below(4) * 900, pricePerSecond: random.below(4) / 3 };
          return { ...stop, promise: { window, pricePerSecond: 1, reserve } };
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
