import { describe, expect, it } from 'vitest';

import { pruefePasswort } from './passwort.ts';

const person = {
  betrieb: 'Kaminkehrer Huber',
  email: 'anna.huber@example.org',
  verbreitete: new Set(['123456789012345']),
};
const grund = (passwort: string) => {
  const result = pruefePasswort(passwort, person);
  return result.ok ? 'gut' : result.reason;
};

describe('pruefePasswort', () => {
  it('takes a sentence of fifteen characters and more, with umlauts, spaces and emoji', () => {
    expect(grund('drei Leitern im Öl 🪜')).toBe('gut');
  });
  it('refuses fourteen characters', () => expect(grund('abcdefghijklmn')).toBe('zu-kurz'));
  it('takes 128 characters and refuses 129', () => {
    const text = 'zwölf Kamine rauchen '.repeat(7);
    expect(grund(text.slice(0, 128))).toBe('gut');
    expect(grund(text.slice(0, 129))).toBe('zu-lang');
  });
  it('refuses the company, the own mail and the product with little around them', () => {
    expect(grund('KaminkehrerHuber1')).toBe('enthaelt-betrieb');
    expect(grund('anna.huber123456789')).toBe('enthaelt-email');
    expect(grund('kehrtour12345678')).toBe('enthaelt-produkt');
  });
  it('takes a long sentence that happens to name the product', () =>
    expect(grund('unsere kehrtour beginnt um sieben am alten Bahnhof')).toBe('gut'));
  it('refuses what stands on the list and what repeats three signs', () => {
    expect(grund('123456789012345')).toBe('verbreitet');
    expect(grund('ababababababababab')).toBe('verbreitet');
  });
});
