import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { address, haveSession, settled, test } from './fixtureTest.ts';

const BAR = '.shell-bar';
const CHUNK = '**/_fixture/CustomerScreen-*.js';
const RELOAD_KEY = 'kehrtour.reload';

/** Opens a page whose time then stands still until it is told to pass. */
async function withStandingClock(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-23T08:00:00Z') });
  await page.goto(url);
  await settled(page);
  await page.clock.pauseAt(new Date('2026-11-23T08:01:00Z'));
}

/** Width of the bar in percent, or null when it is not there. */
function barPercent(page: Page): Promise<number | null> {
  return page.evaluate((selector) => {
    const bar = document.querySelector<HTMLElement>(selector);
    return bar === null ? null : Number(bar.style.width.replace('%', ''));
  }, BAR);
}

async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  // React draws outside of the page's clock.
  await page.evaluate(() => new Promise((done) => new MessageChannel().port1.postMessage(done(null))));
}

/** Follows the link; time may pass only once the loading bar has heard of it. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'loading');
}

function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

test.describe('L error pages', () => {
  test('L01 an unknown guard is the 500 page; its name goes to the log only', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/unbekannt');
    await expect(page.locator('main[data-status="500"] code')).toHaveText('Unknown middleware');
    expect(address(page)).toBe('/unbekannt');
    expect(await page.content()).not.toContain('gibtEsNicht');
    expect(consoleErrors.filter((text) => text.includes('gibtEsNicht'))).toHaveLength(1);
  });

  test('L02 an unknown address is the 404 page with a link to the start', async ({ page }) => {
    await page.goto('/gibt/es/nicht?x=1');
    await expect(page.locator('main[data-status="404"] code')).toHaveText('This page could not be found');
    await expect(page.getByRole('heading')).toHaveText('Diese Seite gibt es nicht');
    await expect(page).toHaveTitle('Diese Seite gibt es nicht – Kehrtour');
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    expect(address(page)).toBe('/gibt/es/nicht?x=1');
  });

  test('L03 the next page clears the error', async ({ page }) => {
    await page.goto('/oeffentlich');
    await settled(page);
    await page.evaluate(() => window.fixture.router.navigate('/gibt-es-nicht'));
    await expect(page.locator('main[data-status="404"]')).toBeVisible();
    await page.evaluate(() => window.fixture.router.navigate('/'));
    await expect(page.getByRole('heading', { name: 'Start' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveTitle('Öffentlich – Kehrtour');
    await expect(page.locator('[data-status]')).toHaveCount(0);
  });
});

test.describe('L loading bar', () => {
  test('L04 a page of 1.5 s: nothing for 300 ms, then a thin bar that ends full and goes', async ({
    page,
  }) => {
    await withStandingClock(page, '/');
    await follow(page, '/langsam/1500');
    await pass(page, 299);
    expect(await barPercent(page)).toBeNull();
    await pass(page, 51);
    await expect.poll(() => barPercent(page)).toBe(0);
    expect(await page.locator(BAR).evaluate((bar) => getComputedStyle(bar).height)).toBe('4px');
    await pass(page, 650);
    expect(await barPercent(page)).toBeGreaterThanOrEqual(12);
    expect(await barPercent(page)).toBeLessThanOrEqual(14);
    await pass(page, 500);
    await expect(page.getByRole('heading', { name: 'Endlich da' })).toBeVisible();
    await expect.poll(() => barPercent(page)).toBe(100);
    await pass(page, 499);
    await expect.poll(() => barPercent(page)).toBe(100);
    await pass(page, 2);
    await expect.poll(() => barPercent(page)).toBeNull();
  });

  test('L05 a page of 100 ms: the bar is never there', async ({ page }) => {
    await withStandingClock(page, '/');
    await page.evaluate((selector) => {
      new MutationObserver(() => {
        if (document.querySelector(selector)) document.title = 'Balken gesehen';
      }).observe(document.body, { childList: true, subtree: true });
    }, BAR);
    await follow(page, '/langsam/100');
    await pass(page, 100);
    await expect(page.getByRole('heading', { name: 'Endlich da' })).toBeVisible();
    await pass(page, 2000);
    expect(await page.title()).not.toBe('Balken gesehen');
  });

  test('L06 a page of 10 s: the bar is full after 5.3 s and stays', async ({ page }) => {
    await withStandingClock(page, '/');
    await follow(page, '/langsam/10000');
    await pass(page, 5200);
    await expect.poll(() => barPercent(page)).toBe(98);
    await pass(page, 101);
    await expect.poll(() => barPercent(page)).toBe(100);
    await pass(page, 4000);
    await expect.poll(() => barPercent(page)).toBe(100);
  });

  test('L07 a failing page: the bar turns red, goes, and the error page is there', async ({ page }) => {
    await withStandingClock(page, '/');
    await follow(page, '/fehler');
    await pass(page, 801);
    await expect(page.locator('main[data-status="502"] code')).toHaveText('Die Daten fehlen');
    await expect(page.locator('.shell-bar-failed')).toBeAttached();
    await pass(page, 501);
    await expect(page.locator(BAR)).toHaveCount(0);
  });

  test('L09 two parts that want the same data make one call', async ({ page, api }) => {
    await page.goto('/daten');
    await expect(page.locator('#links')).toHaveText('{"daten":1}');
    await expect(page.locator('#rechts')).toHaveText('{"daten":1}');
    expect(api.count('GET', '/oeffentlich/daten')).toBe(1);
  });
});

test.describe('L parts of the application', () => {
  test.beforeEach(async ({ page, api, context }) => {
    await haveSession(context, api);
    await page.goto('/termine');
    await settled(page);
  });

  test('L10 a missing part reloads the page once, where the visitor is', async ({ page }) => {
    await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
    const count = countLoads(page);
    await page.getByRole('link', { name: '/kunden' }).click();
    await expect.poll(() => count.loads).toBe(1);
    await settled(page);
    expect(address(page)).toBe('/termine');
    expect(await page.evaluate((key) => Number(sessionStorage.getItem(key)), RELOAD_KEY)).toBeGreaterThan(0);
  });

  test('L11 missing again within a minute: no reload, but an error page with another try', async ({
    page,
  }) => {
    await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now() - 59_000)), RELOAD_KEY);
    await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
    const count = countLoads(page);
    await page.getByRole('link', { name: '/kunden' }).click();
    await expect(page.getByRole('heading', { name: 'Die Seite ließ sich nicht laden' })).toBeVisible();
    expect(count.loads).toBe(0);
    await page.unroute(CHUNK);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { name: 'Kunden' })).toBeVisible();
  });

  test('L12 missing again after a minute: one reload', async ({ page }) => {
    await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now() - 60_001)), RELOAD_KEY);
    await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
    const count = countLoads(page);
    await page.getByRole('link', { name: '/kunden' }).click();
    await expect.poll(() => count.loads).toBe(1);
    // The reload has only been asked for, and the page before it is loaded already; ending both in the middle can hang the browser.
    await settled(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('L14 without a storage there is no reload, no loop and no exception', async ({ page }) => {
    await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
    });
    const count = countLoads(page);
    await page.getByRole('link', { name: '/kunden' }).click();
    await expect(page.getByRole('heading', { name: 'Die Seite ließ sich nicht laden' })).toBeVisible();
    expect(count.loads).toBe(0);
  });

  test('L15 of two quick pages the second stays, and the failure of the first is nothing', async ({
    page,
  }) => {
    const failures: Promise<void>[] = [];
    await page.route(CHUNK, (route) => {
      failures.push(new Promise((done) => setTimeout(done, 600)).then(() => route.fulfill({ status: 404 })));
    });
    const count = countLoads(page);
    for (const first of ['/fehler', '/kunden']) {
      await page.getByRole('link', { name: first }).click();
      await page.getByRole('link', { name: '/oeffentlich' }).click();
      await expect(page).toHaveURL('/oeffentlich');
      await Promise.all(failures);
      await page.waitForLoadState('networkidle');
      expect(address(page)).toBe('/oeffentlich');
      await expect(page.locator('[data-status]')).toHaveCount(0);
    }
    expect(count.loads).toBe(0);
  });
});

test.describe('the very first load', () => {
  test('reloads once when the application is missing, then offers another try', async ({ page }) => {
    await page.route('**/_fixture/index-*.js', (route) => route.fulfill({ status: 404 }));
    const count = countLoads(page);
    await page.goto('/oeffentlich');
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    expect(count.loads).toBe(2);
    await page.unroute('**/_fixture/index-*.js');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  });

  test('speaks German, makes no links of numbers, and loads both scripts asynchronously', async ({
    page,
  }) => {
    await page.goto('/oeffentlich');
    await settled(page);
    await expect(page).toHaveTitle('Öffentlich – Kehrtour');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
    const scripts = await page
      .locator('script[src^="/scripts/"]')
      .evaluateAll((all) =>
        all.map((script) => [script.getAttribute('src'), (script as HTMLScriptElement).async]),
      );
    expect(scripts).toEqual([
      ['/scripts/reload-guard.js', true],
      ['/scripts/web-vitals.js', true],
    ]);
  });

  test('leads the first tab stop past the navigation', async ({ page }) => {
    await page.goto('/oeffentlich');
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('sends web vitals without cookies and without ids', async ({ page, api, context }) => {
    await haveSession(context, api);
    await page.goto('/termine/7');
    await settled(page);
    const sent = page.waitForRequest('**/api/vitals');
    await page.mouse.click(5, 5);
    const request = await sent;
    expect(await request.headerValue('cookie')).toBeNull();
    expect(JSON.parse(request.postData() ?? '')).toMatchObject({
      name: expect.any(String),
      route: '/termine/:',
    });
  });
});
