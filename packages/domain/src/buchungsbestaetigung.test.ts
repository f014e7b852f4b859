import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bestaetigenBis, bestaetigung } from './buchungsbestaetigung.ts';

const am = (minute: number): Date => new Date(Date.UTC(2027, 0, 11, 7, minute));

describe('a booking that waits to be confirmed', () => {
  it('waits up to its minute, lapses with it, and stays when it was confirmed in time', () => {
    const lage = { bestaetigenBis: am(120), bestaetigtAm: null, verfallenAm: null };
    expect(bestaetigung(lage, new Date(am(120).getTime() - 1))).toBe('noetig');
    expect(bestaetigung(lage, am(120))).toBe('verfallen');
    expect(bestaetigung({ ...lage, bestaetigtAm: am(5) }, am(500))).toBe('erledigt');
    expect(bestaetigung({ ...lage, verfallenAm: am(60) }, am(61))).toBe('verfallen');
    expect(bestaetigung({ ...lage, bestaetigenBis: null }, am(500))).toBe('erledigt');
  });
  it('never waits beyond the visit, nor longer than the company says', () => {
    const minute = fc.integer({ min: 15, max: 2880 });
    fc.assert(
      fc.property(minute, minute, (dauer, beginn) => {
        const bis = bestaetigenBis(am(0), dauer, am(beginn));
        expect(bis <= am(beginn) && bis <= am(dauer)).toBe(true);
        expect([am(beginn).getTime(), am(dauer).getTime()]).toContain(bis.getTime());
      }),
    );
  });
});
