/** @module-tag night */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { osmPbf } from '../../../test/osmPbf.ts';
import { kachelstelle } from '../kartenbild/kachelzahl.ts';
import { oeffneKartenbild } from '../kartenbild/oeffneKartenbild.ts';
import { baueKarte } from './baueKarte.ts';
import type { OsmElement } from './osmElement.ts';

const ORTE = 70;
const HAEUSER_JE_ORT = 120;
const ECKEN = [
  [0, 0],
  [0, 0.0001],
  [0.0001, 0.0001],
  [0.0001, 0],
] as const;

let wurzel: string;
beforeAll(async () => {
  wurzel = await mkdtemp(join(tmpdir(), 'neustart-'));
  await writeFile(join(wurzel, 'auszug'), osmPbf(bezirk()));
});
afterAll(() => rm(wurzel, { recursive: true }));

const ortAm = (nummer: number) => ({ lat: 49 + (nummer % 8) * 0.07, lon: 10 + Math.floor(nummer / 8) * 0.1 });

/** Villages far apart, so that each is a field of its own on the map. */
function bezirk(): OsmElement[] {
  let id = 0;
  const knoten: OsmElement[] = [];
  const wege: OsmElement[] = [];
  for (let ort = 0; ort < ORTE; ort += 1) {
    const { lat, lon } = ortAm(ort);
    const strasse: number[] = [];
    for (let haus = 0; haus < HAEUSER_JE_ORT; haus += 1) {
      const hier = { lat: lat + haus * 0.0002, lon };
      knoten.push({ type: 'node', id: (id += 1), ...hier });
      strasse.push(id);
      const refs = ECKEN.map(([nord, ost]) => {
        knoten.push({ type: 'node', id: (id += 1), lat: hier.lat + nord, lon: hier.lon + 0.0003 + ost });
        return id;
      });
      const tags = {
        building: 'house',
        'addr:street': 'Dorfstraße',
        'addr:housenumber': String(haus + 1),
        'addr:postcode': '91207',
        'addr:city': `Dorf ${ort}`,
      };
      wege.push({ type: 'way', id: 1_000_000 + id, refs: [...refs, refs[0] ?? 0], tags });
    }
    const tags = { highway: 'residential', name: 'Dorfstraße' };
    wege.push({ type: 'way', id: 2_000_000 + ort, refs: strasse, tags });
  }
  return [...knoten, ...wege];
}

const auftrag = (ziel: string) => ({ quelle: join(wurzel, 'auszug'), name: 'auszug.osm.pbf', wurzel: ziel });

/** Builds the map in a process with children of its own, and takes all of them away in the middle of drawing. */
async function baueUndStirb(ziel: string): Promise<number> {
  const skript = `import { baueKarte } from ${JSON.stringify(new URL('./baueKarte.ts', import.meta.url).href)};
    await baueKarte(${JSON.stringify(auftrag(ziel))});`;
  const kind = spawn(process.execPath, ['--input-type=module', '--eval', skript], {
    detached: true,
    stdio: 'ignore',
  });
  const zuEnde = new Promise<number | null>((loese) => kind.once('exit', loese));
  for (;;) {
    const fertig = await gezeichnet(ziel);
    if (fertig >= 3) {
      process.kill(-(kind.pid ?? 0), 'SIGKILL');
      await zuEnde;
      return fertig;
    }
    if (kind.exitCode !== null) throw new Error('the map was finished before anybody could end it');
    await warte(2);
  }
}

/** Fields that stand in the list of the drawer. */
async function gezeichnet(ziel: string): Promise<number> {
  const [baustelle] = (await readdir(ziel).catch(() => [])).filter((name) => name.endsWith('.im-bau'));
  if (baustelle === undefined) return 0;
  const liste = join(ziel, baustelle, 'bild.im-bau', 'gezeichnet.jsonl');
  return (await readFile(liste, 'utf8').catch(() => '')).split('\n').length - 1;
}

it('a map whose process is killed while it is drawn is gone on with, and becomes the same map', async () => {
  const ziel = join(wurzel, 'gestorben');
  await baueUndStirb(ziel);
  expect((await readdir(ziel)).some((name) => name.endsWith('.im-bau'))).toBe(true);
  for (const sperre of (await readdir(ziel)).filter((name) => name.endsWith('.sperre'))) {
    // Half a minute later nobody takes it for somebody at work.
    const datei = join(ziel, sperre);
    const lange = new Date((await stat(datei)).mtimeMs - 60_000);
    await utimes(datei, lange, lange);
  }
  const schritte = new Set<string>();
  const karte = await baueKarte({
    ...auftrag(ziel),
    onFortschritt: (_anteil, schritt) => void schritte.add(schritt),
  });
  expect(schritte).not.toContain('Adressen werden gelesen');
  expect(await readdir(ziel)).toEqual([karte.version]);

  const ganz = join(wurzel, 'ganz');
  expect(await baueKarte(auftrag(ganz))).toEqual(karte);
  const [fortgesetzt, frisch] = [ziel, ganz].map((ort) => oeffneKartenbild(join(ort, karte.version)));
  for (let ort = 0; ort < ORTE; ort += 1) {
    const { lat, lon } = ortAm(ort);
    const [x = 0, y = 0] = kachelstelle([lon + 0.0003, lat + 0.0005], 14).map(Math.floor);
    const kachel = await frisch?.(14, x, y);
    expect(kachel?.length).toBeGreaterThan(100);
    expect(await fortgesetzt?.(14, x, y)).toEqual(kachel);
  }
});
