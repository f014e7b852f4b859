import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { sql } from '../db/sql.ts';

let api: TestApi;
let wo: TestBetrieb;
let anderer: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  anderer = await api.neuerBetrieb();
  await neueHaeuser(wo);
  await neueHaeuser(anderer);
});
afterAll(() => api.close());

const hole = (token: string, kopf: Record<string, string> = {}, url = '/liegenschaften/punkte') =>
  api.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}`, ...kopf } });

describe('an answer that is known already', () => {
  it('is not sent again until something of it changes, and nobody keeps it on a disk', async () => {
    const erste = await hole(wo.token.buero);
    const marke = String(erste.headers.etag);
    expect(marke).toMatch(/^W\/"[\w-]{22}"$/);
    const wieder = await hole(wo.token.buero, { 'if-none-match': marke });
    expect([wieder.statusCode, wieder.body, wieder.headers['content-type']]).toEqual([304, '', undefined]);
    expect(wieder.headers['cache-control']).toBe('no-store');
    await wo.ctx.transaction((tx) =>
      tx.run(sql`update liegenschaft set ort = 'Hersbruck' where laufnummer = 1`),
    );
    expect((await hole(wo.token.buero, { 'if-none-match': marke })).statusCode).toBe(200);
  });
  it('says nothing to whoever may not see it: a mark of another company is none of ours', async () => {
    const marke = String((await hole(anderer.token.buero)).headers.etag);
    expect((await hole(wo.token.buero, { 'if-none-match': marke })).statusCode).toBe(200);
    expect((await hole('falsch', { 'if-none-match': marke })).statusCode).toBe(401);
  });
  it('is marked where it is long, and where it is JSON', async () => {
    expect((await hole(wo.token.buero, {}, '/liegenschaften?limit=1')).headers.etag).toBeUndefined();
    expect((await hole(wo.token.buero, {}, '/liegenschaften/ausgabe')).headers.etag).toBeUndefined();
  });
});
