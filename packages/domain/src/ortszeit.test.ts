import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  minutenZwischen,
  mitVersatz,
  ortszeitAus,
  uhrzeitDerMinute,
  zeitpunkteAus,
  zeitpunktAus,
} from './ortszeit.ts';
import { minutenSeitMitternacht, uhrzeitAus } from './uhrzeit.ts';

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

describe('zeitpunkteAus', () => {
  const fenster = (tag: string, beginn: string, ende: string) => {
    const { von, bis } = zeitpunkteAus(tag, { beginn, ende });
    return [von.toISOString().slice(11, 16), bis.toISOString().slice(11, 16)];
  };
  it('is what the clock says on every other day', () => {
    expect(fenster('2027-02-02', '02:00', '03:00')).toEqual(['01:00', '02:00']);
    expect(fenster('2027-07-02', '02:30', '04:00')).toEqual(['00:30', '02:00']);
  });
  it('begins after the hour that summer time skips, and ends as late as it would', () => {
    expect(fenster('2027-03-28', '02:30', '04:30')).toEqual(['01:00', '02:30']);
    expect(fenster('2027-03-28', '02:00', '03:15')).toEqual(['01:00', '01:15']);
    expect(fenster('2027-03-28', '01:15', '02:15')).toEqual(['00:15', '01:15']);
    expect(fenster('2027-03-28', '03:30', '04:30')).toEqual(['01:30', '02:30']);
  });
  it('holds both of the doubled hours', () => {
    expect(fenster('2027-10-31', '01:30', '02:30')).toEqual(['23:30', '01:30']);
    expect(fenster('2027-10-31', '02:15', '03:15')).toEqual(['00:15', '02:15']);
    expect(fenster('2027-10-31', '03:00', '04:00')).toEqual(['02:00', '03:00']);
  });
  it('holds whatever the clock on the wall puts inside', () => {
    const tage = fc.constantFrom('2027-03-28', '2027-10-31', '2027-06-15');
    fc.assert(
      fc.property(tage, fc.nat(1439), fc.nat(240), fc.nat(240), (tag, minute, davor, danach) => {
        const zeitpunkt = new Date(zeitpunktAus({ tag, uhrzeit: '00:00' }).getTime() + minute * 60_000);
        const ort = ortszeitAus(zeitpunkt);
        const jetzt = minutenSeitMitternacht(ort.uhrzeit);
        const { von, bis } = zeitpunkteAus(ort.tag, {
          beginn: uhrzeitAus(jetzt - davor),
          ende: uhrzeitAus(jetzt + danach),
        });
        expect(von.getTime()).toBeLessThanOrEqual(zeitpunkt.getTime());
        expect(bis.getTime()).toBeGreaterThanOrEqual(zeitpunkt.getTime());
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
