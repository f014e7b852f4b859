import { describe, expect, it } from 'vitest';

import { type Linie, linienspeicher } from './linienspeicher.ts';

const linie = (ecken: number): Linie => Array.from({ length: ecken }, (_, i) => [11 + i / 1000, 49]);

describe('kept ways', () => {
  it('never have more corners than there is room for, however many are asked for', () => {
    const speicher = linienspeicher(1000);
    for (let i = 0; i < 5000; i += 1) speicher.lege(`weg ${i}`, i % 3 === 0 ? null : linie(i % 90));
    expect(speicher.ecken).toBeLessThanOrEqual(1000);
    expect(speicher.hole('weg 0')).toBeUndefined();
    expect(speicher.hole('weg 4999')).toBeDefined();
  });

  it('go when nobody has asked for them for longest', () => {
    const speicher = linienspeicher(25);
    speicher.lege('alt', linie(9));
    speicher.lege('mittel', linie(9));
    speicher.hole('alt');
    speicher.lege('neu', linie(9));
    expect([speicher.hole('alt')?.length, speicher.hole('mittel')]).toEqual([9, undefined]);
  });

  it('are not kept at all where one alone is too much', () => {
    const speicher = linienspeicher(30);
    speicher.lege('um die Welt', linie(500));
    expect([speicher.hole('um die Welt'), speicher.ecken]).toEqual([undefined, 0]);
  });
});
