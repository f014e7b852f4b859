import * as konto from '@kehrtour/contract/konto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { announce } from '../db/events.ts';
import { instant, sql } from '../db/sql.ts';
import { hashToken, newToken } from '../settings/secrets.ts';

let api: TestApi;
let origin = '';
beforeAll(async () => {
  api = await testApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});
afterAll(() => api.close());

type Followed = { status: number; heard: () => string; ended: Promise<void>; isOver: () => boolean };
async function follow(token: string): Promise<Followed> {
  const abort = new AbortController();
  open.push(abort);
  const response = await fetch(`${origin}/ereignisse`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  let heard = '';
  let over = false;
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) heard += decoder.decode(part, { stream: true });
    over = true;
  })();
  ended.catch(() => undefined);
  return { status: response.status, heard: () => heard, ended, isOver: () => over };
}
const anotherSession = async (betrieb: TestBetrieb, lebtMs = 7_200_000): Promise<string> => {
  const token = newToken();
  const [now, end] = [api.clock.now, new Date(api.clock.now.getTime() + lebtMs)];
  await betrieb.ctx.transaction((tx) =>
    tx.rows(
      sql`select tor_sitzung_anlegen(${hashToken(token)}, 'mitarbeiter', ${betrieb.mitarbeiterId.buero}, ${betrieb.unternehmenId}, ${instant(now)}, ${instant(end)}, 'test')`,
    ),
  );
  return token;
};

describe('a stream of news', () => {
  it('ends with the logout of its session at once, and no other one with it', async () => {
    const betrieb = await api.neuerBetrieb();
    const gone = await follow(betrieb.token.buero);
    const stays = await follow(betrieb.token.inhaber);
    await api.call(konto.mitarbeiterAbmelden, {}, betrieb.token.buero);
    await gone.ended;
    await betrieb.ctx.transaction((tx) => announce(tx, { art: 'termin' }));
    await expect.poll(stays.heard).toContain('"art":"termin"');
    expect(gone.heard()).not.toContain('termin');
    expect(stays.isOver()).toBe(false);
  });
  it.each([
    [
      'all other sessions are ended',
      (betrieb: TestBetrieb) =>
        sql`select tor_sitzungen_ende('mitarbeiter', ${betrieb.mitarbeiterId.buero}, ${hashToken('x')})`,
    ],
    [
      'the password is a new one',
      (betrieb: TestBetrieb) =>
        sql`select tor_passwort('mitarbeiter', ${betrieb.mitarbeiterId.buero}, 'x', null)`,
    ],
    [
      'the login is blocked',
      (betrieb: TestBetrieb) =>
        sql`select tor_anmeldung_aktiv('mitarbeiter', ${betrieb.mitarbeiterId.buero}, false)`,
    ],
    [
      'the person left',
      (betrieb: TestBetrieb) =>
        sql`update mitarbeiter set aktiv = false where id = ${betrieb.mitarbeiterId.buero}`,
    ],
    ['the company is blocked', () => sql`update unternehmen set gesperrt = true, gesperrt_am = now()`],
  ])('ends when %s', async (_what, tat) => {
    const betrieb = await api.neuerBetrieb();
    const stream = await follow(betrieb.token.buero);
    expect(stream.status).toBe(200);
    await betrieb.ctx.transaction((tx) => tx.rows(tat(betrieb)));
    await stream.ended;
  });
  it('ends when the time of its session is over', async () => {
    const betrieb = await api.neuerBetrieb();
    const stream = await follow(await anotherSession(betrieb, 1500));
    expect(stream.status).toBe(200);
    expect(stream.isOver()).toBe(false);
    await stream.ended;
  });
  it('is one of four: a fifth one of the session ends the oldest', async () => {
    const betrieb = await api.neuerBetrieb();
    const streams: Followed[] = [];
    for (let index = 0; index < 5; index += 1) streams.push(await follow(betrieb.token.buero));
    await streams[0]?.ended;
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(streams.map(({ isOver }) => isOver())).toEqual([true, false, false, false, false]);
  });
  it(
    'is one of two hundred of a company: then the newest one has to wait, and other companies do not',
    { tags: 'night' },
    async () => {
      const [voll, anderer] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
      const statuses: number[] = [];
      for (let index = 0; index < 51; index += 1) {
        const token = await anotherSession(voll);
        const four = await Promise.all([1, 2, 3, 4].map(() => follow(token)));
        statuses.push(...four.map(({ status }) => status));
      }
      expect(statuses.slice(0, 200)).toEqual(Array(200).fill(200));
      expect(statuses.slice(200)).toEqual(Array(4).fill(503));
      expect((await follow(anderer.token.buero)).status).toBe(200);
    },
  );
});
