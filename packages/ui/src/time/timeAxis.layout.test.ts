import { describe, expect, it } from 'vitest';

import { clockOf, hoursOf, percentOf, snapStart } from './timeAxis.layout.ts';

const day = { fromMinute: 7 * 60, toMinute: 17 * 60 };

describe('time axis', () => {
  it('places noon in the middle of seven to five', () => {
    expect(percentOf(12 * 60, day)).toBe(50);
  });

  it('shows only full hours', () => {
    expect(hoursOf({ fromMinute: 450, toMinute: 605 }).map(clockOf)).toEqual(['08:00', '09:00', '10:00']);
  });

  it('snaps to five minutes', () => {
    expect(clockOf(snapStart(8 * 60 + 7.4, 20, day))).toBe('08:05');
    expect(clockOf(snapStart(8 * 60 + 7.6, 20, day))).toBe('08:10');
  });

  it('keeps a block on the axis', () => {
    expect(clockOf(snapStart(60, 20, day))).toBe('07:00');
    expect(clockOf(snapStart(23 * 60, 20, day))).toBe('16:40');
  });
});
