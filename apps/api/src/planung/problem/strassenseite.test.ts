import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hauptstrassen } from '../../ort/hauptstrassen.ts';
import { schreibeWegekarte } from '../../ort/karte/wegekarte.ts';
import { strassenseite } from './strassenseite.ts';

const hier = { lat: 49.51, lon: 11.28 };
const weg = (art: string, name: string, lat = hier.lat) => ({
  art,
  name,
  punkte: [
    { lat, lon: 11.28 },
    { lat: lat + 0.001, lon: 11.281 },
  ],
});

let ordner: string;
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'wege-'));
  await schreibeWegekarte(ordner, [
    weg('residential', 'Hardtstraße'),
    weg('residential', 'Nürnberger Straße'),
    weg('secondary', 'Nürnberger Straße'),
    weg('trunk', ''),
    weg('primary', 'Weit Fort', 48.2),
  ]);
});
afterAll(() => rm(ordner, { recursive: true }));

describe('the side of the street', () => {
  it('is asked of main roads around the houses, however their name is written', async () => {
    const breite = await hauptstrassen(ordner, [hier]);
    expect(breite.size).toBe(1);
    expect(strassenseite({ strasse: 'Nürnberger Str.', hausnr: '12 a' }, breite)).toEqual({ side: 'gerade' });
    expect(strassenseite({ strasse: 'Nürnberger Straße', hausnr: '7-9' }, breite)).toEqual({
      side: 'ungerade',
    });
    expect(strassenseite({ strasse: 'Hardtstraße', hausnr: '7' }, breite)).toEqual({});
  });
  it('is not guessed for a house without a number, nor where there are no houses', async () => {
    expect(
      strassenseite({ strasse: 'Nürnberger Straße', hausnr: '' }, await hauptstrassen(ordner, [hier])),
    ).toEqual({});
    expect((await hauptstrassen(ordner, [])).size).toBe(0);
  });
});
