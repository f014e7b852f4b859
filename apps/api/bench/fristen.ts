/** usage: Fristen of many tasks: every one done and its next turn made, and what closes soon [houses of four tasks]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { performance } from 'node:perf_hooks';

import { fristenHolen } from '@kehrtour/contract/aufgabe';

import { erledigeAufgaben } from '../src/aufgabe/beendeAufgaben.ts';
import { sql } from '../src/platform/db/sql.ts';
import { testApi } from '../test/testApi.ts';
import { fuelleBestand } from './parts/fuelleBestand.ts';

const HAEUSER = Number(process.argv[2] ?? 5000);

const api = await testApi();
async function miss<T>(name: string, tat: () => Promise<T>): Promise<T> {
  const [beginn, rechenzeit] = [performance.now(), process.cpuUsage()];
  const ergebnis = await tat();
  const { user, system } = process.cpuUsage(rechenzeit);
  process.stdout.write(
    `${name}: ${((performance.now() - beginn) / 1000).toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s gerechnet)\n`,
  );
  return ergebnis;
}
try {
  const betrieb = await api.neuerBetrieb();
  const { aufgaben } = await fuelleBestand(api, betrieb, HAEUSER, [
    'kehrung_1x',
    'kehrung_2x',
    'kehrung_3x',
    'fss',
  ]);
  process.stdout.write(`${api.deps.db.kind}: ${HAEUSER} Häuser, ${aufgaben.length} Aufgaben\n`);
  const { body } = await miss('Was bald endet (über die Schnittstelle)', () =>
    api.call(fristenHolen, {}, betrieb.token.buero),
  );
  process.stdout.write(
    `  ${body.gruppen.map(({ gruppe, haeuser }) => `${gruppe} ${haeuser.length}`).join(', ')}\n`,
  );
  await miss('Alle erledigt, alle Folgefristen gerechnet und geschrieben', () =>
    betrieb.ctx.transaction(
      (tx) => erledigeAufgaben(tx, aufgaben, { am: '2027-01-11', um: new Date('2027-01-11T09:00:00Z') }),
      {
        statementTimeoutMs: 60_000,
      },
    ),
  );
  const neu = await betrieb.ctx.transaction((tx) =>
    tx.row<{ anzahl: number }>(sql`select count(*)::int as anzahl from aufgabe where status = 'offen'`),
  );
  process.stdout.write(`  ${neu?.anzahl ?? 0} neue Aufgaben\n`);
} finally {
  await api.close();
}
