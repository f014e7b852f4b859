import { spawnSync } from 'node:child_process';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { liesAntwort } from './liesAntwort.ts';

/**
 * Somebody else's reckoning of whole series: dates by python-dateutil, instants by Python's own tz database. An end that was said is
 * the later one of the exact length and the wall (see the page of decisions on foreign calendars).
 */
const ORAKEL = `
import json, sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo
from dateutil.rrule import rrulestr
utc, null = timezone.utc, datetime(1970, 1, 1)
ms = lambda t: round(t.timestamp() * 1000)
jahresende = datetime(2028, 1, 3)
for zeile in sys.stdin:
    f = json.loads(zeile)
    zone = ZoneInfo(f['zone'])
    def punkt(wand):
        return wand.replace(tzinfo=zone, fold=0).astimezone(utc)
    def spanne(wand, minuten, genau):
        von = punkt(wand)
        if genau is None:  # whole days
            return [ms(von), ms(punkt(wand + timedelta(minutes=minuten)))]
        exakt = von + timedelta(minutes=genau)
        return [ms(von), ms(exakt if f['dauer'] else max(exakt, punkt(wand + timedelta(minutes=minuten))))]
    beginn = null + timedelta(minutes=f['beginn'])
    daten = [beginn]
    for d in rrulestr(f['regel'], dtstart=beginn):
        if d > jahresende: break
        if d != beginn: daten.append(d)
    erstes = punkt(beginn + timedelta(minutes=f['laenge'])) - punkt(beginn)
    genau = None if f['ganzerTag'] else (f['laenge'] if f['dauer'] else erstes.total_seconds() / 60)
    belegt, gesagt = [], {}
    for nth, d in enumerate(daten):
        minuten = (d - null) // timedelta(minutes=1)
        if nth in f['weg']:
            gesagt[str(nth)] = minuten
        elif str(nth) in f['verlegt']:
            gesagt[str(nth)] = minuten
            um, laenge = f['verlegt'][str(nth)]
            neu = d + timedelta(minutes=um)
            eigene = None if f['ganzerTag'] else (laenge if f['dauer'] else (punkt(neu + timedelta(minutes=laenge)) - punkt(neu)).total_seconds() / 60)
            belegt.append(spanne(neu, laenge, eigene))
        else:
            belegt.append(spanne(d, f['laenge'], genau))
    print(json.dumps([gesagt, [ms(punkt(d)) for d in daten[:400]], belegt]))
`;
const fehlt =
  spawnSync('python3', ['-c', 'import dateutil, zoneinfo; zoneinfo.ZoneInfo("Asia/Kolkata")']).status !== 0;

type Fall = {
  zone: (typeof ZONEN)[number];
  /** Minutes of the wall clock since 1970. */
  beginn: number;
  laenge: number;
  ganzerTag: boolean;
  /** The length is said as one, not by an end. */
  dauer: boolean;
  regel: string;
  /** Places in the series that were taken out. */
  weg: number[];
  /** Places that were moved, by how many minutes, and the new length. */
  verlegt: Record<string, [number, number]>;
};
const ZONEN = [
  'Europe/Berlin',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Sydney',
] as const;
const WINDOWS: Record<(typeof ZONEN)[number], string> = {
  'Europe/Berlin': 'W. Europe Standard Time',
  'America/New_York': 'Eastern Standard Time',
  'Europe/London': 'GMT Standard Time',
  'Asia/Kolkata': 'India Standard Time',
  'Australia/Sydney': 'AUS Eastern Standard Time',
};

/** Clock changes of the year lie in all of them: 14 and 28 March, 4 April, 3 and 31 October, 7 November. */
const fall = fc
  .record({
    zone: fc.oneof({ weight: 4, arbitrary: fc.constant(ZONEN[0]) }, fc.constantFrom(...ZONEN)),
    tag: fc.oneof(
      fc.integer({ min: 0, max: 330 }),
      fc.constantFrom(65, 79, 86, 87, 93, 269, 275, 296, 297, 303, 310),
    ),
    zeit: fc.oneof(
      fc.integer({ min: 0, max: 95 }).map((viertel) => viertel * 15),
      fc.constantFrom(60, 120, 150, 180),
    ),
    minuten: fc.constantFrom(15, 30, 60, 90, 240, 480, 720, 1440, 2000),
    ganzerTag: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
    dauer: fc.boolean(),
    takt: fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
      'FREQ=WEEKLY',
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
      'FREQ=WEEKLY;BYDAY=MO,WE,FR',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=MO',
      'FREQ=MONTHLY',
      'FREQ=MONTHLY;BYDAY=-1SU',
      'FREQ=MONTHLY;BYDAY=2TU',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'FREQ=YEARLY',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    ),
    anzahl: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    weg: fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 5 }),
    verlegt: fc.dictionary(
      fc.integer({ min: 0, max: 30 }).map(String),
      fc.tuple(fc.constantFrom(-1440, -60, 45, 60, 1440, 10_080), fc.constantFrom(30, 60, 720)),
      { maxKeys: 4 },
    ),
  })
  .map(({ tag, zeit, minuten, takt, anzahl, verlegt, ganzerTag, ...rest }): Fall => {
    const tage = Math.max(1, Math.floor(minuten / 480));
    const beginn = Date.UTC(2027, 0, 2 + tag) / 60_000 + (ganzerTag ? 0 : zeit);
    return {
      ...rest,
      ganzerTag,
      // A whole day of a foreign program is a day here.
      zone: ganzerTag ? ZONEN[0] : rest.zone,
      beginn,
      laenge: ganzerTag ? tage * 1440 : minuten,
      regel: `${takt}${anzahl === null ? '' : `;COUNT=${anzahl}`}`,
      weg: rest.weg.filter((eines) => !Object.hasOwn(verlegt, String(eines))),
      verlegt: Object.fromEntries(
        Object.entries(verlegt).map(([nth, [um, laenge]]) => [
          nth,
          ganzerTag ? [Math.ceil(um / 1440) * 1440, 1440] : [um, laenge],
        ]),
      ),
    };
  });

/** How programs say a time of the wall clock, which zones they describe, and what stands around it. */
type Schrift = {
  tzid: (zone: Fall['zone']) => string;
  beschreibung: boolean;
  /** `EXDATE` and `RECURRENCE-ID` as instants in UTC. */
  ausnahmenInUtc: boolean;
  exdateInEinerZeile: boolean;
  ende: string;
  zusatz: readonly string[];
  ausnahmenZuerst: boolean;
};
const SCHRIFTEN: Record<string, Schrift> = {
  Google: {
    tzid: (zone) => zone,
    beschreibung: true,
    ausnahmenInUtc: false,
    exdateInEinerZeile: false,
    ende: '\r\n',
    zusatz: ['TRANSP:OPAQUE', 'STATUS:CONFIRMED', 'SEQUENCE:2', 'DESCRIPTION:'],
    ausnahmenZuerst: false,
  },
  Outlook: {
    tzid: (zone) => `"${WINDOWS[zone]}"`,
    beschreibung: true,
    ausnahmenInUtc: false,
    exdateInEinerZeile: true,
    ende: '\r\n',
    zusatz: ['CLASS:PUBLIC', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY', 'X-ALT-DESC;FMTTYPE=text/html:<p>a:b;c</p>'],
    ausnahmenZuerst: false,
  },
  Exchange: {
    tzid: (zone) => WINDOWS[zone],
    beschreibung: false,
    ausnahmenInUtc: false,
    exdateInEinerZeile: true,
    ende: '\r\n',
    zusatz: [
      'X-MICROSOFT-DISALLOW-COUNTER:FALSE',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'DTSTART:20200101T000000',
      'END:VALARM',
    ],
    ausnahmenZuerst: true,
  },
  Apple: {
    tzid: (zone) => zone,
    beschreibung: true,
    ausnahmenInUtc: false,
    exdateInEinerZeile: false,
    ende: '\r\n',
    zusatz: ['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC', 'CREATED:20261101T080000Z'],
    ausnahmenZuerst: true,
  },
  Thunderbird: {
    tzid: (zone) => zone,
    beschreibung: false,
    ausnahmenInUtc: true,
    exdateInEinerZeile: false,
    ende: '\n',
    zusatz: ['X-MOZ-GENERATION:3', 'X-MOZ-LASTACK:20270101T000000Z'],
    ausnahmenZuerst: false,
  },
  Nextcloud: {
    tzid: (zone) => `/freeassociation.sourceforge.net/${zone}`,
    beschreibung: false,
    ausnahmenInUtc: true,
    exdateInEinerZeile: true,
    ende: '\r\n',
    zusatz: ['X-NC-GROUP-ID:1', 'CATEGORIES:Kehren\\, Messen'],
    ausnahmenZuerst: true,
  },
};

const zweistellig = (zahl: number): string => String(zahl).padStart(2, '0');
const tagText = (minuten: number): string =>
  new Date(minuten * 60_000).toISOString().slice(0, 10).replaceAll('-', '');
const wandText = (minuten: number): string =>
  `${tagText(minuten)}T${zweistellig(Math.floor(minuten / 60) % 24)}${zweistellig(minuten % 60)}00`;
const utcText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
/** At most 75 octets in a line (RFC 5545 §3.1). */
const gefaltet = (zeile: string, ende: string): string => (zeile.match(/.{1,70}/g) ?? ['']).join(`${ende} `);

const TAGE: Record<string, string> = { '+': '1', '-': '-1' };
/** A description of a zone, of which nothing holds: our own data come first (RFC 5545 §3.6.5 leaves a file's to those nobody knows). */
const zonenbeschreibung = (tzid: string): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid.replaceAll('"', '')}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  `RRULE:FREQ=YEARLY;BYDAY=${TAGE['-']}SU;BYMONTH=10`,
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function alsDatei(
  einer: Fall,
  schrift: Schrift,
  gesagt: Record<string, number>,
  daten: readonly number[],
): string {
  const tzid = schrift.tzid(einer.zone);
  const am = (name: string, minuten: number): string =>
    einer.ganzerTag ? `${name};VALUE=DATE:${tagText(minuten)}` : `${name};TZID=${tzid}:${wandText(minuten)}`;
  const bis = (minuten: number, laenge: number): string =>
    einer.dauer
      ? `DURATION:${einer.ganzerTag ? `P${laenge / 1440}D` : `PT${laenge}M`}`
      : am('DTEND', minuten + laenge);
  const ausnahme = (name: string, nth: string): string =>
    schrift.ausnahmenInUtc && !einer.ganzerTag
      ? `${name}:${utcText(daten[Number(nth)] ?? 0)}`
      : am(name, gesagt[nth] ?? 0);
  const weg = Object.keys(gesagt).filter((nth) => !Object.hasOwn(einer.verlegt, nth));
  const exdates = weg.map((nth) => ausnahme('EXDATE', nth));
  const wert = (zeile: string): string => zeile.slice(zeile.lastIndexOf(':') + 1);
  const inEiner = exdates.length === 0 ? [] : [[exdates[0], ...exdates.slice(1).map(wert)].join(',')];
  const serie = [
    'BEGIN:VEVENT',
    'UID:4F2C@p',
    'DTSTAMP:20261101T080000Z',
    am('DTSTART', einer.beginn),
    bis(einer.beginn, einer.laenge),
    `RRULE:${einer.regel}`,
    ...(schrift.exdateInEinerZeile ? inEiner : exdates),
    `SUMMARY:Kehren in der Straße ${'ä'.repeat(40)}`,
    ...schrift.zusatz,
    'END:VEVENT',
  ];
  const verlegte = Object.entries(einer.verlegt).flatMap(([nth, [um, laenge]]) => {
    const vorher = gesagt[nth];
    if (vorher === undefined) return [];
    return [
      'BEGIN:VEVENT',
      'UID:4F2C@p',
      ausnahme('RECURRENCE-ID', nth),
      am('DTSTART', vorher + um),
      bis(vorher + um, laenge),
      'SUMMARY:verlegt',
      ...schrift.zusatz,
      'END:VEVENT',
    ];
  });
  const zeilen = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...(schrift.beschreibung && !einer.ganzerTag ? zonenbeschreibung(tzid) : []),
    ...(schrift.ausnahmenZuerst ? [...verlegte, ...serie] : [...serie, ...verlegte]),
    'END:VCALENDAR',
  ];
  return zeilen.map((zeile) => gefaltet(zeile, schrift.ende)).join(schrift.ende) + schrift.ende;
}

const jahr = { von: Date.parse('2027-01-01T00:00:00+01:00'), bis: Date.parse('2028-01-01T00:00:00+01:00') };
/** What lies in the year, joined where it touches. */
function vereint(spannen: readonly (readonly [number, number])[]): string[] {
  const liste: [number, number][] = [];
  for (const [von, bis] of spannen.toSorted(([a], [b]) => a - b)) {
    const letzte = liste.at(-1);
    if (bis <= jahr.von || von >= jahr.bis) continue;
    if (letzte && von <= letzte[1]) letzte[1] = Math.max(letzte[1], bis);
    else liste.push([von, bis]);
  }
  return liste.map(([von, bis]) => `${utcText(Math.max(von, jahr.von))}/${utcText(Math.min(bis, jahr.bis))}`);
}
function gelesen(datei: string): string[] {
  const antwort = liesAntwort({ form: 'datei', bytes: Buffer.from(datei) }, jahr, 'kehrtour.example');
  if (!antwort.ok) throw new Error(antwort.grund);
  if (antwort.hinweise.length > 0) return [...antwort.hinweise];
  return vereint(antwort.zeiten.map(({ von, bis }) => [von, bis] as const));
}

describe('a whole calendar as a program writes it', () => {
  it.skipIf(fehlt)(
    fehlt
      ? 'python3-dateutil is missing: not compared with anybody else'
      : 'is busy when somebody else reckons it is: series over both changes of the clock, taken out, moved',
    () => {
      // Ninety series in six hands by day, three thousand by night.
      const faelle = fc.sample(fall, Math.min(3000, Number(process.env['FAELLE'] ?? 500) * 0.3));
      const eingabe = faelle.map((einer) => JSON.stringify(einer)).join('\n');
      const { stdout, stderr, status } = spawnSync('python3', ['-c', ORAKEL], {
        input: eingabe,
        maxBuffer: 1 << 30,
      });
      expect([status, stderr.toString()]).toEqual([0, '']);
      const ihre = stdout
        .toString()
        .trim()
        .split('\n')
        .map((zeile) => JSON.parse(zeile) as [Record<string, number>, number[], [number, number][]]);
      expect(ihre).toHaveLength(faelle.length);
      const anders = faelle.flatMap((einer, nth) => {
        const [gesagt = {}, daten = [], belegt = []] = ihre[nth] ?? [];
        const sie = vereint(belegt);
        return Object.entries(SCHRIFTEN).flatMap(([wer, schrift]) => {
          const datei = alsDatei(einer, schrift, gesagt, daten);
          const wir = gelesen(datei);
          return JSON.stringify(wir) === JSON.stringify(sie)
            ? []
            : [
                {
                  wer,
                  datei,
                  wir: wir.filter((eine) => !sie.includes(eine)).slice(0, 5),
                  sie: sie.filter((eine) => !wir.includes(eine)).slice(0, 5),
                },
              ];
        });
      });
      expect(anders.slice(0, 3)).toEqual([]);
      expect(ihre.flatMap(([, , belegt]) => belegt).length).toBeGreaterThan(faelle.length * 10);
    },
  );
});
