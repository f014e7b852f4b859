import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { differenzMinuten, leseUhrzeit, minutenSeitMitternacht, plusMinuten, uhrzeitAus } from './uhrzeit.ts';

describe('leseUhrzeit', () => {
  it('reads what people type', () => {
    expect(['8', '8:00', '08.00', '8 Uhr', '8h00', '08:00:00'].map(leseUhrzeit)).toEqual(
      Array<string>(6).fill('08:00'),
    );
  });

  it('refuses what no clock shows', () => {
    expect(['24:00', '8:60', '', 'früh'].map(leseUhrzeit)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('plusMinuten', () => {
  it('never leaves the day', () => {
    expect(plusMinuten('23:30', 60)).toBe('23:59');
    expect(plusMinuten('00:10', -30)).toBe('00:00');
  });

  it('goes there and back for every minute of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minuten) => {
        expect(minutenSeitMitternacht(uhrzeitAus(minuten))).toBe(minuten);
        expect(differenzMinuten('00:00', uhrzeitAus(minuten))).toBe(minuten);
      }),
    );
  });
});
