import { describe, expect, it } from 'vitest';

import { istJugendlich, jugendtagverstoesse, jugendverstoesse } from './jugendarbeit.ts';

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
  type Zeit = readonly [number, string, string];
  const WERKTAGE = [1, 2, 3, 4, 5];
  const jeden = (von: string, bis: string, tage: readonly number[] = WERKTAGE): Zeit[] =>
    tage.map((wochentag) => [wochentag, von, bis]);
  type Pause = readonly [string, string, number] | null;
  const MITTAG: Pause = ['11:30', '12:30', 60];
  it.each<[readonly Zeit[], Pause, RegExp[]]>([
    [jeden('08:00', '17:00'), MITTAG, []],
    [jeden('08:00', '16:30'), ['12:00', '12:00', 30], [/^hat zu wenig Pause: .*§ 11/]],
    [jeden('08:00', '12:30'), null, []],
    [jeden('08:00', '12:31'), null, [/§ 11/]],
    [jeden('08:00', '14:30'), ['11:00', '12:00', 30], []],
    [jeden('08:00', '17:30', [1, 2]), ['12:00', '12:30', 60], [/§ 8/]],
    [jeden('08:00', '17:00', [1, 2, 3, 4, 6]), MITTAG, [/§§ 16/]],
    [jeden('08:00', '15:00', [1, 2, 3, 4, 5, 6]), MITTAG, [/§ 15/, /§§ 16/]],
    [jeden('05:45', '12:00', [1]), ['09:00', '10:00', 60], [/§ 14/]],
    [jeden('12:00', '20:15', [1]), ['15:00', '16:30', 60], [/§ 14/]],
    [jeden('08:00', '18:00'), ['12:30', '12:30', 60], [/acht Stunden/, /40 Stunden/]],
    // Half an hour more beside a day that is shorter (§ 8 Abs. 2a), not beside a free one.
    [[...jeden('07:30', '17:00', [1, 2, 3, 4]), [5, '07:30', '14:30']], ['11:30', '12:00', 60], []],
    [jeden('07:30', '17:00', [1, 2, 3, 4]), ['11:30', '12:00', 60], [/acht Stunden/]],
    [
      [...jeden('07:30', '17:01', [1, 2, 3, 4]), [5, '07:30', '13:00']],
      ['11:31', '12:00', 60],
      [/acht Stunden/],
    ],
    // The break may begin too late, too early, in the first hour or in the last.
    [jeden('08:00', '17:00'), ['11:30', '12:31', 60], [/viereinhalb Stunden ohne Pause/]],
    [jeden('08:00', '17:00'), ['11:29', '12:30', 60], [/viereinhalb Stunden ohne Pause/]],
    [jeden('08:00', '13:30'), ['08:59', '11:00', 30], [/ersten oder letzten Stunde/]],
    [jeden('08:00', '13:00'), ['10:00', '11:31', 30], []],
    [jeden('08:00', '13:10'), ['10:00', '12:00', 30], [/letzten Stunde/]],
    // A shift of more than ten hours, and a night of less than twelve.
    [jeden('06:00', '16:30', [1, 3]), ['10:00', '10:30', 120], [/acht Stunden/, /§ 12/]],
    [
      [
        [1, '11:00', '20:00'],
        [2, '07:30', '12:00'],
      ],
      ['14:30', '15:30', 60],
      [/§ 13/],
    ],
    [
      [
        [1, '11:00', '20:00'],
        [3, '07:30', '12:00'],
      ],
      ['14:30', '15:30', 60],
      [],
    ],
  ])('%j with the break %j', (zeiten, pause, erwartet) => {
    const saetze = jugendverstoesse({
      arbeitszeit: zeiten.map(([wochentag, von, bis]) => ({ wochentag, von, bis })),
      pause: pause && { fruehestens: pause[0], spaetestens: pause[1], minuten: pause[2] },
    });
    expect(saetze).toHaveLength(erwartet.length);
    for (const [i, muster] of erwartet.entries()) expect(saetze[i]).toMatch(muster);
  });
});

it('names the paragraph of a day that is too long, has too little rest, or too much work in a row', () => {
  const tag = (...zeiten: [number, number][]): string[] =>
    jugendtagverstoesse(zeiten.map(([von, bis]) => ({ von: von * 60, bis: bis * 60 })));
  expect(tag([8, 12], [13, 17])).toEqual([]);
  expect(tag([8, 12.5], [13.5, 18])).toEqual(['Mehr als acht Stunden Arbeit am Tag (§ 8 JArbSchG)']);
  expect(tag([8, 12], [12.5, 15])).toEqual([
    'Weniger als 60 Minuten Pause bei mehr als sechs Stunden Arbeit (§ 11 JArbSchG)',
  ]);
  expect(tag([8, 13])).toEqual([
    'Mehr als viereinhalb Stunden Arbeit ohne Pause (§ 11 JArbSchG)',
    'Weniger als 30 Minuten Pause bei mehr als viereinhalb Stunden Arbeit (§ 11 JArbSchG)',
  ]);
});
