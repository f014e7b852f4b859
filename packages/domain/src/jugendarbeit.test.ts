import { describe, expect, it } from 'vitest';

import { istJugendlich, jugendverstoesse } from './jugendarbeit.ts';

describe('who is not yet eighteen', () => {
  it.each([
    ['2010-05-17', '2028-05-16', true],
    ['2010-05-17', '2028-05-17', false],
    // In years without the day it is the next one.
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    [null, '2026-03-01', false],
  ])('born on %s is it on %s: %s', (geboren, am, ja) => expect(istJugendlich(geboren, am)).toBe(ja));
});

describe('a week of work of somebody who is not eighteen (JArbSchG)', () => {
  const woche = (von: string, bis: string, tage: readonly number[], pause: number | null) =>
    jugendverstoesse({
      arbeitszeit: tage.map((wochentag) => ({ wochentag, von, bis })),
      pause: pause === null ? null : { minuten: pause },
    });
  const WERKTAGE = [1, 2, 3, 4, 5];
  it.each([
    ['08:00', '17:00', WERKTAGE, 60, []],
    ['08:00', '16:30', WERKTAGE, 30, [/^hat zu wenig Pause: .*§ 11/]],
    ['08:00', '12:30', WERKTAGE, null, []],
    ['08:00', '12:31', WERKTAGE, null, [/§ 11/]],
    ['08:00', '14:30', WERKTAGE, 30, []],
    ['08:00', '17:30', [1, 2], 60, [/§ 8/]],
    ['08:00', '17:00', [1, 2, 3, 4, 6], 60, [/§§ 16/]],
    ['08:00', '15:00', [1, 2, 3, 4, 5, 6], 60, [/§ 15/, /§§ 16/]],
    ['05:45', '12:00', [1], 60, [/§ 14/]],
    ['12:00', '20:15', [1], 60, [/§ 14/]],
    ['08:00', '18:00', WERKTAGE, 60, [/acht Stunden/, /40 Stunden/]],
  ] as const)('from %s to %s on %j with %s minutes of break', (...[von, bis, tage, pause, erwartet]) => {
    const saetze = woche(von, bis, tage, pause);
    expect(saetze).toHaveLength(erwartet.length);
    for (const [i, muster] of erwartet.entries()) expect(saetze[i]).toMatch(muster);
  });
});
