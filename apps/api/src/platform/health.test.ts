import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi } from '../../test/testApi.ts';
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
});
