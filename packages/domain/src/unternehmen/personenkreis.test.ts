import { describe, expect, it } from 'vitest';

import { istGenannt, nanntePerson, personensatz } from './personenkreis.ts';

const [anna, ben, cem] = ['Anna Berger', 'Ben Kern', 'Cem Öz'].map((name, i) => ({ id: `m${i}`, name }));
const kreis = [anna, ben, cem].flatMap((person) => person ?? []);

describe('who comes to a Feuerstättenschau', () => {
  it.each([
    [0, ''],
    [1, 'Es kommt Anna Berger.'],
    [2, 'Es kommt Anna Berger oder Ben Kern.'],
    [3, 'Es kommt eine dieser Personen: Anna Berger, Ben Kern oder Cem Öz.'],
  ])('is said of %i people', (zahl, satz) => expect(personensatz(kreis.slice(0, zahl))).toBe(satz));

  it('is anybody where nobody was named, else one of those who were', () => {
    expect([istGenannt(null, 'm1'), istGenannt(kreis, 'm1'), istGenannt(kreis.slice(0, 1), 'm1')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(istGenannt(kreis, null)).toBe(false);
  });

  it.each([
    ['2025-01-20', null, true],
    ['2025-01-21', null, false],
    ['2025-01-21', [{ id: 'm0' }], true],
    ['2025-01-21', [{ id: 'm1' }], false],
  ])('had to be named in the notice of a visit of %s', (besuchAm, personen, genannt) =>
    expect(nanntePerson({ besuchAm, personen, mitarbeiterId: 'm0' })).toBe(genannt),
  );
});
