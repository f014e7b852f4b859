import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eineAufgabe } from '../../test/bauen.ts';
import { plusTage, tagAusNummer } from '../tag.ts';
import { ampelgrenzen, dringendsteAmpel, fristenampel } from './aufgabe.ts';

describe('fristenampel', () => {
  it.each([
    ['2026-09-30', 'spaeter'],
    ['2026-10-01', 'gruen'],
    ['2026-10-31', 'gelb'],
    ['2026-11-16', 'orange'],
    ['2026-11-23', 'rot'],
    ['2026-11-30', 'rot'],
    ['2026-12-01', 'ueberfaellig'],
  ])('shows on %s: %s', (heute, farbe) => {
    expect(fristenampel(eineAufgabe(), heute)).toBe(farbe);
  });

  it('stays green without an end and rests when nothing is owed', () => {
    expect(fristenampel(eineAufgabe({ fristBis: undefined }), '2026-10-15')).toBe('gruen');
    expect(fristenampel(eineAufgabe({ status: 'erledigt' }), '2027-01-15')).toBe('erledigt');
  });

  it('only gets more urgent as days go by', () => {
    const rang = ['spaeter', 'gruen', 'gelb', 'orange', 'rot', 'ueberfaellig'];
    fc.assert(
      fc.property(fc.integer({ min: 20_600, max: 20_900 }), (n) => {
        const heute = tagAusNummer(n);
        const jetzt = rang.indexOf(fristenampel(eineAufgabe(), heute));
        expect(rang.indexOf(fristenampel(eineAufgabe(), plusTage(heute, 1)))).toBeGreaterThanOrEqual(jetzt);
      }),
    );
  });
});

describe('dringendsteAmpel', () => {
  it('lets the most urgent task colour the house', () => {
    expect(dringendsteAmpel(['gruen', 'rot', 'spaeter'])).toBe('rot');
    expect(dringendsteAmpel([])).toBeUndefined();
  });
});

describe('ampelgrenzen', () => {
  it('colours every end of a running Frist as the Ampel itself does', () => {
    const heute = '2026-10-13';
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (tage) => {
        const fristBis = plusTage(heute, tage);
        const grenze = ampelgrenzen(heute).find(({ bis }) => fristBis <= bis);
        expect(grenze?.ampel ?? 'gruen').toBe(fristenampel({ fristBis, status: 'offen' }, heute));
      }),
    );
  });
});
