import { describe, expect, it } from 'vitest';

import { fristverstoss } from './planverstoss.ts';

describe('a visit outside its Frist (FSB, § 14a SchfHwG)', () => {
  const aufgaben = [
    { fristVon: '2027-01-10', fristBis: '2027-02-28' },
    { fristVon: '2027-02-01', fristBis: '2027-03-31' },
  ];
  it('is named with the end that it misses', () => {
    expect(fristverstoss('2027-03-01', aufgaben)).toBe('Liegt nach Ende der Frist am 28.02.2027');
    expect(fristverstoss('2027-01-31', aufgaben)).toBe('Liegt vor Beginn der Frist am 01.02.2027');
  });
  it('is none on the first and the last day that all of them share', () => {
    expect(fristverstoss('2027-02-01', aufgaben)).toBeUndefined();
    expect(fristverstoss('2027-02-28', aufgaben)).toBeUndefined();
    expect(fristverstoss('2027-02-28', [{ fristVon: null, fristBis: '2027-02-28' }])).toBeUndefined();
    expect(fristverstoss('2027-02-28', [])).toBeUndefined();
  });
});
