import { openWire, type Wire } from '@kehrtour/testkit/wire';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { buildServer } from '../server.ts';
import { awaitDatabase } from './db/awaitDatabase.ts';
import { busy } from './db/busy.ts';
import { type Db, sqlState } from './db/db.ts';
import { openPostgres } from './db/dbPostgres.ts';
import { sql } from './db/sql.ts';
import { unreachable } from './db/unreachable.ts';

const server = process.env['TEST_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
let api: TestApi;
let app: FastifyInstance;
let betrieb: TestBetrieb;
let wire: Wire;
let db: Db;

beforeAll(async () => {
  if (server === undefined) return;
  api = await testApi();
  betrieb = await api.neuerBetrieb();
  const { rows } = await api.deps.db.query('select current_database() as name');
  const { name } = rows[0] as { name: string };
  wire = await openWire(Object.assign(new URL(server), { pathname: `/${name}` }).toString());
  db = openPostgres(wire.url, { max: 3, silentMs: 1000 });
  app = await buildServer({ ...api.deps, db });
});
afterAll(async () => {
  if (server === undefined) return;
  await app.close();
  await db.close();
  await wire.cut();
  await api.close();
});

const get = (url: string) =>
  app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${betrieb.token.buero}` } });
async function states(): Promise<number[]> {
  return [
    (await get('/mitarbeiter')).statusCode,
    (await get('/health/ready')).statusCode,
    (await get('/health/live')).statusCode,
  ];
}

describe.skipIf(server === undefined)('while the database is away', () => {
  it('whoever asks is told to come back, and is served as soon as it is there again', async () => {
    expect(await states()).toEqual([200, 200, 200]);
    await wire.cut();
    const refused = await get('/mitarbeiter');
    expect(refused.json()).toMatchObject({ type: 'ueberlastet', status: 503 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await states()).toEqual([503, 503, 200]);
    await wire.mend();
    expect(await states()).toEqual([200, 200, 200]);
  });
  it('nobody waits without end for a server that says nothing more', { tags: 'night' }, async () => {
    await get('/mitarbeiter');
    wire.block();
    const several = await Promise.all([1, 2, 3, 4, 5].map(() => get('/mitarbeiter')));
    expect(several.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
    await wire.mend();
    expect(await states()).toEqual([200, 200, 200]);
  });
  it('a transaction that was asked nothing for too long says so, and is load: its process got no processor (25P03)', async () => {
    const still = db.transaction({ unternehmenId: betrieb.unternehmenId }, async (tx) => {
      const { limit } = (await tx.row<{ limit: string }>(
        sql`select current_setting('idle_in_transaction_session_timeout') as limit`,
      ))!;
      expect(limit).toBe('1min');
      await tx.raw(`select set_config('idle_in_transaction_session_timeout', '50', true)`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.rows(sql`select 1`);
    });
    await expect(still).rejects.toSatisfy(
      (error) => busy(error) && !unreachable(error) && sqlState(error) === '25P03',
    );
  });
  it('a transaction it broke in the middle of fails as a whole, and its process goes on', async () => {
    const half = db.transaction({ unternehmenId: betrieb.unternehmenId }, async (tx) => {
      await tx.run(sql`update unternehmen set name = 'Halb'`);
      await wire.cut();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.run(sql`update unternehmen set name = 'Ganz'`);
    });
    await expect(half).rejects.toSatisfy(unreachable);
    await wire.mend();
    const row = await betrieb.ctx.transaction((tx) =>
      tx.row<{ name: string }>(sql`select name from unternehmen`),
    );
    expect(row?.name).toMatch(/^Betrieb /);
    expect(await states()).toEqual([200, 200, 200]);
  });
  it('a process that starts waits for it and says so; a wrong name is an error at once', async () => {
    await wire.cut();
    const starting = awaitDatabase(db, api.deps.log, 50);
    const early = await Promise.race([
      starting.then(() => 'there'),
      new Promise((resolve) => setTimeout(resolve, 300, 'waits')),
    ]);
    expect(early).toBe('waits');
    expect(api.logLines.join()).toContain('does not answer yet');
    await wire.mend();
    await starting;
    const wrong = openPostgres(Object.assign(new URL(wire.url), { pathname: '/gibtesnicht' }).toString());
    await expect(awaitDatabase(wrong, api.deps.log)).rejects.toThrow(/DATABASE_URL.*gibtesnicht/);
    await wrong.close();
  });
});
