import { describe, expect, it } from 'vitest';

import { settle } from './fakeClock.ts';
import { World } from './world.ts';

const LOGOUT = 'POST /api/mitarbeiter/abmelden';

describe('E logout and reset', () => {
  it('E01 tells the server, clears everything, leads to the login and remembers no page', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    await tab.auth.logout();
    await settle();
    expect(world.server.calls.at(-1)).toMatchObject({
      url: '/api/mitarbeiter/abmelden',
      authorization: 'Bearer alt',
    });
    expect(tab.auth.state).toMatchObject({ user: null, loggedIn: false });
    expect([...world.jar.values.keys()]).toEqual(['auth.strategy']);
    expect(tab.page).toBe('/anmelden');
    await tab.auth.requests('/api/kehrtouren');
    expect(world.server.calls.at(-1)?.authorization).toBeNull();
  });

  it.each([
    ['E02', { status: 500 }],
    ['E03', { offline: true }],
  ])('%s a logout that fails with %j ends the session all the same', async (_, answer) => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.server.say(LOGOUT, answer);
    await tab.auth.logout();
    await settle();
    expect(tab.auth.state.loggedIn).toBe(false);
    expect([...world.jar.values.keys()]).toEqual(['auth.strategy']);
    expect(tab.page).toBe('/anmelden');
  });

  it('E04 a logout that is never answered ends the session after five seconds', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.server.say(LOGOUT, { hangs: true });
    const leaving = tab.auth.logout();
    await world.clock.advance(4999);
    expect(tab.auth.state.loggedIn).toBe(true);
    await world.clock.advance(1);
    await leaving;
    expect(tab.auth.state.loggedIn).toBe(false);
  });

  it('E05 a logout after the end of the token is quiet', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.clock.sleep(9_000_000);
    await tab.auth.logout();
    expect(world.server.count(LOGOUT)).toBe(0);
    expect(tab.auth.state.loggedIn).toBe(false);
  });

  it('E06 a logout on a public page stays there', async () => {
    const world = new World();
    const tab = await world.loggedIn('/oeffentlich');
    await tab.auth.logout();
    await settle();
    expect(tab.pages).toEqual(['/oeffentlich']);
  });

  it('E09 a second reset changes nothing', async () => {
    const world = new World();
    const tab = await world.loggedIn('/oeffentlich');
    tab.auth.reset();
    const once = { state: tab.auth.state, cookies: [...world.jar.values] };
    tab.auth.reset();
    expect({ state: tab.auth.state, cookies: [...world.jar.values] }).toEqual(once);
  });

  it('E10 a user answer that comes after the logout is ignored', async () => {
    const world = new World();
    const tab = await world.loggedIn('/oeffentlich');
    world.server.say('GET /api/mitarbeiter', { delayMs: 3000, body: { mitarbeiter: { id: 'm-1' } } });
    const late = tab.auth.fetchUser();
    await tab.auth.logout();
    await world.clock.advance(3000);
    await late;
    expect(tab.auth.state).toMatchObject({ user: null, loggedIn: false });
  });
});

describe('F strategies', () => {
  it('F01 changing the strategy clears the session and leads to the login', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    await tab.auth.setStrategy('adminUser');
    await settle();
    expect(Object.fromEntries(world.jar.values)).toEqual({ 'auth.strategy': 'adminUser' });
    expect(tab.auth.state).toMatchObject({ loggedIn: false, strategy: 'adminUser' });
    expect(tab.page).toBe('/anmelden');
  });

  it('F02 choosing the active strategy changes nothing', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    const calls = world.server.calls.length;
    await tab.auth.setStrategy('mitarbeiter');
    expect(tab.auth.state.loggedIn).toBe(true);
    expect(world.server.calls).toHaveLength(calls);
  });

  it('F03 an unknown strategy is an error and changes nothing', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    const before = tab.auth.state;
    expect(() => tab.auth.setStrategy('zzz')).toThrow('Strategy zzz is not defined!');
    expect(tab.auth.state).toBe(before);
  });

  it('F04 a login with the other strategy leaves only its token', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    await tab.auth.login('adminUser', {});
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
    expect(world.jar.plain('auth._token.adminUser')).toBe('Bearer zeichen');
  });

  it('F05 after another tab has switched, a login goes to the named endpoint', async () => {
    const world = new World();
    world.channel = false;
    const here = await world.open('/anmelden');
    const there = await world.open('/oeffentlich');
    await there.auth.setStrategy('adminUser');
    await here.auth.login('adminUser', {});
    expect(world.server.calls.map((call) => call.url)).toEqual([
      '/api/admin-user/anmelden',
      '/api/admin-user',
    ]);
  });

  it('F06 with the operator active only her token is sent', async () => {
    const world = new World();
    world.haveSession('von-eva', 'mitarbeiter');
    world.haveSession('vom-betreiber', 'adminUser');
    const tab = await world.open('/admin-area');
    await tab.auth.requests('/api/betriebe');
    expect(new Set(world.server.calls.map((call) => call.authorization))).toEqual(
      new Set(['Bearer vom-betreiber']),
    );
  });

  it('F07 an operator stays one over a reload', async () => {
    const world = new World();
    const tab = await world.open('/admin-area/anmelden');
    await tab.auth.login('adminUser', {});
    const again = await world.open('/admin-area');
    expect(again.auth.state).toMatchObject({ strategy: 'adminUser', loggedIn: true });
    expect(again.page).toBe('/admin-area');
  });

  it('F08 without any strategy a call that needs one says so', async () => {
    const world = new World();
    const tab = await world.open('/oeffentlich', { strategies: [] });
    await expect(tab.auth.fetchUser()).rejects.toThrow('No strategy is set!');
  });
});
