/** usage: 5,000 properties with 20,000 tasks by file, twice: seconds, rows written, memory, and how long reading takes meanwhile [houses]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

import { sql } from '../src/platform/db/sql.ts';
import { importiere } from '../test/importFixture.ts';
import { testApi, type TestBetrieb } from '../test/testApi.ts';
import { anteil } from './parts/messwerte.ts';

process.env['TEST_DATABASE'] ??= 'pglite';
const HAEUSER = Number(process.argv[2] ?? 5000);
const SEKUNDEN_MAX = process.env['TEST_DATABASE'] === 'postgres' ? 15 : 20;
const WIEDER_SEKUNDEN_MAX = 5;
const LESEN_MS_MAX = 100;
const MEGABYTE_MAX = 350;
const PAUSE_MS = 20;

const KOPF =
  'Lfd. Nr.;Objekt-ID;Straße;Hausnr.;PLZ;Ort;Gebäudeart;NE;Anrede;Nachname;Vorname;Hausverwaltung;Telefon;Mobil;E-Mail;Tätigkeit;Frist von;Frist bis;Dauer (Min);Bemerkung';
/** Three sweepings and a measurement: what a house with a stove and a heating is due in a year. */
const ARBEIT = [
  ['Kehrung (3x jährlich)', '01.01.2027', '28.02.2027', 15],
  ['Kehrung (3x jährlich)', '15.03.2027', '30.04.2027', 15],
  ['Kehrung (3x jährlich)', '01.10.2027', '30.11.2027', 15],
  ['Messung nach 1. BImSchV', '01.01.2027', '31.12.2027', 20],
] as const;

const datei = Buffer.from(
  [
    KOPF,
    ...Array.from({ length: HAEUSER }, (_, nummer) => {
      const ort = `Straße ${Math.floor(nummer / 40) + 1};${(nummer % 40) + 1};91207;Lauf a.d.Pegnitz`;
      const haus = `${nummer + 1};GR-${nummer};${ort};Einfamilienhaus;1;Frau;Escherich ${nummer};Monika;;09123 ${10_000 + nummer};;e${nummer}@example.org`;
      return ARBEIT.map((arbeit) => `${haus};${arbeit.join(';')};`);
    }).flat(),
  ].join('\r\n'),
);

/** The newest version of any row of the stock, and how many rows there are. */
async function stand(wo: TestBetrieb) {
  const row = await wo.ctx.transaction((tx) =>
    tx.row<{ stand: string; haeuser: number; aufgaben: number }>(sql`
      select md5(string_agg(zeile, ',' order by zeile)) as stand,
        (select count(*)::int from liegenschaft) as haeuser, (select count(*)::int from aufgabe) as aufgaben
      from (select id::text || xmin::text as zeile from liegenschaft
        union all select id::text || xmin::text from aufgabe
        union all select id::text || xmin::text from kontakt) z`),
  );
  if (row === undefined) throw new Error('Die Zählung ist leer.');
  return row;
}

const api = await testApi({ worker: true });
const [wo, leser] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
await importiere(api, leser, { name: 'klein.csv', bytes: datei.subarray(0, datei.indexOf('\n', 40_000)) });
const wurzel = await api.app.listen({ port: 0, host: '127.0.0.1' });

/** What another company waits for its list while `arbeit` goes on, and the most memory that this process held. */
async function unterdessen(arbeit: () => Promise<unknown>) {
  const ende = new AbortController();
  let hoechstens = 0;
  const zeiten: number[] = [];
  const lies = async (): Promise<void> => {
    while (!ende.signal.aborted) {
      const beginn = performance.now();
      const antwort = await fetch(`${wurzel}/liegenschaften?limit=100`, {
        headers: { authorization: `Bearer ${leser.token.buero}` },
      });
      await antwort.arrayBuffer();
      if (antwort.status === 200) zeiten.push(performance.now() - beginn);
      else if (antwort.status !== 429) throw new Error(String(antwort.status));
      hoechstens = Math.max(hoechstens, process.memoryUsage.rss());
      await setTimeout(PAUSE_MS);
    }
  };
  const beginn = performance.now();
  const lesend = lies();
  await arbeit();
  const sekunden = (performance.now() - beginn) / 1000;
  ende.abort();
  await lesend;
  return { sekunden, zeiten, megabyte: hoechstens / 2 ** 20 };
}

const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
console.log(
  `${HAEUSER} houses, a file of ${mb(datei.length)}, ${api.deps.db.kind}; before: ${mb(process.memoryUsage.rss())} held by this process, which is server, worker${api.deps.db.kind === 'pglite' ? ', database' : ''} and caller`,
);
const lauf = (
  name: string,
  max: number,
  { sekunden, zeiten, megabyte }: Awaited<ReturnType<typeof unterdessen>>,
) =>
  console.log(
    `${name.padEnd(24)} ${sekunden.toFixed(1)} s (goal ${max} s); reading meanwhile p50 ${anteil(zeiten, 0.5).toFixed(0)}, p95 ${anteil(zeiten, 0.95).toFixed(0)} ms of ${zeiten.length} (goal ${LESEN_MS_MAX} ms); at most ${megabyte.toFixed(0)} MB (goal ${MEGABYTE_MAX} MB)`,
  );
const bringe = () => unterdessen(() => importiere(api, wo, { name: 'gross.csv', bytes: datei }));
lauf('dropped to taken over', SEKUNDEN_MAX, await bringe());
const vorher = await stand(wo);
lauf('the same file again', WIEDER_SEKUNDEN_MAX, await bringe());
const nachher = await stand(wo);
console.log(
  `${nachher.haeuser} houses, ${nachher.aufgaben} tasks; ${nachher.stand === vorher.stand ? 'no row of the stock written the second time' : 'ROWS OF THE STOCK WERE WRITTEN the second time'}`,
);
await api.close();
process.exitCode = nachher.stand === vorher.stand && nachher.haeuser === HAEUSER ? 0 : 1;
