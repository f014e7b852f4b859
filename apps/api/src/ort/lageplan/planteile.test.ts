import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { KACHEL_BYTES_MAX } from '../kartenbild/entpackeKachel.ts';
import { zeichneFeld } from '../kartenbild/zeichneFeld.ts';
import { type Fenster, planteile } from './planteile.ts';

const [SPALTE, ZEILE] = [8705, 5590];
const FENSTER: Fenster = { breite: 300, hoehe: 300, zoom: 14, x: SPALTE, y: ZEILE, pxJeKachel: 300 };
const WEG = ['roads', 10, { kind: 'minor_road', name: 'Mühlweg' }];
const HAUS = ['buildings', 13, { kind: 'building' }];
const strecke = (versatz: number) => ({
  art: 'LineString',
  koordinaten: [
    [11.275 + versatz, 49.517],
    [11.285 + versatz, 49.52],
  ],
});
const umriss = {
  art: 'Polygon',
  koordinaten: [
    [
      [11.28, 49.518],
      [11.281, 49.518],
      [11.281, 49.519],
      [11.28, 49.518],
    ],
  ],
};

let ordner: string;
beforeAll(async () => void (ordner = await mkdtemp(join(tmpdir(), 'planteile-'))));
afterAll(() => rm(ordner, { recursive: true }));

/** The one tile that is drawn of these lines. */
async function kachel(zeilen: readonly unknown[]): Promise<Buffer> {
  const datei = join(ordner, 'feld');
  await writeFile(datei, zeilen.map((zeile) => JSON.stringify(zeile)).join('\n'));
  for await (const { bytes } of zeichneFeld(datei, [[14, SPALTE, ZEILE]], 14)) return bytes;
  throw new Error('nothing drawn');
}
const teile = async (bytes: Buffer, mehr: Partial<Fenster> = {}) =>
  planteile(async (_, x, y) => (x === SPALTE && y === ZEILE ? bytes : null), { ...FENSTER, ...mehr });

describe('what a map has inside of a picture', () => {
  it('are its ways and houses, or only its ways where houses would be too small', async () => {
    const bytes = await kachel([
      [...WEG, strecke(0)],
      [...HAUS, umriss],
    ]);
    expect((await teile(bytes)).map(({ ebene, name }) => `${ebene} ${name}`)).toEqual([
      'roads Mühlweg',
      'buildings ',
    ]);
    expect((await teile(bytes, { ohneHaeuser: true })).map(({ ebene }) => ebene)).toEqual(['roads']);
    expect(await teile(bytes, { x: SPALTE + 5 })).toEqual([]);
  });

  it('is nothing of a tile that was made to cost something', async () => {
    expect(await teile(gzipSync(Buffer.alloc(KACHEL_BYTES_MAX + 1)))).toEqual([]);
  });

  it('has an end', async () => {
    const lang = {
      art: 'LineString',
      koordinaten: Array.from({ length: 5000 }, (_, i) => [
        11.275 + (i % 99) * 1e-4,
        49.517 + (i % 7) * 4e-4,
      ]),
    };
    const bytes = await kachel(Array.from({ length: 120 }, () => [...WEG, lang]));
    const punkte = (await teile(bytes)).flatMap(({ zuege }) => zuege.flat());
    expect(punkte.length).toBeGreaterThan(100_000);
    expect(punkte.length).toBeLessThanOrEqual(400_000);
  });
});
