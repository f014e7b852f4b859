import { describe, expect, it } from 'vitest';

import { spreadDiscs } from './spreadDiscs.ts';

const ROOM = { gap: 1, reach: 30 };
const disc = (x: number, y = 100) => ({ x, y, radius: 12 });

describe('discs of a map', () => {
  it('stay at their place where there is room', () => {
    const [left, right] = spreadDiscs([disc(0), disc(60)], ROOM);
    expect(Math.hypot((left?.x ?? 9) - 0, (left?.y ?? 9) - 100)).toBeLessThan(1);
    expect(Math.hypot((right?.x ?? 9) - 60, (right?.y ?? 9) - 100)).toBeLessThan(1);
  });

  it('of neighbours can each be read', () => {
    const discs = [disc(0), disc(8), disc(16), disc(24), disc(60), disc(62)];
    const spread = spreadDiscs(discs, ROOM);
    for (const [i, a] of spread.entries())
      for (const b of spread.slice(i + 1)) expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(22);
  });

  it('of one door part, and go no farther than they may', () => {
    const discs = Array.from({ length: 30 }, () => disc(100));
    const spread = spreadDiscs(discs, ROOM);
    expect(new Set(spread.map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`)).size).toBeGreaterThan(10);
    for (const { x, y } of spread) expect(Math.hypot(x - 100, y - 100)).toBeLessThanOrEqual(30.001);
  });

  it('are left where they are when there are too many to be read anyway', () => {
    const discs = Array.from({ length: 200 }, (_, i) => disc(i));
    expect(spreadDiscs(discs, ROOM)).toEqual(discs.map(({ x, y }) => ({ x, y })));
  });
});
