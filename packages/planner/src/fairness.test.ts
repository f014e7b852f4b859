import { describe, expect, it } from 'vitest';

import { evaluate, planOf, solve, validate } from './index.ts';
import type { Problem, Solution } from './index.ts';
import { afterSteps } from './stop.ts';
import { aDistrict } from './testing/aDistrict.ts';

const HOUR = 3600;
const FAIR = { pricePerSecond: 1, freeSpread: 0.1 };
const FAR_APART = 0.15;
const PATIENCE_MS = 60_000;

const fairly = (problem: Problem): Problem => ({
  ...problem,
  weights: { ...problem.weights, fairness: FAIR },
});
const planned = (problem: Problem, steps = 3000): Solution => solve(problem, { stop: afterSteps(steps) });

function workOf({ routes }: Solution): Map<string, number> {
  const work = new Map<string, number>();
  for (const { employee, travelSeconds, serviceSeconds } of routes)
    work.set(employee, (work.get(employee) ?? 0) + travelSeconds + serviceSeconds);
  return work;
}
function spread(solution: Solution): number {
  const work = [...workOf(solution).values()];
  return (Math.max(...work) - Math.min(...work)) / Math.max(...work);
}
const served = ({ routes }: Solution): number => routes.reduce((sum, { stops }) => sum + stops.length, 0);

describe('fair shares', () => {
  it(
    'leave nobody at home where the roads allow it, in districts of any size',
    () => {
      const sizes = [
        { stops: 9, employees: 2, days: 1 },
        { stops: 17, employees: 2, days: 1 },
        { stops: 31, employees: 2, days: 1 },
        { stops: 40, employees: 3, days: 1 },
        { stops: 52, employees: 4, days: 1 },
        { stops: 64, employees: 2, days: 3 },
        { stops: 75, employees: 3, days: 2 },
      ];
      for (const size of sizes) {
        const problem = aDistrict(size);
        const fair = planned(fairly(problem));
        expect(spread(fair), JSON.stringify(size)).toBeLessThanOrEqual(FAR_APART);
        expect(served(fair)).toBe(served(planned(problem)));
        expect(validate(problem, fair)).toEqual([]);
      }
    },
    PATIENCE_MS,
  );

  it('change nothing where nobody asks for them', () => {
    const problem = aDistrict({ stops: 30, employees: 2, days: 1 });
    const off = planned(problem, 500);
    expect(off.costs.fairness).toBe(0);
    expect(spread(off)).toBeGreaterThan(FAR_APART);
    const alone = { ...problem, vehicles: problem.vehicles.slice(0, 1) };
    expect(planOf(planned(fairly(alone), 200))).toEqual(planOf(planned(alone, 200)));
  });

  it('follow the time that somebody has', () => {
    const problem = aDistrict({ stops: 20, employees: 2, days: 1 });
    const [whole, half] = problem.vehicles;
    if (!whole || !half) throw new Error('two vehicles');
    const fair = planned(
      fairly({
        ...problem,
        vehicles: [
          { ...whole, workSecondsMax: 8 * HOUR },
          { ...half, workSecondsMax: 4 * HOUR },
        ],
      }),
    );
    const work = workOf(fair);
    const quota = (work.get('e0') ?? 0) / (work.get('e1') ?? 1);
    expect(quota).toBeGreaterThan(2 * (1 - FAR_APART));
    expect(quota).toBeLessThan(2 / (1 - FAR_APART));
  });

  it('ask of nobody what they may not do, and share the rest among those who may', () => {
    const problem = aDistrict({ stops: 30, employees: 3, days: 1 });
    const fair = planned(
      fairly({
        ...problem,
        stops: problem.stops.map((stop, i) => (i % 5 === 0 ? stop : { ...stop, skills: ['measure'] })),
        vehicles: problem.vehicles.map((vehicle, v) =>
          v === 2 ? vehicle : { ...vehicle, skills: ['measure'] },
        ),
      }),
    );
    const [one = 0, other = 0, without = 0] = ['e0', 'e1', 'e2'].map((e) => workOf(fair).get(e));
    expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThanOrEqual(FAR_APART);
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(one);
  });

  it('never leave out a stop to be fairer', () => {
    const problem = aDistrict({ stops: 3, employees: 2, days: 1 });
    const long = fairly({
      ...problem,
      stops: problem.stops.map((stop, i) => ({ ...stop, serviceSeconds: (i === 0 ? 5 : 1) * HOUR })),
    });
    expect(planned(long, 500).unserved).toEqual([]);
  });

  it('are no reason to drive longer than what is shared', () => {
    const problem = aDistrict({ stops: 10, employees: 2, days: 1 });
    const [near, far] = problem.vehicles;
    if (!near || !far) throw new Error('two vehicles');
    const places = (problem.travel.car as Int32Array[]).length;
    const away = 4 * HOUR;
    const car = [
      ...problem.travel.car.map((row) => [...Array.from(row), away]),
      [...Array.from({ length: places }, () => away), 0],
    ];
    const fair = planned(
      fairly({
        ...problem,
        vehicles: [
          near,
          { ...far, start: { ...far.start, place: places }, end: { ...far.end, place: places } },
        ],
        travel: { car },
      }),
    );
    expect(workOf(fair).get('e1')).toBe(0);
  });

  it('hold in a given order, which is cut where both have as much', () => {
    const problem = aDistrict({ stops: 40, employees: 2, days: 1 });
    const ordered = {
      ...problem,
      stops: problem.stops.map((stop, i) => ({ ...stop, sequence: i })),
      weights: { orderStrength: Infinity },
    };
    const fair = planned(fairly(ordered), 200);
    expect(spread(planned(ordered, 200))).toBeGreaterThan(FAR_APART);
    expect(spread(fair)).toBeLessThanOrEqual(FAR_APART);
    expect(evaluate(ordered, planOf(fair)).violations).toEqual([]);
  });
});
