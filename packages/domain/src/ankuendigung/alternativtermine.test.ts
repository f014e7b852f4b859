import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { einLueckenplatz, einZeitfenster } from '../../test/bauen.ts';
import { plusTage } from '../tag.ts';
import { uhrzeitAus } from '../uhrzeit.ts';
import { waehleAlternativtermine, type Alternativwunsch, type Lueckenplatz } from './alternativtermine.ts';

const wunsch: Alternativwunsch = {
  dauerMinuten: 30,
  qualifikation: 'keine',
  fristBis: '2026-11-30',
  bisher: { tag: '2026-10-13', fenster: einZeitfenster() },
  jetzt: { tag: '2026-10-08', uhrzeit: '18:00' },
  anzahl: 3,
};
const nachmittag = einZeitfenster({ beginn: '14:00', ende: '16:00' });

describe('waehleAlternativtermine', () => {
  it('offers the smallest detours in the order of the calendar', () => {
    const plaetze = [
      einLueckenplatz({ tag: '2026-10-28', mehrMinuten: 2 }),
      einLueckenplatz({ tag: '2026-10-20', mehrMinuten: 4 }),
      einLueckenplatz({ tag: '2026-10-22', mehrMinuten: 25 }),
      einLueckenplatz({ tag: '2026-10-26', mehrMinuten: 6 }),
    ];
    expect(waehleAlternativtermine(plaetze, wunsch).map(({ tag }) => tag)).toEqual([
      '2026-10-20',
      '2026-10-26',
      '2026-10-28',
    ]);
  });

  it('offers each half-day once while there are others', () => {
    const plaetze = [
      einLueckenplatz({ mehrMinuten: 1 }),
      einLueckenplatz({ mehrMinuten: 2, fenster: einZeitfenster({ beginn: '09:00', ende: '11:00' }) }),
      einLueckenplatz({ mehrMinuten: 9, fenster: nachmittag }),
      einLueckenplatz({ mehrMinuten: 8, tag: '2026-10-21' }),
    ];
    expect(
      waehleAlternativtermine(plaetze, wunsch).map(({ tag, fenster }) => `${tag} ${fenster.beginn}`),
    ).toEqual(['2026-10-20 08:00', '2026-10-20 14:00', '2026-10-21 08:00']);
  });

  describe('for somebody who said when', () => {
    const ab15 = {
      ...wunsch,
      wunsch: { wochentage: [1, 2, 3, 4, 5, 6, 7], vonMinute: 900, bisMinute: 1440 },
    };
    const spaet = einZeitfenster({ beginn: '15:00', ende: '17:00' });
    const zeiten = (plaetze: Lueckenplatz[], was: Alternativwunsch): string[] =>
      waehleAlternativtermine(plaetze, was).map(({ tag, fenster }) => `${tag} ${fenster.beginn}`);
    const morgens = ['20', '21', '22', '23'].map((t) =>
      einLueckenplatz({ tag: `2026-10-${t}`, mehrMinuten: 1 }),
    );

    it('offers what was wished first, however far it is', () => {
      const gewuenscht = einLueckenplatz({ tag: '2026-10-27', mehrMinuten: 25, fenster: spaet });
      expect(zeiten([...morgens, gewuenscht], ab15)).toEqual([
        '2026-10-27 15:00',
        '2026-10-20 08:00',
        '2026-10-21 08:00',
      ]);
      expect(zeiten([...morgens, gewuenscht], wunsch).at(-1)).toBe('2026-10-27 15:00');
    });
    it('offers the wished end of a half-day that did not suit, and no window that reaches into what did not', () => {
      const mittags = {
        ...ab15,
        bisher: { tag: '2026-10-13', fenster: einZeitfenster({ beginn: '12:00', ende: '14:00' }) },
      };
      const amTag = einLueckenplatz({ tag: '2026-10-13', mehrMinuten: 5, fenster: spaet });
      expect(zeiten([amTag], mittags)).toEqual(['2026-10-13 15:00']);
      expect(zeiten([amTag], { ...mittags, wunsch: undefined })).toEqual([]);
      const fast = {
        ...mittags,
        bisher: { tag: '2026-10-13', fenster: einZeitfenster({ beginn: '14:30', ende: '15:30' }) },
      };
      expect(zeiten([amTag], fast)).toEqual([]);
    });
    it('gives none of them up for a morning', () => {
      const nachmittags = ['20', '21', '22'].map((t) =>
        einLueckenplatz({ tag: `2026-10-${t}`, fenster: spaet, mehrMinuten: 9 }),
      );
      expect(zeiten([...morgens, ...nachmittags], ab15)).toEqual([
        '2026-10-20 15:00',
        '2026-10-21 15:00',
        '2026-10-22 15:00',
      ]);
    });
  });

  it('has an afternoon among them for people who work in the morning', () => {
    const morgens = ['20', '21', '22', '23'].map((t) => einLueckenplatz({ tag: `2026-10-${t}` }));
    const plaetze = [
      ...morgens,
      einLueckenplatz({ tag: '2026-10-26', mehrMinuten: 20, fenster: nachmittag }),
    ];
    expect(waehleAlternativtermine(plaetze, wunsch)).toContain(plaetze.at(-1));
  });

  it('fills up with other times of the same half-day rather than offer fewer than three', () => {
    const plaetze = ['07:00', '08:00', '09:00', '10:00'].map((beginn) =>
      einLueckenplatz({
        fenster: einZeitfenster({
          beginn,
          ende: `${String(Number(beginn.slice(0, 2)) + 1).padStart(2, '0')}:00`,
        }),
      }),
    );
    expect(waehleAlternativtermine(plaetze, wunsch).length).toBe(3);
  });

  it('names no time twice in other words, neither the one that does not suit nor one that it offers', () => {
    const um = (beginn: string, ende: string, tag = '2026-10-20') =>
      einLueckenplatz({ tag, fenster: einZeitfenster({ beginn, ende }) });
    const plaetze = [um('08:00', '10:00'), um('08:30', '10:30'), um('09:00', '11:00'), um('10:00', '12:00')];
    expect(waehleAlternativtermine(plaetze, wunsch).map(({ fenster }) => fenster.beginn)).toEqual([
      '08:00',
      '10:00',
    ]);
    const bisher = { tag: '2026-10-20', fenster: einZeitfenster({ beginn: '10:30', ende: '12:30' }) };
    expect(waehleAlternativtermine([um('12:00', '14:00')], { ...wunsch, bisher })).toEqual([]);
  });

  it('offers as many as the company wants, the best first, and none where it wants none', () => {
    const plaetze = ['20', '21', '22', '23'].map((tag, index) =>
      einLueckenplatz({ tag: `2026-10-${tag}`, mehrMinuten: 9 - index }),
    );
    const nachmittags = einLueckenplatz({ tag: '2026-10-26', mehrMinuten: 20, fenster: nachmittag });
    const bei = (anzahl: number) =>
      waehleAlternativtermine([...plaetze, nachmittags], { ...wunsch, anzahl }).map(({ tag }) =>
        tag.slice(8),
      );
    expect([0, 1, 2, 5].map(bei)).toEqual([[], ['23'], ['23', '26'], ['20', '21', '22', '23', '26']]);
  });

  it('never offers what is outside the Frist, too soon, too full, or beyond the qualification', () => {
    const untauglich = [
      einLueckenplatz({ tag: '2026-12-01' }),
      einLueckenplatz({ tag: '2026-10-09' }),
      einLueckenplatz({ freieMinuten: 32, mehrMinuten: 3 }),
    ];
    expect(waehleAlternativtermine(untauglich, wunsch)).toEqual([]);
    const fss = { ...wunsch, qualifikation: 'feuerstaettenschau' } as const;
    expect(waehleAlternativtermine([einLueckenplatz()], fss)).toEqual([]);
    const mitBbsf = einLueckenplatz({ qualifikationen: ['keine', 'feuerstaettenschau'] });
    expect(waehleAlternativtermine([mitBbsf], fss)).toEqual([mitBbsf]);
  });

  it('does not offer the half-day again that does not suit', () => {
    const gleicherMorgen = einLueckenplatz({
      tag: '2026-10-13',
      fenster: einZeitfenster({ beginn: '10:00', ende: '12:00' }),
    });
    const gleicherTag = einLueckenplatz({ tag: '2026-10-13', fenster: nachmittag });
    expect(waehleAlternativtermine([gleicherMorgen, gleicherTag], wunsch)).toEqual([gleicherTag]);
  });

  it('offers at most six, all from the list, none twice', () => {
    const platz = fc
      .record({
        tage: fc.integer({ min: 0, max: 60 }),
        stunde: fc.integer({ min: 7, max: 16 }),
        mehrMinuten: fc.integer({ min: 0, max: 60 }),
        freieMinuten: fc.integer({ min: 0, max: 200 }),
      })
      .map(({ tage, stunde, ...rest }) =>
        einLueckenplatz({
          ...rest,
          tag: plusTage('2026-10-08', tage),
          fenster: { beginn: uhrzeitAus(stunde * 60), ende: uhrzeitAus(stunde * 60 + 120) },
        }),
      );
    fc.assert(
      fc.property(fc.array(platz), fc.integer({ min: 0, max: 9 }), (plaetze, anzahl) => {
        const angebot = waehleAlternativtermine(plaetze, { ...wunsch, anzahl });
        expect(angebot.length).toBeLessThanOrEqual(Math.min(6, anzahl));
        expect(angebot.every((eines) => plaetze.includes(eines) && eines.tag <= '2026-11-30')).toBe(true);
        expect(new Set(angebot.map(({ tag, fenster }) => `${tag} ${fenster.beginn}`)).size).toBe(
          angebot.length,
        );
      }),
    );
  });
});
