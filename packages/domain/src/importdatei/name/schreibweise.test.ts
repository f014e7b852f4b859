import { describe, expect, it } from 'vitest';

import { bessereSchreibung, istEinfoermig } from './schreibweise.ts';

describe('the better of two spellings', () => {
  it.each([
    ['BALKENWEG', 'Balkenweg', 'Balkenweg'],
    ['HAUPTSTRASSE', 'Hauptstraße', 'Hauptstraße'],
    ['HAUPTSTRAßE', 'Hauptstraße', 'Hauptstraße'],
    ['balkenweg', 'Balkenweg', 'Balkenweg'],
    ['Mueller', 'Müller', 'Müller'],
    ['Hauptstr.', 'Hauptstraße', 'Hauptstraße'],
    ['Hauptstraße', 'Hauptstr.', 'Hauptstraße'],
    ['Balkenweg', 'BALKENWEG', 'Balkenweg'],
    ['Am-Weg', 'Am Weg', 'Am-Weg'],
    ['', 'Balkenweg', 'Balkenweg'],
    ['Ahornweg', 'Balkenweg', 'Ahornweg'],
    ['AHORNWEG', 'Balkenweg', 'AHORNWEG'],
  ])('of %j, when %j is known, is %j', (neu, alt, besser) => {
    expect(bessereSchreibung(neu, alt)).toBe(besser);
  });

  it('knows what only one case was used for', () => {
    expect(['BALKENWEG', 'an der au', 'STRAßE 5'].map(istEinfoermig)).toEqual([true, true, true]);
    expect(['Balkenweg', 'Q', '12', ''].map(istEinfoermig)).toEqual([false, false, false, false]);
  });
});
