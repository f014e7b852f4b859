import { describe, expect, it } from 'vitest';

import { ANREDEN, anschriftsname, grussformel } from './kontakt.ts';

const escherich = { titel: 'Dr.', vorname: 'Monika', nachname: 'Escherich' };

describe('grussformel', () => {
  it('greets by everything that can be said of a person', () => {
    expect(
      Object.fromEntries(ANREDEN.map((anrede) => [anrede, grussformel({ ...escherich, anrede })])),
    ).toEqual({
      herr: 'Guten Tag Herr Dr. Escherich',
      frau: 'Guten Tag Frau Dr. Escherich',
      eheleute: 'Guten Tag Eheleute Dr. Escherich',
      herrUndFrau: 'Guten Tag Herr und Frau Dr. Escherich',
      familie: 'Guten Tag Familie Dr. Escherich',
      erbengemeinschaft: 'Guten Tag',
      firma: 'Guten Tag',
      ohne: 'Guten Tag',
    });
  });
  it('says no more than it knows', () => {
    expect(grussformel({ anrede: 'frau', nachname: '' })).toBe('Guten Tag');
    expect(grussformel({ anrede: 'frau', titel: '', nachname: 'Berg' })).toBe('Guten Tag Frau Berg');
  });
});

describe('anschriftsname', () => {
  it('is a person with all of her names, or a firm that names nobody', () => {
    expect(anschriftsname({ ...escherich, anrede: 'frau', firma: '' })).toBe('Frau Dr. Monika Escherich');
    expect(anschriftsname({ anrede: 'firma', nachname: '', firma: 'Pegnitz Hausverwaltung GmbH' })).toBe(
      'Pegnitz Hausverwaltung GmbH',
    );
  });
});
