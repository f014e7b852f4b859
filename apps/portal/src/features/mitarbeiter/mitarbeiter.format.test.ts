import { describe, expect, it } from 'vitest';

import { wocheInWorten } from './mitarbeiter.format.ts';

const tag = (wochentag: number, von = '08:00', bis = '16:30') => ({ wochentag, von, bis });

describe('wocheInWorten', () => {
  it('says neighbouring days with the same hours together', () => {
    expect(wocheInWorten([tag(1), tag(2), tag(3), tag(4), tag(5, '08:00', '12:00')])).toBe(
      'Mo–Do 08:00–16:30, Fr 08:00–12:00',
    );
  });
  it('keeps days apart that do not follow each other', () => {
    expect(wocheInWorten([tag(5), tag(1)])).toBe('Mo 08:00–16:30, Fr 08:00–16:30');
  });
  it('says that nobody works a week without days', () => {
    expect(wocheInWorten([])).toBe('keine Arbeitszeit');
  });
});
