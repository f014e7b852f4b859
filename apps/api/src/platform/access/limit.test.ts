import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestApi, type TestBetrieb, testApi } from '../../../test/testApi.ts';
import { makeCtx } from '../ctx.ts';
import { Refused } from '../refusal/refused.ts';
import { countNetworkOrRefuse, countOrRefuse, giveBack, giveNetworkBack, mayCount } from './limit.ts';

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

describe('networks', () => {
  const limit = { anzahl: 1, proSekunden: 60 };
  const from = (adresse: string) =>
    makeCtx({ deps: api.deps, requestId: 'test', adresse }, { art: 'gast' }, undefined);
  const passes = (was: string, adresse: string): Promise<boolean> =>
    countNetworkOrRefuse(from(adresse), was, limit).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refused) return false;
        throw error;
      },
    );
  const several = async (was: string, adressen: readonly string[]): Promise<number> => {
    let passed = 0;
    for (const adresse of adressen) if (await passes(was, adresse)) passed += 1;
    return passed;
  };
  const hex = (count: number, one: (nth: string) => string): string[] =>
    Array.from({ length: count }, (_, nth) => one((nth + 1).toString(16)));

  it('of one IPv6 customer have wider bounds together: four times in a /56, sixteen times in a /48', async () => {
    expect(
      await several(
        'probe/56',
        hex(10, (nth) => `2001:db8:1:a${nth.padStart(2, '0')}::/64`),
      ),
    ).toBe(4);
    expect(
      await several(
        'probe/48',
        hex(40, (nth) => `2001:db8:1:${nth}00::/64`),
      ),
    ).toBe(16);
    expect(await passes('probe/48', '2001:db8:2:100::/64')).toBe(true);
  });
  it('that are refused use up nothing of their neighbours', async () => {
    expect(await several('probe/laut', Array<string>(30).fill('2001:db8:3:1::/64'))).toBe(1);
    expect(await passes('probe/laut', '2001:db8:3:2::/64')).toBe(true);
  });
  it('of IPv4 are addresses, and what is given back is given back to all', async () => {
    expect(await several('probe/v4', ['203.0.113.7', '203.0.113.7', '203.0.113.8'])).toBe(2);
    const adresse = '2001:db8:4:1::/64';
    for (let versuch = 0; versuch < 30; versuch += 1) {
      expect(await passes('probe/gelungen', adresse)).toBe(true);
      await giveNetworkBack(from(adresse), 'probe/gelungen', limit);
    }
  });
});
