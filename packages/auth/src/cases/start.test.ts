import { describe, expect, it } from 'vitest';

import { settle } from './fakeClock.ts';
import { World } from './world.ts';

describe('A start-up', () => {
  it('A01 a first visit is logged out, notes the strategy and asks for no user', async () => {
    const world = new World();
    const tab = await world.open('/oeffentlich');
    expect(tab.auth.state).toMatchObject({ loggedIn: false, strategy: 'mitarbeiter', ready: true });
    expect([...world.jar.values]).toEqual([['auth.strategy', 'mitarbeiter']]);
    expect(world.server.calls).toEqual([]);
  });

  it('A03 an expired token asks nobody, is cleared, and the page is remembered', async () => {
    const world = new World();
    world.haveSession('alt', 'mitarbeiter', -1);
    const tab = await world.open('/kunden');
    expect(world.server.calls).toEqual([]);
    expect([...world.jar.values.keys()]).toEqual(['auth.strategy', 'auth.redirect']);
    expect(tab.page).toBe('/anmelden');
    expect(JSON.parse(world.jar.plain('auth.redirect') ?? '')).toMatchObject({
      url: '/kunden',
      strategy: 'mitarbeiter',
    });
  });

  it('A04 an unknown strategy in the cookie becomes the default', async () => {
    const world = new World();
    world.jar.set('auth.strategy', 'kaputt');
    const tab = await world.open('/oeffentlich');
    expect(world.jar.plain('auth.strategy')).toBe('mitarbeiter');
    await tab.auth.login('mitarbeiter', {});
    expect(tab.auth.state.loggedIn).toBe(true);
  });

  it('A05 an operator is read from the field adminUser', async () => {
    const world = new World();
    world.haveSession('alt', 'adminUser');
    const tab = await world.open('/admin-area');
    expect(world.server.calls.map((call) => call.url)).toEqual(['/api/admin-user']);
    expect(tab.auth.state).toMatchObject({ loggedIn: true, strategy: 'adminUser', user: { id: 'm-1' } });
  });

  it('A06 a failing user call keeps the token, remembers the page and is logged once', async () => {
    const world = new World();
    world.haveSession('geheim');
    world.server.say('GET /api/mitarbeiter', { status: 500 });
    const tab = await world.open('/kunden');
    expect(tab.page).toBe('/anmelden');
    expect(tab.auth.state.loggedIn).toBe(false);
    expect(world.jar.plain('auth._token.mitarbeiter')).toBe('Bearer geheim');
    expect(world.jar.plain('auth.redirect')).toContain('"/kunden"');
    expect(world.errors).toHaveLength(1);
  });

  it('A08 becoming logged in during start-up sends nobody home', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    expect(tab.redirects).toEqual(['|']);
    expect(tab.page).toBe('/kunden');
  });

  it('A09 an opaque token without its expiry counts as expired', async () => {
    const world = new World();
    world.haveSession('alt', 'mitarbeiter', null);
    const tab = await world.open('/kunden');
    expect(world.server.calls).toEqual([]);
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
    expect(tab.page).toBe('/anmelden');
  });

  it('A10 the literal false of the predecessor is no token', async () => {
    const world = new World();
    world.jar.set('auth._token.mitarbeiter', 'false');
    world.jar.set('auth._token_expiration.mitarbeiter', 'false');
    const tab = await world.open('/oeffentlich');
    expect(tab.auth.state.loggedIn).toBe(false);
    expect(world.server.calls).toEqual([]);
    expect(world.errors).toEqual([]);
  });

  it('A11 a malformed token cookie is removed and the app starts', async () => {
    const world = new World();
    world.jar.values.set('auth._token.mitarbeiter', 'Bearer%20%E0%A4%A');
    const tab = await world.open('/oeffentlich');
    expect(tab.page).toBe('/oeffentlich');
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
  });

  it('A12 of two tokens only the one of the active strategy is used', async () => {
    const world = new World();
    world.haveSession('vom-betreiber', 'adminUser');
    world.haveSession('von-eva', 'mitarbeiter');
    const tab = await world.open('/kunden');
    await tab.auth.requests('/api/kehrtouren');
    expect(new Set(world.server.calls.map((call) => call.authorization))).toEqual(
      new Set(['Bearer von-eva']),
    );
  });
});

describe('J errors at the start', () => {
  it('J01 an expired session is no line on the console', async () => {
    const world = new World();
    world.haveSession('alt', 'mitarbeiter', -1);
    await world.open('/kunden');
    expect(world.errors).toEqual([]);
    expect(world.warnings).toEqual([]);
  });

  it('J02 an unexpected error is one line without the token', async () => {
    const world = new World();
    world.haveSession('sehr-geheim');
    const tab = world.tab();
    world.server.say('GET /api/mitarbeiter', { offline: true });
    await tab.visit('/kunden');
    expect(world.errors).toEqual(['Failed to fetch']);
    expect(world.errors.join()).not.toContain('sehr-geheim');
  });

  it('works in memory even where looking at the cookies is an error', async () => {
    const world = new World();
    world.jar.broken = true;
    const tab = await world.open('/anmelden');
    await tab.auth.login('mitarbeiter', {});
    expect(tab.auth.state).toMatchObject({ ready: true, loggedIn: true, persistent: false });
    expect(world.errors).toEqual([]);
  });
});

describe('the one strategy of an app', () => {
  it('is set at the start and forgets a session of the other that is over', async () => {
    const world = new World();
    world.haveSession('von-eva', 'mitarbeiter', -1);
    const tab = await world.open('/admin-area', { strategy: 'adminUser' });
    expect(world.jar.plain('auth.strategy')).toBe('adminUser');
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
    expect(tab.page).toBe('/admin-area/anmelden');
    expect(tab.auth.state.elsewhere).toBeNull();
  });

  it('leaves the session of the other to who has it until somebody logs in, and says that it would end', async () => {
    const world = new World();
    world.haveSession('von-eva');
    const tab = await world.open('/admin-area', { strategy: 'adminUser' });
    expect(tab.page).toBe('/admin-area/anmelden');
    expect(tab.auth.state).toMatchObject({ loggedIn: false, elsewhere: 'mitarbeiter' });
    expect(world.jar.plain('auth._token.mitarbeiter')).toBe('Bearer von-eva');
    await tab.auth.login('adminUser', {});
    expect(tab.auth.state).toMatchObject({ loggedIn: true, strategy: 'adminUser', elsewhere: null });
    expect(world.jar.plain('auth.strategy')).toBe('adminUser');
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
  });

  it('ends the session of the other by a token as by a login', async () => {
    const world = new World();
    world.haveSession('von-eva');
    const tab = await world.open('/admin-area', { strategy: 'adminUser' });
    world.server.users.set('Bearer vom-passkey', { id: 'a-1', scope: ['adminUser'] });
    await tab.auth.setUserToken('vom-passkey');
    expect(tab.auth.state).toMatchObject({ loggedIn: true, strategy: 'adminUser', elsewhere: null });
    expect(world.jar.values.has('auth._token.mitarbeiter')).toBe(false);
  });

  it('is not left when another tab turns to the other one', async () => {
    const world = new World();
    world.haveSession('von-eva');
    const tab = await world.open('/kunden', { strategy: 'mitarbeiter' });
    world.haveSession('vom-betreiber', 'adminUser');
    await tab.focus();
    await settle();
    expect(tab.auth.state).toMatchObject({ strategy: 'mitarbeiter', loggedIn: false });
    expect(tab.page).toBe('/anmelden');
    expect(world.jar.plain('auth._token.adminUser')).toBe('Bearer vom-betreiber');
  });
});
