import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rechnungsnummer } from '../rechnung/rechnung.ts';
import { type OffeneRechnung, zahlungsabgleich } from './zahlungsabgleich.ts';

const eine = (laufend: number, offenCent: number, mehr: Partial<OffeneRechnung> = {}): OffeneRechnung => {
  const nummer = rechnungsnummer('rechnung', 2027, laufend);
  return {
    id: nummer,
    nummer,
    offenCent,
    bezahltCent: 0,
    zahler: ['Schornsteinfegerbetrieb Max Huber'],
    ...mehr,
  };
};
const ZWEI = [eine(12, 4641), eine(13, 9401)];
const KERN = { zahler: ['Kern Kaminbau GmbH & Co. KG'] };
const gleicheAb = (
  zahlung: { cent: number; zweck?: string; name?: string },
  offene: readonly OffeneRechnung[],
) => zahlungsabgleich(offene)({ zweck: '', name: '', ...zahlung });
const bezahlt = (...wie: Parameters<typeof gleicheAb>) =>
  gleicheAb(...wie).zuordnungen.map(({ rechnungId }) => rechnungId);

describe('a payment', () => {
  it.each([
    'RE-2027-00012',
    're 2027 00012 Danke',
    'Rechnung RE202700012.',
    'RE-2027/00012',
    'RE-2027-00012 02.03.2027',
    'RE-2027-00012 20270302123456',
    'RE-2027-00012/4711',
    'RE-2027-000 12 vom 2.3.',
    'R E-20 27-0 0012',
    'Kd 4711 RE-2027-00\n012 4,50 Skonto',
    'RE - 2027 - 00012',
    'RF18RE202700012',
  ])('finds its invoice by the number, however it was written: %s', (zweck) => {
    expect(gleicheAb({ cent: 4000, zweck }, ZWEI).zuordnungen).toEqual([
      { rechnungId: 'RE-2027-00012', cent: 4000 },
    ]);
  });
  it.each(['RE-2027-000120', 'RE-2026-00012', 'RE-2027-0012', '2027-00012', '02.03.2027 00012', 'danke'])(
    'does not take another number for it: %s',
    (zweck) => {
      expect(bezahlt({ cent: 4000, zweck }, ZWEI)).toEqual([]);
    },
  );
  it('may leave out the letters or grow digits onto the number when the amount fits to the cent', () => {
    for (const zweck of ['Rechnung 2027-00012', '202700012', 'RE-2027-0001202.03.2027'])
      expect(bezahlt({ cent: 4641, zweck }, ZWEI)).toEqual(['RE-2027-00012']);
    expect(gleicheAb({ cent: 4000, zweck: 'Rechnung 2027-00012' }, ZWEI)).toMatchObject({
      restCent: 4000,
      vorschlaege: ['RE-2027-00012'],
    });
  });
  it('of a number with a sixth digit is for no shorter one, nor the other way', () => {
    const lange = [eine(10_001, 100), eine(100_012, 100)];
    expect(bezahlt({ cent: 100, zweck: 'RE-2027-100012' }, lange)).toEqual(['RE-2027-100012']);
    expect(bezahlt({ cent: 100, zweck: 'RE-2027-10001 2' }, lange)).toEqual(['RE-2027-10001']);
  });
  it('may be for two invoices at once, and what is too much stays over', () => {
    expect(gleicheAb({ cent: 14_100, zweck: 'RE-2027-00012, RE-2027-000 13' }, ZWEI)).toMatchObject({
      zuordnungen: [
        { rechnungId: 'RE-2027-00012', cent: 4641 },
        { rechnungId: 'RE-2027-00013', cent: 9401 },
      ],
      restCent: 58,
    });
  });
  it('without a number is taken from a payer who is known and owes that amount once', () => {
    const offene = [eine(12, 4641), eine(13, 4641, KERN), eine(14, 9401, KERN)];
    for (const name of ['Huber, Max', 'MAX HUBER', 'Kern Kaminbau', 'Kern Kaminbau GmbH & Co. KG'])
      expect([name, bezahlt({ cent: 4641, name }, offene)]).toEqual([
        name,
        [name.includes('Kern') ? 'RE-2027-00013' : 'RE-2027-00012'],
      ]);
  });
  it('without a number is a proposal when the payer is unknown, or several invoices may be meant', () => {
    const offene = [eine(12, 4641), eine(13, 4641, KERN), eine(14, 4641, KERN), eine(15, 9401)];
    for (const name of ['', 'Huber', 'Anna Huber', 'Kern', 'GmbH & Co. KG'])
      expect(gleicheAb({ cent: 9401, name }, offene)).toEqual({
        zuordnungen: [],
        restCent: 9401,
        vorschlaege: ['RE-2027-00015'],
      });
    expect(gleicheAb({ cent: 4641, name: 'Kern Kaminbau' }, offene)).toEqual({
      zuordnungen: [],
      restCent: 4641,
      vorschlaege: ['RE-2027-00013', 'RE-2027-00014', 'RE-2027-00012'],
    });
  });
  it('that comes twice is proposed for what else its payer owes, and for nobody else’s', () => {
    const offene = [eine(12, 0, { bezahltCent: 4641 }), eine(13, 4641), eine(14, 4641, KERN)];
    const zweck = 'RE-2027-00012';
    expect(gleicheAb({ cent: 4641, zweck, name: 'Max Huber' }, offene).vorschlaege).toEqual([
      'RE-2027-00013',
    ]);
    expect(gleicheAb({ cent: 4641, zweck, name: 'Anna Lang' }, offene).vorschlaege).toEqual([]);
  });
  it('that goes back takes at most what had come, and nothing by its amount alone', () => {
    const paid = [eine(12, 0, { bezahltCent: 4641 })];
    expect(gleicheAb({ cent: -5000, zweck: 'Retoure RE-2027-00012' }, paid)).toMatchObject({
      zuordnungen: [{ rechnungId: 'RE-2027-00012', cent: -4641 }],
      restCent: -359,
    });
    expect(gleicheAb({ cent: -4641, name: 'Max Huber' }, paid)).toEqual({
      zuordnungen: [],
      restCent: -4641,
      vorschlaege: ['RE-2027-00012'],
    });
  });
  it('is spread without losing a cent, and no invoice takes more than it owes', () => {
    const betrag = fc.integer({ min: -20_000, max: 20_000 });
    const rechnungen = fc.array(fc.tuple(fc.nat(9999), fc.nat(9999)), { maxLength: 5 });
    const zusatz = fc.constantFrom('', ' 02.03.2027', '/1', ' Danke', '\n');
    fc.assert(
      fc.property(betrag, rechnungen, zusatz, fc.nat(5), (cent, alle, dahinter, genannte) => {
        const offene = alle.map(([offen, bezahltCent], stelle) => eine(stelle + 1, offen, { bezahltCent }));
        const zweck = offene
          .slice(0, genannte)
          .map(({ nummer }) => `${nummer}${dahinter}`)
          .join(' ');
        const { zuordnungen, restCent } = gleicheAb({ cent, zweck }, offene);
        expect(zuordnungen.reduce((summe, one) => summe + one.cent, restCent)).toBe(cent);
        for (const { rechnungId, cent: teil } of zuordnungen) {
          const seine = offene.find(({ id }) => id === rechnungId);
          expect(teil).toBeLessThanOrEqual(seine?.offenCent ?? 0);
          expect(-teil).toBeLessThanOrEqual(seine?.bezahltCent ?? 0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
