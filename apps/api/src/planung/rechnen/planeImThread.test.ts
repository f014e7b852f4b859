import type { Problem } from '@kehrtour/planner';
import { expect, it } from 'vitest';

import { mitBild } from '../problem/planbild.problem.ts';
import { planeImThread } from './planeImThread.ts';

const ORTE = 13;
const lage = (ort: number): { x: number; y: number } => ({ x: (ort * 5) % ORTE, y: (ort * 7) % ORTE });
const wege = Array.from({ length: ORTE }, (_, von) =>
  Int32Array.from({ length: ORTE }, (_, nach) =>
    Math.round(60 * Math.hypot(lage(von).x - lage(nach).x, lage(von).y - lage(nach).y)),
  ),
);
const problem: Problem = mitBild(
  {
    stops: Array.from({ length: ORTE - 1 }, (_, i) => ({
      id: `h${i}`,
      place: i + 1,
      serviceSeconds: 600,
      skipPrice: 100_000,
      cluster: `s${i % 3}`,
      point: lage(i + 1),
    })),
    vehicles: ['v0', 'v1'].map((id) => ({
      id,
      employee: id,
      day: '2027-02-02',
      start: { place: 0, earliest: 0, latest: 3600 },
      end: { place: 0, latest: 9 * 3600 },
    })),
    travel: { car: wege },
    clusters: ['s0', 's1', 's2'].map((id) => ({ id, setupSeconds: 60, walkable: false })),
  },
  'gebiet',
);

it(
  'says what a plan costs above the shortest ways, whether there was room to look beside it or only afterwards',
  { tags: 'night' },
  async () => {
    // Four places: two plans have room for a comparison each, the third makes its own when the plan is done. A second is
    // many times what either needs for twelve stops, also on a machine that does much else.
    const alle = await Promise.all([1, 2, 3].map(() => planeImThread({ problem, seconds: 1 })));
    for (const { unserved, mehrwegSekunden } of alle) {
      expect(unserved).toEqual([]);
      expect(mehrwegSekunden).toBeGreaterThanOrEqual(0);
    }
    const { mehrwegSekunden } = await planeImThread({ problem, seconds: 0.2, nurPlan: true });
    expect(mehrwegSekunden).toBeUndefined();
  },
);

it('leaves no house out because the time was over before each had been looked at', async () => {
  const { unserved } = await planeImThread({ problem, seconds: 0.000_01, nurPlan: true });
  expect(unserved).toEqual([]);
});
