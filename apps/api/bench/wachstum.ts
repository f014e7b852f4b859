/** usage: how what one asks all day grows: with the own houses [2200,11000,44000] and with other companies of 200 houses [10,100,1000]; processor time of the server, pages of the database, exponents, a naive query beside them; TEST_DATABASE=postgres with TEST_DATABASE_URL */
import { sql } from '../src/platform/db/sql.ts';
import { type TestApi, testApi, type TestBetrieb } from '../test/testApi.ts';
import { fuelleBestand } from './parts/fuelleBestand.ts';
import { vervielfacheBetrieb } from './parts/vervielfacheBetrieb.ts';

const zahlen = (text: string): number[] => text.split(',').map(Number);
const HAEUSER = zahlen(process.argv[2] ?? '2200,11000,44000');
const BETRIEBE = zahlen(process.argv[3] ?? '10,100,1000');
const HAEUSER_DER_ANDEREN = 200;
const MALE = 5;

type Tat = { readonly name: string; readonly tu: (api: TestApi, wo: TestBetrieb) => Promise<unknown> };
const hole =
  (pfad: string): Tat['tu'] =>
  async (api, { token }) => {
    const { statusCode } = await api.app.inject({
      url: pfad,
      headers: { authorization: `Bearer ${token.buero}` },
    });
    if (statusCode !== 200) throw new Error(`${pfad}: ${statusCode}`);
  };
const TATEN: readonly Tat[] = [
  {
    name: 'naive: everything with a lookup each',
    tu: (_, { ctx }) =>
      ctx.transaction(
        (tx) =>
          tx.rows(
            sql`select l.*, (select min(a.frist_bis) from aufgabe a where a.liegenschaft_id = l.id and a.status = 'offen') as frist from liegenschaft l`,
          ),
        { statementTimeoutMs: 60_000 },
      ),
  },
  ...[
    '/liegenschaften?limit=100',
    '/liegenschaften?limit=100&sortierung=frist',
    '/liegenschaften?limit=100&sortierung=name',
    '/liegenschaften?limit=100&suche=hardt%2012',
    '/liegenschaften/punkte?suche=hardt',
    '/liegenschaften/ausgabe?als=csv',
    '/liegenschaften/ausgabe?als=xlsx',
    '/liegenschaften/doppelte',
    '/aufgaben/fristen',
    '/taetigkeiten',
    '/suche?text=bewohner49',
    '/termine?von=2027-02-01&bis=2027-02-07',
  ].map((pfad) => ({ name: `GET ${pfad}`, tu: hole(pfad) })),
];

/** Connections that tell what they have done when they are asked next. */
const VERBINDUNGEN = 12;

/** Pages that the database handed out; every connection is asked to say what it has counted. */
async function seiten(api: TestApi): Promise<number> {
  for (let mal = 0; mal < 2; mal += 1)
    await Promise.all(
      Array.from({ length: VERBINDUNGEN }, () =>
        api.deps.db.query('select pg_stat_force_next_flush(), pg_sleep(0.02)'),
      ),
    );
  const { rows } = await api.deps.db.query<{ anzahl: number }>(
    'select (blks_hit + blks_read)::float8 as anzahl from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.anzahl ?? 0;
}

type Kosten = { readonly ms: number; readonly seiten: number };
async function miss(api: TestApi, wo: TestBetrieb, { tu }: Tat): Promise<Kosten> {
  await tu(api, wo);
  const eigene = await seiten(api).then(async (erste) => (await seiten(api)) - erste);
  const vorher = await seiten(api);
  const uhr = process.cpuUsage();
  for (let mal = 0; mal < MALE; mal += 1) await tu(api, wo);
  const { user, system } = process.cpuUsage(uhr);
  return {
    ms: (user + system) / 1000 / MALE,
    seiten: Math.max(0, (await seiten(api)) - vorher - eigene) / MALE,
  };
}

/** 1: twice as much costs twice as much; 0: the same. */
const exponent = (groessen: readonly number[], kosten: readonly number[]): string => {
  const [erste = 1, letzte = 1] = [groessen[0], groessen.at(-1)];
  if (erste === letzte) return '';
  const [wenig = 1, viel = 1] = [kosten[0], kosten.at(-1)];
  return (Math.log(Math.max(viel, 1) / Math.max(wenig, 1)) / Math.log(letzte / erste)).toFixed(2);
};

function zeige(was: string, groessen: readonly number[], jeTat: ReadonlyMap<string, Kosten[]>): void {
  const rechts = (text: string, breite: number): string => text.padStart(breite);
  console.log(`\n${was.padEnd(46)}${groessen.map((zahl) => rechts(String(zahl), 24)).join('')}   exponents`);
  for (const [name, kosten] of jeTat)
    console.log(
      `${name.padEnd(46)}${kosten.map(({ ms, seiten: blaetter }) => rechts(`${ms.toFixed(1)} ms ${blaetter.toFixed(0)} p`, 24)).join('')}   ${exponent(
        groessen,
        kosten.map(({ ms }) => ms),
      )} ${exponent(
        groessen,
        kosten.map(({ seiten: blaetter }) => blaetter),
      )}`,
    );
}

const jeHaus = new Map<string, Kosten[]>(TATEN.map(({ name }) => [name, []]));
for (const anzahl of HAEUSER) {
  const api = await testApi();
  const wo = await api.neuerBetrieb();
  await fuelleBestand(api, wo, anzahl);
  for (const tat of TATEN) jeHaus.get(tat.name)?.push(await miss(api, wo, tat));
  await api.close();
}
zeige('own houses', HAEUSER, jeHaus);

const jeBetrieb = new Map<string, Kosten[]>(TATEN.map(({ name }) => [name, []]));
const api = await testApi();
const wo = await api.neuerBetrieb();
await fuelleBestand(api, wo, HAEUSER[0] ?? 2200);
let andere = 0;
for (const anzahl of BETRIEBE) {
  await vervielfacheBetrieb(api.deps.db, wo.unternehmenId, {
    betriebe: anzahl - andere,
    haeuser: HAEUSER_DER_ANDEREN,
  });
  andere = anzahl;
  for (const tat of TATEN) jeBetrieb.get(tat.name)?.push(await miss(api, wo, tat));
}
zeige('other companies', BETRIEBE, jeBetrieb);
await api.close();
