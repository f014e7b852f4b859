import { describe, expect, it } from 'vitest';

import { accessOf, decideGuard, plainPath } from '../core/guard.ts';
import { settle } from './fakeClock.ts';
import { EVA, World } from './world.ts';
import type { Tab } from './world.ts';

function storedUrl(world: World): string | undefined {
  const stored = world.jar.plain('auth.redirect');
  return stored === undefined ? undefined : JSON.parse(stored).url;
}

/** Logs in on the login page and tells where that leads. */
async function pageAfterLogin(tab: Tab): Promise<string> {
  await tab.auth.login('mitarbeiter', EVA);
  await settle();
  return tab.page;
}

describe('H guard of a logged-out visitor', () => {
  it.each([
    ['H01', '/kunden'],
    ['H04', '/termine'],
    ['H05', '/termine/5'],
  ])('%s %s leads to the login and is remembered', async (_, url) => {
    const world = new World();
    const tab = await world.open(url);
    expect(tab.page).toBe('/anmelden');
    expect(storedUrl(world)).toBe(url);
    expect(await pageAfterLogin(tab)).toBe(url);
  });

  it('H06 a public page stays', async () => {
    const tab = await new World().open('/oeffentlich');
    expect(tab.pages).toEqual(['/oeffentlich']);
  });

  it('H07 the login page stays, remembers nothing and does not loop', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    expect(tab.pages).toEqual(['/anmelden']);
    expect(tab.redirects).toEqual(['|']);
    expect(storedUrl(world)).toBeUndefined();
  });

  it('H18 an unknown address is left to the 404 page', async () => {
    const world = new World();
    const tab = await world.open('/gibt-es-nicht');
    expect(tab.pages).toEqual(['/gibt-es-nicht']);
    expect(storedUrl(world)).toBeUndefined();
  });

  it('does not remember an address that no cookie holds, nor the one before it', async () => {
    const world = new World();
    const tab = await world.open('/kunden');
    await tab.visit(`/kunden?suche=${'ä'.repeat(1000)}`);
    expect(tab.page).toBe('/anmelden');
    expect(world.jar.values.has('auth.redirect')).toBe(false);
    expect(world.warnings).toEqual([]);
  });

  it('H31 the page asked for last is the one after login', async () => {
    const tab = await new World().open('/kunden');
    await tab.visit('/mitarbeiter');
    expect(await pageAfterLogin(tab)).toBe('/mitarbeiter');
  });
});

describe('H guard of a logged-in visitor', () => {
  it('H08 the login page leads home', async () => {
    const tab = await (await loggedInWorld()).open('/anmelden');
    expect(tab.pages).toEqual(['/termine']);
  });

  it('H09 the login page leads to the remembered page, which is then forgotten', async () => {
    const world = await loggedInWorld();
    world.jar.set('auth.redirect', '/kunden');
    const tab = await world.open('/anmelden');
    expect(tab.pages).toEqual(['/kunden']);
    expect(world.jar.values.has('auth.redirect')).toBe(false);
  });

  it('H10 any other guest page leads home', async () => {
    const tab = await (await loggedInWorld()).open('/registrieren');
    expect(tab.pages).toEqual(['/termine']);
  });

  it.each(['/anmelden/', '//anmelden', '/anmelden?a=1'])('reads %s as the login page', (url) => {
    expect(plainPath(url)).toBe('/anmelden');
  });

  it('H12 a query of the login page is not carried home', async () => {
    const tab = await (await loggedInWorld()).open('/anmelden?foo=bar');
    expect(tab.pages).toEqual(['/termine']);
  });
});

describe('H guard after the end of the session', () => {
  it('H13 a protected page leads to the login with one redirect', async () => {
    const { tab } = await expiredAt('/termine');
    await tab.visit('/termine/7');
    expect(tab.pages).toEqual(['/termine', '/anmelden']);
    expect(tab.redirects).toEqual(['|', '|', '/anmelden']);
  });

  it('H14 the same user returns to the page she was sent away from', async () => {
    const { tab } = await expiredAt('/termine');
    await tab.visit('/termine/7');
    expect(await pageAfterLogin(tab)).toBe('/termine/7');
  });

  it('H15 another user goes home', async () => {
    const { tab, world } = await expiredAt('/termine');
    await tab.visit('/termine/7');
    world.server.userId = 'm-2';
    expect(await pageAfterLogin(tab)).toBe('/termine');
    expect(world.jar.values.has('auth.redirect')).toBe(false);
  });

  it('H16 the login page stays, logged out', async () => {
    const { tab } = await expiredAt('/termine');
    await tab.visit('/anmelden');
    expect(tab.page).toBe('/anmelden');
    expect(tab.auth.state).toMatchObject({ loggedIn: false, user: null });
  });

  it('H17 a public page stays, and already shows nobody as logged in', async () => {
    const { tab } = await expiredAt('/termine');
    await tab.visit('/oeffentlich');
    expect(tab.page).toBe('/oeffentlich');
    expect(tab.auth.state).toMatchObject({ loggedIn: false, user: null });
  });
});

describe('H the remembered page', () => {
  it.each([
    ['H20', '//evil.example'],
    ['H21', 'https://evil.example'],
    ['H22', '/\\evil.example'],
    ['H23', '/.//evil.example'],
    ['H24', 'javascript:alert(1)'],
    ['H25', '["/kunden"]'],
    ['H25', '42'],
    ['H25', '{"url":{"a":1}}'],
    ['H25', 'null'],
    ['H26', '/anmelden'],
    ['H30', `/kunden/${'x'.repeat(3000)}`],
    ['and a public page', '/oeffentlich'],
    ['and an unknown page', '/gibt-es-nicht'],
    ['and a control character', '/\t/evil.example'],
  ])('%s the value %s leads home', async (_, value) => {
    const world = new World();
    world.jar.set('auth.redirect', value);
    const tab = await world.open('/anmelden');
    expect(await pageAfterLogin(tab)).toBe('/termine');
  });

  it.each([
    ['H27', '/kunden/ä', '/kunden/%C3%A4'],
    ['H27', '/kunden/%C3%A4', '/kunden/%C3%A4'],
    ['H28', "/kunden/a+b(c),d'e&f=g", "/kunden/a+b(c),d'e&f=g"],
    ['H29', '/kunden/a%2Fb', '/kunden/a%2Fb'],
  ])('%s the value %s leads to that page', async (_, value, page) => {
    const world = new World();
    world.jar.set('auth.redirect', value);
    const tab = await world.open('/anmelden');
    expect(await pageAfterLogin(tab)).toBe(page);
  });

  it.each([
    ['older than an hour', { at: -3_600_001 }],
    ['of another strategy', { strategy: 'adminUser' }],
    ['of another user', { user: 'jemand' }],
  ])('%s leads home', async (_, change: { at?: number; strategy?: string; user?: string }) => {
    const world = new World();
    const at = world.clock.now() + (change.at ?? 0);
    world.jar.set(
      'auth.redirect',
      JSON.stringify({ url: '/kunden', strategy: 'mitarbeiter', ...change, at }),
    );
    const tab = await world.open('/anmelden');
    expect(await pageAfterLogin(tab)).toBe('/termine');
  });
});

describe('H the decision itself', () => {
  it('H34 one open route among the matched ones opens the page', () => {
    expect(accessOf([false, undefined])).toBe('open');
    expect(accessOf([undefined, false, 'guest'])).toBe('open');
    expect(decideGuard('open', false)).toBe('stay');
  });

  it('H35 a listener may send elsewhere, but not to where the visitor stands', async () => {
    const world = await loggedInWorld();
    const tab = world.tab();
    tab.auth.onRedirect((target, { name }) => (name === 'home' ? '/mitarbeiter' : target));
    await tab.visit('/anmelden');
    expect(tab.pages).toEqual(['/mitarbeiter']);
    const stubborn = world.tab();
    stubborn.auth.onRedirect((_, { from }) => from);
    await stubborn.visit('/registrieren');
    expect(stubborn.pages).toEqual(['/registrieren']);
  });

  it('sends someone logged in otherwise to the login of the strategy, and remembers the page', async () => {
    const world = await loggedInWorld();
    const tab = await world.open('/kunden');
    expect(await tab.auth.guardStrategy('mitarbeiter', '/kunden')).toBeNull();
    expect(await tab.auth.guardStrategy('adminUser', '/admin-area')).toBe('/admin-area/anmelden');
    expect(storedUrl(world)).toBe('/admin-area');
  });
});

async function loggedInWorld(): Promise<World> {
  const world = new World();
  world.haveSession();
  return world;
}

/** A tab whose session is over, unnoticed so far. */
async function expiredAt(url: string): Promise<{ world: World; tab: Tab }> {
  const world = new World();
  const tab = await world.loggedIn(url);
  world.clock.sleep(7_200_000);
  return { world, tab };
}
