import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minutenSeitMitternacht, uhrzeitAus } from './uhrzeit.ts';

describe('uhrzeitAus', () => {
  it('never leaves the day', () => {
    expect(uhrzeitAus(24 * 60 + 30)).toBe('23:59');
    expect(uhrzeitAus(-20)).toBe('00:00');
  });

  it('goes there and back for every minute of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minuten) => {
        expect(minutenSeitMitternacht(uhrzeitAus(minuten))).toBe(minuten);
      }),
    );
  });
});
