import { describe, expect, it } from 'vitest';

import { hauszweifel, kannZweiHaeuserHeissen, nenntNummer, ohneNummernvermerk } from './hauszweifel.ts';
import { trenneStrasseHausnr } from './strasse.ts';

const anschrift = (text: string) => {
  const { strasse, hausnr } = trenneStrasseHausnr(text);
  return hauszweifel(strasse, hausnr);
};

describe('hauszweifel', () => {
  it.each([
    ['Ringweg 12 03', 'nummer'],
    ['Ringweg 12 I', 'nummer'],
    ['Ringweg 18 5 HH', 'nummer'],
    ['Am Hang 12 Scheune 4', 'nummer'],
    ['An der B 14', 'nummer'],
    ['Postfach 12', 'postfach'],
    ['Postfach 12 34 56', 'postfach'],
    ['Flurnr. 123/4', 'flurstueck'],
    ['Fl.Nr. 123', 'flurstueck'],
    ['Fl.-Nr. 123', 'flurstueck'],
    ['Flst. 12/4', 'flurstueck'],
    ['Flurstück 123/4', 'flurstueck'],
  ])('asks about %s', (text, erwartet) => {
    expect(anschrift(text)).toBe(erwartet);
  });

  it.each([
    'Ringweg 12',
    'Straße des 17. Juni 135',
    'Straße 614 12',
    'Q7 24',
    'C 4, 12',
    '1.-Mai-Straße 3',
    'Am 3. Rain 5',
    'Siedlung 3 14',
    'Straße A 5',
    'Weg B 7',
    'Postweg 3',
    'Flurstraße 4',
    'Pfarrgasse 2',
    'Ringweg 12 HH',
  ])('has no doubt of %s', (text) => {
    expect(anschrift(text)).toBeUndefined();
  });
});

describe('a text without a number that could be parted off', () => {
  it.each([
    'Industriestr. 4-6, Halle B',
    'Ringweg 12, Garage',
    'Am Hang 7ff',
    'Am Hang 7-11 ungerade',
    '12 Ringweg',
    'Ringweg 12 (Stall)',
  ])('holds one all the same: %s', (text) => {
    expect(nenntNummer(trenneStrasseHausnr(text).strasse)).toBe(true);
  });
  it.each(['Straße des 17. Juni', 'Am Bahnhof', 'Straße 614', 'C 4', '1.-Mai-Straße', '12-Apostel-Platz'])(
    'is only a street: %s',
    (text) => {
      expect(nenntNummer(text)).toBe(false);
    },
  );
  it.each([
    ['Am Hang ohne Nr.', 'Am Hang'],
    ['Am Hang o. Nr.', 'Am Hang'],
    ['Am Hang, ohne Hausnummer', 'Am Hang'],
    ['Am Hang (o.Nr.)', 'Am Hang'],
    ['o. Nr.', ''],
    ['Hohne Nr', 'Hohne Nr'],
    ['Am Hang', 'Am Hang'],
  ])('has no remark that there is none: %s', (text, erwartet) => {
    expect(ohneNummernvermerk(text)).toBe(erwartet);
  });
});

describe('kannZweiHaeuserHeissen', () => {
  it('asks about neighbours, not about a house in a yard or a span', () => {
    const fraglich = [
      '12/14',
      '7/9',
      '12 / 13',
      '5 und 7',
      '7 u 9',
      '7 u. 9',
      '5 bis 9',
      '8;10',
      '8, 10',
      '8+10',
      '5, 7, 9',
    ];
    expect(fraglich.filter((nr) => !kannZweiHaeuserHeissen(nr))).toEqual([]);
    const eindeutig = ['12/1', '12', '12a', '12-14', '12/3a', '3/100', '7u', '12 Haus 3'];
    expect(eindeutig.filter(kannZweiHaeuserHeissen)).toEqual([]);
  });
});
