import { describe, expect, it } from 'vitest';

import { liesAngaben, liesAnzahl } from './anliegen.form.ts';

describe('liesAnzahl', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['3 Öfen', 3],
    ['ca. 12', 12],
    ['drei', 3],
    ['Zwei Kamine', 2],
    ['ein Kessel', 1],
    ['eine', 1],
    ['zehn', 10],
    ['', undefined],
    ['viele', undefined],
    ['-2', undefined],
    ['dreißig', undefined],
  ])('reads %j as %s', (text, anzahl) => {
    expect(liesAnzahl(text)).toBe(anzahl);
  });
});

describe('liesAngaben', () => {
  it('reads every question that was asked, and no other', () => {
    expect(liesAngaben(['feuerstaetten'], { feuerstaetten: 'zwei', geschosse: '4' })).toEqual({
      angaben: { feuerstaetten: 2 },
      maengel: [],
    });
  });

  it('says at its field what cannot be', () => {
    const { maengel } = liesAngaben(['feuerstaetten', 'nutzungseinheiten', 'geschosse'], {
      feuerstaetten: 'weiß nicht',
      nutzungseinheiten: '0',
      geschosse: '900',
    });
    expect(maengel.map(({ fieldId }) => fieldId)).toEqual([
      'feuerstaetten',
      'nutzungseinheiten',
      'geschosse',
    ]);
    expect(new Set(maengel.map(({ text }) => text)).size).toBe(3);
  });
});
