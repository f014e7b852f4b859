import { describe, expect, it } from 'vitest';

import { type Fristfall, fristgruppe } from './fristgruppe.ts';

const heute = '2027-01-11';
const fall = (teile: Partial<Fristfall>): Fristfall => ({
  fristVon: null,
  fristBis: '2027-12-31',
  schau: false,
  letzteSchau: null,
  ...teile,
});

describe('what closes soon', () => {
  it.each([
    ['2027-01-10', 'ueberfaellig'],
    ['2027-01-11', 'siebenTage'],
    ['2027-01-18', 'siebenTage'],
    ['2027-01-19', 'vierzehnTage'],
    ['2027-01-25', 'vierzehnTage'],
    ['2027-01-26', 'dreissigTage'],
    ['2027-02-10', 'dreissigTage'],
    ['2027-02-11', undefined],
  ] as const)('a Frist that ends on %s is %s', (fristBis, gruppe) => {
    expect(fristgruppe(fall({ fristBis }), heute)).toBe(gruppe);
  });
  it('is nothing whose Frist has not begun', () => {
    expect(fristgruppe(fall({ fristVon: '2027-01-12', fristBis: '2027-01-20' }), heute)).toBeUndefined();
  });
});

describe('the window of the Feuerstättenschau (§ 14 SchfHwG: three to five years)', () => {
  const schau = (letzteSchau: string | null, fristBis = '2031-12-31') =>
    fristgruppe(fall({ schau: true, letzteSchau, fristBis }), heute);
  it('opens three years after the last one, and is pressing in its last year', () => {
    expect(schau('2024-01-12')).toBeUndefined();
    expect(schau('2024-01-11')).toBe('schauMoeglich');
    expect(schau('2022-06-01')).toBe('schauFaellig');
  });
  it('follows from the Frist where nobody noted the last one', () => {
    expect(schau(null, '2027-11-30')).toBe('schauFaellig');
    expect(schau(null, '2028-11-30')).toBe('schauMoeglich');
    expect(schau(null, '2029-11-30')).toBeUndefined();
  });
  it('gives way to a Frist that ends within thirty days', () => {
    expect(schau(null, '2027-01-15')).toBe('siebenTage');
  });
});
