import { describe, expect, it } from 'vitest';

import { beginAttempt, isDue, isUnderWay, minutesLater, afterFailure, type Pace } from './attempt.ts';

const pace: Pace = { everyMinutes: 15, waitMinutesMax: 720, underWayMinutesMax: 5 };
const now = new Date('2026-11-28T08:00:00Z');
const before = (minutes: number): Date => minutesLater(now, -minutes);
const state = (begun: number | null, tried: number | null, fehlversuche = 0) => ({
  begonnen_am: begun === null ? null : before(begun),
  versucht_am: tried === null ? null : before(tried),
  fehlversuche,
});

describe('an attempt', () => {
  it('waits twice as long after each failure, and half a day at most', () => {
    const minutes = [0, 1, 2, 5, 6, 50, 5000].map(
      (fehlversuche) => (afterFailure(now, fehlversuche, pace).getTime() - now.getTime()) / 60_000,
    );
    expect(minutes).toEqual([15, 30, 60, 480, 720, 720, 720]);
  });
  it('is under way from its beginning until it comes back, or could not any more', () => {
    const cases = [state(null, null), state(1, null), state(1, 1), state(1, 20), state(6, 20)];
    expect(cases.map((one) => isUnderWay(one, now, pace))).toEqual([false, true, false, true, false]);
  });
  it('begins as if it had failed already, and counts the one before that never came back', () => {
    expect(beginAttempt(state(null, null), now, pace)).toEqual({
      am: now,
      fehlversuche: 0,
      ab: minutesLater(now, 15),
    });
    const cases = [state(20, 20, 2), state(20, 40, 2), state(2, 40, 2)];
    expect(cases.map((one) => beginAttempt(one, now, pace).fehlversuche)).toEqual([2, 3, 2]);
  });
  it('is due a little early, because clocks differ', () => {
    const millis = [-1, 0, 4000, 6000].map((ms) => new Date(now.getTime() + ms));
    expect(millis.map((ab) => isDue(ab, now))).toEqual([true, true, true, false]);
  });
});
