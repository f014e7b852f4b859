import { describe, expect, it } from 'vitest';

import { kopiert } from './kopiert.ts';

describe('kopiert', () => {
  it('puts the hours of one day in the place of others', () => {
    const woche = [
      { wochentag: 1, von: '08:00', bis: '12:00' },
      { wochentag: 3, von: '14:00', bis: '18:00' },
      { wochentag: 6, von: '09:00', bis: '11:00' },
    ];
    expect(kopiert(woche, 1, [1, 2, 3])).toEqual([
      { wochentag: 1, von: '08:00', bis: '12:00' },
      { wochentag: 2, von: '08:00', bis: '12:00' },
      { wochentag: 3, von: '08:00', bis: '12:00' },
      { wochentag: 6, von: '09:00', bis: '11:00' },
    ]);
  });
});
