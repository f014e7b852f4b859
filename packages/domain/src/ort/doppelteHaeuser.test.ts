import { describe, expect, it } from 'vitest';

import { findeDoppelte, type Hausbild } from './doppelteHaeuser.ts';

const haus = (id: string, strasse: string, hausnr: string, leute: string[] = []): Hausbild => ({
  id,
  adresse: { strasse, hausnr, plz: '91207', ort: 'Lauf' },
  leute,
});
const woanders = (eines: Hausbild): Hausbild => ({ ...eines, adresse: { ...eines.adresse, plz: '91217' } });
const paare = (...haeuser: Hausbild[]) =>
  findeDoppelte(haeuser).map(({ eines, anderes, grund }) => `${eines}${anderes} ${grund}`);

describe('findeDoppelte', () => {
  it('finds one address written in two ways', () => {
    expect(paare(haus('b', 'Hardtstraße', '12 a'), haus('a', 'HARDTSTR.', '12A'))).toEqual([
      'ab schreibweise',
    ]);
  });
  it('leaves neighbours alone: 12 and 12a are two houses, and so is 12 in another town', () => {
    expect(paare(haus('a', 'Hardtstraße', '12'), haus('b', 'Hardtstraße', '12a'))).toEqual([]);
    expect(paare(haus('a', 'Hardtstraße', '12'), woanders(haus('b', 'Hardtstraße', '12')))).toEqual([]);
  });
  it('asks about a number with and without an addition where the same people live', () => {
    expect(
      paare(
        haus('a', 'Hardtstraße', '12', ['eva escherich']),
        haus('b', 'Hardtstraße', '12a', ['eva escherich']),
      ),
    ).toEqual(['ab zusatz']);
  });
  it('does not take a pair of numbers for one with an addition', () => {
    expect(
      paare(haus('a', 'Hardtstraße', '12', ['eva']), haus('b', 'Hardtstraße', '12-14', ['eva'])),
    ).toEqual([]);
  });
  it('asks about a slip of the pen where the same people live, and only there', () => {
    const leute = ['eva escherich'];
    expect(
      paare(haus('a', 'Röthenbacher Straße', '3', leute), haus('b', 'Röthenbaher Straße', '3', leute)),
    ).toEqual(['ab aehnlich']);
    expect(paare(haus('a', 'Röthenbacher Straße', '3'), haus('b', 'Röthenbaher Straße', '3'))).toEqual([]);
  });
  it('does not propose a street that a list names without numbers', () => {
    expect(paare(...Array.from({ length: 12 }, (_, i) => haus(`h${i}`, 'Hardtstraße', '')))).toEqual([]);
  });
  it('names each pair once', () => {
    const leute = ['eva'];
    expect(paare(haus('a', 'Hardtstraße', '12', leute), haus('b', 'Hardtstr.', '12', leute))).toHaveLength(1);
  });
  it('compares half a hundred of a list that wrote all its houses at one address', () => {
    const alle = Array.from({ length: 3000 }, (_, nr) => haus(String(nr), 'Hardtstraße', '12', ['eva']));
    expect(findeDoppelte(alle)).toHaveLength((50 * 49) / 2);
  });
});
