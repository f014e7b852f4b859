import { describe, expect, it } from 'vitest';

import { eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import { taetigkeitsfolgen } from './taetigkeitsfolgen.ts';

describe('taetigkeitsfolgen', () => {
  const alt = eineTaetigkeit({ aktiv: true });
  it('has nothing to say of a name, which nobody outside reads', () => {
    expect(taetigkeitsfolgen(alt, { ...alt, name: 'Anders' })).toEqual([]);
    expect(taetigkeitsfolgen(alt, { ...alt })).toEqual([]);
  });
  it('says of each part what becomes of the work that is there', () => {
    const neu = {
      ...alt,
      dauerMinuten: alt.dauerMinuten + 5,
      wiederholung: { art: 'alleJahre' as const, jahre: 3 },
      qualifikation: 'feuerstaettenschau' as const,
      kundentext: 'Anders gesagt',
      aktiv: false,
    };
    expect(taetigkeitsfolgen(alt, neu).map((satz) => satz.split(' ').slice(0, 2).join(' '))).toEqual([
      'Offene Aufgaben',
      'Bestehende Fristen',
      'Das gilt',
      'Zettel, Briefe',
      'Sie steht',
    ]);
  });
  it('says of switching on nothing: nothing is there yet', () => {
    expect(taetigkeitsfolgen({ ...alt, aktiv: false }, alt)).toEqual([]);
  });
});
