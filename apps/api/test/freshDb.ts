import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

import { JOBS } from '../src/jobs.ts';
import type { Db } from '../src/platform/db/db.ts';
import { openPglite } from '../src/platform/db/dbPglite.ts';
import { dbOverPglite } from '../src/platform/db/dbPglite.ts';
import { openPostgres } from '../src/platform/db/dbPostgres.ts';
import { migrate, migrationNames } from '../src/platform/db/migrate.ts';
import { openLog } from '../src/platform/log/openLog.ts';
import { openJobs } from '../src/platform/queue/jobs.ts';
import { type Ground, readGround } from './ground.ts';
import { lendDb, type Lendable } from './lentDb.ts';

export type FreshDb = { readonly db: Db; readonly drop: () => Promise<void> };

/**
 * A migrated database for one test file. `TEST_DATABASE=postgres` makes it on the server of `TEST_DATABASE_URL`,
 * otherwise it is an embedded one in memory. Both start from a prepared copy, so that a file costs under a second.
 */
export async function freshDb(): Promise<FreshDb> {
  const url = process.env.TEST_DATABASE_URL;
  if (process.env.TEST_DATABASE === 'postgres' && url) return freshPostgres(url);
  return { db: await openPglite(undefined, await snapshot()), drop: async () => undefined };
}

/**
 * As fresh as that, in a tenth of the time: one that another file has used and that was emptied since. For whoever looks at rows;
 * who changes the schema or counts pages takes a fresh one.
 */
export async function emptyDb(): Promise<FreshDb> {
  const url = process.env.TEST_DATABASE_URL;
  const superuser = process.env.TEST_DATABASE_SUPERUSER_URL;
  if (process.env.TEST_DATABASE !== 'postgres' || !url) return lendDb(lendableEmbedded);
  // On a server that is somebody else's nothing is left lying.
  return superuser ? lendDb(() => lendablePostgres(url, superuser)) : freshPostgres(url);
}

let ground: Ground | undefined;

async function lendableEmbedded(): Promise<Lendable> {
  const db = await openPglite(undefined, await snapshot());
  ground ??= await readGround(db);
  return { db, superuser: db, ground, drop: () => db.close() };
}

async function lendablePostgres(url: string, superuserUrl: string): Promise<Lendable> {
  const { db, drop } = await freshPostgres(url);
  const { rows } = await db.query<{ name: string }>('select current_database() as name');
  const superuser = openPostgres(at(superuserUrl, rows[0]?.name ?? ''), { max: 1 });
  ground ??= await readGround(superuser);
  return {
    db,
    superuser,
    ground,
    drop: async () => {
      await superuser.close();
      await db.close();
      await drop();
    },
  };
}

/** One on the server that is still there when its process is gone; who made it drops it. */
export const lastingDb = (url: string): FreshDb => ({
  db: openPostgres(url, { max: 8 }),
  drop: async () => undefined,
});

/** Tables and queues, as after the first start: making both anew costs each file more than copying them. */
async function prepare(db: Db): Promise<void> {
  await migrate(db);
  const jobs = await openJobs(db, openLog('silent'), { works: false });
  await jobs.declare(JOBS);
  await jobs.stop();
}

async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await migrationNames())
    hash.update(await readFile(new URL(`../migrations/${name}`, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

async function snapshot(): Promise<Blob> {
  const file = join(tmpdir(), `kehrtour-schema-${await schemaHash()}.tar`);
  if (await stat(file).catch(() => undefined)) return new Blob([await readFile(file)]);
  const pglite = await PGlite.create({ extensions: { btree_gist } });
  await prepare(dbOverPglite(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Written beside and moved, so that a test that runs at the same time never reads half a file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, file);
  return dump;
}

/** Autovacuum may just look at it: only a superuser ends that, too. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const superuser = openPostgres(process.env.TEST_DATABASE_SUPERUSER_URL ?? url, { max: 1 });
  await superuser.query(`drop database if exists ${name} with (force)`);
  await superuser.close();
}

const at = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString();

async function freshPostgres(url: string): Promise<FreshDb> {
  const template = `kehrtour_template_${await schemaHash()}`;
  const name = `kehrtour_${randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(url, { max: 1 });
  // One test file prepares the template, the others wait at the lock.
  await admin.query('select pg_advisory_lock(4711)');
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length === 0) {
      // Whoever began it before and did not come to the end leaves a half one.
      await dropDatabase(url, `${template}_raw`);
      await admin.query(`create database ${template}_raw`);
      const raw = openPostgres(at(url, `${template}_raw`), { max: 3 });
      await prepare(raw);
      await raw.close();
      await admin.query(`alter database ${template}_raw rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.query('select pg_advisory_unlock(4711)');
  }
  return {
    db: openPostgres(at(url, name), { max: 8 }),
    drop: async () => {
      await admin.close();
      await dropDatabase(url, name);
    },
  };
}
