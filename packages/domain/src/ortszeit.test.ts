import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minutenZwischen, mitVersatz, ortszeitAus, uhrzeitDerMinute, zeitpunktAus } from './ortszeit.ts';

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const zeitpunkte = fc.date({
  min: new Date('1997-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('ortszeitAus', () => {
  it('shows what the clock in Berlin shows', () => {
    fc.assert(
      fc.property(zeitpunkte, (zeitpunkt) => {
        const { tag, uhrzeit } = ortszeitAus(zeitpunkt);
        expect(`${tag} ${uhrzeit}`).toBe(berlin.format(zeitpunkt));
        expect(uhrzeitDerMinute(Math.floor(zeitpunkt.getTime() / 60_000))).toBe(uhrzeit);
      }),
    );
  });
  it('knows the hours around both changes of the clock', () => {
    for (let jahr = 1997; jahr < 2090; jahr += 1)
      for (const monat of [2, 9])
        for (let stunde = 24 * 24; stunde < 24 * 31; stunde += 1) {
          const zeitpunkt = new Date(Date.UTC(jahr, monat, 1, stunde));
          const { tag, uhrzeit } = ortszeitAus(zeitpunkt);
          if (`${tag} ${uhrzeit}` !== berlin.format(zeitpunkt))
            expect(`${tag} ${uhrzeit}`).toBe(berlin.format(zeitpunkt));
        }
  });
});

describe('mitVersatz', () => {
  it('writes summer and winter time', () => {
    expect(mitVersatz({ tag: '2026-10-13', uhrzeit: '08:00' })).toBe('2026-10-13T08:00:00+02:00');
    expect(mitVersatz({ tag: '2026-12-01', uhrzeit: '08:00' })).toBe('2026-12-01T08:00:00+01:00');
  });

  it('takes the first of the two half past twos in October and moves the missing one in March on', () => {
    expect(mitVersatz({ tag: '2026-10-25', uhrzeit: '02:30' })).toBe('2026-10-25T02:30:00+02:00');
    expect(mitVersatz({ tag: '2026-03-29', uhrzeit: '02:30' })).toBe('2026-03-29T03:30:00+02:00');
  });

  it('is read back as the same instant', () => {
    fc.assert(
      fc.property(zeitpunkte, (zeitpunkt) => {
        const ort = ortszeitAus(zeitpunkt);
        expect(new Date(mitVersatz(ort)).getTime()).toBe(zeitpunktAus(ort).getTime());
        expect(ortszeitAus(zeitpunktAus(ort))).toEqual(ort);
      }),
    );
  });
});

describe('minutenZwischen', () => {
  it('counts over midnight', () => {
    expect(
      minutenZwischen({ tag: '2026-10-12', uhrzeit: '17:00' }, { tag: '2026-10-13', uhrzeit: '08:00' }),
    ).toBe(900);
  });
});
