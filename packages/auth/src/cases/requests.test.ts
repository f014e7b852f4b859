import { describe, expect, it } from 'vitest';

import { settle } from './fakeClock.ts';
import { World } from './world.ts';

const DATA = '/api/kehrtouren';
const MESSAGE = 'Both token and refresh token have expired. Your request was aborted.';

describe('G requests', () => {
  it('G01 an own call carries the token', async () => {
    const world = new World();
    const tab = await world.loggedIn();
    await tab.auth.requests(DATA, { method: 'POST', headers: { 'X-Eigen': '1' } });
    expect(world.server.calls.at(-1)).toMatchObject({ method: 'POST', authorization: 'Bearer alt' });
  });

  it('G02 a logged-out call passes without a header', async () => {
    const world = new World();
    const tab = await world.open('/oeffentlich');
    const answer = await tab.auth.requests(DATA);
    expect(answer.status).toBe(200);
    expect(world.server.calls.at(-1)?.authorization).toBeNull();
  });

  it('G03 a call with an expired session is not sent, ends it, and redirects once', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.clock.sleep(7_200_000);
    await expect(tab.auth.requests(DATA)).rejects.toMatchObject({
      name: 'ExpiredAuthSessionError',
      message: MESSAGE,
    });
    await settle();
    expect(world.server.count(`GET ${DATA}`)).toBe(0);
    expect(tab.auth.state.loggedIn).toBe(false);
    expect(tab.redirects).toEqual(['|', '/anmelden']);
  });

  it('G04 three calls at once are three rejections, one end and one redirect', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.clock.sleep(7_200_000);
    const results = await Promise.allSettled([1, 2, 3].map(() => tab.auth.requests(DATA)));
    await settle();
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(world.server.count(`GET ${DATA}`)).toBe(0);
    expect(tab.ends).toHaveLength(1);
    expect(tab.redirects).toEqual(['|', '/anmelden']);
  });

  it('G05 after the end no call carries the old token', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.clock.sleep(7_200_000);
    await tab.auth.requests(DATA).catch(() => undefined);
    await tab.auth.requests(DATA);
    expect(world.server.calls.at(-1)).toMatchObject({ url: DATA, authorization: null });
  });

  it('G06 the token of the session wins over one of the caller', async () => {
    const world = new World();
    const tab = await world.loggedIn();
    await tab.auth.requests(DATA, { headers: { authorization: 'Bearer fremd' } });
    expect(world.server.calls.at(-1)?.authorization).toBe('Bearer alt');
  });

  it.each([
    'https://karten.example/api/kacheln',
    'https://app.kehrtour.example.evil.example/api/x',
    '//karten.example/api/',
  ])('G07 the foreign address %s gets no token', async (url) => {
    const world = new World();
    const tab = await world.loggedIn();
    await tab.auth.requests(url);
    expect(world.server.calls.at(-1)).toMatchObject({ url, authorization: null });
  });

  it('G08 a 401 of the server ends the session and remembers the page', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.server.say(`GET ${DATA}`, { status: 401 });
    expect((await tab.auth.requests(DATA)).status).toBe(401);
    await settle();
    expect(tab.ends.map((end) => end.cause)).toEqual(['rejected']);
    expect(tab.page).toBe('/anmelden');
    expect(world.jar.plain('auth.redirect')).toContain('"/kunden"');
  });

  it('G09 a 403 leaves the session alone', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.server.say(`GET ${DATA}`, { status: 403 });
    expect((await tab.auth.requests(DATA)).status).toBe(403);
    expect(tab.auth.state.loggedIn).toBe(true);
  });

  it('G10 five 401 at once are one end and one redirect', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.server.say(`GET ${DATA}`, { status: 401 });
    await Promise.all([1, 2, 3, 4, 5].map(() => tab.auth.requests(DATA)));
    await settle();
    expect(tab.ends).toHaveLength(1);
    expect(tab.redirects).toEqual(['|', '/anmelden']);
  });

  it('G11 a newer token of another tab is used', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.haveSession('neu');
    await tab.auth.requests(DATA);
    expect(world.server.calls.at(-1)).toMatchObject({ url: DATA, authorization: 'Bearer neu' });
    expect(tab.page).toBe('/kunden');
    expect(tab.ends).toEqual([]);
  });

  it('never sends a call of the old user with the token of a new one', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.haveSession('von-ada');
    world.server.users.set('Bearer von-ada', { id: 'm-2' });
    await expect(tab.auth.requests(DATA)).rejects.toMatchObject({ name: 'ExpiredAuthSessionError' });
    await settle();
    expect(world.server.count(`GET ${DATA}`)).toBe(0);
    expect(tab.auth.state.user).toMatchObject({ id: 'm-2' });
    expect(tab.page).toBe('/termine');
  });

  it('G12 a token deleted by another tab is the expired error and an end', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.jar.values.delete('auth._token.mitarbeiter');
    await expect(tab.auth.requests(DATA)).rejects.toThrow(MESSAGE);
    await settle();
    expect(tab.auth.state.loggedIn).toBe(false);
    expect(tab.page).toBe('/anmelden');
  });

  it.each(['logged out', 'logged in', 'expired'])('G13 a call for everybody works when %s', async (state) => {
    const world = new World();
    if (state !== 'logged out') world.haveSession();
    const tab = await world.open('/oeffentlich');
    if (state === 'expired') world.clock.sleep(7_200_000);
    const answer = await tab.auth.requests('/api/oeffentlich/unternehmen/musterbach');
    expect(answer.status).toBe(200);
    expect(world.server.calls.at(-1)?.authorization).toBeNull();
  });
});

describe('K tabs and time', () => {
  it('K04 cookies cleared by hand end the session with the next call', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.jar.values.clear();
    await expect(tab.auth.requests(DATA)).rejects.toThrow(MESSAGE);
    await settle();
    expect(tab.auth.state.loggedIn).toBe(false);
  });

  it('K05 two tabs whose time is over end once each', async () => {
    const world = new World();
    const here = await world.loggedIn('/kunden');
    const there = await world.open('/mitarbeiter');
    await world.clock.advance(7_200_000);
    expect(here.ends).toHaveLength(1);
    expect(there.ends).toHaveLength(1);
    expect([here.page, there.page]).toEqual(['/anmelden', '/anmelden']);
  });

  it.each(['focus', 'request'])(
    'K06 without a channel a logout elsewhere is noticed at the next %s',
    async (moment) => {
      const world = new World();
      world.channel = false;
      const here = await world.loggedIn('/kunden');
      const there = await world.open('/mitarbeiter');
      await here.auth.logout();
      expect(there.auth.state.loggedIn).toBe(true);
      if (moment === 'focus') await there.focus();
      else await there.auth.requests(DATA).catch(() => undefined);
      await settle();
      expect(there.auth.state.loggedIn).toBe(false);
      expect(there.page).toBe('/anmelden');
    },
  );

  it('a login elsewhere takes this tab from the login page home', async () => {
    const world = new World();
    const here = await world.open('/anmelden');
    const there = await world.open('/anmelden');
    await here.auth.login('mitarbeiter', {});
    await settle();
    expect(there.page).toBe('/termine');
  });

  it('another user elsewhere is shown here, and what belonged to the old one is dropped', async () => {
    const world = new World();
    world.channel = false;
    const here = await world.loggedIn('/kunden');
    world.haveSession('von-ada');
    world.server.users.set('Bearer von-ada', { id: 'm-2' });
    await here.focus();
    expect(here.auth.state.user).toMatchObject({ id: 'm-2' });
    expect(here.ends).toHaveLength(1);
    expect(here.page).toBe('/termine');
  });
});
