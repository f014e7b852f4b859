import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Rechteck } from '@kehrtour/domain/ort/koordinate';
import { describe, expect, it } from 'vitest';

import type { Weg } from './rohkarte.ts';
import { schreibeWegekarte, wegeIn } from './wegekarte.ts';

const ERDE: Rechteck = [-180, -180, 180, 180];
const LAUF = { lon: 11.28, lat: 49.51 };

const weg = (name: string, { lon, lat } = LAUF): Weg => ({
  art: 'residential',
  name,
  punkte: [
    { lon, lat },
    { lon: lon + 0.001, lat: lat + 0.001 },
  ],
});

async function gefragt(wege: readonly Weg[], rechteck: Rechteck): Promise<string[]> {
  const ordner = await mkdtemp(join(tmpdir(), 'wege-'));
  await schreibeWegekarte(ordner, wege);
  const { features } = await wegeIn(ordner, rechteck);
  await rm(ordner, { recursive: true });
  return features.map(({ properties: { name } }) => name);
}

describe('the roads of a box', () => {
  const nachbarn = [
    weg('Hier'),
    weg('Daneben', { lon: 11.31, lat: 49.51 }),
    weg('Weit weg', { lon: 13.4, lat: 52.5 }),
  ];

  it('are those that touch it', async () => {
    expect(await gefragt(nachbarn, [11.27, 49.5, 11.29, 49.52])).toEqual(['Hier']);
    expect(await gefragt(nachbarn, [11.27, 49.5, 11.32, 49.52])).toEqual(['Hier', 'Daneben']);
    expect(await gefragt(nachbarn, [0, 0, 1, 1])).toEqual([]);
  });

  // Cell by cell that would be three hundred million questions.
  it('are all where somebody asks for the whole earth', async () => {
    expect(await gefragt(nachbarn, ERDE)).toEqual(['Hier', 'Daneben', 'Weit weg']);
  });

  it('are those of sixty cells at most, from the corner on', async () => {
    const reihe = Array.from({ length: 200 }, (_, i) =>
      weg(`${i}`, { lon: 10 + i * 0.02 + 0.001, lat: 49.51 }),
    );
    expect(await gefragt(reihe, ERDE)).toEqual(Array.from({ length: 60 }, (_, i) => `${i}`));
  });

  it('are there where a map has very many in one place, and nothing of a place that holds more than an answer may', async () => {
    expect(
      await gefragt(
        Array.from({ length: 150_000 }, () => weg('')),
        ERDE,
      ),
    ).toHaveLength(150_000);
    const name = 'x'.repeat(80);
    expect(
      await gefragt(
        Array.from({ length: 150_000 }, () => weg(name)),
        ERDE,
      ),
    ).toEqual([]);
  });
});
