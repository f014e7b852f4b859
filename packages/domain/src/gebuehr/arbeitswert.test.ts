import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  ARBEITSWERTE,
  arbeitswertAm,
  arbeitswertCentAm,
  bescheidArbeitswerte,
  gebuehr,
  istVeralteterArbeitswert,
  liesAbgasanlagen,
  schauArbeitswerte,
} from './arbeitswert.ts';
import { eigenerArbeitswertHinweis } from './arbeitswertHinweis.ts';

describe('the Arbeitswert (§ 6 Abs. 3 KÜO)', () => {
  it.each([
    ['2020-07-08', 105],
    ['2020-07-09', 120],
    ['2025-01-20', 120],
    ['2025-01-21', 140],
    ['2027-03-01', 140],
    ['2012-05-01', 105],
  ])('of a service on %s is %i cents', (tag, cent) => {
    expect(arbeitswertAm(tag).cent).toBe(cent);
  });
  it('is a table with a day and a source for each, the newest first', () => {
    const tage = ARBEITSWERTE.map(({ ab }) => ab);
    expect(tage).toEqual([...new Set(tage)].toSorted().toReversed());
    for (const { quelle } of ARBEITSWERTE) expect(quelle).toMatch(/BGBl|§ 6/);
  });
  it('is that of the day where a company has none of its own', () => {
    expect([arbeitswertCentAm('2024-12-31', null), arbeitswertCentAm('2024-12-31', 133)]).toEqual([120, 133]);
  });
  it('that is out of date is known by its amount, and an own one is none of them', () => {
    expect([105, 120, 140, 133].map(istVeralteterArbeitswert)).toEqual([true, true, false, false]);
  });
});

it('that is entered as an own one although it was the law of before is said, and no other', () => {
  expect(eigenerArbeitswertHinweis(120)).toMatch(/^1,20\s€ war bis zum 20\.01\.2025 der Arbeitswert der KÜO/);
  expect(eigenerArbeitswertHinweis(105)).toContain('bis zum 08.07.2020');
  for (const cent of [null, 140, 133]) expect(eigenerArbeitswertHinweis(cent)).toBeUndefined();
});

const innen = (...meter: readonly number[]) => meter.map((hoehe) => ({ meter: hoehe, aussen: false }));
const neunMeter = innen(9, 9);

describe('the fee of a Feuerstättenschau (KÜO Anlage 3)', () => {
  it('of a detached house with two plants and two flues of nine metres is 41,7 AW, with the Bescheid 73,83 € until 20 January 2025 and 86,13 € since', () => {
    const schau = schauArbeitswerte({ nutzungseinheiten: 1, feuerstaetten: 2, abgasanlagen: neunMeter });
    expect(schau).toBe(41.7);
    const alles = schau + bescheidArbeitswerte(2);
    expect(alles).toBe(51.7);
    const am = (tag: string) => gebuehr(alles, arbeitswertAm(tag).cent);
    expect(am('2025-01-20')).toEqual({ nettoCent: 6204, bruttoCent: 7383 });
    expect(am('2025-01-21')).toEqual({ nettoCent: 7238, bruttoCent: 8613 });
  });

  it('counts further units and begun metres (Nr. 2.2, 2.3.1)', () => {
    expect(schauArbeitswerte({ nutzungseinheiten: 3, feuerstaetten: 0, abgasanlagen: innen(8.2) })).toBe(
      28.7,
    );
  });

  it('counts the begun metres of each flue, not of their sum, and three at most outside (Nr. 2.3)', () => {
    const metern = (text: string) =>
      schauArbeitswerte({
        nutzungseinheiten: 1,
        feuerstaetten: 0,
        abgasanlagen: liesAbgasanlagen(text) ?? [],
      }) - 11.7;
    expect(metern('8,2; 8,2')).toBeCloseTo(18);
    expect(metern('16,4')).toBeCloseTo(17);
    expect(metern('8,2 m; 6,1 außen; 2,1 aussen')).toBeCloseTo(15);
    expect(metern('')).toBeCloseTo(0);
  });
  it.each(['neun', '9, 9', '9;-1', '9999', '9 draußen'])('reads no heights from “%s”', (text) =>
    expect(liesAbgasanlagen(text)).toBeUndefined(),
  );

  it('of the Bescheid ends at thirty Arbeitswerte (Nr. 1.2)', () => {
    expect([1, 3, 4, 13, 14, 40].map(bescheidArbeitswerte)).toEqual([10, 10, 12, 30, 30, 30]);
  });

  it('of a prevented visit is 15 AW, 21,00 € net (Nr. 2.6)', () => {
    expect(gebuehr(15, 140)).toEqual({ nettoCent: 2100, bruttoCent: 2499 });
    expect(gebuehr(15, 105).nettoCent).toBe(1575);
  });

  it('is whole cents, and never less for more work', () => {
    const zahl = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(zahl, zahl, zahl, (nutzungseinheiten, feuerstaetten, meter) => {
        const umfang = { nutzungseinheiten, feuerstaetten, abgasanlagen: innen(meter) };
        const eins = gebuehr(schauArbeitswerte(umfang), 140);
        const mehr = gebuehr(schauArbeitswerte({ ...umfang, feuerstaetten: feuerstaetten + 1 }), 140);
        expect(Number.isInteger(eins.bruttoCent)).toBe(true);
        expect(mehr.nettoCent - eins.nettoCent).toBe(840);
      }),
    );
  });
});
