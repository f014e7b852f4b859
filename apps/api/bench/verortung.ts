/** usage: how many houses of the Lauf district each source places within 50 m, and how fast */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import { entfernungMeter, type Koordinate } from '@kehrtour/domain/ort/koordinate';
import iconv from 'iconv-lite';
import Papa from 'papaparse';

import type { AdressSuche } from '../src/ort/adressen/adressSuche.ts';
import { bekannteSuche } from '../src/ort/adressen/bekannteSuche.ts';
import { verzeichnisSuche } from '../src/ort/adressen/verzeichnisSuche.ts';
import { oeffneAdressdatei } from '../src/ort/karte/adressdatei.ts';
import { baueKarte } from '../src/ort/karte/baueKarte.ts';
import { verorteAdressen } from '../src/ort/verorteAdressen.ts';

const lauf = new URL('../../../../shared/data/lauf/', import.meta.url);
const daten = (name: string) => fileURLToPath(new URL(name, lauf));
if (!existsSync(daten('lauf.osm.pbf'))) {
  console.log('verortung: skipped, the shared data of Lauf are not here');
  process.exit(0);
}

const text = iconv.decode(readFileSync(daten('lauf-aufgaben-cp1252.csv')), 'win1252');
const { data } = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true });
const haeuser = [
  ...new Map(
    data
      .slice(1)
      .map(([, id = '', strasse = '', hausnr = '', plz = '', ort = '']) => [
        id,
        { id, strasse, hausnr, plz, ort },
      ]),
  ).values(),
];
const wahr = new Map(
  (
    JSON.parse(readFileSync(daten('lauf-koordinaten.json'), 'utf8')) as (Koordinate & {
      externalId: string;
    })[]
  ).map(({ externalId, lat, lon }) => [externalId, { lat, lon }]),
);

const wurzel = await mkdtemp(join(tmpdir(), 'bench-'));
let beginn = performance.now();
const karte = await baueKarte({ quelle: daten('lauf.osm.pbf'), name: 'lauf.osm.pbf', wurzel });
console.log(
  `map extract read: ${ms(beginn)} ms, ${karte.adressen} addresses, ${karte.strassen} streets, roads ${karte.ohneFahrzeiten ?? 'built'}`,
);
const verzeichnis = await oeffneAdressdatei(join(wurzel, karte.version));
await messe(
  'map extract',
  verzeichnisSuche({ name: 'Karte', stand: null, quelle: 'karte' }, verzeichnis),
  haeuser,
);

// Baseline: no map; every second house is known, the others are looked for between them.
const bekannte = haeuser.flatMap((haus, i) => {
  const koordinate = wahr.get(haus.id);
  return i % 2 === 0 && koordinate ? [{ ...haus, koordinate }] : [];
});
await messe(
  'every second house known, no map',
  bekannteSuche(bekannte),
  haeuser.filter((_, i) => i % 2 === 1),
);
await rm(wurzel, { recursive: true });

async function messe(name: string, suche: AdressSuche, gesucht: typeof haeuser): Promise<void> {
  beginn = performance.now();
  const { treffer } = await verorteAdressen(suche, gesucht);
  const dauer = ms(beginn);
  const abstaende = gesucht.map(({ id }, i) => {
    const [gefunden, ort] = [treffer[i]?.koordinate, wahr.get(id)];
    return gefunden && ort ? entfernungMeter(gefunden, ort) : Infinity;
  });
  const anteil = (meter: number) =>
    ((abstaende.filter((abstand) => abstand <= meter).length / gesucht.length) * 100).toFixed(1);
  const guete = Object.entries(Object.groupBy(treffer, (einer) => einer?.guete ?? 'nichts'))
    .map(([art, gruppe]) => `${art} ${gruppe?.length}`)
    .join(', ');
  const zweifel = treffer.filter((einer) => einer?.mehrdeutig).length;
  console.log(
    `${name}: ${gesucht.length} houses in ${dauer} ms; within 10/50/100 m: ${anteil(10)}/${anteil(50)}/${anteil(100)} %; ${guete}; to check ${zweifel}`,
  );
}

function ms(seit: number): number {
  return Math.round(performance.now() - seit);
}
