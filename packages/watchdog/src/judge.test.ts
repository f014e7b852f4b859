import { describe, expect, it } from 'vitest';

import { judgeOf, type Look } from './judge.ts';

const PATIENCE = { silentMs: 15_000, lookMs: 1000 };
/** So many looks, one a second, at a loop that does not turn; answers at which of them it is ended. */
function endedAt(seconds: number, look: (second: number) => Partial<Look>): number | undefined {
  const standsStill = judgeOf(PATIENCE);
  for (let second = 0; second <= seconds; second += 1)
    if (standsStill({ passedMs: 1000, beats: 1, computedMs: second * 1000, ...look(second) })) return second;
  return undefined;
}

describe('a loop that stands still', () => {
  it('is ended after fifteen seconds of computing', () => {
    expect(endedAt(100, () => ({}))).toBe(15);
  });
  it('is ended after a minute where it only waits', () => {
    expect(endedAt(100, () => ({ computedMs: 0 }))).toBe(60);
  });
  it('is ended after fifteen seconds where nobody says what it computes', () => {
    expect(endedAt(100, () => ({ computedMs: undefined }))).toBe(15);
  });
  it('is ended later on a machine that gives it little: when it has computed for ten seconds', () => {
    expect(endedAt(100, (second) => ({ computedMs: second * 400 }))).toBe(25);
  });
});

describe('nobody is ended', () => {
  it('who turns now and then', () => {
    expect(endedAt(1000, (second) => ({ beats: Math.floor(second / 14) }))).toBeUndefined();
  });
  it('for the hours in which the machine slept', () => {
    expect(
      endedAt(12, (second) => ({ passedMs: second === 5 ? 8 * 3_600_000 : 1000, computedMs: 0 })),
    ).toBeUndefined();
  });
  it('for what a watch without a turn of its own did not see', () => {
    expect(endedAt(7, () => ({ passedMs: 60_000, computedMs: 100 }))).toBeUndefined();
  });
});
