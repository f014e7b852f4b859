import { describe, expect, it } from 'vitest';

import { type Oeffnungszeit, oeffnungssatz, pruefeOeffnungszeiten } from './oeffnungszeiten.ts';

const am = (tage: readonly number[], ...spannen: readonly [string, string][]): Oeffnungszeit[] =>
  tage.flatMap((wochentag) => spannen.map(([von, bis]) => ({ wochentag, von, bis })));

describe('oeffnungssatz', () => {
  it('says days with the same hours together, as they stand on a door', () => {
    const woche = [
      ...am([1, 2, 3, 4], ['08:00', '12:00'], ['13:00', '17:00']),
      ...am([5], ['08:00', '12:00']),
    ];
    expect(oeffnungssatz(woche, '')).toBe('Mo–Do 8–12 und 13–17 Uhr, Fr 8–12 Uhr');
    expect(oeffnungssatz(woche, ' sonst Anrufbeantworter ')).toBe(
      'Mo–Do 8–12 und 13–17 Uhr, Fr 8–12 Uhr; sonst Anrufbeantworter',
    );
  });
  it('makes no span of two days, and keeps minutes where there are some', () => {
    expect(oeffnungssatz(am([1, 2], ['07:30', '09:05']), '')).toBe('Mo und Di 7:30–9:05 Uhr');
    expect(oeffnungssatz(am([1, 3, 5], ['07:30', '09:00']), '')).toBe('Mo, Mi und Fr 7:30–9 Uhr');
    expect(oeffnungssatz(am([1, 2, 3, 5], ['07:00', '08:00']), '')).toBe('Mo–Mi und Fr 7–8 Uhr');
    expect(oeffnungssatz(am([7], ['00:00', '24:00']), '')).toBe('So 0–24 Uhr');
  });
  it('says what touches as one opening, in whatever order it was entered', () => {
    const woche = am([2], ['13:00', '17:00'], ['08:00', '12:00'], ['12:00', '13:00']);
    expect(oeffnungssatz(woche, '')).toBe('Di 8–17 Uhr');
  });
  it('is the note alone where no hours stand, and empty where nothing does', () => {
    expect(oeffnungssatz([], 'nach Vereinbarung')).toBe('nach Vereinbarung');
    expect(oeffnungssatz([], '')).toBe('');
  });
});

describe('pruefeOeffnungszeiten', () => {
  it('has nothing to say of days that are well, also where one opening touches the next', () => {
    expect(pruefeOeffnungszeiten(am([1, 6], ['08:00', '12:00'], ['12:00', '13:00']))).toEqual([]);
  });
  it('names the day, both times and the way out where the end is not behind the start', () => {
    expect(pruefeOeffnungszeiten(am([3], ['12:00', '08:30']))).toEqual([
      {
        index: 0,
        text: 'Mittwoch: Das Ende (8:30 Uhr) liegt nicht nach dem Beginn (12 Uhr). Tauschen Sie die beiden, oder ändern Sie das Ende.',
      },
    ]);
    expect(pruefeOeffnungszeiten(am([3], ['12:00', '12:00']))).toHaveLength(1);
  });
  it('names the two that overlap, at the one that came later', () => {
    const zeiten = [
      ...am([1], ['08:00', '12:00']),
      ...am([2], ['11:00', '13:00']),
      ...am([1], ['11:30', '13:00']),
    ];
    expect(pruefeOeffnungszeiten(zeiten)).toEqual([
      {
        index: 2,
        text: 'Montag: 11:30–13 Uhr und 8–12 Uhr überschneiden sich. Fassen Sie beide zusammen, oder kürzen Sie eine.',
      },
    ]);
  });
  it('stops at four openings a day', () => {
    const fuenf = am(
      [1],
      ['06:00', '07:00'],
      ['08:00', '09:00'],
      ['10:00', '11:00'],
      ['12:00', '13:00'],
      ['14:00', '15:00'],
    );
    expect(pruefeOeffnungszeiten(fuenf).map(({ index }) => index)).toEqual([4]);
  });
});
