import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as format from './format.ts';

const NBSP = '\u00A0';

describe('format', () => {
  it('writes a day as on a Terminzettel, always with the weekday', () => {
    expect(format.formatTagLang('2026-10-13')).toBe('Dienstag, 13. Oktober 2026');
  });

  it('writes days short for lists', () => {
    expect(format.formatTag('2026-03-01')).toBe('01.03.2026');
    expect(format.formatTagKurz('2026-10-13')).toBe('Di., 13.10.');
    expect(format.formatTagOhneJahr('2026-03-01')).toBe('1. März');
    expect(format.formatMonat('2026-03-01')).toBe('März 2026');
    expect(format.formatKalenderwoche('2026-10-13')).toBe(`KW${NBSP}42`);
  });

  it('writes a Frist with one or two ends', () => {
    expect(format.formatFrist('2027-10-01', '2027-11-30')).toBe('01.10.2027 bis 30.11.2027');
    expect(format.formatFrist(undefined, '2027-11-30')).toBe('bis 30.11.2027');
    expect(format.formatFrist('2027-10-01', undefined)).toBe('ab 01.10.2027');
    expect(format.formatFrist(undefined, undefined)).toBe('ohne Frist');
  });

  it('writes instants in German time', () => {
    expect(format.formatZeitpunkt(new Date('2026-10-13T12:03:00Z'))).toBe('13.10.2026, 14:03 Uhr');
    expect(format.formatFristende(new Date('2026-10-13T12:03:00Z'))).toBe(
      'Dienstag, 13. Oktober 2026, 14:03 Uhr',
    );
    expect(format.formatZeitspanne({ beginn: '08:00', ende: '10:00' })).toBe('08:00–10:00 Uhr');
  });

  it('writes durations', () => {
    expect([45, 60, 380].map(format.formatDauer)).toEqual([
      `45${NBSP}Min.`,
      `1${NBSP}Std.`,
      `6${NBSP}Std. 20${NBSP}Min.`,
    ]);
    expect(format.formatUngefaehreDauer(20)).toBe('ca. 20 Minuten');
  });

  it('writes money with point, comma and a sign that does not break away', () => {
    expect(format.formatEuro(123_456)).toBe(`1.234,56${NBSP}€`);
    expect(format.formatEuro(-5)).toBe(`−0,05${NBSP}€`);
    expect(format.formatEuro(100_000_000)).toBe(`1.000.000,00${NBSP}€`);
  });

  it('writes the same money as the machine would', () => {
    const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (cents) => {
        expect(format.formatEuro(cents)).toBe(intl.format(cents / 100));
      }),
    );
  });

  it('writes quantities', () => {
    expect(format.formatMenge(1, 'Haus', 'Häuser')).toBe('1 Haus');
    expect(format.formatMenge(2200, 'Haus', 'Häuser')).toBe('2.200 Häuser');
    expect(format.formatAufzaehlung(['Kehrung', 'Messung', 'Feuerstättenschau'])).toBe(
      'Kehrung, Messung und Feuerstättenschau',
    );
  });
});
