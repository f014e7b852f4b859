import { spawnSync } from 'node:child_process';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { liesRegel } from './regel.ts';
import { wiederhole } from './wiederhole.ts';

/** Somebody else's reckoning: python-dateutil, as Debian has it in `python3-dateutil`. */
const ORAKEL = `
import json, signal, sys, warnings
from datetime import datetime, timedelta
from dateutil import rrule as r
warnings.simplefilter('ignore')
class Genug(Exception): pass
def genug(*_): raise Genug()
# It looks for the next date until the year 9999: after so much computing what it has found is all it says.
signal.signal(signal.SIGVTALRM, genug)
null = datetime(1970, 1, 1)
tage = [r.MO, r.TU, r.WE, r.TH, r.FR, r.SA, r.SU]
for zeile in sys.stdin:
    f = json.loads(zeile)
    by = {k.lower(): v for k, v in f['by'].items()}
    if 'byday' in by:
        by['byweekday'] = [tage[t] if n == 0 else tage[t](n) for t, n in by.pop('byday')]
    daten, ganz = [], True
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.03)
        regel = r.rrule(getattr(r, f['takt']), dtstart=null + timedelta(seconds=f['beginn']), interval=f['abstand'], wkst=tage[f['wkst']],
                        count=f['anzahl'], until=null + timedelta(seconds=f['bis']), cache=False, **by)
        for d in regel:
            daten.append(int((d - null).total_seconds()))
    except ValueError:
        pass
    except Genug:
        ganz = False
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    print(json.dumps([ganz, daten]))
`;
const fehlt = spawnSync('python3', ['-c', 'import dateutil']).status !== 0;
const NAMEN = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

type Fall = {
  takt: string;
  beginn: number;
  bis: number;
  abstand: number;
  anzahl: number | null;
  wkst: number;
  by: Record<string, (number | [number, number])[]>;
};

/** Seconds that a window of each frequency has: some dozens of dates. */
const WEITE = {
  YEARLY: 12 * 366,
  MONTHLY: 3 * 366,
  WEEKLY: 500,
  DAILY: 90,
  HOURLY: 6,
  MINUTELY: 0.5,
  SECONDLY: 0.02,
} as const;
const zahlen = (min: number, max: number, auchMinus = false) =>
  fc.uniqueArray(
    auchMinus
      ? fc.oneof(fc.integer({ min, max }), fc.integer({ min: -max, max: -1 }))
      : fc.integer({ min, max }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );

const fall = fc
  .record({
    takt: fc.constantFrom(...(Object.keys(WEITE) as (keyof typeof WEITE)[])),
    beginn: fc.integer({ min: Date.UTC(2019, 0, 1) / 1000, max: Date.UTC(2031, 0, 1) / 1000 }),
    abstand: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 9 })),
    anzahl: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
    wkst: fc.integer({ min: 0, max: 6 }),
    welche: fc.uniqueArray(
      fc.constantFrom(
        'BYMONTH',
        'BYWEEKNO',
        'BYYEARDAY',
        'BYMONTHDAY',
        'BYDAY',
        'BYHOUR',
        'BYMINUTE',
        'BYSECOND',
        'BYSETPOS',
      ),
      {
        maxLength: 4,
      },
    ),
    mit: fc.record({
      BYMONTH: zahlen(1, 12),
      // Of the last days of a year that begins in the week of the one before, the other side counts 53 weeks where there are 52.
      BYWEEKNO: zahlen(1, 51, true),
      BYYEARDAY: zahlen(1, 366, true),
      BYMONTHDAY: zahlen(1, 31, true),
      BYHOUR: zahlen(0, 23),
      BYMINUTE: zahlen(0, 59),
      BYSECOND: zahlen(0, 59),
      BYSETPOS: zahlen(1, 5, true),
      BYDAY: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -5, max: 5 })), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  })
  .map(({ welche, mit, ...rest }): Fall => {
    const hat = new Set<string>(welche);
    // What RFC 5545 §3.3.10 forbids, and where the other side reckons otherwise: days of a week number without a day, places in the
    // first week, of which it sees the days from the begin on, and days with a number beside days without, which must be both.
    if (rest.takt !== 'YEARLY') hat.delete('BYWEEKNO');
    if (['DAILY', 'WEEKLY', 'MONTHLY'].includes(rest.takt)) hat.delete('BYYEARDAY');
    if (rest.takt === 'WEEKLY') for (const eines of ['BYMONTHDAY', 'BYSETPOS']) hat.delete(eines);
    if (hat.has('BYWEEKNO')) hat.add('BYDAY');
    if (hat.size === 1) hat.delete('BYSETPOS');
    const mitNummer = ['YEARLY', 'MONTHLY'].includes(rest.takt) && !hat.has('BYWEEKNO');
    const by: Fall['by'] = {};
    for (const [name, werte] of Object.entries(mit)) if (hat.has(name)) by[name] = werte;
    const ohne = !mitNummer || mit.BYDAY.some(([, nummer]) => nummer === 0);
    if (hat.has('BYDAY') && ohne)
      by['BYDAY'] = [...new Set(mit.BYDAY.map(([tag]) => tag))].map((tag) => [tag, 0]);
    return { ...rest, by, bis: rest.beginn + Math.ceil(WEITE[rest.takt] * 86_400) * rest.abstand };
  });

const alsText = ({ takt, abstand, anzahl, wkst, by }: Fall): string =>
  [
    `FREQ=${takt}`,
    ...(abstand === 1 ? [] : [`INTERVAL=${abstand}`]),
    ...(anzahl === null ? [] : [`COUNT=${anzahl}`]),
    `WKST=${NAMEN[wkst]}`,
    ...Object.entries(by).map(
      ([name, werte]) =>
        `${name}=${werte.map((wert) => (Array.isArray(wert) ? `${wert[1] === 0 ? '' : wert[1]}${NAMEN[wert[0]]}` : wert)).join(',')}`,
    ),
  ].join(';');

function unsere(einer: Fall, ab = einer.beginn): number[] {
  const regel = liesRegel(alsText(einer));
  if (!regel?.ganz) throw new Error(`not read: ${alsText(einer)}`);
  const daten: number[] = [];
  const gang = {
    regel: regel.regel,
    beginn: einer.beginn * 1000,
    ganzerTag: false,
    ab: ab * 1000,
    bis: einer.bis * 1000,
  };
  wiederhole({ ...gang, schritteMax: 10_000_000 }, (wand) => daten.push(wand / 1000));
  return daten;
}

describe('the dates of a rule', () => {
  it.skipIf(fehlt)(
    fehlt
      ? 'python3-dateutil is missing: not compared with anybody else'
      : 'are those that somebody else reckons, rule by rule',
    () => {
      // Two hundred by day, three thousand by night.
      const faelle = fc.sample(fall, Math.min(3000, Number(process.env['FAELLE'] ?? 500) * 0.4));
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
        .map((zeile) => JSON.parse(zeile) as [boolean, number[]]);
      expect(ihre).toHaveLength(faelle.length);
      const anders = faelle.flatMap((einer, nth) => {
        const [ganz = true, gefunden = []] = ihre[nth] ?? [];
        const eigene = unsere(einer);
        const [wir, sie] = [ganz ? eigene : eigene.slice(0, gefunden.length), gefunden].map((liste) =>
          JSON.stringify(liste),
        );
        return wir === sie
          ? []
          : [
              {
                regel: alsText(einer),
                beginn: new Date(einer.beginn * 1000).toISOString(),
                wir: wir?.slice(0, 99),
                sie: sie?.slice(0, 99),
              },
            ];
      });
      expect(anders.slice(0, 3)).toEqual([]);
      expect(ihre.filter(([ganz, daten]) => ganz && daten.length > 1).length).toBeGreaterThan(
        faelle.length / 4,
      );
    },
  );
  it('are the same from wherever they are asked', () => {
    fc.assert(
      fc.property(fall, fc.double({ min: 0, max: 1, noNaN: true }), (einer, teil) => {
        const ab = einer.beginn + Math.floor((einer.bis - einer.beginn) * teil);
        expect(unsere(einer, ab)).toEqual(unsere(einer).filter((eine) => eine >= ab));
      }),
      { numRuns: Number(process.env['FAELLE'] ?? 300) },
    );
  });
  it('take the last day or the next one where a month has no such day and the rule asks for it (RFC 7529)', () => {
    const tage = (text: string): string[] => {
      const daten: string[] = [];
      const regel = liesRegel(text)?.regel;
      const [beginn, bis] = [Date.UTC(2027, 0, 31), Date.UTC(2027, 4, 1)];
      if (regel)
        wiederhole({ regel, beginn, ganzerTag: true, ab: beginn, bis, schritteMax: 100 }, (wand) =>
          daten.push(new Date(wand).toISOString().slice(5, 10)),
        );
      return daten;
    };
    expect(tage('FREQ=MONTHLY')).toEqual(['01-31', '03-31']);
    expect(tage('RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD')).toEqual(['01-31', '02-28', '03-31', '04-30']);
    expect(tage('RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD')).toEqual(['01-31', '03-01', '03-31', '05-01']);
  });
});
