import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { liesAntwort } from './liesAntwort.ts';

/** What users of other programs reported in public, rebuilt; handed over beside the project. */
const ORDNER = new URL('../../../../../shared/data/faelle/kalender/', import.meta.url);
const fehlt = !existsSync(ORDNER);
const erwartet: Record<string, string | string[]> = fehlt
  ? {}
  : JSON.parse(readFileSync(new URL('erwartet.json', ORDNER), 'utf8'));
const jahr = { von: Date.parse('2027-01-01T00:00:00+01:00'), bis: Date.parse('2028-01-01T00:00:00+01:00') };

function zeiten(name: string, spanne = jahr): string[] {
  const bytes = readFileSync(new URL(`${name}.ics`, ORDNER));
  const gelesen = liesAntwort({ form: 'datei', bytes }, spanne, 'kehrtour.example');
  if (!gelesen.ok) throw new Error(gelesen.grund);
  return gelesen.zeiten.map((zeit) =>
    [zeit.von, zeit.bis].map((am) => new Date(am).toISOString().slice(0, 16)).join('/'),
  );
}

const um9 = (...tage: string[]): string[] => tage.map((tag) => `2027-${tag}T08:00/2027-${tag}T09:00`);
const einMal = ['2027-04-05T07:00/2027-04-05T08:00'];
/** Where RFC 5545 leaves it open; why so stands in the page of decisions on foreign calendars. Numbers: so many times. */
const ENTSCHIEDEN: Record<string, string[] | number> = {
  'moved-from-beyond-span': 12,
  'override-and-exdate': [...um9('02-01'), '2027-02-02T14:00/2027-02-02T15:00', ...um9('02-03')],
  'override-off-set': [...um9('02-01', '02-02'), '2027-02-02T14:00/2027-02-02T15:00', ...um9('02-03')],
  'master-cancelled-override-alive': um9('02-02'),
  'method-cancel': [],
  'zone-tzone-custom': ['2027-07-05T07:00/2027-07-05T08:00'],
  'allday-PT24H': ['2027-03-27T23:00/2027-03-28T22:00'],
  'series-over-dst-night': ['2027-03-27T21:00/2027-03-28T04:00', '2027-03-28T20:00/2027-03-29T04:00'],
  'until-date': um9('02-01', '02-02', '02-03'),
  'cr-only': einMal,
  'lower-case': einMal,
  utf16: einMal,
  'trailing-junk': einMal,
  'trailing-nul': einMal,
  'same-uid-twice-seq': ['2027-04-06T07:00/2027-04-06T08:00'],
  'declined-attendee': einMal,
  'rrule-until-garbage': 48,
  'rrule-exrule': um9('02-02'),
  'rrule-two': um9('02-01', '02-02', '02-08'),
  'rrule-yearly-byday-only': [...um9('01-01'), '2027-03-28T07:00/2027-03-28T08:00'],
  'rrule-old-daily-1990': 366,
  'rrule-hourly-old': 2,
  'seconds-60': 1,
  'datetime-2400': 1,
  'year-9999': ['2027-04-04T22:00/2027-12-31T23:00'],
  'uid-own-like': einMal,
  bom: einMal,
  'series-dur-over-dst-wall': ['2027-10-24T20:00/2027-10-25T04:00', '2027-10-31T21:00/2027-11-01T05:00'],
  'night-shift-autumn': ['2027-10-29T20:00/2027-10-30T04:00', '2027-10-30T20:00/2027-10-31T05:00'],
  'recid-dup-versions': [...um9('02-01'), '2027-02-02T11:00/2027-02-02T12:00'],
  'rrule-count0': um9('02-01', '03-01'),
  'dtend-empty': um9('02-01'),
  'huge-400-weekly-since-2020': 3650,
};

describe.skipIf(fehlt)(
  fehlt ? 'shared/data/faelle is missing: nothing compared' : 'what other programs write',
  () => {
    it.each(Object.entries(erwartet))('is read as it is meant: %s', (name, wann) => {
      const gefunden = zeiten(name);
      const soll = Array.isArray(wann) ? wann : ENTSCHIEDEN[name];
      expect(typeof soll === 'number' ? gefunden.length : gefunden).toEqual(soll);
      const enthaelt = typeof wann === 'string' ? /^contains (\S+)$/.exec(wann)?.[1] : undefined;
      if (enthaelt !== undefined) expect(gefunden).toContain(enthaelt);
    });
    it('is read to the evening of its last day', () => {
      const dezember = { von: Date.parse('2026-12-01T00:00:00+01:00'), bis: jahr.bis };
      expect(zeiten('e2e-until-date-dez', dezember)).toEqual(
        ['07', '08', '09'].map((tag) => `2026-12-${tag}T05:00/2026-12-${tag}T19:00`),
      );
    });
  },
);
