import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { einheitenreihe, geschossstufe, imHausGeordnet, naechsteEinheitsnummer } from './einheitenreihe.ts';

const einheit = (geschoss: string, nummer = '', lage = '') => ({ nummer, geschoss, lage, bezeichnung: '' });

describe('einheitenreihe', () => {
  it('makes ten flats from the ground floor up, two to a floor', () => {
    const reihe = einheitenreihe({ anzahl: 10, jeGeschoss: 2, unterstes: 'EG', abNummer: 1 });
    expect(reihe.map(({ nummer, geschoss, lage }) => `${nummer} ${geschoss} ${lage}`)).toEqual([
      '1 EG links',
      '2 EG rechts',
      '3 1. OG links',
      '4 1. OG rechts',
      '5 2. OG links',
      '6 2. OG rechts',
      '7 3. OG links',
      '8 3. OG rechts',
      '9 4. OG links',
      '10 4. OG rechts',
    ]);
  });
  it('goes on with the numbers of the house, from any floor, with any number to a floor', () => {
    expect(naechsteEinheitsnummer([{ nummer: '3' }, { nummer: 'Laden' }])).toBe(4);
    const reihe = einheitenreihe({ anzahl: 5, jeGeschoss: 4, unterstes: 'UG', abNummer: 4 });
    expect(reihe.map(({ nummer, geschoss }) => `${nummer} ${geschoss}`)).toEqual([
      '4 UG',
      '5 UG',
      '6 UG',
      '7 UG',
      '8 EG',
    ]);
  });
});

describe('imHausGeordnet', () => {
  it('counts 2 before 10, and goes from the cellar to the roof', () => {
    expect(
      imHausGeordnet(['10', '1', '2'].map((nummer) => einheit('', nummer))).map((e) => e.nummer),
    ).toEqual(['1', '2', '10']);
    const gemischt = ['DG', '2. OG', 'EG', 'Keller', '1.OG', 'Hochparterre'].map((geschoss) =>
      einheit(geschoss),
    );
    expect(imHausGeordnet(gemischt).map((e) => e.geschoss)).toEqual([
      'Keller',
      'EG',
      'Hochparterre',
      '1.OG',
      '2. OG',
      'DG',
    ]);
    expect(imHausGeordnet([einheit('EG', '', 'rechts'), einheit('EG', '', 'links')])[0]?.lage).toBe('links');
  });
  it('goes by the numbers where a floor is missing', () => {
    expect(geschossstufe('Hinterhaus')).toBeUndefined();
    const haus = [einheit('1. OG', '1'), einheit('Hinterhaus', '3'), einheit('EG', '2')];
    expect(imHausGeordnet(haus).map((e) => e.nummer)).toEqual(['1', '2', '3']);
  });
  it('leaves a row as it was made, however it is mixed', () => {
    const wunsch = fc.record({
      anzahl: fc.integer({ min: 1, max: 100 }),
      jeGeschoss: fc.integer({ min: 1, max: 12 }),
      unterstes: fc.constantFrom('UG' as const, 'EG' as const, '1. OG' as const),
      abNummer: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(wunsch, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (eine, zufall) => {
        const reihe = einheitenreihe(eine);
        const gemischt = reihe
          .map((e) => [zufall.next().value, e] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, e]) => e);
        expect(imHausGeordnet(gemischt)).toEqual(reihe);
      }),
    );
  });
});
