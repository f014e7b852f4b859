import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plusTage, tagAusNummer } from '../tag.ts';
import { istArbeitstag, istWerktag, naechsterWerktag, plusWerktage, werktageZwischen } from './werktag.ts';

const allerheiligen = [{ tag: '2027-11-01', name: 'Allerheiligen' }];

describe('istWerktag', () => {
  it('counts Saturday, which is no Arbeitstag', () => {
    expect(istWerktag('2026-10-17', [])).toBe(true);
    expect(istArbeitstag('2026-10-17', [])).toBe(false);
    expect(istWerktag('2026-10-18', [])).toBe(false);
  });

  it('counts a holiday only where it is none', () => {
    expect(istWerktag('2027-11-01', allerheiligen)).toBe(false);
    expect(istWerktag('2027-11-01', [])).toBe(true);
  });
});

describe('werktageZwischen', () => {
  it('counts neither the first nor the last day', () => {
    expect(werktageZwischen('2026-10-12', '2026-10-13', [])).toBe(0);
    expect(werktageZwischen('2026-10-12', '2026-10-19', [])).toBe(5);
    expect(werktageZwischen('2026-10-12', '2026-10-19', [], 'arbeitstag')).toBe(4);
  });
});

describe('plusWerktage', () => {
  it('passes over Sundays and holidays in both directions', () => {
    expect(plusWerktage('2027-10-30', 1, allerheiligen)).toBe('2027-11-02');
    expect(plusWerktage('2027-11-02', -1, allerheiligen)).toBe('2027-10-30');
    expect(naechsterWerktag('2027-10-31', allerheiligen)).toBe('2027-11-02');
  });

  it('leaves one Werktag less between than it moved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_000, max: 25_000 }), fc.integer({ min: 1, max: 40 }), (n, anzahl) => {
        const von = tagAusNummer(n);
        expect(werktageZwischen(von, plusWerktage(von, anzahl, []), [])).toBe(anzahl - 1);
        expect(werktageZwischen(von, plusTage(plusWerktage(von, anzahl, []), 1), [])).toBe(anzahl);
      }),
    );
  });
});
