import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rechnungsnummer } from './rechnung.ts';
import { gleicheZahlungAb } from './zahlungsabgleich.ts';

const eine = (nummer: string, offenCent: number, bezahltCent = 0) => ({
  id: nummer,
  nummer,
  offenCent,
  bezahltCent,
});
const ZWEI = [eine('RE-2027-00012', 4641), eine('RE-2027-00013', 9401)];

describe('a payment', () => {
  it('finds its invoice by the number, however it was typed', () => {
    for (const text of ['RE-2027-00012', 're 2027 00012 Danke', 'Rechnung RE202700012.', 'RE-2027/00012'])
      expect(gleicheZahlungAb({ cent: 4641, text }, ZWEI).zuordnungen).toEqual([
        { rechnungId: 'RE-2027-00012', cent: 4641 },
      ]);
    expect(gleicheZahlungAb({ cent: 1, text: 'RE-2027-000120' }, ZWEI).zuordnungen).toEqual([]);
  });
  it('may be for two invoices at once, and what is too much stays over', () => {
    expect(gleicheZahlungAb({ cent: 14_100, text: 'RE-2027-00012, RE-2027-00013' }, ZWEI)).toEqual({
      zuordnungen: [
        { rechnungId: 'RE-2027-00012', cent: 4641 },
        { rechnungId: 'RE-2027-00013', cent: 9401 },
      ],
      restCent: 58,
    });
  });
  it('without a number is taken only when one open amount fits to the cent', () => {
    expect(gleicheZahlungAb({ cent: 9401, text: 'danke' }, ZWEI).zuordnungen).toHaveLength(1);
    expect(gleicheZahlungAb({ cent: 9401, text: 'danke' }, [eine('a', 9401), eine('b', 9401)])).toEqual({
      zuordnungen: [],
      restCent: 9401,
    });
  });
  it('that goes back takes at most what had come', () => {
    const bezahlt = [eine('RE-2027-00012', 0, 4641)];
    expect(gleicheZahlungAb({ cent: -5000, text: 'Retoure RE-2027-00012' }, bezahlt)).toEqual({
      zuordnungen: [{ rechnungId: 'RE-2027-00012', cent: -4641 }],
      restCent: -359,
    });
  });
  it('is spread without losing a cent', () => {
    const betrag = fc.integer({ min: -20_000, max: 20_000 });
    const rechnungen = fc.array(fc.tuple(fc.nat(9999), fc.nat(9999)), { maxLength: 5 });
    fc.assert(
      fc.property(betrag, rechnungen, (cent, alle) => {
        const offene = alle.map(([offen, bezahlt], nummer) =>
          eine(rechnungsnummer('rechnung', 2027, nummer + 1), offen, bezahlt),
        );
        const text = offene.map(({ nummer }) => nummer).join(' ');
        const { zuordnungen, restCent } = gleicheZahlungAb({ cent, text }, offene);
        expect(zuordnungen.reduce((summe, one) => summe + one.cent, restCent)).toBe(cent);
      }),
    );
  });
});
