/** @module-tag night */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { openWire, type Wire } from '@kehrtour/testkit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dropDatabase, type FreshDb, freshDb } from '../../test/freshDb.ts';
import { PROBE } from '../../test/probeauftrag.ts';
import type { Db } from './db/db.ts';
import { openPostgres } from './db/dbPostgres.ts';
import { announce, openEventHub } from './db/events.ts';
import { migrate, migrationNames } from './db/migrate.ts';
import { openLog } from './log/openLog.ts';
import { type Jobs, openJobs } from './queue/jobs.ts';

const server = process.env['TEST_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
const log = openLog('silent');
const opened: { close: () => Promise<void> }[] = [];
let fresh: FreshDb;
let url = '';
let wire: Wire;

beforeAll(async () => {
  if (server === undefined) return;
  fresh = await freshDb();
  const { rows } = await fresh.db.query('select current_database() as name');
  url = at((rows[0] as { name: string }).name);
  wire = await openWire(url);
  await fresh.db.query('create table probe (nr int, wer text)');
});
afterAll(async () => {
  if (server === undefined) return;
  for (const one of opened.splice(0).toReversed()) await one.close();
  await wire.cut();
  await fresh.db.close();
  await fresh.drop();
});

const at = (database: string): string =>
  Object.assign(new URL(server ?? ''), { pathname: `/${database}` }).toString();
/** A process more, as far as the database can tell. */
function connected(to = url): Db {
  const db = openPostgres(to, { max: 4 });
  opened.push(db);
  return db;
}
async function worker(): Promise<Jobs> {
  const jobs = await openJobs(connected(), log, { lookSeconds: 1 });
  opened.push({ close: () => jobs.stop() });
  return jobs;
}
async function queue(jobs: Jobs, count: number): Promise<void> {
  await jobs.declare([PROBE]);
  await fresh.db.transaction({}, async (tx) => {
    for (let nr = 0; nr < count; nr += 1) await jobs.enqueue(tx, PROBE, { nr, unternehmenId: randomUUID() });
  });
}
async function done(): Promise<{ nr: number; wer: string }[]> {
  return (await fresh.db.query('select nr, wer from probe order by nr, wer')).rows as {
    nr: number;
    wer: string;
  }[];
}
const forget = () => fresh.db.query('delete from probe');

describe.skipIf(server === undefined)('several processes on one database', () => {
  it('share the jobs: each is done by one of them, once', async () => {
    const two = [await worker(), await worker()] as const;
    for (const [index, jobs] of two.entries())
      await jobs.work(PROBE, async ({ nr }) => {
        await fresh.db.query('insert into probe (nr, wer) values ($1, $2)', [nr, `helfer ${index}`]);
        await wait(20);
      });
    await queue(two[0], 40);
    await expect.poll(async () => (await done()).length).toBe(40);
    await wait(300);
    const who = await done();
    expect(who.map(({ nr }) => nr)).toEqual(Array.from({ length: 40 }, (_none, nr) => nr));
    expect(new Set(who.map(({ wer }) => wer)).size).toBe(2);
    for (const one of opened.splice(0).toReversed()) await one.close();
    await forget();
  });
  it('get back what a killed worker had begun, once', async () => {
    const dead = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../test/langsamerHelfer.process.ts', import.meta.url)), url],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const api = await openJobs(connected(), log, { works: false });
    opened.push({ close: () => api.stop() });
    await queue(api, 1);
    await once(dead.stdout, 'data');
    const other = await worker();
    await other.work(PROBE, async ({ nr }) => {
      await fresh.db.query("insert into probe (nr, wer) values ($1, 'rasch')", [nr]);
    });
    await wait(1500);
    expect(await done()).toEqual([{ nr: 0, wer: 'langsam' }]);
    dead.kill('SIGKILL');
    await once(dead, 'exit');
    // Half a minute without a sign of life, in a moment.
    await fresh.db.query(
      "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
    );
    // By this word `asideJobs.ts` knows what took its process along.
    const lastWord = async () =>
      (
        await fresh.db.query(
          "select output->'value'->>'message' as wort from pgboss.job where state = 'retry'",
        )
      ).rows;
    await expect.poll(lastWord).toEqual([{ wort: 'job heartbeat timeout' }]);
    await expect.poll(async () => (await done()).length).toBe(2);
    await wait(1500);
    expect(await done()).toEqual([
      { nr: 0, wer: 'langsam' },
      { nr: 0, wer: 'rasch' },
    ]);
  });
  it('keep the minutes together: what runs every minute runs on one of them', async () => {
    const runs: number[] = [];
    const begun = Date.now();
    for (const jobs of [await worker(), await worker()])
      await jobs.everyMinute('probe.minute', async () => void runs.push(Date.now()));
    await expect.poll(() => runs.length, { interval: 250 }).toBeGreaterThan(0);
    await wait(3000);
    const minutes = Math.floor(Date.now() / 60_000) - Math.floor(begun / 60_000) + 1;
    expect(runs.length).toBeLessThanOrEqual(minutes);
  });
  it('tell each other the news, also after their line was cut, and say that some may be missing', async () => {
    const teller = connected();
    const hub = await openEventHub(connected(wire.url));
    opened.push(hub);
    const unternehmenId = randomUUID();
    const heard: string[] = [];
    let gaps = 0;
    hub.subscribe(unternehmenId, ({ art }) => void heard.push(art));
    hub.onMissed(() => void (gaps += 1));
    const tell = () => teller.transaction({ unternehmenId }, (tx) => announce(tx, { art: 'termin' }));
    await tell();
    await expect.poll(() => heard).toEqual(['termin']);
    await wire.cut();
    await tell();
    // Long enough that coming back fails more than once.
    await wait(2500);
    await wire.mend();
    await expect.poll(() => gaps).toBe(2);
    await tell();
    await expect.poll(() => heard).toEqual(['termin', 'termin']);
  });
  it('start at once on an empty database: one of them migrates, the others wait for it', async () => {
    const name = `kehrtour_leer_${randomUUID().replaceAll('-', '')}`;
    await fresh.db.query(`create database ${name}`);
    const dbs = [1, 2, 3].map(() => openPostgres(at(name), { max: 4 }));
    const ran = await Promise.all(dbs.map((db) => migrate(db)));
    expect(ran.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([
      0,
      0,
      (await migrationNames()).length,
    ]);
    const queues = await Promise.all(dbs.map((db) => openJobs(db, log)));
    await Promise.all(queues.map((jobs) => jobs.declare([PROBE])));
    for (const jobs of queues) await jobs.stop();
    await Promise.all(dbs.map((db) => db.close()));
    await dropDatabase(url, name);
  });
  it('wait for a long migration of another one, and for what a migration finds locked', async () => {
    const migrating = connected();
    let finish: () => void = () => undefined;
    const held = migrating.transaction({ role: 'eigner', statementTimeoutMs: 30_000 }, async (tx) => {
      await tx.raw('lock table schema_version in access exclusive mode');
      await new Promise<void>((resolve) => (finish = resolve));
    });
    await wait(100);
    const late = migrate(connected());
    await wait(3000);
    finish();
    await held;
    expect(await late).toEqual([]);
  });
});
