import { describe, expect, it } from 'vitest';

import { EINWILLIGUNGEN, type Einwilligungsart } from './buchung.ts';
import { offeneEinwilligungen, pruefeZustimmung, type Vertragsbild } from './vertrag.ts';

const jetzt = new Date('2027-01-04T09:00:00Z');
const bestellt: Vertragsbild = {
  preis: { preisCent: 6500, preisText: '' },
  zahlungspflichtig: true,
  herkunft: 'seite',
  gegeben: ['datenschutz'],
  tag: '2027-01-12',
};
const offen = (anders: Partial<Vertragsbild>, feiertage: { tag: string; name: string }[] = []) =>
  offeneEinwilligungen({ ...bestellt, ...anders }, { jetzt, feiertage });

describe('what a contract still needs', () => {
  it('is the instruction, and the wish to begin where the visit lies within the fortnight', () => {
    expect(offen({})).toEqual(['widerrufsbelehrung', 'sofortbeginn']);
    expect(offen({ tag: '2027-01-18' })).toEqual(['widerrufsbelehrung', 'sofortbeginn']);
    expect(offen({ tag: '2027-01-19' })).toEqual(['widerrufsbelehrung']);
  });

  it('reaches over a holiday on which the fortnight would end', () => {
    const feiertage = [{ tag: '2027-01-18', name: 'Feiertag' }];
    expect(offen({ tag: '2027-01-19' }, feiertage)).toEqual(['widerrufsbelehrung', 'sofortbeginn']);
  });

  it.each<[string, Partial<Vertragsbild>]>([
    ['without a price: nothing is ordered', { preis: { preisCent: null, preisText: 'nach Aufwand' } }],
    ['that costs nothing', { zahlungspflichtig: false }],
    ['on the phone', { herkunft: 'telefon' }],
    ['that was concluded with the booking', { gegeben: ['datenschutz', 'widerrufsbelehrung'] }],
  ])('is nothing for one %s', (_was, anders) => {
    expect(offen(anders)).toEqual([]);
  });

  it('is asked for all the same where words alone name the price', () => {
    expect(offen({ preis: { preisCent: null, preisText: 'ab 65 €' } })).not.toEqual([]);
  });
});

describe('a consent', () => {
  const gelesen = (...arten: Einwilligungsart[]) =>
    arten.map((art) => ({ art, fassung: EINWILLIGUNGEN[art].fassung }));
  const noetig = ['datenschutz', 'widerrufsbelehrung'] as const;

  it('is whole with every text and the button', () => {
    const alles = { einwilligungen: gelesen(...noetig), zahlungspflichtig: true };
    expect(pruefeZustimmung(noetig, alles, true)).toEqual({ ok: true, value: undefined });
  });

  it('names what is missing, also a text that was read in an older version', () => {
    const alt = [...gelesen('datenschutz'), { art: 'widerrufsbelehrung', fassung: '2020-01' }];
    expect(pruefeZustimmung(noetig, { einwilligungen: alt, zahlungspflichtig: true }, true)).toEqual({
      ok: false,
      reason: 'einwilligung-fehlt',
      fehlend: ['widerrufsbelehrung'],
    });
    expect(pruefeZustimmung(noetig, {}, false)).toMatchObject({ fehlend: [...noetig] });
  });

  it('needs the button only where money is owed', () => {
    const einwilligungen = gelesen(...noetig);
    expect(pruefeZustimmung(noetig, { einwilligungen }, true)).toEqual({ ok: false, reason: 'knopf-fehlt' });
    expect(pruefeZustimmung(noetig, { einwilligungen }, false).ok).toBe(true);
  });
});
