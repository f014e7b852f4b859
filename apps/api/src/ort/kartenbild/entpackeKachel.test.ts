import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { entpackeKachel, KACHEL_BYTES_MAX } from './entpackeKachel.ts';
import { zeichneFeld } from './zeichneFeld.ts';

it('unpacks a tile up to what one may hold, and nothing of a larger one', async () => {
  const voll = Buffer.alloc(KACHEL_BYTES_MAX, 'x');
  expect((await entpackeKachel(gzipSync(voll)))?.equals(voll)).toBe(true);
  expect(await entpackeKachel(gzipSync(Buffer.alloc(KACHEL_BYTES_MAX + 1)))).toBeNull();
  await expect(entpackeKachel(Buffer.from('no gzip'))).rejects.toThrow();
});

/** Ways of one place, each with another name, as many as a tile of more than four megabytes needs. */
const strassen = (anzahl: number): string =>
  Array.from({ length: anzahl }, (_, i) => {
    const koordinaten = [
      [11.28 + (i % 100) * 1e-5, 49.51],
      [11.281 + (i % 100) * 1e-5, 49.511],
    ];
    const angaben = { kind: 'minor_road', name: `${i} `.padEnd(80, 'x') };
    return JSON.stringify(['roads', 10, angaben, { art: 'LineString', koordinaten }]);
  }).join('\n');

it('draws no tile that was made to cost something, and the others as ever', async () => {
  const ordner = await mkdtemp(join(tmpdir(), 'kachel-'));
  const gezeichnet = async (anzahl: number) => {
    const datei = join(ordner, `${anzahl}`);
    await writeFile(datei, strassen(anzahl));
    const kacheln: number[] = [];
    for await (const { bytes } of zeichneFeld(datei, [[14, 8705, 5591]], 14))
      kacheln.push((await entpackeKachel(bytes))?.length ?? 0);
    return kacheln;
  };
  const [klein = 0] = await gezeichnet(500);
  expect(klein).toBeGreaterThan(40_000);
  expect(await gezeichnet(50_000)).toEqual([]);
  await rm(ordner, { recursive: true });
});
