import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { alleinAn } from './baustelle.ts';

let ordner: string;
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'baustelle-'));
});
afterAll(() => rm(ordner, { recursive: true, force: true }));

it('one after the other takes over what somebody left behind, however many come at once', async () => {
  for (let runde = 0; runde < 3; runde += 1) {
    const sperre = join(ordner, `${runde}.sperre`);
    await writeFile(sperre, '');
    const lange = new Date((await stat(sperre)).mtimeMs - 60_000);
    await utimes(sperre, lange, lange);
    let drinnen = 0;
    let zugleich = 0;
    const arbeite = async () => {
      drinnen += 1;
      zugleich = Math.max(zugleich, drinnen);
      await warte(3);
      drinnen -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => alleinAn(sperre, undefined, arbeite)));
    expect(zugleich).toBe(1);
  }
  expect(await readdir(ordner)).toEqual([]);
});

it('is waited for as long as it gives a sign, and taken over although somebody died while looking', async () => {
  const sperre = join(ordner, 'gestorben.sperre');
  for (const datei of [sperre, `${sperre}.blick`]) {
    await writeFile(datei, '');
    const lange = new Date((await stat(datei)).mtimeMs - 60_000);
    await utimes(datei, lange, lange);
  }
  expect(await alleinAn(sperre, undefined, async () => 'getan')).toBe('getan');
  expect(await readdir(ordner)).toEqual([]);

  await writeFile(sperre, '');
  const abbruch = new AbortController();
  const versuch = alleinAn(sperre, abbruch.signal, async () => 'nie');
  abbruch.abort();
  await expect(versuch).rejects.toThrow();
  expect(await readdir(ordner)).toEqual(['gestorben.sperre']);
});
