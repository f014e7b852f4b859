import { describe, expect, it } from 'vitest';

import {
  istMobilnummer,
  liesDatum,
  liesKommazahl,
  liesKoordinaten,
  liesMail,
  liesMitSchraegstrich,
  liesTelefon,
  liesWahrheitswert,
  liesZeitraumende,
  liesZeitspanne,
  trennePlzOrt,
} from './werte.ts';

describe('liesDatum', () => {
  it.each([
    ['1. Februar 2027', '2027-02-01'],
    ['01. Feb. 27', '2027-02-01'],
    ['1-Mär-2027', '2027-03-01'],
    ['20270201', '2027-02-01'],
    ['01/02/2027', '2027-02-01'],
    ['31/01/2027', '2027-01-31'],
    ['02/13/2027', '2027-02-13'],
    ['31/31/2027', undefined],
    ['20271301', undefined],
    ['Montag, den 1. März 2027', '2027-03-01'],
    ['den 01.03.2027', '2027-03-01'],
    ['March 1, 2027', '2027-03-01'],
    ['Oct 31 2027', '2027-10-31'],
    ['O1.O3.2O27', '2027-03-01'],
    ['1. Oktober 2027', '2027-10-01'],
    ['1. Brumaire 2027', undefined],
    ['31.12.9999', undefined],
    ['01.01.0001', undefined],
    ['1899-12-31', undefined],
  ])('reads %s as %s', (text, tag) => {
    expect(liesDatum(text)).toBe(tag);
  });

  it('knows which of two days a date with strokes may mean', () => {
    expect(liesMitSchraegstrich('01/02/2027')).toEqual({ tag: '2027-02-01', anders: '2027-01-02' });
    expect(liesMitSchraegstrich('02/13/2027')).toEqual({ tag: '2027-02-13' });
  });

  it('reads a month that a spreadsheet wrote as its first or last day', () => {
    expect(liesZeitraumende('Mrz 25', 'bis')).toBe('2025-03-31');
    expect(liesZeitraumende('Mrz 25', 'von')).toBe('2025-03-01');
    expect(liesZeitraumende('Oktober 2027', 'bis')).toBe('2027-10-31');
  });

  it('reads German and ISO days and what spreadsheets make of them', () => {
    for (const text of ['31.12.2027', '31.12.27', '2027-12-31', '46752', '46752,5'])
      expect(liesDatum(text)).toBe('2027-12-31');
  });

  it('does not take a postcode or a year for a day', () => {
    for (const text of ['91207', '2027', '31.02.2027', 'bald']) expect(liesDatum(text)).toBeUndefined();
  });
});

describe('liesZeitraumende', () => {
  it('takes the first or last day of a month or year', () => {
    expect(liesZeitraumende('10/2027', 'von')).toBe('2027-10-01');
    expect(liesZeitraumende('2.2028', 'bis')).toBe('2028-02-29');
    expect(liesZeitraumende('2027', 'von')).toBe('2027-01-01');
    expect(liesZeitraumende('2027', 'bis')).toBe('2027-12-31');
    expect(liesZeitraumende('13/2027', 'bis')).toBeUndefined();
  });
});

describe('what people write for a time of the year', () => {
  it.each([
    ['III/2027', '2027-07-01', '2027-09-30'],
    ['3/27', '2027-03-01', '2027-03-31'],
    ['2027-W10', '2027-03-08', '2027-03-14'],
    ['Anfang März 2027', '2027-03-01', '2027-03-10'],
    ['Anfang/Mitte März 2027', '2027-03-01', '2027-03-20'],
    ['Ende Februar 2027', '2027-02-21', '2027-02-28'],
    ['Mitte 3/2027', '2027-03-11', '2027-03-20'],
    ['Frühjahr 2027', '2027-03-01', '2027-05-31'],
    ['Herbst 2027', '2027-09-01', '2027-11-30'],
  ])('%s is %s to %s', (text, von, bis) => {
    expect([liesZeitraumende(text, 'von'), liesZeitraumende(text, 'bis')]).toEqual([von, bis]);
  });
  it.each(['Anfang 2027', 'Winter 2027', 'März', '01.03.', '2027-W54', '12/13'])(
    '%s is not guessed',
    (text) => {
      expect(liesZeitraumende(text, 'bis')).toBeUndefined();
    },
  );
  it.each([
    ['01.03.2027 - 30.04.2027', '2027-03-01', '2027-04-30'],
    ['01.03.2027 – 30.04.2027', '2027-03-01', '2027-04-30'],
    ['01.03.27-30.04.27', '2027-03-01', '2027-04-30'],
    ['vom 01.03.2027 bis 30.04.2027', '2027-03-01', '2027-04-30'],
    ['März 2027 bis April 2027', '2027-03-01', '2027-04-30'],
  ])('%s holds both ends', (text, von, bis) => {
    expect(liesZeitspanne(text)).toEqual({ von, bis });
  });
  it.each(['01-03-2027', '2027-03-01', 'bis 30.04.2027', '1 - 2'])('%s is no span', (text) => {
    expect(liesZeitspanne(text)).toBeUndefined();
  });
});

describe('liesWahrheitswert', () => {
  it('reads the ways to say yes and no', () => {
    expect(['J', 'ja', 'x', '1', 'WAHR'].map(liesWahrheitswert)).toEqual(Array(5).fill(true));
    expect(['N', 'nein', '0', 'falsch'].map(liesWahrheitswert)).toEqual(Array(4).fill(false));
    expect(liesWahrheitswert('vielleicht')).toBeUndefined();
  });
});

describe('liesKommazahl', () => {
  it('reads the decimal comma and the point that parts thousands', () => {
    expect(liesKommazahl('49,514484')).toBe(49.514484);
    expect(liesKommazahl('1.234,5')).toBe(1234.5);
    expect(liesKommazahl('12.5')).toBe(12.5);
    expect(liesKommazahl('-3')).toBe(-3);
    expect(liesKommazahl('12a')).toBeUndefined();
    expect(liesKommazahl('')).toBeUndefined();
  });
});

describe('liesTelefon', () => {
  it('keeps the spelling of real numbers and refuses the rest', () => {
    expect(liesTelefon('09123 / 71981')).toBe('09123 / 71981');
    expect(liesTelefon('+49 (0)151 50298754')).toBe('+49 (0)151 50298754');
    expect(liesTelefon('bei Meyer')).toBeUndefined();
    expect(liesTelefon('123')).toBeUndefined();
  });
});

describe('istMobilnummer', () => {
  it('knows German mobile prefixes', () => {
    expect(['0151 5029', '+49 151 5029', '+49 (0)160/123', '0049172-12'].map(istMobilnummer)).toEqual(
      Array(4).fill(true),
    );
    expect(istMobilnummer('09123 71981')).toBe(false);
  });
});

describe('liesMail', () => {
  it('takes addresses and nothing that only looks like one', () => {
    expect(liesMail('mailto:ute.schmidt2@example.org')).toBe('ute.schmidt2@example.org');
    for (const text of ['ute', 'ute@', 'ute@example', 'a@b.de, c@d.de', 'ute @example.org', 'a@b.c'])
      expect(liesMail(text)).toBeUndefined();
  });
});

describe('liesKoordinaten', () => {
  it('takes places in Germany only, so swapped columns are seen', () => {
    expect(liesKoordinaten('49,514484', '11,275928')).toEqual({ lat: 49.514484, lon: 11.275928 });
    expect(liesKoordinaten('11,275928', '49,514484')).toBeUndefined();
    expect(liesKoordinaten('4434567', '5490123')).toBeUndefined();
    expect(liesKoordinaten('49,5', '')).toBeUndefined();
  });
});

describe('trennePlzOrt', () => {
  it('parts a postcode with its country, too', () => {
    expect(trennePlzOrt('DE-01067 Dresden')).toEqual({ plz: '01067', ort: 'Dresden' });
  });

  it('parts postcode and place', () => {
    expect(trennePlzOrt('91207 Lauf a.d.Pegnitz')).toEqual({ plz: '91207', ort: 'Lauf a.d.Pegnitz' });
    expect(trennePlzOrt('D-91207 Lauf')).toEqual({ plz: '91207', ort: 'Lauf' });
    expect(trennePlzOrt('Lauf')).toEqual({ plz: '', ort: 'Lauf' });
  });
});

describe('a span that says its year once', () => {
  it.each([
    ['01.02.-31.03.2027', '2027-02-01', '2027-03-31'],
    ['1.2. bis 31.3.27', '2027-02-01', '2027-03-31'],
    ['Feb/März 2027', '2027-02-01', '2027-03-31'],
    ['Februar - April 27', '2027-02-01', '2027-04-30'],
    ['KW 5-8/2027', '2027-02-01', '2027-02-28'],
    ['KW 5 bis KW 8 2027', '2027-02-01', '2027-02-28'],
    ['5.-8. KW 2027', '2027-02-01', '2027-02-28'],
    ['15.12.-15.01.2027', '2026-12-15', '2027-01-15'],
    ['Dez./Jan. 2027', '2026-12-01', '2027-01-31'],
    ['02/2027-03/2027', '2027-02-01', '2027-03-31'],
  ])('%s', (text, von, bis) => expect(liesZeitspanne(text)).toEqual({ von, bis }));
  it.each(['31.02.-31.03.2027', 'Foo/März 2027', 'KW 54-55/2027', '5-8', 'Straße/Ort 2027'])(
    'is none: %s',
    (text) => expect(liesZeitspanne(text)).toBeUndefined(),
  );
});
