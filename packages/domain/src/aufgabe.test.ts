import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eineAufgabe } from '../test/bauen.ts';
import {
  ampelgrenzen,
  aufgabenFuerBesuch,
  dauerAmHalt,
  dringendsteAmpel,
  fristenampel,
  gemeinsameFrist,
  istFaellig,
} from './aufgabe.ts';
import { plusTage, tagAusNummer } from './tag.ts';

describe('istFaellig', () => {
  it('begins and ends with the days of the Frist, and stays owed behind it', () => {
    const aufgabe = eineAufgabe({ fristVon: '2026-10-01', fristBis: '2026-11-30' });
    expect(istFaellig(aufgabe, '2026-09-30')).toBe(false);
    expect(istFaellig(aufgabe, '2026-10-01')).toBe(true);
    expect(istFaellig(aufgabe, '2026-11-30')).toBe(true);
    expect(istFaellig(aufgabe, '2026-12-01')).toBe(true);
  });

  it('counts only what is still open', () => {
    for (const status of ['eingeplant', 'erledigt', 'entfallen'] as const)
      expect(istFaellig(eineAufgabe({ status }), '2026-10-15')).toBe(false);
  });
});

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

describe('aufgabenFuerBesuch', () => {
  const winter = eineAufgabe({ fristVon: '2027-01-01', fristBis: '2027-02-28' });
  const fruehjahr = eineAufgabe({ fristVon: '2027-03-15', fristBis: '2027-04-30' });
  const schau = eineAufgabe({ taetigkeitId: 'fss', fristVon: '2027-01-01', fristBis: '2027-12-31' });

  it('takes one visit for everything that is due, but never three sweeps at once', () => {
    expect(aufgabenFuerBesuch([fruehjahr, winter, schau], '2027-02-10')).toEqual([winter, schau]);
    expect(aufgabenFuerBesuch([fruehjahr, winter, schau], '2027-04-01')).toEqual([winter, schau]);
  });

  it('does the same work in every flat that needs it', () => {
    const links = eineAufgabe({ nutzungseinheitId: 'links' });
    const rechts = eineAufgabe({ nutzungseinheitId: 'rechts' });
    expect(aufgabenFuerBesuch([links, rechts], '2026-10-15')).toEqual([links, rechts]);
  });
});

describe('dauerAmHalt', () => {
  it('adds up the work of a visit', () => {
    expect(dauerAmHalt([15, 20, 30])).toBe(65);
    expect(dauerAmHalt([])).toBe(0);
  });
});

describe('gemeinsameFrist', () => {
  it('is where all Fristen overlap', () => {
    expect(
      gemeinsameFrist([
        { fristVon: '2027-01-01', fristBis: '2027-12-31' },
        { fristVon: '2027-03-15', fristBis: '2027-04-30' },
      ]),
    ).toEqual({ von: '2027-03-15', bis: '2027-04-30' });
    expect(gemeinsameFrist([{}])).toEqual({ von: undefined, bis: undefined });
  });

  it('says when no day suits all', () => {
    expect(gemeinsameFrist([{ fristBis: '2027-02-28' }, { fristVon: '2027-03-15' }])).toBeUndefined();
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
