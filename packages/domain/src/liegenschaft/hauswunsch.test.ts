import { describe, expect, it } from 'vitest';

import {
  hauswunschInWorten,
  leseHauswunsch,
  passtZumWunsch,
  wunschGegen,
  wunschsaetzeFuer,
} from './hauswunsch.ts';

const verstanden = (text: string): string | undefined => {
  const wunsch = leseHauswunsch(text);
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
  ])('„%s“ stays a sentence', (text) => expect(leseHauswunsch(text)).toBeUndefined());

  it('takes no longer for a sentence made to take long', () => {
    expect(leseHauswunsch('ab '.repeat(5000))).toBeUndefined();
    expect(leseHauswunsch('mo-'.repeat(5000))).toBeDefined();
  });
});

describe('a visit', () => {
  it('suits on that day and from that hour on, and not on another or before', () => {
    const wunsch = leseHauswunsch('freitags ab 15 Uhr');
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

describe('wunschGegen', () => {
  it('names the newest wish that says when, only where the visit goes against it', () => {
    const saetze = ['Bitte klingeln', 'freitags ab 15 Uhr', 'montags'];
    expect(wunschGegen(saetze, '2027-02-05', '08:00')).toBe('freitags ab 15 Uhr');
    expect(wunschGegen(saetze, '2027-02-05', '15:00')).toBeUndefined();
    expect(wunschGegen(['Bitte klingeln'], '2027-02-05', '08:00')).toBeUndefined();
  });
});
