import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { testApi, type TestApi } from '../../../test/testApi.ts';
import { buildServer } from '../../server.ts';
import { migrationNames } from '../db/migrate.ts';
import { sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { sayLostFiles } from './lostFiles.ts';
import { openReadiness } from './readiness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Ready = { status: string; fehlt?: { was: string; de: string; en: string }[] };
const BUSY_MS = 100;
/** What a server says of itself when it is asked whether it is ready; a test machine that is busy is asked once more. */
async function answer(app: FastifyInstance = api.app): Promise<[number, ...string[]]> {
  for (;;) {
    const response = await app.inject({ method: 'GET', url: '/health/ready' });
    const { fehlt = [] } = response.json<Ready>();
    for (const { de, en } of fehlt)
      expect([de, en]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
    const names = fehlt.map(({ was }) => was);
    if (names.join() !== 'auslastung') return [response.statusCode, ...names];
    await wait(BUSY_MS);
  }
}
const ready = async (): Promise<number> => (await answer())[0];

describe('a server is ready', () => {
  it('while a newer version has migrated already: it serves until the new one has taken over', async () => {
    expect(await ready()).toBe(200);
    await api.deps.db.query("insert into schema_version (name) values ('9999_aus_der_zukunft.sql')");
    expect(await ready()).toBe(200);
    await api.deps.db.query("delete from schema_version where name like '9999%'");
  });
  it('not on a database that has not reached its own version', async () => {
    const newest = (await migrationNames()).at(-1);
    await api.deps.db.query('delete from schema_version where name = $1', [newest]);
    expect(await ready()).toBe(503);
    await api.deps.db.query('insert into schema_version (name) values ($1)', [newest]);
    expect(await ready()).toBe(200);
  });
  it('to be asked even then: its own no is better than none', async () => {
    const newest = (await migrationNames()).at(-1);
    await api.deps.db.query('delete from schema_version where name = $1', [newest]);
    const { statusCode } = await api.app.inject({ method: 'GET', url: '/health/open' });
    await api.deps.db.query('insert into schema_version (name) values ($1)', [newest]);
    expect(statusCode).toBe(200);
  });
  it('to be asked no longer once it is ending', async () => {
    const app = await buildServer(api.deps, { stopping: true });
    expect((await app.inject({ method: 'GET', url: '/health/open' })).statusCode).toBe(503);
    expect((await app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    await app.close();
  });
});

/** The same server with something else around it. */
async function withOther(other: Partial<Deps>, ask: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const app = await buildServer({ ...api.deps, ...other });
  await ask(app).finally(() => app.close());
}

describe('a server that lacks what a request needs says what, and is ready as soon as it is there', () => {
  it.each([
    [
      'the rights of its roles',
      'revoke select on unternehmen from kehrtour_app',
      'grant select on unternehmen to kehrtour_app',
      'rechte',
    ],
    [
      'the rights of the relays',
      'revoke select on ausgang from kehrtour_jobs',
      'grant select on ausgang to kehrtour_jobs',
      'rechte',
    ],
    [
      'what lets a company see its own rows',
      'drop policy mandant on datei',
      'create policy mandant on datei to kehrtour_app using (unternehmen_id = (select aktuelles_unternehmen())) with check (unternehmen_id = (select aktuelles_unternehmen()))',
      'rechte',
    ],
    [
      'the key that this database was begun with',
      "insert into installation (abdruck) values ('\\x00')",
      'delete from installation',
      'schluessel',
    ],
  ])('%s', async (_what, take, giveBack, was) => {
    await api.deps.db.query(take);
    const missing = await answer();
    await api.deps.db.query(giveBack);
    expect([missing, await answer()]).toEqual([[503, was], [200]]);
  });
  it('a database that can be written into', async () => {
    if (api.deps.db.kind !== 'pglite') return;
    await api.deps.db.query('set default_transaction_read_only = on');
    const missing = await answer();
    await api.deps.db.query('set default_transaction_read_only = off');
    expect([missing, await answer()]).toEqual([[503, 'nur-lesen'], [200]]);
  });
  it('a database that lets it in, and says so when its password was changed', async () => {
    const locked = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    const query = vi.spyOn(api.deps.db, 'query').mockRejectedValue(locked);
    const missing = await answer();
    query.mockRestore();
    expect([missing, await answer()]).toEqual([[503, 'zugang'], [200]]);
  });
  it('a folder for its data that can be written into', async () => {
    const { dataDir } = api.deps.env;
    renameSync(dataDir, `${dataDir}-weg`);
    writeFileSync(dataDir, '');
    const missing = await answer();
    rmSync(dataDir);
    renameSync(`${dataDir}-weg`, dataDir);
    expect([missing, await answer()]).toEqual([[503, 'datenordner'], [200]]);
  });
  it('room for its data', async () => {
    const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    await withOther({ files: { ...api.deps.files, tryOut: full } }, async (app) =>
      expect(await answer(app)).toEqual([503, 'speicherplatz']),
    );
  });
  it('an object store that takes files', async () => {
    const env = {
      ...api.deps.env,
      s3: { endpoint: 'http://127.0.0.1:1', bucket: 'b', accessKey: 'a', secretKey: 's', region: 'r' },
    };
    const tryOut = () => Promise.reject(new Error('storage answered 403'));
    await withOther({ env, files: { ...api.deps.files, tryOut } }, async (app) =>
      expect(await answer(app)).toEqual([503, 'ablage']),
    );
  });
  it('and its log says it once, until it changes', async () => {
    const before = api.logLines.length;
    await api.deps.db.query('revoke select on unternehmen from kehrtour_app');
    for (let times = 0; times < 3; times += 1) await answer();
    await api.deps.db.query('grant select on unternehmen to kehrtour_app');
    for (let times = 0; times < 3; times += 1) await answer();
    const lines = api.logLines.slice(before).filter((line) => line.includes('eady'));
    expect(lines).toEqual([
      expect.stringContaining('nach den Rollen'),
      expect.stringContaining('ready again'),
    ]);
  });
});

describe('a disk or a store that answers slowly', () => {
  /** As its `tryOut` says; the probe of the folder is written meanwhile. */
  /** Long enough for the database beside, on a machine that is busy. */
  const LATE_MS = 400;
  const looking = (tryOut: () => Promise<void>, silentMs: number) =>
    openReadiness({ ...api.deps, files: { ...api.deps.files, tryOut } }, LATE_MS, silentMs);
  it('is slow, not missing, and is asked once however often somebody wants to know', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const look = looking(() => ((asked += 1), promise), 60_000);
    for (let nth = 0; nth < 3; nth += 1) expect(await look()).toEqual({ missing: [], slow: true });
    expect(asked).toBe(1);
    resolve();
    await wait(1);
    expect((await look()).slow).toBe(false);
  });
  it('is missing after a much longer bound, and as soon as it fails', { tags: 'night' }, async () => {
    const never = looking(() => new Promise<void>(() => undefined), 2 * LATE_MS);
    expect(await never()).toEqual({ missing: [], slow: true });
    await wait(2 * LATE_MS);
    expect(await never()).toEqual({ missing: [{ was: 'datenordner-stumm' }], slow: false });
    const fails = looking(() => Promise.reject(new Error('read-only file system')), 60_000);
    expect((await fails()).missing).toMatchObject([{ was: 'datenordner' }]);
  });
  it('leaves the server ready, and its answer says so', { tags: 'night' }, async () => {
    const tryOut = () => new Promise<void>(() => undefined);
    await withOther({ files: { ...api.deps.files, tryOut } }, async (app) => {
      const response = await app.inject({ method: 'GET', url: '/health/ready' });
      const said = response.json<{ fehlt?: { was: string }[] }>();
      if (said.fehlt?.[0]?.was === 'auslastung') return;
      expect([response.statusCode, said]).toMatchObject([200, { hinweise: [{ was: 'langsam' }] }]);
    });
  });
});

describe('files that the database names', () => {
  const said = async (): Promise<number> => {
    const before = api.logLines.length;
    await sayLostFiles(api.deps);
    return api.logLines.slice(before).filter((line) => line.includes('none of the newest files')).length;
  };
  it('are missed at the start when none of them is there, and not when one is', async () => {
    const { ctx, unternehmenId } = await api.neuerBetrieb();
    expect(await said()).toBe(0);
    const keys = [randomUUID(), randomUUID()].map((id) => `${unternehmenId}/${id}`);
    for (const key of keys)
      await ctx.transaction((tx) =>
        tx.run(
          sql`insert into datei (id, name, typ, groesse, schluessel) values (${randomUUID()}, 'logo.png', 'image/png', 1, ${key})`,
        ),
      );
    expect(await said()).toBe(1);
    await api.deps.files.put(keys[0] ?? '', new Uint8Array(1), 'image/png');
    expect(await said()).toBe(0);
  });
});
