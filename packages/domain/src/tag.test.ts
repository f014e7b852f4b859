import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  differenzTage,
  istTag,
  kalenderwoche,
  liesTag,
  montagDerWoche,
  plusJahre,
  plusMonate,
  plusTage,
  tagAus,
  tagAusNummer,
  tagNummer,
  tageVonBis,
  wochentag,
} from './tag.ts';

const irgendeinTag = fc.integer({ min: -200_000, max: 200_000 }).map(tagAusNummer);

describe('liesTag', () => {
  it('reads the ways in which people and programs write a day', () => {
    expect(liesTag('13.10.2026')).toBe('2026-10-13');
    expect(liesTag('1.3.26')).toBe('2026-03-01');
    expect(liesTag(' 2026-10-13 ')).toBe('2026-10-13');
    expect(liesTag('13.10.2026 00:00:00')).toBe('2026-10-13');
    expect(liesTag('01.01.71')).toBe('1971-01-01');
  });

  it('refuses days that no calendar knows', () => {
    for (const text of ['31.04.2026', '29.02.2027', '00.01.2026', '13.13.2026', '13/10/2026', '', 'bald']) {
      expect(liesTag(text)).toBeUndefined();
    }
  });
});

describe('tagAus', () => {
  it('knows the leap days', () => {
    expect(tagAus(2028, 2, 29)).toBe('2028-02-29');
    expect(tagAus(2100, 2, 29)).toBeUndefined();
  });
});

describe('plusTage', () => {
  it('crosses months, years and the change to summer time', () => {
    expect(plusTage('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusTage('2027-03-28', 1)).toBe('2027-03-29');
    expect(plusTage('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('is undone by its opposite', () => {
    fc.assert(
      fc.property(irgendeinTag, fc.integer({ min: -5000, max: 5000 }), (tag, tage) => {
        expect(plusTage(plusTage(tag, tage), -tage)).toBe(tag);
        expect(differenzTage(tag, plusTage(tag, tage))).toBe(tage);
      }),
    );
  });

  it('agrees with the calendar of the machine', () => {
    fc.assert(
      fc.property(irgendeinTag, (tag) => {
        const utc = new Date(tagNummer(tag) * 86_400_000);
        expect(utc.toISOString().slice(0, 10)).toBe(tag);
        expect(wochentag(tag) % 7).toBe(utc.getUTCDay());
        expect(istTag(tag)).toBe(true);
      }),
    );
  });
});

describe('plusMonate', () => {
  it('stays within a shorter month', () => {
    expect(plusMonate('2027-01-31', 1)).toBe('2027-02-28');
    expect(plusMonate('2026-11-30', 3)).toBe('2027-02-28');
    expect(plusMonate('2026-01-15', -1)).toBe('2025-12-15');
    expect(plusJahre('2028-02-29', 3)).toBe('2031-02-28');
  });
});

describe('kalenderwoche', () => {
  it('counts as the office calendar does', () => {
    expect(kalenderwoche('2026-10-13')).toEqual({ jahr: 2026, woche: 42 });
    expect(kalenderwoche('2027-01-01')).toEqual({ jahr: 2026, woche: 53 });
    expect(kalenderwoche('2024-12-30')).toEqual({ jahr: 2025, woche: 1 });
    expect(montagDerWoche('2026-10-18')).toBe('2026-10-12');
  });
});

describe('tageVonBis', () => {
  it('lists both ends and nothing when the end lies before the start', () => {
    expect(tageVonBis('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(tageVonBis('2026-03-01', '2026-02-27')).toEqual([]);
  });
});
