import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { schiesseAus } from './ausschiessen.ts';

/** Cuts the whole pile at once and lays the piles on each other, first place on top. */
function schneideUndLege(boegen: ReturnType<typeof schiesseAus<string>>, plaetze: number): string[] {
  const stapel = Array.from({ length: plaetze }, (_, platz) => boegen.map((bogen) => bogen[platz]));
  return stapel.flat().flatMap((belegt) => (belegt ? [belegt.stueck] : []));
}

const zettel = (anzahl: number) => Array.from({ length: anzahl }, (_, i) => `Zettel ${i + 1}`);

describe('schiesseAus', () => {
  it('lays six slips on two sheets so that the cut piles count 1 2 · 3 4 · 5 6', () => {
    const nummern = schiesseAus(zettel(6), 4).map((bogen) => bogen.map((b) => b?.laufend));
    expect(nummern).toEqual([
      [1, 3, 5, undefined],
      [2, 4, 6, undefined],
    ]);
  });

  it('brings any number of slips into walking order after one cut, on as few sheets as possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 6 }), (anzahl, plaetze) => {
        const boegen = schiesseAus(zettel(anzahl), plaetze);
        expect(schneideUndLege(boegen, plaetze)).toEqual(zettel(anzahl));
        expect(boegen).toHaveLength(Math.ceil(anzahl / plaetze));
      }),
    );
  });
});
