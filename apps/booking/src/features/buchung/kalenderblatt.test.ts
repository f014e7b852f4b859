import { describe, expect, it } from 'vitest';

import { kalenderblaetter } from './kalenderblatt.ts';

const quelle = {
  freieTage: ['2027-05-04', '2027-05-31'],
  gesuchtAb: '2027-05-03',
  gesuchtBis: '2027-06-01',
  fruehestens: '2027-05-03',
  horizont: '2027-06-30',
};

describe('the calendar of a search', () => {
  const [mai, juni, ...mehr] = kalenderblaetter(quelle);
  const artVon = (tag: string) =>
    [mai, juni].flatMap((blatt) => blatt?.wochen.flat() ?? []).find((zelle) => zelle?.tag === tag)?.art;

  it('has every month up to the horizon, in weeks from Monday', () => {
    expect([mai?.erster, juni?.erster, mehr.length]).toEqual(['2027-05-01', '2027-06-01', 0]);
    // 1 May 2027 is a Saturday.
    expect(mai?.wochen[0]?.map((zelle) => zelle?.tag ?? '')).toEqual([
      ...Array.from({ length: 5 }, () => ''),
      '2027-05-01',
      '2027-05-02',
    ]);
    for (const woche of [...(mai?.wochen ?? []), ...(juni?.wochen ?? [])]) expect(woche).toHaveLength(7);
  });

  it('says of each day only what is known', () => {
    expect(artVon('2027-05-02')).toBe('zu');
    expect(artVon('2027-05-03')).toBe('voll');
    expect(artVon('2027-05-04')).toBe('frei');
    expect(artVon('2027-06-01')).toBe('voll');
    expect(artVon('2027-06-02')).toBe('offen');
  });

  it('covers the turn of a year', () => {
    const blaetter = kalenderblaetter({ ...quelle, fruehestens: '2026-12-30', horizont: '2027-02-01' });
    expect(blaetter.map(({ erster }) => erster)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  });
});
