/** usage: travel time matrices of the Lauf district from the map extract, with the air-line as baseline */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import type { Fahrzeiten, Modus } from '../src/ort/fahrzeiten/fahrzeiten.ts';
import { fahrzeitmatrix } from '../src/ort/fahrzeiten/fahrzeitmatrix.ts';
import { luftlinie } from '../src/ort/fahrzeiten/luftlinie.ts';
import { matrixCache } from '../src/ort/fahrzeiten/matrixCache.ts';
import { ordnerAblage } from '../src/ort/fahrzeiten/ordnerAblage.ts';
import { valhallaFahrzeiten, valhallaProzess } from '../src/ort/fahrzeiten/valhallaFahrzeiten.ts';
import { baueKarte } from '../src/ort/karte/baueKarte.ts';

const lauf = new URL('../../../../shared/data/lauf/', import.meta.url);
const daten = (name: string) => fileURLToPath(new URL(name, lauf));
if (!existsSync(daten('lauf.osm.pbf'))) {
  console.log('fahrzeiten: skipped, the shared data of Lauf are not here');
  process.exit(0);
}

const alle = JSON.parse(readFileSync(daten('lauf-koordinaten.json'), 'utf8')) as Koordinate[];
const orte = (anzahl: number) => alle.filter((_, i) => i % 7 === 0).slice(0, anzahl);
const wurzel = await mkdtemp(join(tmpdir(), 'bench-'));
const karte = await baueKarte({ quelle: daten('lauf.osm.pbf'), name: 'lauf.osm.pbf', wurzel });
if (karte.ohneFahrzeiten !== null) console.log(karte.ohneFahrzeiten);
const prozess = valhallaProzess();
const strassen = valhallaFahrzeiten(prozess, join(wurzel, karte.version), karte);
const quellen: [string, Fahrzeiten][] = karte.ohneFahrzeiten === null ? [['roads', strassen]] : [];

for (const modus of ['auto', 'zu_fuss'] as const) {
  for (const [name, quelle] of [...quellen, ['air-line', luftlinie] as [string, Fahrzeiten]]) {
    const cache = matrixCache(ordnerAblage(join(wurzel, 'cache')), name);
    await messe(`${name}, 40 places, first question`, { quelle, cache }, orte(40), modus);
    await messe(`${name}, 300 places, 40 of them known`, { quelle, cache }, orte(300), modus);
    await messe(`${name}, the same again`, { quelle, cache }, orte(300), modus);
    // A process that has just started and knows nothing: the figure of the page.
    prozess.end();
    const leer = matrixCache(ordnerAblage(join(wurzel, 'leer')), name);
    await messe(`${name}, 300 places cold`, { quelle, cache: leer }, orte(300), modus);
    await messe(`${name}, 305 places, five of them new`, { quelle, cache: leer }, orte(305), modus);
  }
}
if (karte.ohneFahrzeiten === null) {
  const beginn = performance.now();
  const { meter, linie } = await strassen.route(orte(20), 'auto');
  console.log(
    `route of 20 stops: ${Math.round(performance.now() - beginn)} ms, ${meter} m, ${linie.coordinates.length} points`,
  );
}
prozess.end();
await rm(wurzel, { recursive: true });

async function messe(
  name: string,
  { quelle, cache }: { quelle: Fahrzeiten; cache: ReturnType<typeof matrixCache> },
  gefragt: Koordinate[],
  modus: Modus,
): Promise<void> {
  let schritte = 0;
  const beginn = performance.now();
  const auftrag = { orte: gefragt, modus, onFortschritt: () => (schritte += 1) };
  const { sekunden, ohneStrasse } = await fahrzeitmatrix(quelle, cache, auftrag);
  const dauer = Math.round(performance.now() - beginn);
  const mittel = sekunden.reduce((summe, wert) => summe + wert, 0) / sekunden.length;
  console.log(
    `${modus}: ${name}: ${dauer} ms, ${schritte} reports of progress, mean ${mittel.toFixed(0)} s, without road ${ohneStrasse.length}`,
  );
}
