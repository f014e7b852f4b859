import type { Auth } from '@kehrtour/auth/core/auth';
import type { BrowserContext, Page } from '@playwright/test';
import type { DataRouter } from 'react-router';

import { test as base } from '../support/journey.ts';
import { ApiScript } from './apiScript.ts';

declare global {
  interface Window {
    fixture: { auth: Auth; router: DataRouter; userCache: Map<string, unknown>; pages: string[] };
  }
}

const ORIGIN = `http://localhost:${process.env['AUTH_FIXTURE_PORT'] ?? 4391}`;
const CONSOLE_ALLOWED = /Failed to load resource/;

/** A page with a scripted server; the test fails on unhandled errors and on console errors it did not expect. */
export const test = base.extend<{ api: ApiScript; consoleErrors: string[] }>({
  api: [
    async ({ context }, use) => {
      const api = new ApiScript();
      await api.serve(context);
      await use(api);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !CONSOLE_ALLOWED.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      if (crashes.length > 0) throw new Error(`Unhandled: ${crashes.join('; ')}`);
    },
    { auto: true },
  ],
});

/** Path, query and hash of the shown page. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** A session as if somebody had logged in before. */
export async function haveSession(context: BrowserContext, api: ApiScript, email = 'eva@kehrtour.example') {
  const strategy = email.startsWith('otto') ? 'adminUser' : 'mitarbeiter';
  const cookie = { url: ORIGIN, secure: true, sameSite: 'Lax' as const };
  const token = api.tokenFor(email);
  await context.addCookies([
    { ...cookie, name: 'auth.strategy', value: strategy },
    { ...cookie, name: `auth._token.${strategy}`, value: encodeURIComponent(`Bearer ${token}`) },
    { ...cookie, name: `auth._token_expiration.${strategy}`, value: String(Date.now() + 7_200_000) },
  ]);
}

/** The cookies of the session by name. */
export async function authCookies(context: BrowserContext) {
  const all = await context.cookies();
  return new Map(all.filter(({ name }) => name.startsWith('auth.')).map((cookie) => [cookie.name, cookie]));
}

/** Until the session is restored and the router has settled. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { auth, router } = window.fixture ?? {};
    return auth?.state.ready && router?.state.initialized && router.state.navigation.state === 'idle';
  });
}

/** Fills nothing, for the form is filled, and logs in. */
export async function submitLogin(page: Page, email = 'eva@kehrtour.example'): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('main').getByRole('button').click();
}

/** Logs in by the form and is at home. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/anmelden');
  await submitLogin(page);
  await page.waitForURL('/termine');
}

/** The same when the server answers this token; gives it back. */
export async function logInWith(page: Page, api: ApiScript, text: string): Promise<string> {
  const token = api.tokenFor('eva@kehrtour.example', text);
  api.say('POST /mitarbeiter/anmelden', { body: { accessToken: token } });
  await logIn(page);
  return token;
}

export function pagesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.fixture.pages);
}
