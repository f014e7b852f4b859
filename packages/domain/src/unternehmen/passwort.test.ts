import { describe, expect, it } from 'vitest';

import { PASSWORT_SATZ, pruefePasswort } from './passwort.ts';

const umfeld = {
  betrieb: 'Meisterbetrieb Musterbach',
  email: 'renate.boehm@musterbach.example',
  verbreitete: new Set(['correct horse battery staple']),
};
const grund = (passwort: string, mehr = {}) => {
  const pruefung = pruefePasswort(passwort, { ...umfeld, ...mehr });
  return pruefung.ok ? undefined : pruefung.reason;
};

describe('pruefePasswort', () => {
  it('takes any long sentence, with or without digits and signs', () => {
    expect(grund('drei dohlen sitzen oben')).toBeUndefined();
    expect(grund('schornstein-demo-2027')).toBeUndefined();
  });

  it('asks for fifteen signs, eight with a second factor', () => {
    expect(grund('kurz und gut 1')).toBe('zu-kurz');
    expect(grund('kurz und gut 1', { zweiterFaktor: true })).toBeUndefined();
    expect(grund('dohle 7', { zweiterFaktor: true })).toBe('zu-kurz');
  });

  it('counts letters as people do', () => {
    expect(grund('ä'.normalize('NFD').repeat(14))).toBe('zu-kurz');
    expect(grund('dohlen sitzen '.repeat(10))).toBe('zu-lang');
  });

  it('refuses the names of product, company and person', () => {
    expect(grund('unsere KEHRTOUR am morgen')).toBe('enthaelt-produkt');
    expect(grund('meisterbetrieb-musterbach!')).toBe('enthaelt-betrieb');
    expect(grund('das bin ich: Renate Boehm')).toBe('enthaelt-email');
  });

  it('refuses what is known or plain', () => {
    expect(grund('Correct Horse Battery Staple')).toBe('verbreitet');
    expect(grund('abababababababab')).toBe('eintoenig');
  });

  it('has a sentence with a way out for every reason', () => {
    for (const satz of Object.values(PASSWORT_SATZ)) expect(satz).toMatch(/\. .+\.$/);
  });
});
