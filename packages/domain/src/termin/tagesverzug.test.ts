import { describe, expect, it } from 'vitest';

import {
  erwarteteAnkunft,
  gefaehrdete,
  stilleMinuten,
  type Tageshalt,
  verzugMinuten,
} from './tagesverzug.ts';

const um = (uhr: string): Date => new Date(`2027-02-02T${uhr}:00+01:00`);
const halt = (id: string, beginn: string, teil: Partial<Tageshalt> = {}): Tageshalt => ({
  id,
  haus: id,
  beginn: um(beginn),
  ende: new Date(um(beginn).getTime() + 15 * 60_000),
  fensterVon: um('08:00'),
  fensterBis: um('10:00'),
  gesehenAm: null,
  ...teil,
});
const tag = (ersteUm: string | null): Tageshalt[] => [
  halt('a', '08:00', { gesehenAm: ersteUm === null ? null : um(ersteUm) }),
  halt('b', '08:30'),
  halt('c', '09:00'),
  halt('c2', '09:05', { haus: 'c' }),
  halt('d', '10:30', { fensterVon: um('10:00'), fensterBis: um('12:00') }),
];

describe('a day that is behind its plan', () => {
  it.each([
    ['on time', '08:15', '08:16', 0],
    ['early', '08:05', '08:16', 0],
    ['late by the last mark', '08:35', '08:36', 20],
    ['late by the silence since then', '08:15', '09:25', 40],
    ['late although nothing was ever marked', null, '08:50', 35],
  ])('is %s', (_wie, gesehen, jetzt, minuten) => {
    expect(verzugMinuten(tag(gesehen), um(jetzt))).toBe(minuten);
  });

  it('endangers who would be reached after the told window, and nobody else', () => {
    const ids = (minuten: number) => gefaehrdete(tag('08:15'), minuten).map(({ id }) => id);
    expect(ids(30)).toEqual([]);
    expect(ids(60)).toEqual(['c2']);
    expect(ids(61)).toEqual(['c', 'c2']);
    expect(ids(91)).toEqual(['b', 'c', 'c2', 'd']);
  });

  it('is silent since its last mark, or since it should have begun', () => {
    expect(stilleMinuten(tag('08:15'), um('08:55'))).toBe(40);
    expect(stilleMinuten(tag(null), um('08:41'))).toBe(41);
    expect(stilleMinuten(tag(null), um('07:00'))).toBeNull();
    expect(stilleMinuten([halt('a', '08:00', { gesehenAm: um('08:15') })], um('12:00'))).toBeNull();
  });
});

describe('when somebody is likely there', () => {
  const sagt = (id: string, gesehen: string | null, jetzt: string) => {
    const ankunft = erwarteteAnkunft(tag(gesehen), id, um(jetzt));
    return ankunft && [ankunft.von, ankunft.bis, ankunft.haeuser];
  };
  it('is told with the houses before it, flats of one house as one', () => {
    expect(sagt('c2', '08:35', '08:36')).toEqual([um('09:25'), um('09:55'), 1]);
    expect(sagt('d', '08:35', '08:36')).toEqual([um('10:50'), um('11:20'), 2]);
    expect(sagt('b', '08:35', '08:36')).toEqual([um('08:50'), um('09:20'), 0]);
  });
  it('is never before the told window, nor in the past', () => {
    expect(sagt('d', '08:05', '08:16')).toEqual([um('10:30'), um('11:00'), 2]);
    expect(
      erwarteteAnkunft(
        [halt('x', '07:00', { gesehenAm: um('07:10') }), halt('y', '07:30')],
        'y',
        um('07:20'),
      ),
    ).toMatchObject({ von: um('08:00') });
  });
  it('is not told without a fresh mark, nor of a visit that is over', () => {
    expect(sagt('b', null, '08:20')).toBeNull();
    expect(sagt('c', '08:15', '09:01')).toBeNull();
    expect(sagt('c', '08:15', '09:00')).not.toBeNull();
    expect(sagt('a', '08:15', '08:20')).toBeNull();
  });
});
