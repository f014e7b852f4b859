import { describe, expect, it } from 'vitest';

import { createSolver, validate } from '../index.ts';
import type { Problem } from '../index.ts';
import { compile } from '../model/compile.ts';
import { seeded } from '../random.ts';
import { uniformProblem } from './uniformProblem.ts';

/** Stops of a classic instance: one depot, windows, loads, identical vehicles. */
function classic(seed: number, stops: number): Problem {
  const random = seeded(seed);
  const at = Array.from({ length: stops + 1 }, () => ({ x: random.below(1000), y: random.below(1000) }));
  return {
    stops: Array.from({ length: stops }, (_, i) => {
      const from = random.below(6000);
      return {
        id: `s${i}`,
        place: i + 1,
        serviceSeconds: 100,
        load: 1 + random.below(20),
        windows: [{ from, to: from + 500 + random.below(3000) }],
      };
    }),
    vehicles: Array.from({ length: stops }, (_, k) => ({
      id: `v${k}`,
      employee: `v${k}`,
      day: '1',
      start: { place: 0, earliest: 0 },
      end: { place: 0, latest: 12_000 },
      capacity: 100,
    })),
    travel: { car: at.map((a) => at.map((b) => Math.floor(Math.hypot(a.x - b.x, a.y - b.y)))) },
  };
}

describe('a uniform fleet', () => {
  it('is planned by the genetic search, and every plan is valid', () => {
    for (const seed of [1, 2]) {
      const problem = classic(seed, 30);
      expect(uniformProblem(compile(problem))).not.toBeNull();
      const solver = createSolver(problem, { seed });
      solver.advance(1400);
      const solution = solver.best();
      expect(validate(problem, solution)).toEqual([]);
      expect(solution.unserved).toEqual([]);
      expect(solution.costs.total).toBe(solver.stats.bestCost);
    }
  });

  it('never reports a plan worse than one it reported before', () => {
    const costs: number[] = [];
    const solver = createSolver(classic(5, 40), {
      seed: 1,
      onImprovement: (better) => costs.push(better.cost),
    });
    solver.advance(1800);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    expect(solver.stats.bestCost).toBe(costs.at(-1));
  });

  it('of many stops has founders first, and gets better by crossing them', () => {
    const problem = classic(7, 160);
    const run = () => {
      const solver = createSolver(problem, { seed: 1, progress: ({ steps }) => Math.min(1, steps / 20_000) });
      solver.advance(3000);
      return solver;
    };
    const solver = run();
    expect(validate(problem, solver.best())).toEqual([]);
    expect(solver.best().unserved).toEqual([]);
    // Only what the genetic search found is counted.
    expect(solver.stats.accepted).toBeGreaterThan(0);
    expect(run().stats).toEqual(solver.stats);
  });

  it('with anything more to it is none', () => {
    const problem = classic(6, 20);
    const [first, ...others] = problem.vehicles;
    const rested = { ...first!, breaks: [{ window: { from: 100, to: 5000 }, seconds: 10 }] };
    expect(uniformProblem(compile({ ...problem, vehicles: [rested, ...others] }))).toBeNull();
    const optional = problem.stops.map((stop) => ({ ...stop, skipPrice: 50 }));
    expect(uniformProblem(compile({ ...problem, stops: optional }))).toBeNull();
  });
});
