import { describe, expect, it } from 'vitest';

import { clockOf, hoursOf, percentOf, rowsOf, snapStart } from './timeAxis.layout.ts';

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

describe('rowsOf', () => {
  const span = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });

  it('keeps one row where nothing lies over anything', () => {
    expect(rowsOf([span(480, 500), span(500, 530)], 10, 3)).toEqual([0, 0]);
  });

  it('puts what is too short to be drawn beside its neighbour into the next row', () => {
    expect(rowsOf([span(480, 490), span(492, 502), span(504, 514)], 20, 3)).toEqual([0, 1, 0]);
  });

  it('has no more rows than there is room for, and fills the one that is free soonest', () => {
    expect(rowsOf([span(0, 100), span(10, 60), span(20, 90)], 1, 2)).toEqual([0, 1, 1]);
  });
});
