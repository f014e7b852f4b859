/** usage: short messages that wait, sent one after the other to a stand-in: what the database reads for each [messages] [companies]; needs TEST_DATABASE=postgres with TEST_DATABASE_URL */
import { randomUUID } from 'node:crypto';

import { json, sql } from '../src/platform/db/sql.ts';
import { relayShortMessages } from '../src/platform/post/shortMessage.ts';
import { testApi } from '../test/testApi.ts';

const NACHRICHTEN = Number(process.argv[2] ?? 2000);
const BETRIEBE = Number(process.argv[3] ?? 10);

const api = await testApi();
for (let nr = 0; nr < BETRIEBE; nr += 1) {
  const { ctx } = await api.neuerBetrieb();
  const nachrichten = Array.from({ length: Math.ceil(NACHRICHTEN / BETRIEBE) }, () => ({ id: randomUUID() }));
  await ctx.transaction((tx) =>
    tx.run(sql`insert into ausgang (id, ereignis, empfaenger, vorlage, nachricht, weg)
      select r.id, r.id::text, '+4917000000', 'sms-ankuendigung', '{"an":{"name":"Ada","adresse":"+4917000000"},"text":"Morgen","absender":"Ada"}', 'sms'
      from jsonb_to_recordset(${json(nachrichten)}::jsonb) as r(id uuid)`),
  );
}
await api.deps.db.query('analyze ausgang');

/** Pages of the table and its indexes that anybody was given, as the server itself counts them. */
async function bloecke(): Promise<number> {
  await api.deps.db.query('select pg_stat_force_next_flush()');
  const { rows } = await api.deps.db.query<{ anzahl: number }>(
    `select (heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::float8 as anzahl from pg_statio_user_tables where relname = 'ausgang'`,
  );
  return rows[0]?.anzahl ?? 0;
}

await new Promise((weiter) => setTimeout(weiter, 1500));
const vorher = await bloecke();
const cpu = process.cpuUsage();
const gesendet = await relayShortMessages(api.deps);
const { user, system } = process.cpuUsage(cpu);
// Each connection of the pool tells what it has done when it is asked next, after a while.
await new Promise((weiter) => setTimeout(weiter, 1500));
await Promise.all(
  Array.from({ length: 20 }, () =>
    api.deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => tx.rows(sql`select 1`)),
  ),
);
await new Promise((weiter) => setTimeout(weiter, 1500));
const nachher = await bloecke();
console.log(
  `${gesendet} short messages of ${BETRIEBE} companies: ${((nachher - vorher) / gesendet).toFixed(0)} pages each, ${((user + system) / 1000 / gesendet).toFixed(2)} ms of this process each`,
);
await api.close();
