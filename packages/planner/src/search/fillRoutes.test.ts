import { describe, expect, it } from 'vitest';

import { compile } from '../model/compile.ts';
import { aDistrict } from '../testing/aDistrict.ts';
import { FillRoutes } from './fillRoutes.ts';
import { Neighbours } from './neighbours.ts';
import { RouteState } from './routeState.ts';

function filled(problem = aDistrict({ stops: 120, employees: 2, days: 3 }), closed: readonly number[] = []) {
  const model = compile(problem);
  const state = new RouteState(model);
  const shut = Uint8Array.from({ length: model.nodes }, (_, i) => (closed.includes(i) ? 1 : 0));
  const filling = new FillRoutes(state, new Neighbours(model, 250), shut);
  while (filling.advance(10)) expect(state.banked).toBeLessThan(model.nodes);
  return state;
}

describe('filling shift after shift', () => {
  it('keeps every shift within its time and plans nearly everything', () => {
    const state = filled();
    expect(state.banked).toBeLessThan(12);
    for (let k = 0; k < state.model.shifts; k++)
      expect(state.latest[state.first(k)]!).toBeGreaterThanOrEqual(state.model.earliest[k]!);
  });

  it('opens no more shifts than the work needs', () => {
    const state = filled(aDistrict({ stops: 24, employees: 4, days: 5 }));
    expect(state.banked).toBe(0);
    expect(state.length.filter((length) => length > 0).length).toBeLessThan(6);
  });

  it('leaves out what is closed or costs more than leaving it out', () => {
    const problem = aDistrict({ stops: 30, employees: 2, days: 2 });
    const stops = problem.stops.map((stop, i) => (i === 3 ? { ...stop, skipPrice: 1 } : stop));
    const state = filled({ ...problem, stops }, [7]);
    expect([3, 7].map((node) => state.shift[node])).toEqual([-1, -1]);
    expect(state.banked).toBe(2);
  });
});
