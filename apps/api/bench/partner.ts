/** usage: seconds for 5,000 properties pushed fifty at a time, twice, beside single inserts; and for twenty companies at once */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import { sql } from '../src/platform/db/sql.ts';
import { anOperator } from '../test/anOperator.ts';
import { neuerHersteller, type Programm, verbunden } from '../test/partnerFixture.ts';
import { testApi, type TestBetrieb } from '../test/testApi.ts';

process.env['TEST_DATABASE'] ??= 'pglite';
const HAEUSER = Number(process.env['HAEUSER'] ?? 5000);
const JE_SENDUNG = 50;
const BETRIEBE = 20;
const JE_BETRIEB = 250;
const api = await testApi({ worker: true });
const { appId } = await neuerHersteller(api, await anOperator(api), 'Messprogramm GmbH');
const vorbei = (seit: number): string => ((performance.now() - seit) / 1000).toFixed(1);

const haus = (nummer: number) => ({
  externalId: `M-${nummer}`,
  propertyNumber: nummer,
  address: {
    street: `Straße ${Math.floor(nummer / 40)}`,
    houseNumber: String((nummer % 40) + 1),
    city: 'Lauf',
    zipCode: '91207',
    country: 'DE',
  },
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  owner: { legalType: 'PERSON', salutation: 'FRAU', firstName: 'Eva', lastName: `Escherich ${nummer}` },
  aufgaben: [
    {
      fiscalYear: 2027,
      taetigkeiten: [
        { type: 'QUARTER', quarter: 1, category: 'KEHRUNG' },
        { type: 'YEAR', category: 'EMISSIONSMESSUNG' },
      ],
    },
  ],
});
const bestand = (anzahl: number) => Array.from({ length: anzahl }, (_, nummer) => haus(nummer));

/** Answers the milliseconds of each push; a limit that was reached is waited for by forgetting it. */
async function sende(program: Programm, haeuser: readonly unknown[]): Promise<number[]> {
  const zeiten: number[] = [];
  for (let i = 0; i < haeuser.length; i += JE_SENDUNG) {
    const beginn = performance.now();
    const { status, body } = await program.ruf('POST', '/data/properties', {
      body: { properties: haeuser.slice(i, i + JE_SENDUNG) },
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    zeiten.push(performance.now() - beginn);
  }
  return zeiten;
}
const stelle = (zeiten: readonly number[], teil: number): string =>
  (
    zeiten.toSorted((a, b) => a - b)[Math.min(zeiten.length - 1, Math.floor(zeiten.length * teil))] ?? 0
  ).toFixed(0);
/** Versions of all rows of the stock: what a push writes changes one. */
const stand = async (wo: TestBetrieb): Promise<string> => {
  const row = await wo.ctx.transaction((tx) =>
    tx.row<{ stand: string }>(sql`select md5(string_agg(zeile, ',' order by zeile)) as stand from (
      select l.id::text || l.xmin::text as zeile from liegenschaft l union all select a.id::text || a.xmin::text from aufgabe a
      union all select k.id::text || k.xmin::text from kontakt k) z`),
  );
  return row?.stand ?? '';
};

const wo = await api.neuerBetrieb();
const program = await verbunden(api, wo, appId);
const alle = bestand(HAEUSER);
const erstes = performance.now();
const zeiten = await sende(program, alle);
console.log(
  `partner (${api.deps.db.kind}): ${HAEUSER} properties in pushes of ${JE_SENDUNG}: ${vorbei(erstes)} s, a push p50 ${stelle(zeiten, 0.5)} ms, p95 ${stelle(zeiten, 0.95)} ms`,
);
const vorher = await stand(wo);
const zweites = performance.now();
const nochmal = await sende(program, alle);
const geschrieben =
  (await stand(wo)) === vorher ? 'no row of the stock written' : 'ROWS OF THE STOCK WERE WRITTEN';
console.log(
  `  the same again: ${vorbei(zweites)} s, a push p50 ${stelle(nochmal, 0.5)} ms, p95 ${stelle(nochmal, 0.95)} ms; ${geschrieben}`,
);

const naiv = performance.now();
const anderer = await api.neuerBetrieb();
await anderer.ctx.transaction(
  async (tx) => {
    for (const { address } of alle)
      await tx.run(
        sql`insert into liegenschaft (id, strasse, hausnr, plz, ort) values (${randomUUID()}, ${address.street}, ${address.houseNumber}, '91207', 'Lauf')`,
      );
  },
  { statementTimeoutMs: 600_000 },
);
console.log(
  `  baseline, one insert for each house without people, work, comparison and undo: ${vorbei(naiv)} s`,
);

const viele = await Promise.all(
  Array.from({ length: BETRIEBE }, async () => verbunden(api, await api.neuerBetrieb(), appId)),
);
const zugleich = performance.now();
const jede = (await Promise.all(viele.map((eines) => sende(eines, bestand(JE_BETRIEB))))).flat();
console.log(
  `  ${BETRIEBE} companies at once, ${JE_BETRIEB} properties each: ${vorbei(zugleich)} s, a push p50 ${stelle(jede, 0.5)} ms, p95 ${stelle(jede, 0.95)} ms`,
);
// The night after: all twenty send again what they sent.
for (const lauf of ['again unchanged', 'and once more']) {
  const [wieder, rechenzeit] = [performance.now(), process.cpuUsage()];
  const unveraendert = (await Promise.all(viele.map((eines) => sende(eines, bestand(JE_BETRIEB))))).flat();
  const dauer = (performance.now() - wieder) / 1000;
  const { user, system } = process.cpuUsage(rechenzeit);
  console.log(
    `  ${lauf}: ${dauer.toFixed(1)} s, ${(unveraendert.length / dauer).toFixed(0)} pushes a second, ${((user + system) / 1000 / unveraendert.length).toFixed(1)} ms of this process each, a push p50 ${stelle(unveraendert, 0.5)} ms, p95 ${stelle(unveraendert, 0.95)} ms`,
  );
}
await api.close();
