import { solve, afterSteps, validate } from '@kehrtour/planner';
import { describe, expect, it } from 'vitest';

import { announced } from './announced.ts';
import { demoProblem } from './demoProblem.ts';
import { fileOrder } from './fileOrder.ts';
import { DEPOT, houses } from './village.ts';
import { driveSeconds, way } from './ways.ts';

describe('the twelve houses', () => {
  const problem = demoProblem();
  const solution = solve(problem, { seed: 7, stop: afterSteps(500) });

  it('are all visited, and both wishes are kept', () => {
    expect(solution.unserved).toEqual([]);
    expect(validate(problem, solution)).toEqual([]);
  });

  it('cost less than half the driving of the file order', () => {
    expect(solution.costs.travel).toBeLessThan(fileOrder().driveSeconds / 2);
  });

  it('are announced with a window that holds the whole visit', () => {
    const visits = solution.routes[0]?.stops ?? [];
    expect(visits.length).toBe(houses.length);
    for (const { stop, start, end } of visits) {
      const { from, to } = announced({ house: stop, start, end });
      expect(minutes(from) * 60).toBeLessThanOrEqual(start);
      expect(minutes(to) * 60).toBeGreaterThanOrEqual(end);
    }
  });
});

describe('a wish', () => {
  it('is kept by what is told, not by the plan alone: who must leave at nine hears of no window after nine', () => {
    const stops = solve(demoProblem(), { seed: 7, stop: afterSteps(500) }).routes[0]?.stops ?? [];
    const wishing = houses.filter(({ wish }) => wish !== undefined);
    expect(wishing.length).toBe(2);
    for (const { id, wish } of wishing) {
      const { start = 0, end = 0 } = stops.find(({ stop }) => stop === id) ?? {};
      const { from, to } = announced({ house: id, start, end });
      expect(minutes(from)).toBeGreaterThanOrEqual(wish?.from ?? 0);
      expect(minutes(to)).toBeLessThanOrEqual(wish?.to ?? 0);
    }
  });
});

describe('the ways between them', () => {
  it('lead along the streets, from door to door', () => {
    for (const { door } of houses) {
      expect(driveSeconds(DEPOT, door)).toBeGreaterThan(45);
      expect(driveSeconds(DEPOT, door)).toBe(driveSeconds(door, DEPOT));
      expect(way(DEPOT, door).length).toBeGreaterThan(1);
    }
  });
});

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
}
