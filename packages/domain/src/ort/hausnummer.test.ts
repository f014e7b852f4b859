import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hausnummerSchluessel, liesHausnummer, strassenseite, vergleicheHausnummern } from './hausnummer.ts';

describe('liesHausnummer', () => {
  it.each([
    ['12', { nummer: 12, zusatz: '', haus: false }],
    ['12a', { nummer: 12, zusatz: 'a', haus: false }],
    ['12 A', { nummer: 12, zusatz: 'a', haus: false }],
    ['12 a-c', { nummer: 12, zusatz: 'a', bis: 'c', haus: false }],
    ['12/1', { nummer: 12, zusatz: '/1', haus: false }],
    ['12a/1', { nummer: 12, zusatz: 'a/1', haus: false }],
    ['12-14', { nummer: 12, zusatz: '', bis: '14', haus: false }],
    ['12 – 14a', { nummer: 12, zusatz: '', bis: '14a', haus: false }],
    ['8;10', { nummer: 8, zusatz: '', bis: '10', haus: false }],
    ['12½', { nummer: 12, zusatz: '½', haus: false }],
    ['12 1/2', { nummer: 12, zusatz: '½', haus: false }],
    ['Haus 3', { nummer: 3, zusatz: '', haus: true }],
    ['Haus Nr. 3', { nummer: 3, zusatz: '', haus: true }],
    ['Nr. 5', { nummer: 5, zusatz: '', haus: false }],
    ['10 Hs 2', { nummer: 10, zusatz: 'haus2', haus: false }],
    ['12 Haus 3', { nummer: 12, zusatz: 'haus3', haus: false }],
    ['12a, Haus 3b', { nummer: 12, zusatz: 'ahaus3b', haus: false }],
    ['12 Haus B', { nummer: 12, zusatz: 'hausb', haus: false }],
    ['12 Hinterhaus', { nummer: 12, zusatz: 'hh', haus: false }],
    ['12a HH', { nummer: 12, zusatz: 'ahh', haus: false }],
    ['12, Seitenflügel links', { nummer: 12, zusatz: 'sfli', haus: false }],
    ['5 bis 9', { nummer: 5, zusatz: '', bis: '9', haus: false }],
    ['5 und 7', { nummer: 5, zusatz: '', bis: '7', haus: false }],
  ])('understands %s', (text, erwartet) => {
    expect(liesHausnummer(text)).toEqual(erwartet);
  });

  it.each(['', '01. Mrz', 'Hinterhaus', '12345', '12 Hinterhof', 'a', '12ab', '1.3.2026'])(
    'does not pretend to understand "%s"',
    (text) => {
      expect(liesHausnummer(text)).toBeUndefined();
    },
  );
});

describe('a cell from a stranger', () => {
  it('costs no more than its length', () => {
    expect(liesHausnummer(`12${' '.repeat(50_000)}!!`)).toBeUndefined();
    expect(liesHausnummer(`12${' '.repeat(50_000)}a`)).toMatchObject({ nummer: 12, zusatz: 'a' });
  });
});

describe('hausnummerSchluessel', () => {
  it('is the same for spellings of one house', () => {
    expect(hausnummerSchluessel('12 A')).toBe(hausnummerSchluessel('12a'));
    expect(hausnummerSchluessel('12 - 14')).toBe(hausnummerSchluessel('12–14'));
    expect(hausnummerSchluessel('12 1/2')).toBe(hausnummerSchluessel('12½'));
    expect(hausnummerSchluessel('5 HH')).toBe(hausnummerSchluessel('5, Hinterhaus'));
    expect(hausnummerSchluessel('5 bis 9')).toBe(hausnummerSchluessel('5-9'));
    expect(hausnummerSchluessel('5, 7, 9')).not.toBe(hausnummerSchluessel('579'));
    expect(hausnummerSchluessel('12a-c')).toBe(hausnummerSchluessel('12 a - 12 c'));
    expect(hausnummerSchluessel('10 Hs. 2')).toBe(hausnummerSchluessel('10, Haus 2'));
  });
  it('never makes two houses one', () => {
    const numbers = ['121', '12.1', '12,1', '12 1', '12/1', '12 Haus 1', '12a1', '1 21', '1.21'];
    expect(new Set(numbers.map(hausnummerSchluessel)).size).toBe(numbers.length);
  });
});

describe('vergleicheHausnummern', () => {
  it('orders as the houses stand', () => {
    const liste = ['Hinterhof', '10', '12b', '2', '12½', '12', '12-14', '12/10', '12/2', '12a', '9a'];
    expect(liste.toSorted(vergleicheHausnummern)).toEqual([
      '2',
      '9a',
      '10',
      '12',
      '12-14',
      '12½',
      '12/2',
      '12/10',
      '12a',
      '12b',
      'Hinterhof',
    ]);
  });

  it('is an order: what is sorted stays sorted, backwards too', () => {
    const nummer = fc.oneof(
      fc.integer({ min: 1, max: 30 }).map(String),
      fc
        .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('a', ' b', '½', '/1', '-40'))
        .map((t) => t.join('')),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(nummer), (liste) => {
        const sortiert = liste.toSorted(vergleicheHausnummern);
        expect(sortiert.toReversed().toSorted(vergleicheHausnummern).map(hausnummerSchluessel)).toEqual(
          sortiert.map(hausnummerSchluessel),
        );
      }),
    );
  });
});

describe('strassenseite', () => {
  it('reads the side from the number, except in villages counted by house', () => {
    expect(strassenseite('12a')).toBe('gerade');
    expect(strassenseite('7')).toBe('ungerade');
    expect(strassenseite('Haus 3')).toBeUndefined();
    expect(strassenseite('Hinterhof')).toBeUndefined();
  });
});
