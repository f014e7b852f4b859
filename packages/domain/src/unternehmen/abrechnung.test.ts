import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plusTage } from '../tag.ts';
import { letzterTag, positionenDesMonats, summenAus, vormonat } from './abrechnung.ts';
import { type TarifId, TARIF_IDS, tarifVon } from './tarif.ts';
import { tarifAm, testendeAus, type Tarifwechsel } from './tarifwechsel.ts';

const FREI = '2026-12-31';
const SEIT_LANGEM: Tarifwechsel[] = [{ ab: '2026-01-01', tarif: 'bezirk' }];

describe('the amount of a month', () => {
  it('is the price of the plan, whether the month has 28 days or 31', () => {
    for (const monat of ['2027-02', '2027-03', '2027-04', '2028-02'])
      expect(summenAus(positionenDesMonats(monat, SEIT_LANGEM, FREI))).toEqual({
        nettoCent: 3900,
        ustCent: 741,
        bruttoCent: 4641,
      });
  });
  it('has a line of one day for a change on the 31st', () => {
    const wechsel: Tarifwechsel[] = [...SEIT_LANGEM, { ab: '2027-03-31', tarif: 'betrieb' }];
    expect(positionenDesMonats('2027-03', wechsel, FREI)).toEqual([
      { tarif: 'bezirk', von: '2027-03-01', bis: '2027-03-30', tage: 30, tageDesMonats: 31, nettoCent: 3774 },
      { tarif: 'betrieb', von: '2027-03-31', bis: '2027-03-31', tage: 1, tageDesMonats: 31, nettoCent: 255 },
    ]);
  });
  it('is nothing in the trial, and begins with the day after it', () => {
    expect(positionenDesMonats('2026-12', SEIT_LANGEM, FREI)).toEqual([]);
    const [erste, ...mehr] = positionenDesMonats('2027-01', SEIT_LANGEM, '2027-01-15');
    expect(erste).toMatchObject({ von: '2027-01-16', bis: '2027-01-31', tage: 16 });
    expect(mehr).toEqual([]);
  });
  it('is nothing for a month without a plan: there is no invoice of zero', () => {
    expect(positionenDesMonats('2027-05', [{ ab: '2027-05-01', tarif: null }], FREI)).toEqual([]);
    expect(positionenDesMonats('2027-05', [], FREI)).toEqual([]);
  });
});

const tag = fc.integer({ min: 0, max: 120 }).map((tage) => plusTage('2027-01-01', tage));
const wechsel: fc.Arbitrary<Tarifwechsel[]> = fc.uniqueArray(
  fc.record({ ab: tag, tarif: fc.option(fc.constantFrom(...TARIF_IDS)) }),
  { selector: ({ ab }) => ab, maxLength: 8 },
);
const monat = fc.constantFrom('2027-01', '2027-02', '2027-03', '2027-04');

describe('lines and total', () => {
  it('add up: net, VAT and gross, whatever was changed when', () => {
    fc.assert(
      fc.property(monat, wechsel, tag, (einer, aenderungen, testende) => {
        const positionen = positionenDesMonats(einer, aenderungen, testende);
        const summen = summenAus(positionen);
        expect(positionen.reduce((summe, { nettoCent }) => summe + nettoCent, 0)).toBe(summen.nettoCent);
        expect(summen.nettoCent + summen.ustCent).toBe(summen.bruttoCent);
        for (const [nummer, position] of positionen.entries()) {
          expect(position.von > testende && position.bis <= letzterTag(einer)).toBe(true);
          expect(position.nettoCent).toBeGreaterThan(0);
          expect(tarifAm(aenderungen, position.von)).toBe(position.tarif);
          expect(tarifAm(aenderungen, position.bis)).toBe(position.tarif);
          expect(position.von > (positionen[nummer - 1]?.bis ?? '')).toBe(true);
        }
      }),
    );
  });
  it('are the whole price to the cent when a plan was cut into pieces by nothing but its own name', () => {
    fc.assert(
      fc.property(monat, fc.constantFrom<TarifId>(...TARIF_IDS), wechsel, (einer, tarif, aenderungen) => {
        const immer = aenderungen.map(({ ab }) => ({ ab, tarif }));
        const summe = summenAus(positionenDesMonats(einer, [{ ab: '2026-01-01', tarif }, ...immer], FREI));
        expect(summe.nettoCent).toBe(tarifVon(tarif).monatCent);
      }),
    );
  });
});

describe('the calendar of invoices', () => {
  it('knows the month before, over the turn of the year too', () => {
    expect([vormonat('2027-01-01'), vormonat('2027-03-31')]).toEqual(['2026-12', '2027-02']);
  });
  it('gives thirty free days, and to those who were here before plans until the end of February 2027', () => {
    expect(testendeAus('2027-03-31')).toBe('2027-04-30');
    expect(testendeAus('2025-05-01')).toBe('2027-02-28');
  });
});
