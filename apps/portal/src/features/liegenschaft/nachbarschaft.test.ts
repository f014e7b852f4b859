import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { describe, expect, it } from 'vitest';

import { nachbarschaft } from './nachbarschaft.ts';

const punkt = (strasse: string, hausnr: string, teile: Partial<LiegenschaftPunkt> = {}) =>
  ({
    id: `${strasse} ${hausnr}`,
    strasse,
    hausnr,
    ort: 'Lauf',
    lat: 49.5,
    lon: 11.28,
    ...teile,
  }) as LiegenschaftPunkt;
const strasse = Array.from({ length: 40 }, (_, i) => punkt('Hardtstraße', String(i + 1)));
const nummern = (punkte: readonly LiegenschaftPunkt[], hausnr: string, wo = 'Hardtstraße') =>
  nachbarschaft(punkte, { strasse: wo, hausnr, ort: 'Lauf' }).map((nachbar) => nachbar.punkt.hausnr);

describe('the houses between which a house is put', () => {
  it('are the next numbers of its street, so near that they can be read', () => {
    expect(nummern(strasse, '20')).toEqual(['20', '18', '22', '16', '24', '14']);
    const haeufchen = ['6a', '6b', '6c', '6d', 'Hof', '3', '7'].map((nr) => punkt('Hardtstraße', nr));
    expect(nummern(haeufchen, '5')).toEqual(['3', '7']);
    expect(nummern(haeufchen, '6')).toEqual(['6a', '7', '3']);
  });

  it('have a place themselves', () => {
    expect(
      nummern([punkt('Hardtstraße', '3', { lat: null, lon: null }), punkt('Hardtstraße', '9')], '3'),
    ).toEqual(['9']);
  });

  it('are all of the street, of the place or of the stock where no number tells more', () => {
    expect(nummern(strasse, '')).toHaveLength(40);
    expect(nummern([...strasse, punkt('Weg', '1', { ort: 'Röthenbach' })], '1', 'Neue Gasse')).toHaveLength(
      40,
    );
    expect(nummern([punkt('Weg', '1', { ort: 'Röthenbach' })], '1')).toEqual(['1']);
  });
});
