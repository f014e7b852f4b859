import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minutenSeitMitternacht as minuten, uhrzeitAus } from './uhrzeit.ts';
import {
  ansageFenster,
  ansageFensterDerKehrtour,
  ANSAGEMODI,
  beginnMinute,
  enthaelt,
  FENSTERBREITEN,
  halbtagVon,
  VERSPAETUNG_MINUTEN,
} from './zeitfenster.ts';

const ankunft = fc.integer({ min: 6 * 60, max: 20 * 60 }).map(uhrzeitAus);
const breite = fc.constantFrom(...FENSTERBREITEN);
/** A visit of which only the arrival counts. */
const um = (beginn: string) => ({ beginn, ende: beginn });

describe('ansageFenster', () => {
  it('opens on a clock time people remember', () => {
    expect(ansageFenster(um('09:17'), { breite: 120 })).toEqual({ beginn: '08:30', ende: '10:30' });
    expect(ansageFenster(um('09:17'), { breite: 90 })).toEqual({ beginn: '08:30', ende: '10:00' });
    expect(ansageFenster(um('09:17'), { breite: 60 })).toEqual({ beginn: '09:00', ende: '10:00' });
  });

  it('never opens before the round starts', () => {
    expect(ansageFenster(um('08:00'), { breite: 120, fruehestens: '08:00' })).toEqual({
      beginn: '08:00',
      ende: '10:00',
    });
    expect(ansageFenster(um('07:50'), { breite: 120, fruehestens: '07:45' })).toEqual({
      beginn: '07:30',
      ende: '09:30',
    });
  });

  it('tells half-days in the words of the company', () => {
    expect(ansageFenster(um('09:17'), { breite: 'halbtag' })).toEqual({ beginn: '08:00', ende: '12:00' });
    expect(ansageFenster(um('12:05'), { breite: 'halbtag' })).toEqual({ beginn: '12:00', ende: '16:00' });
    expect(ansageFenster(um('16:10'), { breite: 'halbtag' })).toEqual({ beginn: '12:00', ende: '16:30' });
    expect(ansageFenster(um('07:10'), { breite: 'halbtag' })).toEqual({ beginn: '07:00', ende: '12:00' });
  });

  it('lets a half-day go on for half an hour where a late arrival would break it', () => {
    expect(ansageFenster(um('11:45'), { breite: 'halbtag' }).ende).toBe('12:00');
    expect(ansageFenster(um('11:46'), { breite: 'halbtag' })).toEqual({ beginn: '08:00', ende: '12:30' });
    expect(ansageFenster(um('15:59'), { breite: 'halbtag' }).ende).toBe('16:30');
    expect(ansageFenster(um('16:20'), { breite: 'halbtag' }).ende).toBe('17:00');
  });

  it('closes with the working day at the latest, unless the visit lasts longer', () => {
    const bis = (beginn: string, ende: string, breite: (typeof FENSTERBREITEN)[number] = 120) => {
      const fenster = ansageFenster({ beginn, ende }, { breite, fruehestens: '08:00', spaetestens: '16:30' });
      return `${fenster.beginn}–${fenster.ende}`;
    };
    expect(bis('15:40', '16:00')).toBe('14:30–16:30');
    expect(bis('16:10', '16:30')).toBe('14:30–16:30');
    expect(bis('16:10', '16:40')).toBe('14:45–16:45');
    expect(bis('16:20', '16:30', 'halbtag')).toBe('12:00–16:30');
    expect(bis('16:25', '16:50', 'halbtag')).toBe('12:00–17:00');
  });

  it('holds the arrival and never closes after both working day and visit, whatever is planned', () => {
    const wann = fc.record({
      ankunft: fc.integer({ min: 480, max: 1080 }),
      dauer: fc.integer({ min: 5, max: 120 }),
    });
    fc.assert(
      fc.property(
        wann,
        breite,
        fc.integer({ min: 900, max: 1080 }),
        ({ ankunft, dauer }, breite, feierabend) => {
          const besuch = { beginn: uhrzeitAus(ankunft), ende: uhrzeitAus(ankunft + dauer) };
          const spaetestens = uhrzeitAus(feierabend);
          const fenster = ansageFenster(besuch, { breite, fruehestens: '08:00', spaetestens });
          expect(enthaelt(fenster, besuch.beginn)).toBe(true);
          expect(fenster.beginn >= '07:30').toBe(true);
          expect(minuten(fenster.ende)).toBeLessThanOrEqual(Math.max(feierabend, ankunft + dauer + 14));
        },
      ),
    );
  });

  it('contains the planned arrival and leaves room for a late one', () => {
    fc.assert(
      fc.property(ankunft, breite, (geplant, breite) => {
        const fenster = ansageFenster(um(geplant), { breite });
        expect(enthaelt(fenster, geplant)).toBe(true);
        expect(minuten(fenster.ende) - minuten(geplant)).toBeGreaterThanOrEqual(VERSPAETUNG_MINUTEN);
        if (breite === 'halbtag') return;
        expect(minuten(fenster.ende) - minuten(fenster.beginn)).toBe(breite);
        expect(minuten(geplant) - minuten(fenster.beginn)).toBeGreaterThanOrEqual(breite / 4);
        expect(minuten(fenster.ende) - minuten(geplant)).toBeGreaterThanOrEqual(breite / 3);
        expect(minuten(fenster.beginn) % (breite === 60 ? 15 : 30)).toBe(0);
      }),
    );
  });
});

describe('ansageFensterDerKehrtour', () => {
  const vormittag = ['08:00', '08:25', '08:55', '09:15', '09:40', '10:10', '10:35'];

  it('shares two-hour blocks along the round', () => {
    const fenster = ansageFensterDerKehrtour(
      vormittag.map(um),
      { breite: 120, fruehestens: '08:00' },
      'bloecke',
    );
    expect(fenster.map((f) => `${f.beginn}–${f.ende}`)).toEqual([
      '08:00–10:00',
      '08:00–10:00',
      '08:00–10:00',
      '08:00–10:00',
      '09:00–11:00',
      '09:00–11:00',
      '10:00–12:00',
    ]);
  });

  it('tells everybody the same span when only the day is announced', () => {
    const fenster = ansageFensterDerKehrtour(
      vormittag.map(um),
      { breite: 120, fruehestens: '08:00' },
      'nurTag',
    );
    expect(new Set(fenster.map((f) => `${f.beginn}–${f.ende}`))).toEqual(new Set(['08:00–12:00']));
    expect(ansageFensterDerKehrtour([], { breite: 120 }, 'nurTag')).toEqual([]);
  });

  it('gives every stop a window that holds its arrival, in every mode', () => {
    fc.assert(
      fc.property(fc.array(ankunft), breite, fc.constantFrom(...ANSAGEMODI), (kehrtour, breite, modus) => {
        const sortiert = kehrtour.toSorted();
        const fenster = ansageFensterDerKehrtour(sortiert.map(um), { breite }, modus);
        expect(fenster.length).toBe(sortiert.length);
        for (const [i, f] of fenster.entries()) expect(enthaelt(f, sortiert[i] ?? '')).toBe(true);
      }),
    );
  });

  it('never lets a later stop have an earlier window', () => {
    fc.assert(
      fc.property(fc.array(ankunft), breite, (kehrtour, breite) => {
        const beginne = ansageFensterDerKehrtour(kehrtour.toSorted().map(um), { breite }, 'bloecke').map(
          (f) => f.beginn,
        );
        expect(beginne).toEqual(beginne.toSorted());
      }),
    );
  });
});

describe('halbtagVon', () => {
  it('takes the half in which most of the window lies', () => {
    expect(halbtagVon({ beginn: '11:00', ende: '13:00' })).toBe('vormittag');
    expect(halbtagVon({ beginn: '11:30', ende: '13:30' })).toBe('nachmittag');
  });
});

describe('beginnMinute', () => {
  it.each([
    ['10:00', 0, '10:00'],
    ['10:00', 1, '10:01'],
    ['09:59', 59, '09:59'],
    ['08:00', 30, '08:00'],
    ['12:00', 30, '12:01'],
  ])('of a visit at %s and %i seconds is compared as %s with what was told', (uhrzeit, sekunden, als) => {
    const gesagte = [
      { beginn: '08:00', ende: '10:00' },
      { beginn: '10:00', ende: '12:00' },
    ];
    expect(beginnMinute({ uhrzeit, sekunden }, gesagte)).toBe(als);
  });
});
