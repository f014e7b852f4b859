import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Plan, Problem } from './index.ts';
import { afterSteps, createSolver, evaluate, placesFor, PlannerError, solve, validate } from './index.ts';
import { compile } from './model/compile.ts';
import type { Point } from './problem.ts';
import { seeded } from './random.ts';
import { Journal } from './search/journal.ts';
import { RouteState } from './search/routeState.ts';
import { scanRoute } from './search/scan.ts';
import { randomProblem } from './testing/randomProblem.ts';

const HOUR = 3600;
type House = readonly [x: number, y: number, street: string];

/** Houses on a plane, a metre a second; the way home lies far away from all of them. */
function aVillage(houses: readonly House[], more: Partial<Problem> = {}): Problem {
  const at = [[0, 0] as const, ...houses];
  const car = at.map(([x, y]) => at.map(([a, b]) => Math.round(Math.hypot(x - a, y - b))));
  return {
    stops: houses.map(([x, y, street], i) => ({
      id: `h${i}`,
      place: i + 1,
      serviceSeconds: 600,
      cluster: street,
      point: { x, y },
    })),
    vehicles: ['anna', 'ben'].map((employee) => ({
      id: employee,
      employee,
      day: '2027-03-01',
      start: { place: 0, earliest: 7 * HOUR },
      end: { place: 0, latest: 16 * HOUR },
    })),
    travel: { car },
    clusters: [...new Set(houses.map(([, , street]) => street))].map((id) => ({ id })),
    ...more,
  };
}

const withReturn = (problem: Problem, returnPrice: number): Problem => ({
  ...problem,
  clusters: problem.clusters!.map((cluster) => ({ ...cluster, returnPrice })),
});

const planOfOne = (...stops: string[]): Plan => ({ routes: [{ vehicle: 'anna', stops }] });
/** Two streets crossing in the middle, the arms of one on both sides of the other. */
const CROSS: House[] = [
  [1000, 100, 'long'],
  [1000, 40, 'long'],
  [1030, 0, 'short'],
  [970, 0, 'short'],
  [1000, -40, 'long'],
  [1000, -100, 'long'],
];

describe('coming back to a cluster', () => {
  it('costs its price for every time after the first, and nothing for staying', () => {
    const problem = withReturn(aVillage(CROSS), 500);
    const returns = (...stops: string[]) => evaluate(problem, planOfOne(...stops)).costs.returns;
    expect(returns('h0', 'h1', 'h4', 'h5', 'h2', 'h3')).toBe(0);
    expect(returns('h0', 'h1', 'h2', 'h3', 'h4', 'h5')).toBe(500);
    expect(returns('h0', 'h2', 'h1', 'h3', 'h4', 'h5')).toBe(1500);
  });

  it('is avoided where the detour costs less than the price, and done where it saves more', () => {
    const streets = (price: number) => {
      const vehicles = aVillage(CROSS).vehicles.slice(0, 1);
      const problem = { ...withReturn(aVillage(CROSS), price), vehicles };
      const [route] = solve(problem, { stop: afterSteps(400), seed: 1 }).routes;
      return route!.stops.map(({ stop }) => CROSS[Number(stop.slice(1))]![2]);
    };
    const visits = (list: string[]) => list.filter((street, p) => street !== list[p - 1]).length;
    expect(visits(streets(2000))).toBe(2);
    expect(visits(streets(1))).toBe(3);
  });

  it('is free for the first visit of every further shift', () => {
    const problem = withReturn(aVillage(CROSS), 500);
    const plan: Plan = {
      routes: [
        { vehicle: 'anna', stops: ['h0', 'h1'] },
        { vehicle: 'ben', stops: ['h4', 'h5'] },
      ],
    };
    expect(evaluate(problem, plan).costs.returns).toBe(0);
  });
});

describe('changing the side of a cluster', () => {
  /** A wide road, three houses on either side of it, all of them opposite one another. */
  const ROAD: House[] = [0, 30, 60].flatMap((y): House[] => [
    [1000, y, 'road'],
    [1015, y, 'road'],
  ]);
  const wide = (crossPrice: number, sides = true): Problem => {
    const village = aVillage(ROAD);
    return {
      ...village,
      vehicles: village.vehicles.slice(0, 1),
      stops: village.stops.map((stop, i) =>
        sides ? { ...stop, side: i % 2 === 0 ? 'left' : 'right' } : stop,
      ),
      clusters: village.clusters!.map((cluster) => ({ ...cluster, crossPrice })),
    };
  };
  const ordered = (problem: Problem) => solve(problem, { stop: afterSteps(400), seed: 1 }).routes[0]!.stops;

  it('costs its price for every way across, and nothing along one side or to a stop that lies on none', () => {
    const crossings = (problem: Problem, ...stops: string[]) =>
      evaluate(problem, planOfOne(...stops)).costs.crossings;
    expect(crossings(wide(50), 'h0', 'h2', 'h4', 'h5', 'h3', 'h1')).toBe(50);
    expect(crossings(wide(50), 'h0', 'h1', 'h2', 'h3', 'h4', 'h5')).toBe(250);
    expect(crossings(wide(50, false), 'h0', 'h1', 'h2', 'h3')).toBe(0);
  });

  it('is done once, so that one goes up one side and down the other', () => {
    const sides = ordered(wide(600)).map(({ stop }) => Number(stop.slice(1)) % 2);
    expect(sides.filter((side, p) => p > 0 && side !== sides[p - 1])).toHaveLength(1);
  });

  it('leaves a plan as it is, bit for bit, where it costs nothing', () => {
    const plain = { ...wide(0, false), clusters: [{ id: 'road' }] };
    expect(solve(wide(0), { stop: afterSteps(400), seed: 3 })).toEqual({
      ...solve(plain, { stop: afterSteps(400), seed: 3 }),
    });
  });

  it('that cannot be read is refused with the field', () => {
    expect(() => createSolver(wide(-1))).toThrow(new PlannerError('negative', 'clusters[0].crossPrice'));
  });
});

describe('areas', () => {
  const scatteredBy = (seed: number): House[] => {
    const random = seeded(seed);
    return Array.from({ length: 24 }, (_, i) => [3000 + random.next() * 900, random.next() * 900, `s${i}`]);
  };
  const scattered = scatteredBy(4);

  /** Stops nearer to the middle of the other shift. */
  const strays = (seed: number, areaPrice: number): number => {
    const village = aVillage(scatteredBy(seed), { weights: { areaPrice } });
    // too much for one of them
    const stops = village.stops.map((stop) => ({ ...stop, serviceSeconds: 1200 }));
    const solution = solve({ ...village, stops }, { stop: afterSteps(1000), seed: 2 });
    const areas = solution.routes.map((route) =>
      route.stops.map(({ stop }) => stops[Number(stop.slice(1))]!.point!),
    );
    const middles = areas.map((area) => ({
      x: area.reduce((sum, { x }) => sum + x, 0) / area.length,
      y: area.reduce((sum, { y }) => sum + y, 0) / area.length,
    }));
    const nearer = (point: Point, one: Point, other: Point) =>
      Math.hypot(point.x - one.x, point.y - one.y) < Math.hypot(point.x - other.x, point.y - other.y);
    return areas.flatMap((area, a) => area.filter((point) => nearer(point, middles[1 - a]!, middles[a]!)))
      .length;
  };

  it('bring stops to the shift with the nearest middle when they are worth more than the ways', () => {
    const seeds = [4, 5, 6, 7, 8, 9];
    const all = (areaPrice: number) => seeds.reduce((sum, seed) => sum + strays(seed, areaPrice), 0);
    expect(all(3000)).toBeLessThan(all(0) / 3);
  });

  it('cost the same wherever the plane begins and whatever its unit', () => {
    const plan: Plan = {
      routes: [
        { vehicle: 'anna', stops: ['h0', 'h1', 'h2'] },
        { vehicle: 'ben', stops: ['h3', 'h4'] },
      ],
    };
    const problem = aVillage(scattered, { weights: { areaPrice: 100 } });
    const moved = {
      ...problem,
      stops: problem.stops.map((stop) => ({
        ...stop,
        point: { x: stop.point!.x * 0.001 + 49, y: stop.point!.y * 0.001 - 7 },
      })),
    };
    const areas = evaluate(problem, plan).costs.areas;
    expect(areas).toBeGreaterThan(0);
    expect(evaluate(moved, plan).costs.areas).toBeCloseTo(areas, 6);
  });

  it('know nothing of stops without a point', () => {
    const problem = aVillage(scattered, { weights: { areaPrice: 100 } });
    const elsewhere = {
      ...problem,
      stops: [...problem.stops, { id: 'elsewhere', place: 0, serviceSeconds: 60 }],
    };
    const plan = planOfOne('h0', 'h1', 'h2');
    const more = planOfOne('h0', 'h1', 'elsewhere', 'h2');
    expect(evaluate(elsewhere, more).costs.areas).toBeCloseTo(evaluate(problem, plan).costs.areas, 9);
  });

  it('that cannot be read are refused with the field', () => {
    const problem = aVillage(scattered);
    const refused = (broken: Problem, code: 'negative' | 'not-a-number', path: string) =>
      expect(() => createSolver(broken)).toThrow(new PlannerError(code, path));
    refused({ ...problem, weights: { areaPrice: -1 } }, 'negative', 'weights.areaPrice');
    refused(withReturn(problem, -1), 'negative', 'clusters[0].returnPrice');
    const stops = problem.stops.map((stop) => ({ ...stop, point: { x: Number.NaN, y: 0 } }));
    refused({ ...problem, stops }, 'not-a-number', 'stops[0].point.x');
  });
});

/** A problem of everything, with both terms on and nothing else that a scan only estimates. */
function pricedLooks(seed: number): Problem {
  const problem = randomProblem(seed, 24);
  return {
    ...problem,
    vehicles: problem.vehicles.map(({ overtime: _overtime, workSecondsMax: _max, ...vehicle }) => vehicle),
    stops: problem.stops.map(({ announced: _announced, promise: _promise, ...stop }) => stop),
    clusters: problem.clusters!.map((cluster) => ({
      ...cluster,
      returnPrice: 170,
      splitPrice: 90,
      crossPrice: 60,
    })),
    weights: { areaPrice: 300 },
  };
}

describe('both, while searching', () => {
  it('are priced as from scratch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const problem = pricedLooks(seed);
        const solution = solve(problem, { stop: afterSteps(120), seed });
        expect(validate(problem, solution)).toEqual([]);
        expect(solution.stats!.bestCost).toBeCloseTo(solution.costs.total, 3);
      }),
      { numRuns: 60 },
    );
  });

  it('add to an insertion exactly what the plan costs more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const problem = pricedLooks(seed);
        const model = compile(problem);
        const state = new RouteState(model);
        const place = { before: -1, price: Infinity };
        const random = seeded(seed);
        for (let tries = 0; tries < 40 && state.banked > 0; tries++) {
          const node = state.bank[random.below(state.banked)]!;
          const k = random.below(model.shifts);
          scanRoute(state, node, k, place);
          if (place.before < 0) continue;
          const before = state.total() - model.skipPrice[node]!;
          const { price } = place;
          const cluster = model.cluster[node]!;
          const fresh = cluster >= 0 && state.clusterStops[cluster * model.shifts + k] === 0;
          const split = fresh && state.clusterShifts[cluster]! > 0 ? model.splitPrice[cluster]! : 0;
          state.link(node, place.before);
          state.refresh(k);
          const given = fresh ? model.returnPrice[cluster]! : 0;
          expect(state.total() - before).toBeCloseTo(price + split - given, 3);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('come back as they were when a step is undone', () => {
    const problem = pricedLooks(7);
    const model = compile(problem);
    const state = new RouteState(model);
    const place = { before: -1, price: Infinity };
    const journal = new Journal(state);
    for (let node = 0; node < model.nodes; node++) {
      for (let k = 0; k < model.shifts && state.shift[node] === -1; k++) {
        scanRoute(state, node, k, place);
        if (place.before < 0) continue;
        state.link(node, place.before);
        state.refresh(k);
      }
    }
    const cost = state.total();
    const sums = [state.areaX, state.areaY, state.areaStops].map((list) => [...list]);
    for (let k = 0; k < model.shifts; k++) {
      journal.save(k);
      for (const node of state.sequence(k).slice(0, 3)) state.unlink(node);
      state.refresh(k);
    }
    expect(state.total()).not.toBeCloseTo(cost, 3);
    journal.rollback();
    expect(state.total()).toBe(cost);
    expect([state.areaX, state.areaY, state.areaStops].map((list) => [...list])).toEqual(sums);
  });

  it('count in the places offered for a stop', () => {
    const problem = withReturn(aVillage(CROSS), 500);
    const plan = planOfOne('h0', 'h1', 'h4', 'h5', 'h2');
    const inside = placesFor(problem, plan, 'h3', { perVehicle: 9 }).filter(
      ({ vehicle }) => vehicle === 'anna',
    );
    const priced = inside.map(({ position, price }) => {
      const stops = plan.routes[0]!.stops.toSpliced(position, 0, 'h3');
      return price - evaluate(problem, planOfOne(...stops)).costs.total;
    });
    for (const one of priced) expect(one).toBeCloseTo(priced[0]!, 3);
    expect(inside[0]!.position).toBeGreaterThanOrEqual(4);
  });
});
