import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bescheidArbeitswerte, gebuehr, schauArbeitswerte } from './arbeitswert.ts';

describe('the fee of a Feuerstättenschau (KÜO Anlage 3)', () => {
  it('of a detached house with two plants and two flues of nine metres is 41,7 AW, with the Bescheid 73,83 €', () => {
    const schau = schauArbeitswerte({ nutzungseinheiten: 1, feuerstaetten: 2, meter: 18 });
    expect(schau).toBe(41.7);
    const alles = schau + bescheidArbeitswerte(2);
    expect(alles).toBe(51.7);
    expect(gebuehr(alles)).toEqual({ nettoCent: 6204, bruttoCent: 7383 });
  });

  it('counts further units and begun metres (Nr. 2.2, 2.3.1)', () => {
    expect(schauArbeitswerte({ nutzungseinheiten: 3, feuerstaetten: 0, meter: 8.2 })).toBe(28.7);
  });

  it('of the Bescheid ends at thirty Arbeitswerte (Nr. 1.2)', () => {
    expect([1, 3, 4, 13, 14, 40].map(bescheidArbeitswerte)).toEqual([10, 10, 12, 30, 30, 30]);
  });

  it('of a prevented visit is 15 AW, 18,00 € net (Nr. 2.6, § 6 Abs. 1)', () => {
    expect(gebuehr(15)).toEqual({ nettoCent: 1800, bruttoCent: 2142 });
    expect(gebuehr(15, 105).nettoCent).toBe(1575);
  });

  it('is whole cents, and never less for more work', () => {
    const zahl = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(zahl, zahl, zahl, (nutzungseinheiten, feuerstaetten, meter) => {
        const umfang = { nutzungseinheiten, feuerstaetten, meter };
        const eins = gebuehr(schauArbeitswerte(umfang));
        const mehr = gebuehr(schauArbeitswerte({ ...umfang, feuerstaetten: feuerstaetten + 1 }));
        expect(Number.isInteger(eins.bruttoCent)).toBe(true);
        expect(mehr.nettoCent - eins.nettoCent).toBe(720);
      }),
    );
  });
});
