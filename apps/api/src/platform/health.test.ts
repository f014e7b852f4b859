import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi } from '../../test/testApi.ts';
import { buildServer } from '../server.ts';
import { migrationNames } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ready = async (): Promise<number> =>
  (await api.app.inject({ method: 'GET', url: '/health/ready' })).statusCode;

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
