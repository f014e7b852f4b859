import { describe, expect, it } from 'vitest';

import {
  besuchteEinheiten,
  hauswunschInWorten,
  liesHauswunsch,
  passtZumWunsch,
  wunschGegen,
  wunschDesBesuchs,
  wunschsaetzeDesBesuchs,
  wunschsaetzeFuer,
} from './hauswunsch.ts';

const verstanden = (text: string): string | undefined => {
  const wunsch = liesHauswunsch(text);
  return wunsch && hauswunschInWorten(wunsch);
};

describe('a wish in words', () => {
  it.each([
    ['freitags ab 15 Uhr', 'freitags ab 15 Uhr'],
    ['Bitte nur freitags ab 15.30 Uhr, da bin ich daheim', 'freitags ab 15:30 Uhr'],
    ['Mo-Mi vormittags', 'montags, dienstags und mittwochs bis 12 Uhr'],
    ['Dienstag oder Donnerstag', 'dienstags und donnerstags'],
    ['zwischen 8 und 10 Uhr', 'zwischen 8 und 10 Uhr'],
    ['von 16:00 bis 17:30', 'zwischen 16 und 17:30 Uhr'],
    ['erst nach 14 Uhr', 'ab 14 Uhr'],
    ['vor 9 Uhr', 'bis 9 Uhr'],
    ['montags frühestens 13 Uhr', 'montags ab 13 Uhr'],
    ['nachmittags', 'ab 12 Uhr'],
    ['Sonnabend früh', 'samstags bis 9 Uhr'],
    ['am Wochenende', 'samstags'],
    ['Freitags nachmittags bis 16 Uhr', 'freitags zwischen 12 und 16 Uhr'],
    ['So wie immer, mittwochs', 'mittwochs'],
    ['Fr. Huber ist dienstags da', 'dienstags'],
    ['Fr ab 15 Uhr', 'freitags ab 15 Uhr'],
    ['Mo, Mi, Fr vormittags', 'montags, mittwochs und freitags bis 12 Uhr'],
  ])('„%s“ means „%s“', (text, erwartet) => expect(verstanden(text)).toBe(erwartet));

  it.each([
    'nicht montags',
    'In 14 Tagen passt es besser',
    'am 12.3. ab 15 Uhr',
    'jede gerade Woche',
    'Bitte vorher anrufen',
    'Telefon 09123 4567',
    'ab 27 Uhr',
    'ab 15:75 Uhr',
    'von 17 bis 9 Uhr',
    '',
    'ab dem 3. Mai',
    'außer freitags',
    '🙂'.repeat(200),
  ])('„%s“ stays a sentence', (text) => expect(liesHauswunsch(text)).toBeUndefined());

  it('takes no longer for a sentence made to take long', () => {
    expect(liesHauswunsch('ab '.repeat(5000))).toBeUndefined();
    expect(liesHauswunsch('mo-'.repeat(5000))).toBeDefined();
  });
});

describe('a visit', () => {
  it('suits on that day and from that hour on, and not on another or before', () => {
    const wunsch = liesHauswunsch('freitags ab 15 Uhr');
    if (!wunsch) throw new Error('not understood');
    expect(passtZumWunsch(wunsch, '2027-02-05', '15:00')).toBe(true);
    expect(passtZumWunsch(wunsch, '2027-02-05', '14:59')).toBe(false);
    expect(passtZumWunsch(wunsch, '2027-02-04', '15:00')).toBe(false);
  });
});

describe('wunschsaetzeFuer', () => {
  const wuensche = [
    { text: 'ab 15 Uhr', nutzungseinheitId: 'eg' },
    { text: 'montags', nutzungseinheitId: 'og' },
    { text: 'vormittags', nutzungseinheitId: null },
  ];
  it('is what a flat said and what is meant for the house, and for the house what all said', () => {
    expect(wunschsaetzeFuer(wuensche, 'eg')).toEqual(['ab 15 Uhr', 'vormittags']);
    expect(wunschsaetzeFuer(wuensche, 'og')).toEqual(['montags', 'vormittags']);
    expect(wunschsaetzeFuer(wuensche, 'dg')).toEqual(['vormittags']);
    expect(wunschsaetzeFuer(wuensche, null)).toEqual(['ab 15 Uhr', 'montags', 'vormittags']);
  });
});

describe('wunschDesBesuchs', () => {
  const fuer = (nutzungseinheitId: string | null, text: string) => ({ nutzungseinheitId, text });
  it('goes by the flat that is visited, never by a neighbour’s, however new', () => {
    const wuensche = [fuer('og', 'montags'), fuer('eg', 'ab 15 Uhr')];
    expect(wunschDesBesuchs(wuensche, ['eg'])).toEqual(liesHauswunsch('ab 15 Uhr'));
    expect(wunschDesBesuchs(wuensche, ['dg'])).toBeUndefined();
    const gegenHaus = [fuer(null, 'montags'), fuer('eg', 'freitags')];
    expect(wunschDesBesuchs(gegenHaus, ['eg'])).toEqual(liesHauswunsch('freitags'));
    expect(wunschDesBesuchs(gegenHaus, [null])).toEqual(liesHauswunsch('montags'));
    expect(besuchteEinheiten('eg', [fuer(null, '')])).toEqual(['eg']);
    expect(besuchteEinheiten(null, [fuer('og', ''), fuer('og', '')])).toEqual(['og']);
    expect(wunschsaetzeDesBesuchs(wuensche, ['eg'])).toEqual([fuer('eg', 'ab 15 Uhr')]);
  });
  it('of a visit to all has the house’s first, and each flat’s as far as they go together', () => {
    const wuensche = [fuer('og', 'vormittags'), fuer('eg', 'montags'), fuer(null, 'ab 15 Uhr')];
    expect(wunschDesBesuchs(wuensche, [null])).toEqual(liesHauswunsch('montags ab 15 Uhr'));
    expect(wunschDesBesuchs(wuensche.slice(0, 2), ['og', 'eg'])).toEqual(
      liesHauswunsch('montags vormittags'),
    );
  });
  it('hears the newest of one flat alone, and sentences that say no time not at all', () => {
    const wuensche = [fuer('eg', 'Bitte klingeln'), fuer('eg', 'freitags'), fuer('eg', 'montags')];
    expect(wunschDesBesuchs(wuensche, ['eg', 'og'])).toEqual(liesHauswunsch('freitags'));
  });
});

describe('wunschGegen', () => {
  it('names the newest wish that says when, only where the visit goes against it', () => {
    const saetze = ['Bitte klingeln', 'freitags ab 15 Uhr', 'montags'];
    expect(wunschGegen(saetze, '2027-02-05', '08:00')).toBe('freitags ab 15 Uhr');
    expect(wunschGegen(saetze, '2027-02-05', '15:00')).toBeUndefined();
    expect(wunschGegen(['Bitte klingeln'], '2027-02-05', '08:00')).toBeUndefined();
  });
});
