import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { liesKalender } from '../liesKalender.ts';
import { vereinige } from '../zeitraum.ts';
import { Zeitensammler } from './zeitensammler.ts';

const JAHR = { von: Date.parse('2027-01-01T00:00:30Z'), bis: Date.parse('2027-03-01T00:00:10Z') };

describe('Zeitensammler', () => {
  it('holds what putting all of them together would give, on minutes and beside them', () => {
    const zeit = fc
      .record({
        ab: fc.integer({ min: -3 * 86_400, max: 62 * 86_400 }),
        dauer: fc.integer({ min: 0, max: 200_000 }),
        rund: fc.constantFrom(1, 60, 3600),
      })
      .map(({ ab, dauer, rund }) => {
        const von = Date.parse('2027-01-01T00:00:00Z') + Math.floor(ab / rund) * rund * 1000;
        return { von, bis: von + Math.floor(dauer / rund) * rund * 1000 };
      });
    fc.assert(
      fc.property(fc.array(zeit, { maxLength: 60 }), (zeiten) => {
        for (const spanne of [JAHR, { von: 0, bis: Number.MAX_SAFE_INTEGER }]) {
          const sammler = new Zeitensammler(spanne);
          for (const { von, bis } of zeiten) sammler.nimm(von, bis);
          expect(sammler.alle()).toEqual(vereinige(zeiten, spanne));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('more times beside minutes than are kept', () => {
  it('make the minutes busy that they touch, and free none', () => {
    const spanne = { von: 0, bis: 40 * 86_400_000 };
    const sammler = new Zeitensammler(spanne);
    const zeiten = Array.from({ length: 52_000 }, (_, nth) => ({
      von: nth * 60_000 + 10_000,
      bis: nth * 60_000 + 20_000,
    }));
    for (const { von, bis } of zeiten) sammler.nimm(von, bis);
    const alle = sammler.alle();
    const belegt = (wann: number): boolean => alle.some(({ von, bis }) => von <= wann && wann < bis);
    for (const { von, bis } of zeiten.filter((_, nth) => nth % 499 === 0))
      expect([belegt(von), belegt(bis - 1)]).toEqual([true, true]);
    expect(belegt(5000)).toBe(false);
    // From there on whole minutes, which meet.
    expect(alle.at(-1)).toEqual({ von: 50_000 * 60_000, bis: 52_000 * 60_000 });
  });
});

describe('series without number', () => {
  const kalender = (takt: string, anzahl: number): string =>
    `BEGIN:VCALENDAR\r\n${Array.from({ length: anzahl }, (_, i) => `BEGIN:VEVENT\r\nUID:${i}\r\nDTSTART:20260101T000000Z\r\nDURATION:PT30S\r\nRRULE:FREQ=${takt}\r\nEND:VEVENT\r\n`).join('')}END:VCALENDAR\r\n`;

  it('end by their steps and not by a clock, and say why', () => {
    expect(liesKalender(kalender('MINUTELY', 400), JAHR)).toEqual({ ok: false, grund: 'zu-aufwendig' });
  });
  it('are read where each of them comes now and then', () => {
    expect(liesKalender(kalender('DAILY', 400), JAHR)).toMatchObject({ ok: true, hinweise: [] });
  });
});
