import { describe, expect, it } from 'vitest';

import {
  betriebsstufe,
  BETRIEBSSTUFEN,
  sekundenBisMorgen,
  VERSANDANLAESSE,
  type Versandanlass,
  type Versandgrenzen,
  versandalarme,
  versandgrenze,
  VERSANDZAEHLUNGEN,
} from './versandanlass.ts';

const alle = Object.entries(VERSANDANLAESSE) as [Versandanlass, Versandgrenzen][];
const ZAHL = (grenze: number | null): number => grenze ?? Number.POSITIVE_INFINITY;

describe('a company', () => {
  const angelegtAm = new Date('2026-11-20T09:00:00Z');
  it('is new for a week, then one that has not paid, and well known from its first money on', () => {
    const am = (tag: string, bezahlt = false) => betriebsstufe({ angelegtAm, bezahlt }, new Date(tag));
    expect(am('2026-11-27T08:59:59Z')).toBe('neu');
    expect(am('2026-11-27T09:00:00Z')).toBe('unbezahlt');
    expect(am('2026-11-21T09:00:00Z', true)).toBe('bezahlt');
  });
  it('may more with age and payment, never less', () => {
    for (const [anlass] of alle)
      for (const zaehlung of VERSANDZAEHLUNGEN) {
        const stufen = BETRIEBSSTUFEN.map((stufe) => ZAHL(versandgrenze(anlass, zaehlung, stufe)));
        expect([anlass, stufen]).toEqual([anlass, stufen.toSorted((a, b) => a - b)]);
      }
  });
});

describe('the table of causes', () => {
  it('bounds each of them by a count or by what it is', () => {
    for (const [anlass, row] of alle) {
      const gezaehlt = VERSANDZAEHLUNGEN.some((zaehlung) => versandgrenze(anlass, zaehlung) !== null);
      expect([anlass, gezaehlt]).toEqual([anlass, row.sonst === undefined]);
    }
  });
  it('bounds whatever reaches an address that anybody types by that address, and has an eye on all of it', () => {
    for (const [anlass, { an, alarmAb }] of alle)
      if (an === 'jede') {
        expect([anlass, versandgrenze(anlass, 'jeAdresse')]).not.toContain(null);
        expect([anlass, alarmAb]).not.toContain(undefined);
      }
  });
  it('bounds what an unpaid company causes by the company', () => {
    for (const [anlass, { durch, sonst }] of alle)
      if (durch === 'betrieb' && sonst === undefined)
        for (const stufe of ['neu', 'unbezahlt'] as const)
          expect([anlass, versandgrenze(anlass, 'jeBetrieb', stufe)]).not.toContain(null);
  });
  it('tells the operator before it refuses anybody', () => {
    for (const [anlass, { insgesamt, alarmAb }] of alle)
      if (insgesamt !== undefined)
        expect([anlass, (alarmAb ?? insgesamt) < insgesamt]).toEqual([anlass, true]);
  });
  it('lets an owner invite twelve employees on the first day, and each of them twice more', () => {
    expect(ZAHL(versandgrenze('einladung', 'jeBetrieb', 'neu'))).toBeGreaterThanOrEqual(12);
    expect(ZAHL(versandgrenze('einladung', 'jeAdresse'))).toBeGreaterThanOrEqual(3);
    expect(VERSANDANLAESSE.einladung.ersetzt).toBe(true);
  });
});

describe('a new day', () => {
  it('begins at midnight in Germany, also when the clocks change', () => {
    expect(sekundenBisMorgen(new Date('2026-11-28T22:59:30Z'))).toBe(30);
    expect(sekundenBisMorgen(new Date('2026-10-24T22:00:00Z'))).toBe(25 * 3600);
    expect(sekundenBisMorgen(new Date('2027-03-27T23:00:00Z'))).toBe(23 * 3600);
  });
});

describe('the operator', () => {
  const eine = (anlass: string, anzahl: number, unternehmenId: string | null = null) => ({
    anlass,
    unternehmenId,
    anzahl,
  });
  it('hears of many registrations before anybody is refused', () => {
    expect(versandalarme([eine('registrierung', 99)])).toEqual([]);
    expect(versandalarme([eine('registrierung', 100)])).toEqual([
      { anlass: 'registrierung', anzahl: 100, betriebe: [] },
    ]);
  });
  it('hears of a company that does what new ones may not, and of many that do it together', () => {
    const [a, b] = [eine('einladung', 14, 'a'), eine('einladung', 15, 'b')];
    expect(versandalarme([a])).toEqual([]);
    expect(versandalarme([a, b])).toEqual([
      { anlass: 'einladung', anzahl: 29, betriebe: [{ unternehmenId: 'b', anzahl: 15 }] },
    ]);
    const viele = Array.from({ length: 30 }, (_, nr) => eine('einladung', 10, String(nr)));
    expect(versandalarme(viele)).toEqual([{ anlass: 'einladung', anzahl: 300, betriebe: [] }]);
  });
  it('is not called for a company that many people book at', () => {
    expect(versandalarme([eine('buchung', 149, 'a')])).toEqual([]);
    expect(versandalarme([eine('buchung', 150, 'a')])).toHaveLength(1);
  });
  it('has words for every cause, and does not stumble over one that is gone', () => {
    for (const [, { was }] of alle) expect(was.length).toBeGreaterThan(5);
    expect(versandalarme([eine('frueher', 9999)])).toEqual([]);
  });
});
