import { describe, expect, it } from 'vitest';

import { logUnexpected } from '../core/logUnexpected.ts';
import { settle } from './fakeClock.ts';
import { EVA, World } from './world.ts';

const LOGIN = 'POST /api/mitarbeiter/anmelden';
const USER = 'GET /api/mitarbeiter';

describe('D login', () => {
  it('D01 posts without a header, reads the user with one, and resolves with the login answer', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    const busy: boolean[] = [];
    tab.auth.subscribe(() => busy.push(tab.auth.state.busy));
    const answer = await tab.auth.login('mitarbeiter', EVA);
    expect(world.server.calls.map(({ method, url, authorization }) => [method, url, authorization])).toEqual([
      ['POST', '/api/mitarbeiter/anmelden', null],
      ['GET', '/api/mitarbeiter', 'Bearer zeichen'],
    ]);
    expect(answer).toMatchObject({ status: 200, body: { accessToken: 'zeichen' } });
    expect(tab.auth.state).toMatchObject({ loggedIn: true, busy: false, user: { id: 'm-1' } });
    expect(busy.filter((value, index) => value !== busy[index - 1])).toEqual([true, false]);
  });

  it('D02 logs an operator in by the field adminUser', async () => {
    const world = new World();
    const tab = await world.open('/admin-area/anmelden');
    await tab.auth.login('adminUser', EVA);
    expect(world.server.calls.map((call) => call.url)).toEqual([
      '/api/admin-user/anmelden',
      '/api/admin-user',
    ]);
    expect(tab.auth.state).toMatchObject({ strategy: 'adminUser', loggedIn: true });
  });

  it.each([
    ['D03', 'mitarbeiter', '/api/mitarbeiter'],
    ['D04', 'adminUser', '/api/admin-user'],
  ])('%s a user answer without its field names the field %s', async (_, strategy, url) => {
    const world = new World();
    const tab = await world.open('/anmelden');
    tab.auth.onError(logUnexpected({ warn: () => undefined, error: (text) => world.errors.push(text) }));
    world.server.say(`GET ${url}`, { body: { falsch: {} } });
    const line = `User Data response does not contain field ${strategy}`;
    await expect(tab.auth.login(strategy, EVA)).rejects.toThrow(line);
    expect(world.errors).toEqual([line]);
    expect(tab.auth.state.loggedIn).toBe(false);
  });

  it.each([null, '', 0])('D05 a user that is %j is a missing user', async (mitarbeiter) => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say(USER, { body: { mitarbeiter } });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toThrow(
      'User Data response does not contain field mitarbeiter',
    );
  });

  it('D06 a refused login rejects with the answer of the server and leaves nothing', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    tab.auth.onError(logUnexpected({ warn: () => undefined, error: (text) => world.errors.push(text) }));
    world.server.say(LOGIN, { status: 401, body: { type: 'zweiter-faktor-noetig' } });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toMatchObject({
      status: 401,
      body: { type: 'zweiter-faktor-noetig' },
    });
    expect(tab.auth.state).toMatchObject({ busy: false, loggedIn: false });
    expect(world.errors).toEqual([]);
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
  });

  it('D07 a refused login ends the old session too, with one redirect', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.server.say(LOGIN, { status: 401 });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toThrow();
    await settle();
    expect(tab.auth.state).toMatchObject({ user: null, loggedIn: false });
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
    expect(tab.redirects).toEqual(['|', '/anmelden']);
  });

  it('D08 a dead network rejects and leaves a clean state', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say(LOGIN, { offline: true });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toThrow('Failed to fetch');
    expect(tab.auth.state).toMatchObject({ busy: false, loggedIn: false, user: null });
  });

  it.each([401, 500])('D09 a user call that answers %i rejects and drops the token', async (status) => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say(USER, { status });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toMatchObject({ status });
    expect(tab.auth.state.loggedIn).toBe(false);
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
  });

  it('D10 a page of HTML is no login', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say(LOGIN, { text: '<!doctype html><title>Kehrtour</title>' });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toMatchObject({ name: 'AuthAnswerError' });
    expect(tab.auth.state.loggedIn).toBe(false);
  });

  it('D11 a page of HTML is no user', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say(USER, { text: '<!doctype html><title>Kehrtour</title>' });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toThrow('does not contain field mitarbeiter');
    expect(tab.auth.state.loggedIn).toBe(false);
  });

  it('D12 pressing three times is one login', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    const presses = [1, 2, 3].map(() => tab.auth.login('mitarbeiter', EVA));
    await Promise.all(presses);
    expect(world.server.count(LOGIN)).toBe(1);
    expect(world.server.count(USER)).toBe(1);
  });

  it('D13 of two logins the one started later wins, whoever is answered first', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say(
      LOGIN,
      { delayMs: 500, body: { accessToken: 'erste' } },
      { body: { accessToken: 'zweite' } },
    );
    world.server.users.set('Bearer erste', { id: 'm-1' });
    world.server.users.set('Bearer zweite', { id: 'm-2' });
    const first = tab.auth.login('mitarbeiter', EVA).catch((error: Error) => error.name);
    const second = tab.auth.login('mitarbeiter', { ...EVA, email: 'ada@kehrtour.example' });
    await second;
    await world.clock.advance(1000);
    expect(await first).toBe('OvertakenLoginError');
    expect(tab.auth.state).toMatchObject({ loggedIn: true, user: { id: 'm-2' } });
    expect(world.jar.plain('auth._token.mitarbeiter')).toBe('Bearer zweite');
  });

  it('D14 the password travels in the body only', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say(USER, { status: 500 });
    await tab.auth
      .login('mitarbeiter', { email: 'eva@kehrtour.example', passwort: 'geheim' })
      .catch(() => undefined);
    const [login] = world.server.calls;
    expect(JSON.parse(login?.body ?? '')).toEqual({ email: 'eva@kehrtour.example', passwort: 'geheim' });
    const elsewhere = [
      world.server.calls.map((call) => call.url),
      world.errors,
      world.warnings,
      world.jar.written,
    ];
    expect(JSON.stringify(elsewhere)).not.toContain('geheim');
  });

  it('D15 a login without a remembered page leads home', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    await tab.auth.login('mitarbeiter', EVA);
    await settle();
    expect(tab.page).toBe('/termine');
  });

  it('D16 a login on a public page stays there', async () => {
    const world = new World();
    const tab = await world.open('/oeffentlich');
    await tab.auth.login('mitarbeiter', EVA);
    await settle();
    expect(tab.pages).toEqual(['/oeffentlich']);
  });

  it('D17 a token that came by another way makes a session', async () => {
    const world = new World();
    const tab = await world.open('/oeffentlich');
    world.server.users.set('Bearer geschenkt', { id: 'm-1' });
    await tab.auth.setUserToken('geschenkt');
    expect(world.jar.plain('auth._token.mitarbeiter')).toBe('Bearer geschenkt');
    expect(tab.auth.state).toMatchObject({ loggedIn: true, user: { id: 'm-1' } });
  });

  it('prolongs the session of the same person without a break', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    await world.clock.advance(7_200_000 - 300_000);
    expect(tab.auth.state.endsSoon).toBe(true);
    const seen: boolean[] = [];
    tab.auth.subscribe(() => seen.push(tab.auth.state.loggedIn));
    world.server.users.set('Bearer frisch', { id: 'm-1' });
    await tab.auth.setUserToken('frisch');
    expect(seen).not.toContain(false);
    expect(tab.ends).toEqual([]);
    expect(tab.auth.state.endsSoon).toBe(false);
    await world.clock.advance(3_600_000);
    expect(tab.auth.state.loggedIn).toBe(true);
    expect(tab.pages).toEqual(['/kunden']);
  });

  it('ends the session of the old person before it takes the token of a new one', async () => {
    const world = new World();
    const tab = await world.loggedIn('/oeffentlich');
    world.server.users.set('Bearer von-ada', { id: 'm-2' });
    await tab.auth.setUserToken('von-ada');
    expect(tab.ends).toHaveLength(1);
    expect(tab.auth.state.user).toMatchObject({ id: 'm-2' });
  });

  it('keeps the session as it was when a token brings no user', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    await expect(tab.auth.setUserToken('unbekannt')).rejects.toMatchObject({ status: 401 });
    expect(tab.auth.state.loggedIn).toBe(true);
    expect(world.jar.plain('auth._token.mitarbeiter')).toBe('Bearer alt');
  });
});
