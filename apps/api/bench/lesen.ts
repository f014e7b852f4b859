/** usage: reading 5,000 houses as one client over HTTP, beside a naive query [houses]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { performance } from 'node:perf_hooks';

import { sql } from '../src/platform/db/sql.ts';
import { testApi, type TestBetrieb } from '../test/testApi.ts';
import { fuelleBestand } from './parts/fuelleBestand.ts';

const HAEUSER = Number(process.argv[2] ?? 5000);
const RUNDEN = 60;

/** What one writes first: every column, and three lookups for every house. */
const naiv = (wo: TestBetrieb): Promise<unknown> =>
  wo.ctx.transaction(
    (tx) =>
      tx.rows(sql`select l.*, (select min(a.frist_bis) from aufgabe a where a.liegenschaft_id = l.id and a.status = 'offen') as frist,
        (select jsonb_agg(a) from aufgabe a where a.liegenschaft_id = l.id) as aufgaben,
        (select jsonb_agg(k) from liegenschaft_kontakt lk join kontakt k on k.id = lk.kontakt_id where lk.liegenschaft_id = l.id) as kontakte
      from liegenschaft l order by l.laufnummer`),
    { statementTimeoutMs: 60_000 },
  );

type Messung = { wand: number[]; cpu: number };

/** Wall time is what one client waits, and grows with whatever else runs here; CPU time of server and client does not. */
function zeile(name: string, { wand, cpu }: Messung, zusatz = ''): void {
  const sortiert = wand.toSorted((a, b) => a - b);
  const bei = (anteil: number): string =>
    (sortiert[Math.min(sortiert.length - 1, Math.ceil(sortiert.length * anteil) - 1)] ?? 0)
      .toFixed(1)
      .padStart(7);
  console.log(
    `${name.padEnd(46)} p50 ${bei(0.5)} ms   p95 ${bei(0.95)} ms   CPU ${cpu.toFixed(1).padStart(6)} ms   ${zusatz}`,
  );
}

async function miss(runden: number, tat: () => Promise<unknown>): Promise<Messung> {
  const wand: number[] = [];
  await tat();
  const vorher = process.cpuUsage();
  for (let runde = 0; runde < runden; runde += 1) {
    const beginn = performance.now();
    // One client waits for its answer before it asks again.
    // oxlint-disable-next-line no-await-in-loop
    await tat();
    wand.push(performance.now() - beginn);
  }
  const { user, system } = process.cpuUsage(vorher);
  return { wand, cpu: (user + system) / 1000 / runden };
}

const api = await testApi();
const betrieb = await api.neuerBetrieb();
const ids = (await fuelleBestand(api, betrieb, HAEUSER)).haeuser;
const wurzel = await api.app.listen({ port: 0, host: '127.0.0.1' });
const hole = async (pfad: string): Promise<number> => {
  const antwort = await fetch(`${wurzel}${pfad}`, {
    headers: { authorization: `Bearer ${betrieb.token.buero}` },
  });
  const bytes = await antwort.arrayBuffer();
  if (!antwort.ok)
    throw new Error(`${pfad}: ${antwort.status} ${Buffer.from(bytes).toString().slice(0, 300)}`);
  return bytes.byteLength;
};

console.log(`${HAEUSER} houses, ${2 * HAEUSER} tasks, ${api.deps.db.kind}`);
const kilobyte = Math.round((await hole('/liegenschaften/punkte')) / 1024);
zeile('naive: everything with lookups, no HTTP', await miss(8, () => naiv(betrieb)));
zeile(
  'GET /liegenschaften/punkte',
  await miss(RUNDEN, () => hole('/liegenschaften/punkte')),
  `${kilobyte} kB`,
);
const schreibeOrt = (): Promise<number> =>
  betrieb.ctx.transaction((tx) => tx.run(sql`update liegenschaft set ort = ort where laufnummer = 1`));
zeile(
  '  the same, each time after a write',
  await miss(RUNDEN, async () => {
    await schreibeOrt();
    await hole('/liegenschaften/punkte');
  }),
);
zeile(
  'GET /liegenschaften/punkte?suche=mueller 12',
  await miss(RUNDEN, () => hole('/liegenschaften/punkte?suche=mueller%2012')),
);
zeile('GET /liegenschaften (100)', await miss(RUNDEN, () => hole('/liegenschaften?limit=100')));
zeile(
  'GET /liegenschaften?sortierung=frist&limit=200',
  await miss(RUNDEN, () => hole('/liegenschaften?sortierung=frist&limit=200')),
);
zeile('GET /liegenschaften/:id', await miss(RUNDEN, () => hole(`/liegenschaften/${ids[0] ?? ''}`)));
zeile('GET /suche?text=bewohner49', await miss(RUNDEN, () => hole('/suche?text=bewohner49')));
zeile('GET /termine (one week)', await miss(RUNDEN, () => hole('/termine?von=2027-02-01&bis=2027-02-07')));
await api.close();
