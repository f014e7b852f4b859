import { expect } from '@playwright/test';

import {
  address,
  authCookies,
  haveSession,
  logIn,
  logInWith,
  pagesOf,
  settled,
  submitLogin,
  test,
} from './fixtureTest.ts';

const EVA = { email: 'eva@kehrtour.example', passwort: 'richtig' };

test.describe('A start-up', () => {
  test('A02 a valid session opens the page with one user call and one entry in the history', async ({
    page,
    api,
    context,
  }) => {
    await haveSession(context, api);
    await page.goto('/kunden');
    await expect(page.getByRole('heading', { name: 'Kunden' })).toBeVisible();
    expect(api.calls.map((call) => call.path)).toEqual(['/mitarbeiter']);
    expect(api.calls[0]?.authorization).toMatch(/^Bearer zeichen-/);
    expect(await pagesOf(page)).toEqual(['/kunden']);
    expect(await page.evaluate(() => history.length)).toBe(2); // about:blank and the page
  });

  test('A07 a slow user answer shows nothing protected before, and no login page', async ({
    page,
    api,
    context,
  }) => {
    await haveSession(context, api);
    api.say('GET /mitarbeiter', { delayMs: 1500 });
    await page.goto('/kunden');
    await expect.poll(() => api.calls.length).toBe(1);
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Kunden' })).toBeVisible();
    expect(await pagesOf(page)).toEqual(['/kunden']);
  });
});

test.describe('B storage', () => {
  test('B01 B10 a login writes three session cookies, for this site, over a safe line, not across sites', async ({
    page,
    context,
  }) => {
    await logIn(page);
    const cookies = await authCookies(context);
    expect([...cookies.keys()].toSorted()).toEqual([
      'auth._token.mitarbeiter',
      'auth._token_expiration.mitarbeiter',
      'auth.strategy',
    ]);
    for (const cookie of cookies.values()) {
      expect(cookie).toMatchObject({
        path: '/',
        secure: true,
        expires: -1,
        sameSite: 'Lax',
        httpOnly: false,
      });
    }
  });

  test('B02 nothing of the session lies in local or session storage', async ({ page, context, api }) => {
    await haveSession(context, api);
    await page.goto('/kunden');
    await settled(page);
    await page.evaluate(() => window.fixture.auth.logout());
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.filter((key) => key.startsWith('auth'))).toEqual([]);
  });

  test('B03 the token cookie decodes once to the header', async ({ page, context }) => {
    await logIn(page);
    const cookie = (await authCookies(context)).get('auth._token.mitarbeiter');
    expect(decodeURIComponent(cookie?.value ?? '')).toMatch(/^Bearer zeichen-\d+$/);
  });

  test('B04 a token of any characters survives a reload byte for byte', async ({ page, api }) => {
    const token = await logInWith(page, api, 'a%b+c=d/e%2Ff;g "h');
    await page.reload();
    await settled(page);
    expect(address(page)).toBe('/termine');
    expect(api.calls.at(-1)?.authorization).toBe(`Bearer ${token}`);
  });

  test('B07 a token too large for a cookie logs in for this tab, and says so', async ({ page, api }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await logInWith(page, api, 'x'.repeat(4100));
    expect(warnings.filter((text) => text.includes('this tab only'))).toHaveLength(1);
    await expect(
      page.getByRole('status').filter({ hasText: 'merkt sich die Anmeldung nicht' }),
    ).toBeVisible();
    expect(await page.evaluate(() => window.fixture.auth.state.persistent)).toBe(false);
    await page.reload();
    await expect(page).toHaveURL('/anmelden');
  });

  test('B08 a cookie of exactly 4096 bytes survives a reload', async ({ page, api }) => {
    const room = 4096 - 'auth._token.mitarbeiter'.length - 'Bearer%20'.length;
    await logInWith(page, api, 'x'.repeat(room));
    await page.reload();
    await settled(page);
    expect(address(page)).toBe('/termine');
    expect(await page.evaluate(() => window.fixture.auth.state.persistent)).toBe(true);
  });

  test('without cookies a login holds until the reload', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    });
    await logIn(page);
    await page.reload();
    await expect(page).toHaveURL('/anmelden');
  });
});

test.describe('E logout', () => {
  test('E07 the back button after logout shows the login, and that page is the one after it', async ({
    page,
    api,
    context,
  }) => {
    await haveSession(context, api);
    await page.goto('/termine');
    await page.getByRole('link', { name: '/kunden' }).click();
    await expect(page.getByRole('heading', { name: 'Kunden' })).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/anmelden');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveURL('/anmelden');
    const stored = (await authCookies(context)).get('auth.redirect');
    expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toMatchObject({ url: '/kunden' });
    await expect(page.getByText('Eva Ruß')).toHaveCount(0);
  });

  test('E08 after logout nothing of the user is left in stores, caches or on the page', async ({
    page,
    api,
    context,
  }) => {
    await haveSession(context, api);
    await page.goto('/kunden');
    await expect(page.getByText('Eva Ruß')).toBeVisible();
    await page.evaluate(() => window.fixture.userCache.set('kunden', 'Eva Ruß'));
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/anmelden');
    const left = await page.evaluate(() => ({
      cache: window.fixture.userCache.size,
      state: JSON.stringify(window.fixture.auth.state),
      loaded: JSON.stringify(window.fixture.router.state.loaderData),
      page: document.documentElement.outerHTML,
    }));
    expect(left.cache).toBe(0);
    expect(left.state + left.loaded + left.page).not.toContain('Eva Ruß');
  });
});

test.describe('H guard and redirects', () => {
  test('H02 H03 a page with query and hash is reached after login', async ({ page }) => {
    await page.goto('/kunden?x=1#abc');
    await expect(page).toHaveURL('/anmelden');
    await submitLogin(page);
    await expect(page).toHaveURL('/kunden?x=1#abc');
    await expect(page.getByRole('heading', { name: 'Kunden' })).toBeVisible();
  });

  for (const url of ['/anmelden/', '//anmelden', '/anmelden?a=1']) {
    test(`H11 logged in, ${url} leads home`, async ({ page, api, context, baseURL }) => {
      await haveSession(context, api);
      await page.goto(`${baseURL}${url}`);
      await expect(page).toHaveURL('/termine');
    });
  }

  test('H19 a bad guard on a protected page ends at the login, on a public one at the error page', async ({
    page,
  }) => {
    await page.goto('/unbekannt/geschuetzt');
    await expect(page).toHaveURL('/anmelden');
    expect(await pagesOf(page)).toEqual(['/anmelden']);
    await page.goto('/unbekannt');
    await expect(page.getByText('Unknown middleware')).toBeVisible();
    expect(address(page)).toBe('/unbekannt');
  });

  test('H32 logging in again on a protected page does not bounce over the login page', async ({
    page,
    api,
    context,
  }) => {
    await haveSession(context, api);
    await page.goto('/kunden');
    await settled(page);
    await page.evaluate((eva) => window.fixture.auth.login('mitarbeiter', eva), EVA);
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Kunden' })).toBeVisible();
    expect(await pagesOf(page)).toEqual(['/kunden']);
  });

  test('H33 the statically served login page leads a logged-in visitor home on first load', async ({
    page,
    api,
    context,
  }) => {
    await haveSession(context, api);
    await page.goto('/anmelden');
    await expect(page).toHaveURL('/termine');
    expect(await pagesOf(page)).toEqual(['/termine']);
  });

  test('a link to a protected page keeps the page before it behind the back button', async ({ page }) => {
    await page.goto('/oeffentlich');
    await page.getByRole('link', { name: '/kunden' }).click();
    await expect(page).toHaveURL('/anmelden');
    await page.goBack();
    await expect(page).toHaveURL('/oeffentlich');
  });
});

test('I07 what the page hides by scope, the server refuses by itself', async ({ page, api, context }) => {
  await haveSession(context, api);
  await page.goto('/kunden');
  await settled(page);
  await expect(page.getByRole('link', { name: 'Betreiberbereich' })).toHaveCount(0);
  const status = await page.evaluate(
    async () => (await window.fixture.auth.requests('/api/admin-user')).status,
  );
  expect(status).toBe(403);
  expect(await page.evaluate(() => window.fixture.auth.state.loggedIn)).toBe(true);
});

test('J06 no failure of the session is left unhandled', async ({ page, api, context, consoleErrors }) => {
  const unhandled: string[] = [];
  page.on('pageerror', (error) => unhandled.push(error.message));
  await haveSession(context, api);
  api.say('GET /mitarbeiter', { status: 500 });
  await page.goto('/kunden');
  await expect(page).toHaveURL('/anmelden');
  api.say('POST /mitarbeiter/anmelden', { status: 500 });
  await submitLogin(page);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    void window.fixture.auth.logout();
  });
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForLoadState('networkidle');
  expect(unhandled).toEqual([]);
  expect(consoleErrors).toEqual(['[ERROR] [AUTH] The server answered with status 500.']);
});

test.describe('K tabs', () => {
  test('K01 a logout in one tab reaches the other by itself', async ({ page, api, context }) => {
    await haveSession(context, api);
    await page.goto('/kunden');
    const other = await context.newPage();
    await other.goto('/mitarbeiter');
    await expect(other.getByText('Eva Ruß')).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/anmelden');
    await expect(other).toHaveURL('/anmelden');
    await expect(other.getByText('abgemeldet')).toBeVisible();
  });

  test('K02 a login in one tab takes the other from the login page home', async ({ page, context }) => {
    await page.goto('/anmelden');
    const other = await context.newPage();
    await other.goto('/anmelden');
    await settled(other);
    await submitLogin(page);
    await expect(page).toHaveURL('/termine');
    await other.bringToFront();
    await expect(other).toHaveURL('/termine');
  });

  test('K03 after a change of user the other tab never mixes old data with the new token', async ({
    page,
    api,
    context,
  }) => {
    await haveSession(context, api);
    await page.goto('/oeffentlich');
    const other = await context.newPage();
    await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await other.goto('/kunden');
    await expect(other.getByText('Eva Ruß')).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByText('abgemeldet')).toBeVisible();
    await submitLogin(page, 'ada@kehrtour.example');
    await expect(page.getByText('Ada Glut')).toBeVisible();
    const answer = await other.evaluate(() =>
      window.fixture.auth.requests('/api/kehrtouren').then(
        () => 'sent',
        (error) => error.name,
      ),
    );
    expect(answer).toBe('ExpiredAuthSessionError');
    expect(api.count('GET', '/kehrtouren')).toBe(0);
    await expect(other.getByText('Ada Glut')).toBeVisible();
    await expect(other.getByText('Eva Ruß')).toHaveCount(0);
  });
});
