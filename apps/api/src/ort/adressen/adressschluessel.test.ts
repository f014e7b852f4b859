import { describe, expect, it } from 'vitest';

import { namensschluessel, umlautloserSchluessel } from './adressschluessel.ts';

describe('namensschluessel', () => {
  it.each([
    ['Hardtstraße', 'HARDTSTRASSE'],
    ['Hardtstraße', 'Hardt-Str.'],
    ['Dr.-Eckener-Straße', 'Doktor Eckener Str'],
    ['Lauf a.d.Pegnitz', 'Lauf an der Pegnitz'],
    ['Lauf a.d.Pegnitz', 'Lauf a. d. Pegnitz'],
    ['Neunkirchen a. Sand', 'Neunkirchen a.Sand'],
    ['Sankt-Leonhard-Weg', 'St. Leonhard-Weg'],
    ['Bürgermeister-Roth-Straße', 'Bgm.-Roth-Str.'],
    ['Unterer Marktplatz', 'Unterer Marktpl.'],
    ['Bäckergasse', 'BAECKERGASSE'],
  ])('brings %s and %s together', (a, b) => {
    expect(namensschluessel(a)).toBe(namensschluessel(b));
  });

  it.each([
    ['Am Bach', 'Bachstraße'],
    ['Neue Straße', 'Neustraße'],
    ['Lindenweg', 'Lindenallee'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(namensschluessel(a)).not.toBe(namensschluessel(b));
  });

  it('finds text that lost its umlauts on a second look', () => {
    const [mit, ohne] = [namensschluessel('Mühlweg'), namensschluessel('Muhlweg')];
    expect(mit).not.toBe(ohne);
    expect(umlautloserSchluessel(mit)).toBe(umlautloserSchluessel(ohne));
  });
});
