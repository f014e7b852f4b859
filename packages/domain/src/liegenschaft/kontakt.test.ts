import { describe, expect, it } from 'vitest';

import { ANREDEN, anschriftsname, empfaengername, grussformel } from './kontakt.ts';

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
  it('never greets one of a couple that the address line calls Eheleute', () => {
    const fuchs = { anrede: 'eheleute', vorname: 'Dieter', nachname: 'Fuchs' } as const;
    expect([empfaengername(fuchs), grussformel(fuchs)]).toEqual([
      'Eheleute Dieter Fuchs',
      'Guten Tag Eheleute Fuchs',
    ]);
  });
  it('says no more than it knows', () => {
    expect(grussformel({ anrede: 'frau', nachname: '' })).toBe('Guten Tag');
    expect(grussformel({ anrede: 'frau', titel: '', nachname: 'Berg' })).toBe('Guten Tag Frau Berg');
    expect(grussformel({ anrede: 'eheleute', vorname: 'Karl u. Maria', nachname: 'Berg' })).toBe(
      'Guten Tag Eheleute Berg',
    );
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

describe('empfaengername', () => {
  it.each([
    [{ anrede: 'frau', titel: 'Dr.', vorname: 'Monika', nachname: 'Escherich' }, 'Dr. Monika Escherich'],
    [{ anrede: 'eheleute', nachname: 'Müller' }, 'Eheleute Müller'],
    [
      { anrede: 'herrUndFrau', vorname: 'Hans und Erna', nachname: 'Müller' },
      'Herr und Frau Hans und Erna Müller',
    ],
    [{ anrede: 'familie', nachname: 'Müller' }, 'Familie Müller'],
    [{ anrede: 'erbengemeinschaft', nachname: 'Erbengemeinschaft Böhm' }, 'Erbengemeinschaft Böhm'],
    [{ anrede: 'erbengemeinschaft', nachname: 'Erben Böhm' }, 'Erben Böhm'],
    [{ anrede: 'erbengemeinschaft', nachname: 'Böhm' }, 'Erbengemeinschaft Böhm'],
    [{ anrede: 'firma', firma: 'Kraus GmbH', nachname: '' }, 'Kraus GmbH'],
    [{ anrede: 'ohne' }, ''],
  ] as const)('of %j', (name, erwartet) => {
    expect(empfaengername(name)).toBe(erwartet);
  });
});
