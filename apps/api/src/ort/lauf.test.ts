/** @module-tag night */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Adresse } from '@kehrtour/domain/ort/adresse';
import { entfernungMeter, type Koordinate } from '@kehrtour/domain/ort/koordinate';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { expect, it } from 'vitest';

import { verzeichnisSuche } from './adressen/verzeichnisSuche.ts';
import { oeffneAdressdatei } from './karte/adressdatei.ts';
import { baueKarte } from './karte/baueKarte.ts';
import { verorteAdressen } from './verorteAdressen.ts';

const lauf = new URL('../../../../../shared/data/lauf/', import.meta.url);
const daten = (name: string) => fileURLToPath(new URL(name, lauf));
const fehlt = !existsSync(daten('lauf.osm.pbf'));

/** Id and address of every property of the export, which has one row per task and no coordinates. */
function liegenschaften(): Map<string, Adresse> {
  const text = iconv.decode(readFileSync(daten('lauf-aufgaben-cp1252.csv')), 'win1252');
  const { data } = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true });
  return new Map(
    data
      .slice(1)
      .map(([, id = '', strasse = '', hausnr = '', plz = '', ort = '']) => [
        id,
        { strasse, hausnr, plz, ort },
      ]),
  );
}

it.skipIf(fehlt)(
  `places 97 of 100 houses of a real district within 50 m${fehlt ? ' (skipped: the shared data of Lauf are not here)' : ''}`,
  async () => {
    const wurzel = await mkdtemp(join(tmpdir(), 'lauf-'));
    const karte = await baueKarte({ quelle: daten('lauf.osm.pbf'), name: 'lauf.osm.pbf', wurzel });
    const verzeichnis = await oeffneAdressdatei(join(wurzel, karte.version));
    const suche = verzeichnisSuche({ name: 'Lauf', stand: karte.stand, quelle: 'karte' }, verzeichnis);
    const alle = liegenschaften();
    const { treffer } = await verorteAdressen(suche, [...alle.values()]);
    const wahrheit = JSON.parse(readFileSync(daten('lauf-koordinaten.json'), 'utf8')) as (Koordinate & {
      externalId: string;
    })[];
    const ort = new Map(wahrheit.map((einer) => [einer.externalId, einer]));
    const genau = [...alle.keys()].filter((id, i) => {
      const [gefunden, wahr] = [treffer[i]?.koordinate, ort.get(id)];
      return gefunden && wahr && entfernungMeter(gefunden, wahr) <= 50;
    });
    expect(alle.size).toBe(2200);
    expect(genau.length / alle.size).toBeGreaterThanOrEqual(0.97);
    await rm(wurzel, { recursive: true });
  },
);
