import { describe, expect, it } from 'vitest';

import { empfaengername, grussformel } from '../../liegenschaft/kontakt.ts';
import { liesName } from './personenname.ts';

describe('odd names of real lists', () => {
  it.each([
    // Two in one cell.
    ['Herr Karl und Frau Berta Zahn', 'Herr und Frau Karl und Berta Zahn', 'Guten Tag Herr und Frau Zahn'],
    ['HERR KARL UND FRAU BERTA ZAHN', 'Herr und Frau Karl und Berta Zahn', 'Guten Tag Herr und Frau Zahn'],
    ['Herr Karl Zahn und Frau Maria', 'Herr und Frau Karl und Maria Zahn', 'Guten Tag Herr und Frau Zahn'],
    ['Herr Zahn und Frau Zahn', 'Herr und Frau Zahn', 'Guten Tag Herr und Frau Zahn'],
    ['Herr Zahn und Frau Berta Zahn', 'Herr und Frau Berta Zahn', 'Guten Tag Herr und Frau Zahn'],
    [
      'Herr Dr. Karl Zahn und Frau Berta Zahn',
      'Herr und Frau Dr. Karl und Berta Zahn',
      'Guten Tag Herr und Frau Zahn',
    ],
    ['Herr Karl Zahn und Ehefrau', 'Herr und Frau Karl Zahn', 'Guten Tag Herr und Frau Zahn'],
    ['Herr Karl und Maria Zahn', 'Karl und Maria Zahn', 'Guten Tag'],
    ['Herr Zahn und Frau Lang', 'Herr Zahn und Frau Lang', 'Guten Tag'],
    ['Müller / Schmidt', 'Müller / Schmidt', 'Guten Tag'],
    ['Müller und Schmidt', 'Müller und Schmidt', 'Guten Tag'],
    ['Anna Kern und Peter Schmidt', 'Anna Kern und Peter Schmidt', 'Guten Tag'],
    ['Eheleute Karl und Maria Zahn', 'Eheleute Karl und Maria Zahn', 'Guten Tag Eheleute Zahn'],
    ['Fam. Zahn', 'Familie Zahn', 'Guten Tag Familie Zahn'],
    ['Geschwister Huber', 'Geschwister Huber', 'Guten Tag'],
    // Titles before and behind.
    [
      'Dipl.-Ing. (FH) Herr Bernd Kraus',
      'Dipl.-Ing. (FH) Bernd Kraus',
      'Guten Tag Herr Dipl.-Ing. (FH) Kraus',
    ],
    ['Herr Dipl.-Kfm. Bernd Kraus', 'Dipl.-Kfm. Bernd Kraus', 'Guten Tag Herr Dipl.-Kfm. Kraus'],
    [
      'Herr Bernd Kraus, Dipl.-Ing. (FH)',
      'Dipl.-Ing. (FH) Bernd Kraus',
      'Guten Tag Herr Dipl.-Ing. (FH) Kraus',
    ],
    ['Dr. Frau Petra Lang', 'Dr. Petra Lang', 'Guten Tag Frau Dr. Lang'],
    ['FRAU DR. SCHMIDT', 'Frau Dr. Schmidt', 'Guten Tag Frau Dr. Schmidt'],
    ['Herrn Schmidt', 'Herr Schmidt', 'Guten Tag Herr Schmidt'],
    // Widows.
    ['Wwe. Huber', 'Frau Huber', 'Guten Tag Frau Huber'],
    ['Witwe Maria Huber', 'Maria Huber', 'Guten Tag Frau Huber'],
    ['Peter Witwer', 'Peter Witwer', 'Guten Tag'],
    // Capitals, numbers, heirs, houses of others.
    ['MÜLLER KARL-HEINZ', 'Karl-Heinz Müller', 'Guten Tag'],
    ['Frau MÜLLER-LÜDENSCHEIDT Anna', 'Anna Müller-Lüdenscheidt', 'Guten Tag Frau Müller-Lüdenscheidt'],
    ['Frau Maria Huber 2. OG', 'Maria Huber 2. OG', 'Guten Tag Frau Huber'],
    ['Erben nach Karl Zahn', 'Erben nach Karl Zahn', 'Guten Tag'],
    ['Nachlass Karl Zahn', 'Nachlass Karl Zahn', 'Guten Tag'],
    ['Frau Karla Graf von Berg', 'Karla Graf von Berg', 'Guten Tag Frau Graf von Berg'],
    ['Herr Karl Zahn C/O Lang', 'Karl Zahn C/O Lang', 'Guten Tag Herr Zahn'],
  ])('%s', (text, empfaenger, gruss) => {
    const name = liesName(text);
    expect([empfaengername(name), grussformel(name)]).toEqual([empfaenger, gruss]);
  });

  it('knows surname and first name of them', () => {
    expect(liesName('MÜLLER KARL-HEINZ')).toEqual({
      anrede: 'ohne',
      vorname: 'Karl-Heinz',
      nachname: 'Müller',
    });
    expect(liesName('Müller / Schmidt', 'nachnameZuerst')).toEqual({
      anrede: 'ohne',
      nachname: 'Müller / Schmidt',
    });
  });
});
