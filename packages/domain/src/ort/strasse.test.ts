import { describe, expect, it } from 'vitest';

import { gleicheStrasse, strassenSchluessel, trenneStrasseHausnr } from './strasse.ts';

describe('gleicheStrasse', () => {
  it.each([
    ['Hardtstraße', 'HARDTSTRASSE'],
    ['Hardtstr.', 'Hardt Straße'],
    ['Müllerweg', 'Muellerweg'],
    ['Müllerweg', 'MULLERWEG'],
    ['Bürgermeister-Schmidt-Str.', 'Bürgermeister Schmidt Straße'],
    ["Rue de l'Église", 'Rue de l Eglise'],
    ['Müllerweg'.normalize('NFD'), 'Müllerweg'.normalize('NFC')],
  ])('matches %s and %s', (a, b) => {
    expect(gleicheStrasse(a, b)).toBe(true);
  });

  it('keeps streets apart that only look alike', () => {
    expect(gleicheStrasse('Bauerstraße', 'Baurstraße')).toBe(false);
    expect(gleicheStrasse('Hardtstraße', 'Hardtweg')).toBe(false);
    expect(strassenSchluessel('Strassburger Straße')).not.toBe(strassenSchluessel('Burger Straße'));
  });
});

describe('trenneStrasseHausnr', () => {
  it.each([
    ['Hardtstraße 6a', 'Hardtstraße', '6a'],
    ['Hardtstraße 6 a', 'Hardtstraße', '6 a'],
    ['Hardtstraße 6 a - c', 'Hardtstraße', '6 a - c'],
    ['Am Markt 12 1/2', 'Am Markt', '12 1/2'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Straße des 17. Juni', 'Straße des 17. Juni', ''],
    ['Dorf 7', 'Dorf', '7'],
    ['Dorf Haus Nr. 7', 'Dorf', 'Haus Nr. 7'],
    ['Q7 24', 'Q7', '24'],
    ['Q7, 24', 'Q7', '24'],
    ['Hardtstr.12', 'Hardtstr.', '12'],
    ['Hauptstr.12-14', 'Hauptstr.', '12-14'],
    ['Hauptstr. 10 Hs 2', 'Hauptstr.', '10 Hs 2'],
    ['Hauptstraße 12 Haus 3', 'Hauptstraße', '12 Haus 3'],
    ['Hauptstraße Nr. 5', 'Hauptstraße', '5'],
    ['Am Bahnhof', 'Am Bahnhof', ''],
    ['', '', ''],
  ])('parts %s', (text, strasse, hausnr) => {
    expect(trenneStrasseHausnr(text)).toEqual({ strasse, hausnr });
  });
});
