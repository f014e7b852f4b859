import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plainPath } from '../core/guard.ts';
import { settle } from './fakeClock.ts';
import { EVA, World } from './world.ts';
import type { Tab } from './world.ts';

const PAGES = [
  '/',
  '/anmelden',
  '/anmelden?a=1',
  '/kunden',
  '/kunden/7#x',
  '/termine',
  '/oeffentlich',
  '/admin-area',
  '/weg',
  '/registrieren',
];
const STORED = ['/kunden', '//evil.example', '/anmelden', '/termine', '{"url":1}', 'false', '%'];

type Event = { do: string; page: string; stored: string; status: number; ms: number; who: string };

const event: fc.Arbitrary<Event> = fc.record({
  do: fc.constantFrom(
    'visit',
    'visit',
    'login',
    'loginA',
    'logout',
    'call',
    'calls',
    'time',
    'sleep',
    'focus',
    'token',
    'clear',
    'store',
    'status',
    'switch',
    'other',
    'reset',
    'user',
  ),
  page: fc.constantFrom(...PAGES),
  stored: fc.constantFrom(...STORED),
  status: fc.constantFrom(200, 401, 403, 500),
  ms: fc.constantFrom(1, 499, 3000, 7_199_500, 7_200_000),
  who: fc.constantFrom('m-1', 'm-2'),
});

const quiet = () => undefined;

/** What may happen to a tab, from inside and outside. */
function happen(world: World, tab: Tab, other: Tab): Record<string, (event: Event) => unknown> {
  return {
    visit: ({ page }) => tab.visit(page),
    login: () => tab.auth.login('mitarbeiter', EVA).catch(quiet),
    loginA: () => tab.auth.login('adminUser', EVA).catch(quiet),
    logout: () => tab.auth.logout(),
    call: () => tab.auth.requests('/api/kehrtouren').catch(quiet),
    calls: () => Promise.all([1, 2, 3].map(() => tab.auth.requests('/api/kehrtouren').catch(quiet))),
    time: ({ ms }) => world.clock.advance(ms),
    sleep: ({ ms }) => world.clock.sleep(ms),
    focus: () => tab.focus(),
    token: ({ stored }) => world.jar.set('auth._token.mitarbeiter', stored),
    clear: () => world.jar.values.clear(),
    store: ({ stored }) => world.jar.values.set('auth.redirect', stored),
    status: ({ status }) => world.server.say('GET /api/kehrtouren', { status }),
    switch: () => tab.auth.setStrategy('adminUser'),
    other: () => other.auth.login('mitarbeiter', EVA).catch(quiet),
    reset: () => tab.auth.reset(),
    user: ({ who, status }) => {
      world.server.userId = who;
      world.server.say('GET /api/mitarbeiter', status === 200 ? {} : { status });
    },
  };
}

describe('any sequence of events', () => {
  it('H36 never redirects more than twice in a row, and never twice to the same page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 50 }), async (events) => {
        const { tab, violations } = await live(events, { hurried: false });
        expect(violations).toEqual([]);
        for (const row of rows(tab.redirects)) {
          expect(row.length).toBeLessThanOrEqual(2);
          expect(row.map(plainPath).some((page, index, all) => page === all[index + 1])).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never shows a user without a token and never sends an expired one, even when all happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 50 }), async (events) => {
        const { tab, violations } = await live(events, { hurried: true });
        expect(violations).toEqual([]);
        expect(tab.auth.state.busy).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

async function live(events: Event[], { hurried }: { hurried: boolean }) {
  const world = new World();
  const violations = watchTokens(world);
  const tab = await world.open('/');
  const other = await world.open('/oeffentlich');
  tab.auth.subscribe(() => {
    const { user, loggedIn, strategy } = tab.auth.state;
    if (loggedIn !== (user !== null)) violations.push(`user without token (${String(strategy)})`);
  });
  const running: unknown[] = [];
  for (const next of events) {
    tab.redirects.push('|');
    const done = happen(world, tab, other)[next.do]?.(next);
    if (hurried) running.push(done);
    else await done;
    if (!hurried) await settle();
  }
  await world.clock.advance(10_000);
  await Promise.all(running);
  await settle();
  return { tab, violations };
}

/** Notes when each token was first used, which is right after it was received, and every call that carries it after its time. */
function watchTokens(world: World): string[] {
  const { fetch } = world.server;
  const born = new Map<string, number>();
  const violations: string[] = [];
  let logins = 0;
  Object.assign(world.server, {
    fetch: (input: string, init?: RequestInit) => {
      const token = new Headers(init?.headers).get('Authorization');
      if (token?.startsWith('Bearer zeichen-')) {
        const age = world.clock.now() - (born.get(token) ?? world.clock.now());
        born.set(token, world.clock.now() - age);
        if (age >= 7_199_500) violations.push(`${input} with a token of ${age} ms`);
      }
      if (input.endsWith('/anmelden')) world.server.nextToken = `zeichen-${(logins += 1)}`;
      return fetch(input, init);
    },
  });
  return violations;
}

function rows(redirects: readonly string[]): string[][] {
  const rows: string[][] = [[]];
  for (const redirect of redirects) {
    if (redirect === '|') rows.push([]);
    else rows.at(-1)?.push(redirect);
  }
  return rows;
}
