import { afterAll, beforeAll, expect, it } from 'vitest';

import { type TestApi, type TestBetrieb, testApi } from '../../test/testApi.ts';
import { countOrRefuse, giveBack, mayCount } from './limit.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
});
afterAll(() => api.close());

const keys = async (): Promise<string[]> => {
  const { rows } = await api.deps.db.query('select schluessel from zaehler');
  return (rows as { schluessel: string }[]).map(({ schluessel }) => schluessel);
};

it('counts up to the limit, whoever asks, and says how long to wait', async () => {
  const { ctx } = betrieb;
  const limit = { anzahl: 2, proSekunden: 60 };
  await countOrRefuse(ctx, 'probe/a', limit);
  expect(await mayCount(ctx, 'probe/a', limit)).toBe(true);
  await expect(countOrRefuse(ctx, 'probe/a', limit)).rejects.toMatchObject({
    code: 'zu-viele-versuche',
    extra: { retryAfterSeconds: 60 },
  });
  expect(await mayCount(ctx, 'probe/b', limit)).toBe(true);
});

it('takes a use back', async () => {
  const limit = { anzahl: 1, proSekunden: 60 };
  await countOrRefuse(betrieb.ctx, 'probe/zurueck', limit);
  await giveBack(betrieb.ctx, 'probe/zurueck', limit);
  expect(await mayCount(betrieb.ctx, 'probe/zurueck', limit)).toBe(true);
  expect(await mayCount(betrieb.ctx, 'probe/zurueck', limit)).toBe(false);
});

it('keeps limits of one name but two lengths apart', async () => {
  expect(await mayCount(betrieb.ctx, 'probe/lang', { anzahl: 1, proSekunden: 60 })).toBe(true);
  expect(await mayCount(betrieb.ctx, 'probe/lang', { anzahl: 1, proSekunden: 3600 })).toBe(true);
});

it('stores neither mailboxes nor networks that were counted', async () => {
  await countOrRefuse(betrieb.ctx, 'anmelden/eva.brand@haus.test', { anzahl: 5, proSekunden: 60 });
  await countOrRefuse(betrieb.ctx, 'netz/203.0.113.9', { anzahl: 5, proSekunden: 60 });
  const stored = await keys();
  expect(stored.length).toBeGreaterThan(1);
  expect(stored.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
});
