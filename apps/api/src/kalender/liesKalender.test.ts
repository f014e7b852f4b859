import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { describe, expect, it } from 'vitest';

import { liesKalender } from './liesKalender.ts';

const millis = (text: string): number => Date.parse(text);
const jahr = { von: millis('2027-01-01T00:00:00+01:00'), bis: millis('2028-01-01T00:00:00+01:00') };
const datei = (...teile: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Probe//DE', ...teile, 'END:VCALENDAR', ''].join('\r\n');
let laufend = 0;
const eintrag = (...zeilen: string[]): string =>
  ['BEGIN:VEVENT', `UID:e${(laufend += 1)}`, 'DTSTAMP:20270101T000000Z', ...zeilen, 'END:VEVENT'].join(
    '\r\n',
  );
const lies = (text: string, spanne = jahr): string[] => {
  const gelesen = liesKalender(text, spanne, 'kehrtour.example');
  if (!gelesen.ok) throw new Error('no calendar');
  return gelesen.zeiten.map(
    ({ von, bis }) =>
      `${new Date(von).toISOString().slice(0, 16)}/${new Date(bis).toISOString().slice(0, 16)}`,
  );
};
const BERLIN = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

describe('a calendar from elsewhere', () => {
  it('says when somebody is busy, in UTC, with a zone and without one', () => {
    expect(
      lies(
        datei(
          BERLIN,
          eintrag('DTSTART:20270203T080000Z', 'DTEND:20270203T090000Z'),
          eintrag('DTSTART;TZID=Europe/Berlin:20270704T100000', 'DURATION:PT30M'),
          eintrag('DTSTART:20270304T140000', 'DTEND:20270304T150000'),
        ),
      ),
    ).toEqual([
      '2027-02-03T08:00/2027-02-03T09:00',
      '2027-03-04T13:00/2027-03-04T14:00',
      '2027-07-04T08:00/2027-07-04T08:30',
    ]);
  });
  it('goes by the name of a zone, also where the file forgot to define it or speaks Outlook', () => {
    expect(
      lies(
        datei(
          eintrag('DTSTART;TZID=America/New_York:20270203T080000', 'DURATION:PT1H'),
          eintrag('DTSTART;TZID=W. Europe Standard Time:20270803T080000', 'DURATION:PT1H'),
          eintrag('DTSTART;TZID=Niemandsland:20270804T080000', 'DURATION:PT1H'),
        ),
      ),
    ).toEqual([
      '2027-02-03T13:00/2027-02-03T14:00',
      '2027-08-03T06:00/2027-08-03T07:00',
      '2027-08-04T06:00/2027-08-04T07:00',
    ]);
  });
  it('takes whole days from midnight to midnight in Germany, over both clock changes', () => {
    expect(
      lies(
        datei(
          eintrag('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'),
          eintrag('DTSTART;VALUE=DATE:20271031'),
          eintrag('DTSTART;VALUE=DATE:20270810', 'DTEND;VALUE=DATE:20270825'),
        ),
      ),
    ).toEqual([
      '2027-03-27T23:00/2027-03-28T22:00',
      '2027-08-09T22:00/2027-08-24T22:00',
      '2027-10-30T22:00/2027-10-31T23:00',
    ]);
  });
  it('keeps the clock on the wall of a weekly series across both clock changes', () => {
    const montags = lies(
      datei(
        BERLIN,
        eintrag('DTSTART;TZID=Europe/Berlin:20260105T080000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO'),
      ),
    );
    expect(montags).toHaveLength(52);
    expect(montags).toContain('2027-03-22T07:00/2027-03-22T08:00');
    expect(montags).toContain('2027-03-29T06:00/2027-03-29T07:00');
    expect(montags).toContain('2027-10-25T06:00/2027-10-25T07:00');
    expect(montags).toContain('2027-11-01T07:00/2027-11-01T08:00');
  });
  it('leaves out exceptions of a series, and takes moved dates where they moved to', () => {
    const uid = 'UID:serie@probe';
    expect(
      lies(
        datei(
          BERLIN,
          `BEGIN:VEVENT\r\n${uid}\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;TZID=Europe/Berlin:20270201T090000\r\nDTEND;TZID=Europe/Berlin:20270201T100000\r\nRRULE:FREQ=DAILY;COUNT=5\r\nEXDATE;TZID=Europe/Berlin:20270202T090000\r\nEND:VEVENT`,
          `BEGIN:VEVENT\r\n${uid}\r\nDTSTAMP:20270101T000000Z\r\nRECURRENCE-ID;TZID=Europe/Berlin:20270203T090000\r\nDTSTART;TZID=Europe/Berlin:20270203T150000\r\nDTEND;TZID=Europe/Berlin:20270203T160000\r\nEND:VEVENT`,
          `BEGIN:VEVENT\r\n${uid}\r\nDTSTAMP:20270101T000000Z\r\nRECURRENCE-ID;TZID=Europe/Berlin:20270204T090000\r\nDTSTART;TZID=Europe/Berlin:20270204T090000\r\nDTEND;TZID=Europe/Berlin:20270204T100000\r\nSTATUS:CANCELLED\r\nEND:VEVENT`,
        ),
      ),
    ).toEqual([
      '2027-02-01T08:00/2027-02-01T09:00',
      '2027-02-03T14:00/2027-02-03T15:00',
      '2027-02-05T08:00/2027-02-05T09:00',
    ]);
  });
  it('keeps the dates of a series where another one at the same time has an exception', () => {
    const um9 = 'DTSTART:20270201T080000Z\r\nDTEND:20270201T090000Z';
    const serie = 'RRULE:FREQ=DAILY;COUNT=2';
    expect(
      lies(
        datei(
          `BEGIN:VEVENT\r\nUID:eine\r\n${um9}\r\n${serie}\r\nEND:VEVENT`,
          `BEGIN:VEVENT\r\nUID:andere\r\n${um9}\r\n${serie}\r\nEND:VEVENT`,
          `BEGIN:VEVENT\r\nUID:andere\r\nRECURRENCE-ID:20270202T080000Z\r\n${um9}\r\nSTATUS:CANCELLED\r\nEND:VEVENT`,
        ),
      ),
    ).toEqual(['2027-02-01T08:00/2027-02-01T09:00', '2027-02-02T08:00/2027-02-02T09:00']);
  });
  it('knows a yearly whole-day series and extra dates', () => {
    expect(
      lies(
        datei(
          eintrag('DTSTART;VALUE=DATE:20101224', 'RRULE:FREQ=YEARLY'),
          eintrag('DTSTART:20270301T100000Z', 'DURATION:PT1H', 'RDATE:20270308T100000Z'),
        ),
      ),
    ).toEqual([
      '2027-03-01T10:00/2027-03-01T11:00',
      '2027-03-08T10:00/2027-03-08T11:00',
      '2027-12-23T23:00/2027-12-24T23:00',
    ]);
  });
  it('does not count what is cancelled, free, or our own feed read back', () => {
    expect(
      lies(
        datei(
          eintrag('DTSTART:20270203T080000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
          eintrag('DTSTART:20270203T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
          eintrag('DTSTART:20270203T100000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
          'BEGIN:VEVENT\r\nUID:termin-5b8c1f3e-53b1-4e41-9a39-4f0f6f9d0a11@kehrtour.example\r\nDTSTART:20270203T110000Z\r\nDURATION:PT1H\r\nEND:VEVENT',
        ),
      ),
    ).toEqual([]);
  });
  it('reads lists of free and busy times', () => {
    expect(
      lies(
        datei(
          'BEGIN:VFREEBUSY',
          'UID:f',
          'FREEBUSY;FBTYPE=BUSY:20270203T080000Z/PT1H,20270203T120000Z/20270203T123000Z',
          'FREEBUSY;FBTYPE=FREE:20270204T080000Z/PT1H',
          'END:VFREEBUSY',
        ),
      ),
    ).toEqual(['2027-02-03T08:00/2027-02-03T09:00', '2027-02-03T12:00/2027-02-03T12:30']);
  });
  it('puts overlapping and touching entries together and cuts at the span', () => {
    expect(
      lies(
        datei(
          eintrag('DTSTART:20270203T080000Z', 'DURATION:PT2H'),
          eintrag('DTSTART:20270203T090000Z', 'DURATION:PT2H'),
          eintrag('DTSTART:20270203T110000Z', 'DURATION:PT1H'),
          eintrag('DTSTART:20261231T220000Z', 'DURATION:PT3H'),
        ),
      ),
    ).toEqual(['2026-12-31T23:00/2027-01-01T01:00', '2027-02-03T08:00/2027-02-03T12:00']);
  });
  it('loses one spoilt entry and says so, not the others', () => {
    const gelesen = liesKalender(
      datei(
        eintrag('DTSTART:20270203T080000Z', 'DURATION:PT1H'),
        eintrag('DTSTART:irgendwann', 'kaputte zeile ohne doppelpunkt'),
        eintrag('SUMMARY:ohne Beginn'),
      ),
      jahr,
    );
    expect(gelesen).toEqual({
      ok: true,
      zeiten: [{ von: millis('2027-02-03T08:00:00Z'), bis: millis('2027-02-03T09:00:00Z') }],
      hinweise: ['unlesbare-eintraege'],
      funde: [
        { grund: 'unlesbare-eintraege', eintrag: '', zeile: 'DTSTART:irgendwann' },
        { grund: 'unlesbare-eintraege', eintrag: 'ohne Beginn', zeile: '' },
      ],
    });
  });
  it('ends a series that would never end, and says so', { tags: 'night' }, () => {
    const gelesen = liesKalender(
      datei(eintrag('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
      jahr,
    );
    // A week of it is read: until the steps of this series are used up.
    expect(gelesen).toMatchObject({
      zeiten: [{ von: jahr.von, bis: expect.any(Number) }],
      hinweise: ['zu-viele-wiederholungen'],
    });
  });
  it('is refused when it is none', () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', '{"a":1}', 'BEGIN:VCALENDAR'])
      expect([text, liesKalender(text, jahr).ok]).toEqual([text, false]);
    expect(liesKalender(datei(), jahr)).toEqual({ ok: true, zeiten: [], hinweise: [], funde: [] });
  });
  it('means the same instant as our own clock on every hour of both clock changes', () => {
    for (const tag of ['2027-03-28', '2027-10-31'])
      for (const stunde of ['00', '01', '02', '03', '04', '23']) {
        const [zeit] = lies(
          datei(
            eintrag(`DTSTART;TZID=Europe/Berlin:${tag.replaceAll('-', '')}T${stunde}3000`, 'DURATION:PT5M'),
          ),
        );
        expect(zeit?.slice(0, 16)).toBe(
          zeitpunktAus({ tag, uhrzeit: `${stunde}:30` })
            .toISOString()
            .slice(0, 16),
        );
      }
  });
});
