import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minutenSeitMitternacht, uhrzeitAus } from '../uhrzeit.ts';
import { ANSAGEMODI, ansageFensterDerKehrtour, FENSTERBREITEN, VERSPAETUNG_MINUTEN } from '../zeitfenster.ts';
import { type Ankunft, knappeAnkuenfte, verspaetungSatz } from './verspaetung.ts';

const eine = (von: number, teile: Partial<Ankunft> = {}): Ankunft => ({
  von,
  warteMinuten: 0,
  fensterBis: von + 60,
  ...teile,
});

/** The day as it would go when the visit before `stelle` ends so much later, stop by stop. */
function gebrochen(schicht: readonly Ankunft[], stelle: number, minuten: number): number {
  let spaeter = minuten;
  return schicht.filter(({ von, warteMinuten, fensterBis }, i) => {
    if (i < stelle) return false;
    spaeter = Math.max(0, spaeter - warteMinuten);
    return fensterBis !== null && von + spaeter > fensterBis;
  }).length;
}

describe('knappeAnkuenfte', () => {
  it('finds the stop whose window closes too soon after its time', () => {
    const knapp = eine(600, { fensterBis: 610 });
    expect(knappeAnkuenfte([eine(540), knapp, eine(660)])).toEqual([knapp]);
  });

  it('lets waiting before a stop use up the delay', () => {
    expect(knappeAnkuenfte([eine(600, { fensterBis: 610, warteMinuten: 5 })])).toEqual([]);
    expect(knappeAnkuenfte([eine(600, { fensterBis: 610, warteMinuten: 4 })])).toHaveLength(1);
  });

  it('has nothing to say of a stop nobody was told a time for', () => {
    expect(knappeAnkuenfte([eine(600, { fensterBis: null })])).toEqual([]);
  });

  it('is empty exactly when no single delay breaks a window', () => {
    const ankunft = fc.record({
      luft: fc.integer({ min: 0, max: 40 }),
      warteMinuten: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(ankunft, { minLength: 1, maxLength: 12 }), (tag) => {
        const schicht = tag.map(({ luft, warteMinuten }, i) =>
          eine(480 + 30 * i, { warteMinuten, fensterBis: 480 + 30 * i + luft }),
        );
        const einer = schicht.some((_, stelle) => gebrochen(schicht, stelle, VERSPAETUNG_MINUTEN) > 0);
        expect(knappeAnkuenfte(schicht).length > 0).toBe(einer);
      }),
    );
  });

  it('finds none in windows as we tell them, in whatever mode and width', () => {
    const zeiten = fc.array(fc.integer({ min: 7 * 60, max: 16 * 60 }), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(
        zeiten,
        fc.constantFrom(...FENSTERBREITEN),
        fc.constantFrom(...ANSAGEMODI),
        (minuten, breite, modus) => {
          const folge = minuten.toSorted((a, b) => a - b);
          const besuche = folge.map(uhrzeitAus).map((beginn) => ({ beginn, ende: beginn }));
          const fenster = ansageFensterDerKehrtour(besuche, { breite }, modus);
          const schicht = folge.map((von, i) =>
            eine(von, { fensterBis: minutenSeitMitternacht(fenster[i]?.ende ?? '00:00') }),
          );
          expect(knappeAnkuenfte(schicht)).toEqual([]);
        },
      ),
    );
  });
});

describe('verspaetungSatz', () => {
  it('says what a day bears, and how many windows do not', () => {
    expect(verspaetungSatz(0)).toBe('Hält 15 Min. Verspätung aus');
    expect(verspaetungSatz(1)).toBe('1 Zeitfenster hält 15 Min. Verspätung nicht aus');
    expect(verspaetungSatz(3)).toBe('3 Zeitfenster halten 15 Min. Verspätung nicht aus');
  });
});
