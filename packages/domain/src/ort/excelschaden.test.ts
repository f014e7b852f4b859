import { describe, expect, it } from 'vitest';

import { excelschaden, excelschadenAmEnde, moeglicheHausnummern } from './excelschaden.ts';
import { liesHausnummer } from './hausnummer.ts';

describe('excelschaden', () => {
  it.each([
    '01. Mrz',
    '03. Jan',
    '1. März',
    '01.Mrz',
    'Mrz 01',
    '3-Jan',
    '01.03.2026',
    '2026-03-01',
    '45354',
  ])('sees a house number in %s that became a date', (text) => {
    expect(excelschaden(text)).toBe('datum');
  });

  it('sees a phone number that became a power of ten', () => {
    expect(excelschaden('4,91515E+11')).toBe('zahl');
    expect(excelschaden('4.91515E+11')).toBe('zahl');
  });

  it('leaves real house numbers and phones alone', () => {
    for (const text of [
      '1-3',
      '3/4',
      '12a',
      '12 a-c',
      'Haus 3',
      '09123 71981',
      '+49 151 5551234',
      'Jan',
      '3 Dorf',
    ])
      expect(excelschaden(text)).toBeUndefined();
  });
});

describe('moeglicheHausnummern', () => {
  it('offers what may have stood there, each a real house number', () => {
    expect(moeglicheHausnummern('01. Mrz')).toEqual(['1-3', '1/3']);
    expect(moeglicheHausnummern('Apr 03')).toEqual(['4-3', '4/3']);
    expect(moeglicheHausnummern('Mrz 25')).toEqual(['3-25', '3/25']);
    expect(moeglicheHausnummern('25. Mrz')).toEqual(['25-3', '25/3']);
    expect(moeglicheHausnummern('05.03.2026')).toEqual(['5-3', '5/3']);
    expect(moeglicheHausnummern('2026-03-05 00:00:00')).toEqual(['5-3', '5/3']);
    expect(moeglicheHausnummern('45354')).toEqual(['3-3', '3/3']);
    expect(moeglicheHausnummern('12a')).toEqual([]);
    for (const nummer of moeglicheHausnummern('01. Mrz')) expect(liesHausnummer(nummer)).toBeDefined();
  });
});

describe('excelschadenAmEnde', () => {
  it.each([
    ['Am Alten Rathaus 01. Mrz', '01. Mrz'],
    ['Ringweg 3. Mrz', '3. Mrz'],
    ['Ringweg 03. März', '03. März'],
    ['Ringweg 3-Mrz', '3-Mrz'],
    ['Ringweg Mrz 05', 'Mrz 05'],
    ['Ringweg 01.03.2026', '01.03.2026'],
    ['Ringweg 2026-03-01', '2026-03-01'],
    ['Ringweg 45354', '45354'],
  ])('sees that the number of %s became a date', (text, erwartet) => {
    expect(excelschadenAmEnde(text)).toBe(erwartet);
  });

  it.each([
    'Straße des 17. Juni',
    'Straße des 17. Juni 135',
    'Platz des 18. März 12',
    'Platz 8. Mai',
    'Am 4. November',
    'Am Marktplatz 12',
    'Augustastraße 12',
    'Im Mai 5',
    'Maiweg 12',
    'Ringweg 12',
    'Ringweg 12345',
    'Mai 12',
  ])('leaves %s alone', (text) => {
    expect(excelschadenAmEnde(text)).toBeUndefined();
  });
});
