import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { buildServer } from '../../server.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ requestsPerMinute: 5 });
  betrieb = await api.neuerBetrieb();
});
afterAll(() => api.close());

const call = (remoteAddress: string, token: string) =>
  api.app.inject({
    method: 'GET',
    url: '/mitarbeiter',
    remoteAddress,
    headers: { authorization: `Bearer ${token}` },
  });
async function statuses(mal: number, tat: () => ReturnType<typeof call>): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < mal; index += 1) seen.push((await tat()).statusCode);
  return seen;
}
const ok = (mal: number): number[] => Array<number>(mal).fill(200);
const fremd = (mal: number): number[] => Array<number>(mal).fill(401);

describe('a flood', () => {
  it('of invented tokens is one flood: 429 and a time to wait, whatever the tokens, while others go on', async () => {
    expect(await statuses(5, () => call('198.51.100.1', randomUUID()))).toEqual(fremd(5));
    const last = await call('198.51.100.1', randomUUID());
    expect(last.json()).toMatchObject({ type: 'zu-viele-versuche', status: 429 });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('198.51.100.2', randomUUID())).statusCode).toBe(401);
  });
  it('that claims to come from somebody else each time is one flood, too', async () => {
    let claimed = 0;
    const seen = await statuses(6, () =>
      api.app.inject({
        method: 'GET',
        url: '/mitarbeiter',
        remoteAddress: '198.51.100.7',
        headers: { 'x-forwarded-for': `203.0.113.${(claimed += 1)}` },
      }),
    );
    expect(seen).toEqual([...fremd(5), 429]);
  });
  it('from one IPv6 connection is one flood, from whichever of its addresses', async () => {
    let host = 0;
    const seen = await statuses(6, () => call(`2001:db8:1:2::${(host += 1)}`, randomUUID()));
    expect(seen).toEqual([...fremd(5), 429]);
  });
  it('from all connections of one IPv6 customer ends at a wider bound, and not for the neighbour', async () => {
    let street = 0;
    const inStreet = () => call(`2001:db8:7:${(street += 1).toString(16)}::1`, randomUUID());
    expect(await statuses(21, inStreet)).toEqual([...fremd(20), 429]);
    expect((await call('2001:db8:7:100::1', randomUUID())).statusCode).toBe(401);
    let town = 1;
    const inTown = () => call(`2001:db8:7:${(town += 1).toString(16)}00::1`, randomUUID());
    expect(await statuses(60, inTown)).toEqual([...fremd(59), 429]);
    expect((await call('2001:db8:8:100::1', randomUUID())).statusCode).toBe(401);
  });
  it('of one session stops that session, and not the colleague behind the same connection', async () => {
    const buero = '198.51.100.3';
    // The first request of each is counted with the network: nobody knows it yet.
    expect(await statuses(7, () => call(buero, betrieb.token.inhaber))).toEqual([...ok(6), 429]);
    expect(await statuses(7, () => call(buero, betrieb.token.buero))).toEqual([...ok(6), 429]);
    // Elsewhere it is the same session.
    expect((await call('198.51.100.4', betrieb.token.buero)).statusCode).toBe(429);
  });
  it('of tiles ends later, for an employee as for a stranger, and takes nothing from what else they ask', async () => {
    const tile = (remoteAddress: string, token: string) =>
      api.app.inject({
        url: '/ort/kacheln/musterbach/14/8675/5609',
        remoteAddress,
        headers: { authorization: `Bearer ${token}` },
      });
    const netz = '198.51.100.8';
    expect((await call(netz, betrieb.token.azubi)).statusCode).toBe(200);
    const own = await statuses(26, () => tile(netz, betrieb.token.azubi));
    expect(own.slice(0, 25)).not.toContain(429);
    expect(own[25]).toBe(429);
    expect((await call(netz, betrieb.token.azubi)).statusCode).toBe(200);
    expect(await statuses(26, () => tile('198.51.100.9', randomUUID()))).toEqual([...fremd(25), 429]);
    expect((await call('198.51.100.9', randomUUID())).statusCode).toBe(401);
  });
  it('of strangers does not stop who is logged in behind the same connection', async () => {
    const netz = '198.51.100.5';
    expect((await call(netz, betrieb.token.geselle)).statusCode).toBe(200);
    expect(await statuses(5, () => call(netz, randomUUID()))).toEqual([...fremd(4), 429]);
    expect((await call(netz, betrieb.token.geselle)).statusCode).toBe(200);
  });
  it.skipIf(process.env['TEST_DATABASE'] !== 'postgres')(
    'is one flood, too, when it turns to the next server of several',
    { tags: 'night' },
    async () => {
      const next = await buildServer(api.deps);
      const ask = (app: FastifyInstance) =>
        app.inject({ method: 'GET', url: '/mitarbeiter', remoteAddress: '198.51.100.6' });
      for (let index = 0; index < 20; index += 1) await ask(api.app);
      expect((await ask(next)).statusCode).toBe(401);
      // Whichever of the two told first hears of the other one a turn later; five requests of its own would be too many anyway.
      const later: number[] = [];
      while (later.length < 3 && later.at(-1) !== 429) {
        await new Promise((resolve) => setTimeout(resolve, 2500));
        later.push((await ask(next)).statusCode);
      }
      expect(later.at(-1)).toBe(429);
      await next.close();
    },
  );
});
