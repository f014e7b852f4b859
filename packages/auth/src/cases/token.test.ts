import { describe, expect, it } from 'vitest';

import { expiryOf, tokenStatus, TOKEN_LIFETIME_MS } from '../core/token.ts';
import { settle } from './fakeClock.ts';
import { EVA, jwt, World } from './world.ts';

const NOW = 1_795_200_000_000;

/** The expiry that a login with this token stores. */
async function storedExpiry(world: World, token: unknown): Promise<number> {
  world.server.nextToken = token;
  const tab = await world.open('/anmelden');
  await tab.auth.login('mitarbeiter', EVA);
  expect(tab.auth.state.loggedIn).toBe(true);
  return Number(world.jar.plain('auth._token_expiration.mitarbeiter'));
}

describe('C token and expiry', () => {
  it('C01 the expiry is the exp of the token', async () => {
    const world = new World();
    const exp = world.clock.now() / 1000 + 7200;
    expect(await storedExpiry(world, jwt({ exp }))).toBe(exp * 1000);
  });

  it('C02 an opaque token lives two hours', async () => {
    const world = new World();
    const before = world.clock.now();
    expect((await storedExpiry(world, 'undurchsichtig')) - before).toBe(7_200_000);
  });

  it('C03 500 ms before its time a token is expired', () => {
    expect(tokenStatus('Bearer a', NOW + 500, NOW)).toBe('expired');
  });

  it('C04 501 ms before its time a token is valid', () => {
    expect(tokenStatus('Bearer a', NOW + 501, NOW)).toBe('valid');
  });

  it('C05 a call 499 ms before the expiry is not sent and ends the session', async () => {
    const world = new World();
    const tab = await world.loggedIn('/oeffentlich');
    world.clock.sleep(7_200_000 - 499);
    await expect(tab.auth.requests('/api/kehrtouren')).rejects.toThrow('have expired');
    expect(world.server.count('GET /api/kehrtouren')).toBe(0);
    expect(tab.auth.state.loggedIn).toBe(false);
  });

  it('C06 a fraction of a second counts', () => {
    expect(expiryOf(jwt({ exp: 1_795_202_691.5 }), NOW)).toBe(1_795_202_691_500);
  });

  it('C07 an exp written as text counts', () => {
    expect(expiryOf(jwt({ exp: '1795202691' }), NOW)).toBe(1_795_202_691_000);
  });

  it.each([{ exp: 0 }, { exp: null }, { exp: 'abc' }, {}])(
    'C08 no usable exp in %j means two hours',
    (payload) => {
      expect(expiryOf(jwt(payload), NOW)).toBe(NOW + TOKEN_LIFETIME_MS);
    },
  );

  it('C09 a payload that is null means two hours and no exception', async () => {
    const world = new World();
    expect((await storedExpiry(world, jwt(null))) - world.clock.now()).toBe(7_200_000);
  });

  it('C10 an exp in the far future is cut to the life the server can mean', () => {
    expect(expiryOf(jwt({ exp: 999_999_999_999 }), NOW) - NOW).toBe(7_200_000 + 300_000);
  });

  it.each([
    ['C11', 'Bearer abc', 'Bearer abc'],
    ['C12', 'Bearerxyz', 'Bearer Bearerxyz'],
  ])('%s the token %s is sent as %s', async (_, token, header) => {
    const world = new World();
    world.server.nextToken = token;
    world.server.users.set(header, { id: 'm-1' });
    const tab = await world.open('/anmelden');
    await tab.auth.login('mitarbeiter', EVA);
    expect(world.server.calls.at(-1)?.authorization).toBe(header);
    expect(world.jar.plain('auth._token.mitarbeiter')).toBe(header);
  });

  it.each([12_345, { a: 1 }, '', null])(
    'C13 a token that is %j is refused and nothing stays',
    async (token) => {
      const world = new World();
      world.server.nextToken = token;
      const tab = await world.open('/anmelden');
      await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toMatchObject({ name: 'AuthAnswerError' });
      expect(tab.auth.state).toMatchObject({ loggedIn: false, busy: false });
      expect([...world.jar.values.keys()]).toEqual(['auth.strategy']);
    },
  );

  it('C14 without a token the status is unknown, not expired', () => {
    expect(tokenStatus(null, NOW - 1, NOW)).toBe('unknown');
  });

  it('C15 an invalid signature is the business of the server, whose 401 ends the session', async () => {
    const world = new World();
    world.server.nextToken = jwt({ exp: world.clock.now() / 1000 + 7200 }).replace(/sig$/, 'falsch');
    const tab = await world.open('/anmelden');
    await tab.auth.login('mitarbeiter', EVA);
    world.server.say('GET /api/kehrtouren', { status: 401 });
    await tab.auth.requests('/api/kehrtouren');
    await settle();
    expect(tab.auth.state.loggedIn).toBe(false);
    expect(tab.page).toBe('/anmelden');
  });

  it('C16 a clock three hours ahead still gives two hours', async () => {
    const world = new World();
    const serverNow = world.clock.now() - 3 * 3_600_000;
    world.server.aheadMs = -3 * 3_600_000;
    const expiry = await storedExpiry(world, jwt({ exp: serverNow / 1000 + 7200 }));
    expect(expiry - world.clock.now()).toBe(7_200_000);
  });

  it('C17 a clock three hours behind ends by the 401 of the server, without a loop', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.server.users.clear();
    world.server.say('GET /api/kehrtouren', { status: 401 });
    await tab.auth.requests('/api/kehrtouren');
    await settle();
    expect(tab.redirects).toEqual(['|', '/anmelden']);
    expect(tab.page).toBe('/anmelden');
  });

  it('C18 an idle tab goes to the login when the time is over, and remembers its page', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden?seite=2');
    await world.clock.advance(7_200_000 - 501);
    expect(tab.auth.state.loggedIn).toBe(true);
    await world.clock.advance(1);
    expect(tab.auth.state.loggedIn).toBe(false);
    expect(tab.page).toBe('/anmelden');
    expect(world.jar.plain('auth.redirect')).toContain('/kunden?seite=2');
  });

  it('warns five minutes before the end', async () => {
    const world = new World();
    const tab = await world.loggedIn();
    await world.clock.advance(7_200_000 - 300_501);
    expect(tab.auth.state.endsSoon).toBe(false);
    await world.clock.advance(1);
    expect(tab.auth.state.endsSoon).toBe(true);
  });

  it('C19 a tab that slept over the end notices on waking', async () => {
    const world = new World();
    const tab = await world.loggedIn('/kunden');
    world.clock.sleep(9_000_000);
    await tab.focus();
    expect(tab.page).toBe('/anmelden');
    expect(world.jar.plain('auth.redirect')).toContain('/kunden');
  });
});
