import { describe, expect, it } from 'vitest';

import { passtZurSuche, suchtext, suchmuster } from './suchtext.ts';

const findet = (suche: string, text: string): boolean => passtZurSuche(suchtext(text), suchmuster(suche));

describe('suchtext', () => {
  it('finds an umlaut in each of its three spellings', () => {
    for (const suche of ['Müller', 'Mueller', 'Muller', 'mül', 'MUE'])
      expect(findet(suche, 'Frau Müller')).toBe(true);
    expect(findet('Bauer', 'Bauer')).toBe(true);
    expect(findet('Müller', 'Mueller')).toBe(true);
  });
  it('finds a street however far it is typed', () => {
    for (const suche of ['Hardtstr', 'hardtstr.', 'Hardtstra', 'Hardtstraß', 'Hardtstrass', 'HARDTSTRASSE'])
      expect(findet(suche, 'Hardtstraße 12')).toBe(true);
    expect(findet('hersbrucker str', 'Hersbrucker Straße 4')).toBe(true);
    expect(findet('Hardt-Straße 12', 'Hardtstraße 12')).toBe(true);
    expect(findet('Hersbrucker Str', 'Hersbrucker Weg 4')).toBe(false);
  });
  it('asks for every word, in any order', () => {
    expect(findet('12 hardt', 'Hardtstraße 12 Escherich')).toBe(true);
    expect(findet('hardt 13', 'Hardtstraße 12 Escherich')).toBe(false);
  });
  it('finds words by their beginning only', () => {
    expect(findet('12', 'Hardtstraße 112')).toBe(false);
    expect(findet('eck', 'Escherich-Beck')).toBe(false);
    expect(findet('beck', 'Escherich-Beck')).toBe(true);
  });
  it('takes no word for a search for everything', () => {
    expect(findet('  ', 'Marktplatz 1')).toBe(true);
  });
});
