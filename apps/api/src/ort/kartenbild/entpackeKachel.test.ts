import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { entpackeKachel, KACHEL_BYTES_MAX } from './entpackeKachel.ts';
import { zeichneFeld } from './zeichneFeld.ts';

it('unpacks a tile up to what one may hold, and nothing of a larger one', async () => {
  const voll = Buffer.alloc(KACHEL_BYTES_MAX, 'x');
  expect((await entpackeKachel(gzipSync(voll)))?.equals(voll)).toBe(true);
  expect(await entpackeKachel(gzipSync(Buffer.alloc(KACHEL_BYTES_MAX + 1)))).toBeNull();
  await expect(entpackeKachel(Buffer.from('no gzip'))).rejects.toThrow();
});

/** Ways or houses of one place, each with another name, as many as a tile of more than four megabytes needs. */
const merkmale = (ebene: 'roads' | 'buildings', anzahl: number): string =>
  Array.from({ length: anzahl }, (_, i) => {
    const koordinaten = [
      [11.28 + (i % 100) * 1e-5, 49.51],
      [11.281 + (i % 100) * 1e-5, 49.511],
    ];
    const angaben = { kind: 'minor_road', name: `${i} `.padEnd(80, 'x') };
    return JSON.stringify([ebene, 10, angaben, { art: 'LineString', koordinaten }]);
  }).join('\n');

describe('a tile that was made to cost something', () => {
  let ordner = '';
  beforeAll(async () => {
    ordner = await mkdtemp(join(tmpdir(), 'kachel-'));
  });
  afterAll(() => rm(ordner, { recursive: true }));

  /** What the tiles weigh that are drawn of these. */
  async function gezeichnet(zeilen: string): Promise<number[]> {
    const datei = join(ordner, randomUUID());
    await writeFile(datei, zeilen);
    const kacheln: number[] = [];
    for await (const { bytes } of zeichneFeld(datei, [[14, 8705, 5591]], 14))
      kacheln.push((await entpackeKachel(bytes))?.length ?? 0);
    return kacheln;
  }

  it('is not drawn, and others are as ever', async () => {
    const [klein = 0] = await gezeichnet(merkmale('roads', 500));
    expect(klein).toBeGreaterThan(40_000);
    expect(await gezeichnet(merkmale('roads', 50_000))).toEqual([]);
  });

  it(
    'goes without its houses and keeps its ways, where these are not what is too much',
    { tags: 'night' },
    async () => {
      const wege = merkmale('roads', 500);
      const [nurWege = 0] = await gezeichnet(wege);
      expect(await gezeichnet(`${wege}\n${merkmale('buildings', 50_000)}`)).toEqual([nurWege]);
      expect(await gezeichnet(merkmale('buildings', 50_000))).toEqual([]);
    },
  );
});
