import { describe, expect, it } from 'vitest';

import { ersetzt, imTag, minutenzeit, stundenDer, vereinigt } from './wochenmuster.ts';

const montags = (von: number, bis: number) => ({ wochentag: 1, von, bis });

describe('vereinigt', () => {
  it('joins what overlaps or touches, day by day', () => {
    expect(
      vereinigt([
        montags(600, 720),
        { wochentag: 2, von: 480, bis: 600 },
        montags(480, 600),
        montags(700, 740),
      ]),
    ).toEqual([montags(480, 740), { wochentag: 2, von: 480, bis: 600 }]);
  });
});

describe('imTag', () => {
  it('keeps a span within its day, at full length', () => {
    expect(imTag(montags(-30, 90))).toEqual(montags(0, 120));
    expect(imTag(montags(1400, 1500))).toEqual(montags(1340, 1440));
    expect(imTag({ wochentag: 9, von: 480, bis: 481 })).toEqual({ wochentag: 7, von: 480, bis: 510 });
  });
});

describe('ersetzt', () => {
  const woche = [
    { wochentag: 1, von: '08:00', bis: '12:00' },
    { wochentag: 1, von: '13:00', bis: '16:00' },
  ];
  it('moves a span and joins it with its new neighbour', () => {
    expect(ersetzt(woche, montags(780, 960), montags(720, 900))).toEqual([
      { wochentag: 1, von: '08:00', bis: '15:00' },
    ]);
  });
  it('adds up to midnight and takes away', () => {
    const bisNachts = ersetzt(woche, null, { wochentag: 7, von: 1380, bis: 1440 });
    expect(bisNachts.at(-1)).toEqual({ wochentag: 7, von: '23:00', bis: '24:00' });
    expect(ersetzt(bisNachts, { wochentag: 7, von: 1380, bis: 1440 }, null)).toEqual(woche);
  });
});

describe('stundenDer', () => {
  it('counts what is complete, and nothing while a time is being typed', () => {
    const woche = [
      { wochentag: 1, von: '08:00', bis: '12:30' },
      { wochentag: 2, von: '', bis: '12:00' },
      { wochentag: 3, von: '12:00', bis: '11:00' },
    ];
    expect(stundenDer(woche)).toBe(4.5);
    expect(minutenzeit({ wochentag: 2, von: '20:00', bis: '24:00' })).toEqual({
      wochentag: 2,
      von: 1200,
      bis: 1440,
    });
  });
});
