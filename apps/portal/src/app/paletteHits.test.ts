import type { Suchtreffer } from '@kehrtour/contract/suche';
import { describe, expect, it } from 'vitest';

import { hitsForPalette } from './paletteHits.ts';

const id = '0191a8f0-0000-7000-8000-000000000001';
const found: Suchtreffer = {
  liegenschaften: [{ id, anschrift: 'Marktplatz 4', ortszeile: '91207 Lauf', name: '' }],
  termine: [
    {
      id,
      anschrift: 'Marktplatz 4',
      name: 'Familie Özdemir',
      fensterVon: '2026-10-13T06:00:00Z',
      fensterBis: '2026-10-13T08:00:00Z',
      status: 'angekuendigt',
    },
  ],
  kehrtouren: [{ id, nummer: 12, name: '', status: 'entwurf' }],
};

describe('hitsForPalette', () => {
  it('says of each hit what it is, in local time', () => {
    expect(hitsForPalette(found, () => true).map(({ label, hint }) => [label, hint])).toEqual([
      ['Marktplatz 4', '91207 Lauf'],
      ['Marktplatz 4', 'Di., 13.10. 08:00–10:00 Uhr · Familie Özdemir'],
      ['Kehrtour 12', 'Nr. 12'],
    ]);
  });
  it('leaves out what has no page', () => {
    const hits = hitsForPalette(found, (path) => path.startsWith('/termine/'));
    expect(hits.map(({ group }) => group)).toEqual(['Termine']);
  });
});
