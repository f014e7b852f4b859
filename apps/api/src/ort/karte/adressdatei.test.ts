import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { oeffneAdressdatei, schreibeAdressdatei } from './adressdatei.ts';

it('keeps streets with their houses, and of a street that no town has what one may have', async () => {
  const ordner = await mkdtemp(join(tmpdir(), 'adressen-'));
  const koordinate = { lat: 49.51, lon: 11.28 };
  const mit = (name: string, anzahl: number) => ({
    strasse: { name, plz: '91207', ort: 'Lauf', koordinate, radiusMeter: 80 },
    haeuser: Array.from({ length: anzahl }, (_, i) => ({ hausnr: `${i + 1}`, koordinate })),
  });
  await schreibeAdressdatei(ordner, [mit('Mühlweg', 3), mit('Ohne Ende', 50_000)], []);
  const verzeichnis = await oeffneAdressdatei(ordner);
  expect(verzeichnis.strassen.map(({ name }) => name)).toEqual(['Mühlweg', 'Ohne Ende']);
  expect((await verzeichnis.haeuser(0)).map(({ hausnr }) => hausnr)).toEqual(['1', '2', '3']);
  expect(await verzeichnis.haeuser(1)).toHaveLength(3_000);
  await rm(ordner, { recursive: true });
});
