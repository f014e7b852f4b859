import { describe, expect, it } from 'vitest';

import { WINDOWSZONEN } from './lesen/windowszonen.ts';
import { zoneNamens } from './lesen/zonenname.ts';
import { liesKalender } from './liesKalender.ts';
import { textAus } from './textAus.ts';
import { schliesseLuecken } from './zeitraum.ts';

const jahr = { von: Date.parse('2027-01-01T00:00:00+01:00'), bis: Date.parse('2028-01-01T00:00:00+01:00') };
const eintrag = (...zeilen: string[]): string[] => ['BEGIN:VEVENT', ...zeilen, 'END:VEVENT'];
const lies = (...zeilen: string[]) =>
  liesKalender(['BEGIN:VCALENDAR', ...zeilen, 'END:VCALENDAR', ''].join('\r\n'), jahr, 'kehrtour.example');
/** Busy times on the German clock: `02-01 09:00-10:00`, over midnight with both days. */
function belegt(...zeilen: string[]): string[] {
  const gelesen = lies(...zeilen);
  if (!gelesen.ok) throw new Error(gelesen.grund);
  return gelesen.zeiten.map(({ von, bis }) => {
    const [a = '', b = ''] = [von, bis].map((am) =>
      Temporal.Instant.fromEpochMilliseconds(am)
        .toZonedDateTimeISO('Europe/Berlin')
        .toString()
        .slice(5, 16)
        .replace('T', ' '),
    );
    return a.slice(0, 5) === b.slice(0, 5) ? `${a}-${b.slice(6)}` : `${a}-${b}`;
  });
}
const hinweise = (...zeilen: string[]) => {
  const gelesen = lies(...zeilen);
  return gelesen.ok ? gelesen.hinweise : [gelesen.grund];
};

/** A daily series of three at nine, said in each way in which a time can be said. */
const SERIEN: Record<string, string[]> = {
  'with a zone': ['DTSTART;TZID=Europe/Berlin:20270701T090000', 'DURATION:PT1H'],
  'in the words of Windows': ['DTSTART;TZID="W. Europe Standard Time":20270701T090000', 'DURATION:PT1H'],
  'in UTC': ['DTSTART:20270701T070000Z', 'DURATION:PT1H'],
  'without a zone': ['DTSTART:20270701T090000', 'DURATION:PT1H'],
  'of New York': ['DTSTART;TZID=America/New_York:20270701T030000', 'DURATION:PT1H'],
};
/** The second of July at nine. */
const ZWEITER = [
  ';TZID=Europe/Berlin:20270702T090000',
  ':20270702T070000Z',
  ';TZID=America/New_York:20270702T030000',
  ';TZID=Russian Standard Time:20270702T100000',
  ';VALUE=DATE:20270702',
  ':20270702',
];
const paare = Object.entries(SERIEN).flatMap(([wie, serie]) =>
  ZWEITER.map((wert) => [wie, wert, serie] as const),
);

describe('a series, whatever its times and those said beside it are said in', () => {
  it.each(paare)('%s, and %s', (_, wert, serie) => {
    const uid = 'UID:s@p';
    const drei = [uid, ...serie, 'RRULE:FREQ=DAILY;COUNT=3'];
    const ohne = ['07-01 09:00-10:00', '07-03 09:00-10:00'];
    expect(belegt(...eintrag(...drei, `EXDATE${wert}`))).toEqual(ohne);
    const verlegt = eintrag(
      uid,
      `RECURRENCE-ID${wert}`,
      'DTSTART;TZID=Europe/Berlin:20270702T150000',
      'DURATION:PT1H',
    );
    expect(belegt(...eintrag(...drei), ...verlegt)).toEqual([ohne[0], '07-02 15:00-16:00', ohne[1]]);
    expect(belegt(...verlegt, ...eintrag(...drei))).toEqual([ohne[0], '07-02 15:00-16:00', ohne[1]]);
    const abDann = eintrag(
      uid,
      `RECURRENCE-ID;RANGE=THISANDFUTURE${wert}`,
      'DTSTART;TZID=Europe/Berlin:20270702T150000',
      'DURATION:PT2H',
    );
    expect(belegt(...eintrag(...drei), ...abDann)).toEqual([
      ohne[0],
      '07-02 15:00-17:00',
      '07-03 15:00-17:00',
    ]);
    expect(belegt(...eintrag(uid, ...serie, `RDATE${wert}`))).toEqual([
      '07-01 09:00-10:00',
      '07-02 09:00-10:00',
    ]);
    const bis = wert.split(':').at(-1) ?? '';
    if (/Z$|^\d{8}$/.test(bis))
      expect(belegt(...eintrag(uid, ...serie, `RRULE:FREQ=DAILY;UNTIL=${bis}`))).toEqual([
        '07-01 09:00-10:00',
        '07-02 09:00-10:00',
      ]);
    expect(hinweise(...eintrag(...drei, `EXDATE${wert}`))).toEqual([]);
  });
  it.each([
    ';VALUE=DATE:20270702',
    ':20270702',
    ':20270702T000000Z',
    ':20270701T220000Z',
    ';TZID=Europe/Berlin:20270702T000000',
  ])('of whole days, and %s', (wert) => {
    const tage = ['UID:s@p', 'DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270702'];
    const drei = [...tage, 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(belegt(...eintrag(...drei, `EXDATE${wert}`))).toEqual([
      '07-01 00:00-07-02 00:00',
      '07-03 00:00-07-04 00:00',
    ]);
    expect(
      belegt(
        ...eintrag(...drei),
        ...eintrag('UID:s@p', `RECURRENCE-ID${wert}`, 'DTSTART:20270801', 'SUMMARY:a'),
      ),
    ).toEqual(['07-01 00:00-07-02 00:00', '07-03 00:00-07-04 00:00', '08-01 00:00-08-02 00:00']);
    const bis = wert.split(':').at(-1) ?? '';
    expect(belegt(...eintrag(...tage, `RRULE:FREQ=DAILY;UNTIL=${bis}`))).toEqual(['07-01 00:00-07-03 00:00']);
  });
  it('counts what is left of it when one date or all after it are called off or free', () => {
    const drei = eintrag('UID:s', 'DTSTART:20270701T070000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3');
    const weg = (mehr: string, ...zeilen: string[]) =>
      eintrag('UID:s', `RECURRENCE-ID${mehr}:20270702T070000Z`, ...zeilen);
    expect(belegt(...drei, ...weg('', 'STATUS:CANCELLED'))).toEqual([
      '07-01 09:00-10:00',
      '07-03 09:00-10:00',
    ]);
    expect(belegt(...drei, ...weg(';RANGE=THISANDFUTURE', 'STATUS:CANCELLED'))).toEqual([
      '07-01 09:00-10:00',
    ]);
    expect(belegt(...drei, ...weg('', 'DTSTART:20270702T070000Z', 'TRANSP:TRANSPARENT'))).toHaveLength(2);
    expect(belegt(...drei, ...weg('', 'SUMMARY:nur ein anderer Titel'))).toHaveLength(3);
  });
  it('takes what is said beside it without a zone on its own clock', () => {
    const drei = ['UID:s', ...(SERIEN['of New York'] ?? []), 'RRULE:FREQ=DAILY;COUNT=3'];
    const ohne = ['07-01 09:00-10:00', '07-03 09:00-10:00'];
    expect(belegt(...eintrag(...drei, 'EXDATE:20270702T030000'))).toEqual(ohne);
    const verlegt = eintrag(
      'UID:s',
      'RECURRENCE-ID:20270702T030000',
      'DTSTART:20270802T090000',
      'DURATION:PT1H',
    );
    expect(belegt(...eintrag(...drei), ...verlegt)).toEqual([...ohne, '08-02 09:00-10:00']);
  });
  it('of whole days moves with all after a date, by days and over the change of the clock', () => {
    const tage = eintrag('UID:s', 'DTSTART;VALUE=DATE:20270326', 'RRULE:FREQ=WEEKLY;COUNT=3');
    const abDann = ['UID:s', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270402'];
    expect(
      belegt(...tage, ...eintrag(...abDann, 'DTSTART;VALUE=DATE:20270403', 'DTEND;VALUE=DATE:20270405')),
    ).toEqual(['03-26 00:00-03-27 00:00', '04-03 00:00-04-05 00:00', '04-10 00:00-04-12 00:00']);
    const zeiten = eintrag('UID:s', 'DTSTART:20270326T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(belegt(...zeiten, ...eintrag(...abDann, 'DTSTART;VALUE=DATE:20270403'))).toEqual([
      '03-26 09:00-10:00',
      '04-03 00:00-04-04 00:00',
      '04-10 00:00-04-11 00:00',
    ]);
  });
  it('is two of one UID, and of no UID; versions of one are one', () => {
    const am = (tag: string, ...mehr: string[]) =>
      eintrag(...mehr, `DTSTART:202707${tag}T070000Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    const alle = ['07-01 09:00-10:00', '07-02 09:00-10:00', '07-11 09:00-10:00', '07-12 09:00-10:00'];
    expect(belegt(...am('01'), ...am('11'))).toEqual(alle);
    expect(belegt(...am('01', 'UID:x'), ...am('11', 'UID:x'))).toEqual(alle);
    expect(belegt(...am('01', 'UID:x', 'SEQUENCE:1'), ...am('11', 'UID:x', 'SEQUENCE:2'))).toEqual(
      alle.slice(2),
    );
    const verlegt = eintrag(
      'UID:x',
      'RECURRENCE-ID:20270712T070000Z',
      'DTSTART:20270712T120000Z',
      'DURATION:PT1H',
    );
    expect(belegt(...am('01', 'UID:x'), ...am('11', 'UID:x'), ...verlegt)).toEqual([
      ...alle.slice(0, 3),
      '07-12 14:00-15:00',
    ]);
  });
  it('has extra times with ends of their own, also in other zones and by length', () => {
    expect(
      belegt(
        ...eintrag(
          'DTSTART;TZID=Europe/Berlin:20270301T090000',
          'DURATION:PT1H',
          'RDATE;VALUE=PERIOD:20270302T080000Z/20270302T110000Z,20270303T080000Z/PT2H',
          'RDATE:',
          'EXDATE:',
        ),
      ),
    ).toEqual(['03-01 09:00-10:00', '03-02 09:00-12:00', '03-03 09:00-11:00']);
  });
});

describe('a time of a calendar', () => {
  const eine = (tzid: string): string[] =>
    belegt(...eintrag(`DTSTART;TZID=${tzid}:20270705T090000`, 'DURATION:PT1H'));
  it.each([
    ['Europe/Berlin', '09'],
    ['europe/berlin', '09'],
    ['EUROPE/BERLIN', '09'],
    ['"Europe/Berlin"', '09'],
    ['/Europe/Berlin', '09'],
    ['/mozilla.org/20070129_1/Europe/Berlin', '09'],
    ['/citadel.org/20250101_1/Europe/Berlin', '09'],
    ['/softwarestudio.org/Olson_20011030_5/America/Indiana/Knox', '16'],
    ['/freeassociation.sourceforge.net/Tzfile/Asia/Kolkata', '05'],
    ['Europe/Berlin 1', '09'],
    ['W. Europe Standard Time 2', '09'],
    ['W. Europe Daylight Time', '09'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '09'],
    ['(GMT+01.00) Irgendwo', '09'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '05'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '15'],
    ['(UTC+03:00) Moscow, St. Petersburg', '08'],
    ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', '10'],
    ['(UTC) Coordinated Universal Time', '11'],
    ['Central Standard Time', '16'],
    ['Mountain Standard Time', '17'],
    ['Pacific Standard Time', '18'],
    ['US/Pacific', '18'],
    ['EST5EDT', '15'],
    ['Ekaterinburg Standard Time', '06'],
    ['Russia Time Zone 3', '07'],
    ['Kaliningrad Standard Time', '09'],
    ['MSK', '08'],
    ['MEZ', '09'],
    ['CEST', '09'],
    ['Mitteleuropäische Sommerzeit', '09'],
    ['UTC', '11'],
    ['Etc/GMT', '11'],
    ['GMT Standard Time', '10'],
    ['UTC+02:00', '09'],
    ['GMT-0500', '16'],
    ['+0530', '05'],
    ['Customized Time Zone', '09'],
    ['', '09'],
  ])('in the zone %s is at %s o’clock here', (tzid, stunde) => {
    expect(eine(tzid)[0]?.slice(6, 8)).toBe(stunde);
  });
  it('is known in every zone of Windows, and Germany is assumed aloud of no other', () => {
    for (const name of Object.keys(WINDOWSZONEN))
      expect([name, zoneNamens(name) !== undefined]).toEqual([name, true]);
    expect(hinweise(...eintrag('DTSTART;TZID=Niemandsland:20270705T090000', 'DURATION:PT1H'))).toEqual([
      'unbekannte-zeitzone',
    ]);
  });
  it('may be written otherwise than the RFC has it', () => {
    const am = (...zeilen: string[]) => belegt(...eintrag(...zeilen));
    expect(am('DTSTART:2027-07-05T09:00:00+02:00', 'DTEND:20270705T080000z')).toEqual(['07-05 09:00-10:00']);
    expect(am('dtstart;value=date-time:20270705t090000', 'duration:pt1h')).toEqual(['07-05 09:00-10:00']);
    expect(am('DTSTART:20270705T230000', 'DTEND:20270705T240000')).toEqual(['07-05 23:00-07-06 00:00']);
    expect(am('DTSTART;VALUE=DATE:20270705', 'DTEND;VALUE=DATE:20270705')).toEqual([
      '07-05 00:00-07-06 00:00',
    ]);
    expect(am('DTSTART;VALUE=DATE:20270705T000000')).toEqual(['07-05 00:00-07-06 00:00']);
    expect(am('DTSTART:20270705T090000', 'DTEND:20270704T090000')).toEqual([]);
  });
  it.each([
    ['P1D', '03-27 12:00-03-28 12:00', '10-30 12:00-10-31 12:00'],
    ['PT24H', '03-27 12:00-03-28 13:00', '10-30 12:00-10-31 11:00'],
    ['P1DT1H', '03-27 12:00-03-28 13:00', '10-30 12:00-10-31 13:00'],
    ['P1W', '03-27 12:00-04-03 12:00', '10-30 12:00-11-06 12:00'],
  ])(
    'that lasts %s follows the wall by days and time by hours, over both changes of the clock',
    (dauer, fruehjahr, herbst) => {
      expect(
        belegt(
          ...eintrag('DTSTART:20270327T120000', `DURATION:${dauer}`),
          ...eintrag('DTSTART:20271030T120000', `DURATION:${dauer}`),
        ),
      ).toEqual([fruehjahr, herbst]);
    },
  );
});

describe('what of an entry cannot be read', () => {
  it('costs the line and not the entry; what is known of its time is busy, and the entry is named', () => {
    const gelesen = lies(
      ...eintrag('SUMMARY:Zahnarzt\\, Kern', 'DTSTART:20270705T25', 'DURATION:PT1H'),
      ...eintrag('SUMMARY:Bis', 'DTSTART:20270706T090000', 'DTEND:später'),
      ...eintrag(
        'SUMMARY:Serie',
        'DTSTART:20270707T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=FORTNIGHTLY',
        'GEO:',
        'ATTACH:',
      ),
      ...eintrag('SUMMARY:Ohne Datum', 'DTSTART:20270231T090000'),
      ...eintrag('SUMMARY:Frei', 'DTSTART:nie', 'TRANSP:transparent'),
    );
    expect(gelesen).toMatchObject({
      hinweise: ['unlesbare-eintraege'],
      funde: [
        { eintrag: 'Zahnarzt, Kern', zeile: 'DTSTART:20270705T25' },
        { eintrag: 'Bis', zeile: 'DTEND:später' },
        { eintrag: 'Ohne Datum', zeile: 'DTSTART:20270231T090000' },
        { eintrag: 'Serie', zeile: 'RRULE:FREQ=FORTNIGHTLY' },
      ],
    });
    expect(
      belegt(
        ...eintrag('DTSTART:20270705T25', 'DURATION:PT1H'),
        ...eintrag('DTSTART:20270706T090000', 'DTEND:später'),
        ...eintrag('DTSTART:20270707T090000', 'DURATION:PT1H', 'RRULE:FREQ=FORTNIGHTLY'),
      ),
    ).toEqual(['07-05 00:00-07-06 00:00', '07-06 09:00-10:00', '07-07 09:00-10:00']);
  });
  it('may be a text with line breaks in it, a part that never ends, or lines that no program wrote', () => {
    const roh = [
      'DESCRIPTION:Bitte',
      '',
      'Status: cancelled',
      'Beginn: 9 Uhr',
      'BEGIN: morgens',
      'Ende',
      'END: abends',
    ];
    expect(belegt(...eintrag(...roh, 'DTSTART:20270705T090000', 'DURATION:PT1H'))).toEqual([
      '07-05 09:00-10:00',
    ]);
    expect(
      belegt(
        'BEGIN:VEVENT',
        'DTSTART:20270705T090000',
        'DURATION:PT1H',
        ...eintrag('DTSTART:20270706T090000', 'DURATION:PT1H'),
      ),
    ).toHaveLength(2);
    expect(
      belegt(
        ...eintrag(
          'DTSTART:20270705T090000',
          'BEGIN:VALARM',
          'DURATION:PT5M',
          'DTSTART:19990101T000000',
          'END:VALARM',
          'DURATION:PT1H',
        ),
      ),
    ).toEqual(['07-05 09:00-10:00']);
  });
  it('is a date that matches nothing: busy beside its series, with a word', () => {
    const serie = eintrag('UID:s', 'DTSTART:20270701T070000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    const daneben = eintrag(
      'UID:s',
      'SUMMARY:Verlegt',
      'RECURRENCE-ID:20270705T071500Z',
      'DTSTART:20270706T070000Z',
      'DURATION:PT1H',
    );
    expect(belegt(...serie, ...daneben)).toEqual([
      '07-01 09:00-10:00',
      '07-02 09:00-10:00',
      '07-06 09:00-10:00',
    ]);
    expect(hinweise(...serie, ...daneben)).toEqual(['ausnahme-ohne-serie']);
    expect(hinweise(...daneben)).toEqual([]);
  });
  it('is nothing of our own: the same kind of UID on another host is somebody else’s', () => {
    const mit = (wirt: string) =>
      belegt(
        ...eintrag(
          `UID:termin-5b8c1f3e-53b1-4e41-9a39-4f0f6f9d0a11@${wirt}`,
          'DTSTART:20270705T090000',
          'DURATION:PT1H',
        ),
      );
    expect(mit('kehrtour.example')).toEqual([]);
    expect(mit('andere.example')).toHaveLength(1);
  });
});

describe('the bytes of a calendar', () => {
  it('are read as what they are, also where a letter is cut in two', () => {
    const text = 'TZID:Mitteleuropäische Zeit';
    const utf8 = Buffer.from(text);
    const stelle = utf8.indexOf(0xa4);
    const gefaltet = Buffer.concat([utf8.subarray(0, stelle), Buffer.from('\r\n '), utf8.subarray(stelle)]);
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const bytes of [utf8, gefaltet, Buffer.from(text, 'latin1'), utf16, Buffer.from(utf16).swap16()])
      expect(textAus(bytes).replace('\uFEFF', '')).toBe(text);
  });
  it('are refused as a whole with the true reason: cut off, too large, no calendar', () => {
    const grund = (text: string) => {
      const gelesen = liesKalender(text, jahr);
      return gelesen.ok ? 'gelesen' : gelesen.grund;
    };
    expect(grund('BEGIN:VCALENDAR\nBEGIN:VEVENT\n')).toBe('unvollstaendig');
    expect(grund(`BEGIN:VCALENDAR\n${'BEGIN:X\n'.repeat(40)}END:VCALENDAR`)).toBe('zu-gross');
    expect(grund('<html>')).toBe('kein-kalender');
    expect(grund('begin:vcalendar\rend:vcalendar\r<!-- cache -->')).toBe('gelesen');
  });
  it('hold more times than a person can have: the shortest gaps go first, and no busy time', () => {
    const minuten = (...paare: [number, number][]) =>
      paare.map(([von, bis]) => ({ von: von * 60_000, bis: bis * 60_000 }));
    const viele = minuten([0, 10], [20, 30], [300, 310], [400, 410]);
    expect(schliesseLuecken(viele, 4)).toBe(viele);
    expect(schliesseLuecken(viele, 3)).toEqual(minuten([0, 30], [300, 310], [400, 410]));
    expect(schliesseLuecken(viele, 2)).toEqual(minuten([0, 30], [300, 410]));
  });
});
