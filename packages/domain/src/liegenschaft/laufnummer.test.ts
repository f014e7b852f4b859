import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { zwischennummer } from './laufnummer.ts';

describe('zwischennummer', () => {
  it('squeezes a house in with as few decimals as it takes', () => {
    expect(zwischennummer(12, 13)).toEqual({ ok: true, value: 12.5 });
    expect(zwischennummer(12, 12.5)).toEqual({ ok: true, value: 12.3 });
    expect(zwischennummer(12, 14)).toEqual({ ok: true, value: 13 });
    expect(zwischennummer(12, 12.1)).toEqual({ ok: true, value: 12.05 });
  });
  it('counts on behind the last house', () => {
    expect(zwischennummer(40, undefined)).toEqual({ ok: true, value: 41 });
    expect(zwischennummer(40.5, undefined)).toEqual({ ok: true, value: 41 });
  });
  it('refuses where no readable number is left', () => {
    expect(zwischennummer(12, 12.001)).toEqual({ ok: false, reason: 'liegenschaft.kein-platz' });
  });
  it('always lies strictly between the two', () => {
    const nummer = fc.integer({ min: 0, max: 5_000_000 }).map((tausendstel) => tausendstel / 1000);
    fc.assert(
      fc.property(nummer, nummer, (a, b) => {
        const [davor, danach] = a < b ? [a, b] : [b, a];
        const neu = zwischennummer(davor, danach);
        if (!neu.ok) return danach - davor < 0.0025;
        return neu.value > davor && neu.value < danach;
      }),
    );
  });
});
