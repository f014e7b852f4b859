import { describe, expect, it } from 'vitest';

import { passtGenau, passtZurSuche, suchtext, suchmuster } from './suchtext.ts';

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
  it.each([
    'Hauptstraße 15, Bindlach',
    '15 Hauptstr. Bindlach',
    'Hauptstr.15 95463',
    '95463 Bindlach, Hauptstr. 15',
  ])('finds a house by its whole address, typed as %j', (suche) => {
    expect(findet(suche, 'Hauptstraße 15 95463 Bindlach')).toBe(true);
    expect(findet(suche, 'Hauptstraße 16 95463 Bindlach')).toBe(false);
  });
  it('tells what was typed whole from what only begins alike', () => {
    const genau = (suche: string, text: string) => passtGenau(suchtext(text), suchmuster(suche));
    expect(genau('hauptstr 15', 'Hauptstraße 15 Bindlach')).toBe(true);
    expect(genau('hauptstr 15', 'Hauptstraße 150 Bindlach')).toBe(false);
    expect(genau('haupt 15', 'Hauptstraße 15 Bindlach')).toBe(false);
    expect(genau('Hersbrucker Straße 4', 'Hersbrucker Straße 4')).toBe(true);
  });
  it('takes no word for a search for everything', () => {
    expect(findet('  ', 'Marktplatz 1')).toBe(true);
  });
});
