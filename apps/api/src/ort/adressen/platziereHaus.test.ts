import { entfernungMeter } from '@kehrtour/domain/ort/koordinate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { platziereHaus } from './platziereHaus.ts';
import type { Haus } from './strassenverzeichnis.ts';

const breite = 49.5;
const haus = (hausnr: string, osten: number, norden = 0): Haus => ({
  hausnr,
  koordinate: { lat: breite + norden / 111_195, lon: 11 + osten / 72_000 },
});

describe('platziereHaus', () => {
  it('puts a known house exactly there', () => {
    const platz = platziereHaus([haus('1', 0), haus('3', 30)], '3');
    expect(platz).toMatchObject({ guete: 'exakt', mehrdeutig: false, koordinate: haus('3', 30).koordinate });
  });

  it('puts a missing number between its neighbours of the same side', () => {
    const platz = platziereHaus([haus('1', 0), haus('5', 60), haus('2', 0, 30), haus('4', 500, 30)], '3');
    expect(platz?.guete).toBe('interpoliert');
    expect(entfernungMeter(platz!.koordinate, haus('3', 30).koordinate)).toBeLessThan(1);
  });

  it('puts a new suffix beside the houses of its number', () => {
    expect(platziereHaus([haus('6', 0), haus('6a', 10)], '6d')?.guete).toBe('hausnummer_benachbart');
  });

  it('puts the last house of a growing street beside its neighbour, less and less surely', () => {
    const strasse = [haus('1', 0), haus('3', 30)];
    const [naechstes, uebernaechstes] = [platziereHaus(strasse, '5'), platziereHaus(strasse, '7')];
    expect(naechstes).toMatchObject({ guete: 'hausnummer_benachbart', unsicherheitMeter: 25 });
    expect(uebernaechstes?.unsicherheitMeter).toBe(50);
  });

  it('does not guess where the next known house is far away in number', () => {
    expect(platziereHaus([haus('1', 0), haus('3', 30)], '99')).toBeNull();
  });

  it('does not guess across the street', () => {
    expect(platziereHaus([haus('2', 0), haus('4', 30)], '3')).toBeNull();
  });

  it('asks a person when one number stands in two places', () => {
    expect(platziereHaus([haus('7', 0), haus('7', 400)], '7')).toMatchObject({ mehrdeutig: true });
  });

  it('finds the middle of a building with several numbers', () => {
    expect(platziereHaus([haus('8;10', 5), haus('12', 40)], '10')).toMatchObject({ guete: 'exakt' });
    expect(platziereHaus([haus('2', 0), haus('4', 20)], '2-4')).toMatchObject({ guete: 'exakt' });
  });

  it('says interpoliert for what the map itself only calculated', () => {
    expect(platziereHaus([{ ...haus('5', 0), geschaetzt: true }], '5')?.guete).toBe('interpoliert');
  });

  it('never leaves the stretch between the neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 10, max: 400 }), (stelle, laenge) => {
        const platz = platziereHaus([haus('1', 0), haus('23', laenge)], String(1 + 2 * stelle));
        const weit = entfernungMeter(haus('1', 0).koordinate, platz!.koordinate);
        expect(weit).toBeGreaterThan(0);
        expect(weit).toBeLessThan(laenge * 1.01);
      }),
    );
  });
});
