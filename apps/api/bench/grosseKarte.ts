/** usage: a district's extract made of many Lauf: minutes to tile, memory of every process, how long reading takes meanwhile, cancel, and going on after a kill [MB of pbf] */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';

import { testApi } from '../test/testApi.ts';
import { anteil } from './parts/messwerte.ts';
import { beobachteKinder, eigenesBytes } from './parts/prozessbaum.ts';
import type { GrosseKarte } from './parts/vervielfacheKarte.ts';

process.env['TEST_DATABASE'] ??= 'pglite';
const MEGABYTE = 1e6;
const ZIEL_MB = Number(process.argv[2] ?? 160);
const LESEN_MS_MAX = 100;
const SPEICHER_MB_MAX = 1000;
const PAUSE_MS = 20;
const RUHE_MS = 10_000;
/** The killed and the cancelled map are this much smaller than the whole one. */
const KLEINER = 8;

const lauf = fileURLToPath(new URL('../../../../shared/data/lauf/lauf.osm.pbf', import.meta.url));
if (!existsSync(lauf)) {
  console.log('The extract of Lauf does not lie beside the project.');
  process.exit(0);
}
const ordner = await mkdtemp(join(tmpdir(), 'grosse-karte-'));
const api = await testApi({ worker: true });
const [wo, leser] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
const wurzel = await api.app.listen({ port: 0, host: '127.0.0.1' });
const karten = join(api.deps.env.dataDir, 'karten');
const mb = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
const kopf = (token: string) => ({ authorization: `Bearer ${token}` });

/** Runs a script in a process of its own, so that what it holds does not count for the server; answers what it printed. */
const nebenan = async (skript: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', skript])).stdout;

/** Uploads as a browser does: from the disk, and beside the server. */
async function schicke(datei: string): Promise<string> {
  const antwort = await nebenan(`import { openAsBlob } from 'node:fs';
    const form = new FormData();
    form.append('datei', await openAsBlob(${JSON.stringify(datei)}), 'bezirk.osm.pbf');
    const kopf = ${JSON.stringify(kopf(wo.token.buero))};
    const antwort = await fetch(${JSON.stringify(`${wurzel}/ort/karte`)}, { method: 'POST', headers: kopf, body: form });
    console.log(await antwort.text());`);
  const { vorgangId } = JSON.parse(antwort) as { vorgangId?: string };
  if (vorgangId === undefined) throw new Error(antwort);
  return vorgangId;
}

/** Looks at the work until `bis` is content or it has ended; how long each step took. */
async function folge(id: string, bis: (stand: { schritt: string; anteil: number }) => boolean = () => false) {
  const schritte = new Map<string, number>();
  for (let zuletzt = performance.now(); ;) {
    const { body } = await api.call(vorgangHolen, { params: { id } }, wo.token.buero);
    const jetzt = performance.now();
    schritte.set(body.schritt, (schritte.get(body.schritt) ?? 0) + (jetzt - zuletzt) / 1000);
    zuletzt = jetzt;
    if ((body.status !== 'wartet' && body.status !== 'laeuft') || bis(body)) return { stand: body, schritte };
    await warte(100);
  }
}

/** What another company waits for its list while `arbeit` goes on, and what all processes hold. */
async function unterdessen<Ergebnis>(arbeit: () => Promise<Ergebnis>) {
  const ende = new AbortController();
  const zeiten: number[] = [];
  const server = { bytes: 0, eigene: 0 };
  const lies = async (): Promise<void> => {
    while (!ende.signal.aborted) {
      const beginn = performance.now();
      const antwort = await fetch(`${wurzel}/liegenschaften?limit=100`, { headers: kopf(leser.token.buero) });
      await antwort.arrayBuffer();
      if (antwort.status !== 200) throw new Error(String(antwort.status));
      zeiten.push(performance.now() - beginn);
      server.bytes = Math.max(server.bytes, process.memoryUsage.rss());
      server.eigene = Math.max(server.eigene, await eigenesBytes());
      await warte(PAUSE_MS);
    }
  };
  const [beginn, lesend, kinder] = [performance.now(), lies(), beobachteKinder(ende.signal)];
  try {
    const ergebnis = await arbeit();
    return { ergebnis, sekunden: (performance.now() - beginn) / 1000, zeiten, server, kinder };
  } finally {
    ende.abort();
    await lesend;
  }
}

async function zeigeMessung({ zeiten, server, kinder }: Awaited<ReturnType<typeof unterdessen>>) {
  const { hoechstens, zusammen, gerechnet } = await kinder;
  console.log(
    `  reading meanwhile p50 ${anteil(zeiten, 0.5).toFixed(0)}, p95 ${anteil(zeiten, 0.95).toFixed(0)}, worst ${anteil(zeiten, 1).toFixed(0)} ms of ${zeiten.length} (goal p95 ${LESEN_MS_MAX} ms)`,
  );
  const sekundenVon = (wer: string) =>
    gerechnet.filter(({ name }) => name === wer).reduce((alle, { sekunden }) => alle + sekunden, 0);
  const je = [...hoechstens]
    .map(
      ([name, { bytes, eigene }]) =>
        `${name} ${mb(bytes)}, without files ${mb(eigene)} (${sekundenVon(name).toFixed(0)} s of a processor)`,
    )
    .join('; ');
  console.log(
    `  most memory: server with worker and database ${mb(server.bytes)}, without files ${mb(server.eigene)}; ${je}; all children at once ${mb(zusammen)} (goal ${SPEICHER_MB_MAX} MB each)`,
  );
  return Math.max(...[server, ...hoechstens.values()].map(({ bytes }) => bytes));
}

/** Builds the map in a process of its own, and takes it away with all its children in the middle of drawing. */
async function baueUndStirb(quelle: string, felder: number): Promise<number> {
  const auftrag = { quelle, name: 'bezirk.osm.pbf', wurzel: karten };
  const skript = `import { baueKarte } from ${JSON.stringify(new URL('../src/ort/karte/baueKarte.ts', import.meta.url).href)};
    await baueKarte(${JSON.stringify(auftrag)});`;
  const kind = spawn(process.execPath, ['--input-type=module', '--eval', skript], {
    detached: true,
    stdio: 'ignore',
  });
  const gezeichnet = async (): Promise<number> => {
    const baustelle = (await readdir(karten)).find((name) => name.endsWith('.im-bau')) ?? '';
    const liste = join(karten, baustelle, 'bild.im-bau', 'gezeichnet.jsonl');
    return (await readFile(liste, 'utf8').catch(() => '')).split('\n').length - 1;
  };
  while ((await gezeichnet()) < felder) {
    if (kind.exitCode !== null) throw new Error('The map was finished before anybody could end it.');
    await warte(20);
  }
  process.kill(-(kind.pid ?? 0), 'SIGKILL');
  return gezeichnet();
}

async function vervielfache(ziel: string, kopien: number): Promise<GrosseKarte> {
  const ausgabe =
    await nebenan(`import { vervielfacheKarte } from ${JSON.stringify(new URL('./parts/vervielfacheKarte.ts', import.meta.url).href)};
    console.log(JSON.stringify(await vervielfacheKarte(${JSON.stringify(lauf)}, ${JSON.stringify(ziel)}, ${kopien})));`);
  return JSON.parse(ausgabe) as GrosseKarte;
}

const je = (await vervielfache(join(ordner, 'eine.osm.pbf'), 4)).bytes / 4;
const kopien = Math.ceil((ZIEL_MB * MEGABYTE) / je);
const [gross, klein] = [join(ordner, 'gross.osm.pbf'), join(ordner, 'klein.osm.pbf')];
const inhalt = await vervielfache(gross, kopien);
const kleiner = await vervielfache(klein, Math.ceil(kopien / KLEINER));
console.log(
  `${kopien} times Lauf: ${mb(inhalt.bytes)} of pbf, ${(inhalt.knoten / 1e6).toFixed(1)} million nodes, ${(inhalt.wege / 1e6).toFixed(2)} million ways; ${api.deps.db.kind}; before: ${mb(process.memoryUsage.rss())} held by this process, which is server, worker, database and reader`,
);

const ruhe = await unterdessen(() => warte(RUHE_MS));
console.log('nothing to do, for comparison');
await zeigeMessung(ruhe);
const ganz = await unterdessen(async () => {
  const beginn = performance.now();
  const id = await schicke(gross);
  const hochgeladen = (performance.now() - beginn) / 1000;
  return { hochgeladen, ...(await folge(id)) };
});
const { hochgeladen, schritte, stand } = ganz.ergebnis;
console.log(
  `whole map: ${(ganz.sekunden / 60).toFixed(1)} min, uploaded in ${hochgeladen.toFixed(1)} s; ${stand.status} ${JSON.stringify(stand.ergebnis ?? stand.fehler)}`,
);
for (const [schritt, sekunden] of schritte)
  console.log(`  ${schritt.padEnd(28)} ${sekunden.toFixed(1).padStart(7)} s`);
const speicher = await zeigeMessung(ganz);
const [version = ''] = (await readdir(karten)).filter((name) => /^[\da-f]{16}$/.test(name));
const bild = await stat(join(karten, version, 'karte.pmtiles')).catch(() => null);
console.log(`  tiles ${mb(bild?.size ?? 0)}`);

const beginn = performance.now();
const abgebrochen = await schicke(klein);
await folge(abgebrochen, ({ schritt, anteil: wie }) => schritt === 'Karte wird gezeichnet' && wie > 0.6);
const gewuenscht = performance.now();
await api.call(vorgangAbbrechen, { params: { id: abgebrochen } }, wo.token.buero);
const { stand: nachAbbruch } = await folge(abgebrochen);
const reste = (await readdir(karten)).filter((name) => name.includes('.im-bau') || name.endsWith('.sperre'));
console.log(
  `${mb(kleiner.bytes)} cancelled after ${((gewuenscht - beginn) / 1000).toFixed(1)} s of drawing and before: ${nachAbbruch.status} ${(performance.now() - gewuenscht).toFixed(0)} ms later, ${reste.length} folders left`,
);

const fertig = await baueUndStirb(klein, 3);
const wieder = await unterdessen(async () => folge(await schicke(klein)));
const schrittnamen = [...wieder.ergebnis.schritte.keys()];
const vonVorn = schrittnamen.includes('Adressen werden gelesen');
console.log(
  `killed after ${fertig} fields, brought again: ${wieder.ergebnis.stand.status} in ${wieder.sekunden.toFixed(1)} s (half a minute of them the sign of life of the dead), ${vonVorn ? 'READ FROM THE BEGINNING' : 'gone on with where it was'}`,
);
await zeigeMessung(wieder);
await api.close();
await rm(ordner, { recursive: true, force: true });
const gut =
  stand.status === 'fertig' &&
  speicher < SPEICHER_MB_MAX * MEGABYTE &&
  anteil(ganz.zeiten, 0.95) < LESEN_MS_MAX &&
  nachAbbruch.status === 'abgebrochen' &&
  reste.length === 0 &&
  !vonVorn;
process.exitCode = gut ? 0 : 1;
