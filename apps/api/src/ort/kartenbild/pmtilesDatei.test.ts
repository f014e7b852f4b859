import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { oeffneKartenbild } from './oeffneKartenbild.ts';
import { PmtilesDatei } from './pmtilesDatei.ts';

it('finds each of many tiles, also behind a second level of directories', async () => {
  const ordner = await mkdtemp(join(tmpdir(), 'pmtiles-'));
  const datei = await PmtilesDatei.oeffne(join(ordner, 'karte.pmtiles'));
  for (let x = 0; x < 150; x++)
    for (let y = 0; y < 150; y++) {
      // Lengths without a pattern, so that the directory cannot be packed into the head.
      const kachel = Buffer.from(`${x}/${y}${'.'.repeat((x * 7919 + y * 104_729) % 97)}`);
      await datei.schreibe(14, 8700 + x, 5600 + y, kachel);
    }
  const rahmen = { zoomMin: 14, zoomMax: 14, rechteck: [11, 49, 12, 50] as const, angaben: {} };
  expect(await datei.vollende(rahmen)).toMatchObject({ kacheln: 22_500 });
  const kachel = oeffneKartenbild(ordner);
  expect((await kachel(14, 8700, 5600))?.toString()).toBe('0/0');
  expect((await kachel(14, 8849, 5749))?.toString()).toMatch(/^149\/149\.*$/);
  expect(await kachel(14, 8850, 5600)).toBeNull();
  await rm(ordner, { recursive: true });
});
