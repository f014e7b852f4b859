import { expect, type Page } from '@playwright/test';

import { firstMove } from '../support/firstMove.ts';
import { test } from '../support/journey.ts';

/** Names of the scripts that a page has asked for, without their hashes. */
function scripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '.js'));
  });
  return asked;
}

/** Somebody comes to life, whether the application can be had or not. */
async function move(page: Page): Promise<void> {
  await page.mouse.move(11, 11);
  await page.mouse.move(22, 22);
}

test.describe('the first view', () => {
  test('loads no application until the visitor moves, and then takes over', async ({ page }) => {
    const asked = scripts(page);
    await page.goto('/');
    await page.waitForLoadState('load');
    expect(asked.toSorted()).toEqual(['/scripts/reload-guard.js', '/scripts/web-vitals.js']);
    await firstMove(page);
    expect(asked).toContain('/_marketing/application.js');
  });

  test('reloads once when the application is gone after a new version, and stays readable', async ({
    page,
  }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await page.route('**/_marketing/page-*.js', (route) => route.fulfill({ status: 404, body: 'weg' }));
    const asked = scripts(page);
    const timesAsked = () => asked.filter((path) => path === '/_marketing/page.js').length;
    await page.goto('/preise');
    // Moving again and again: a page on its way out hears nothing.
    for (const times of [1, 2]) {
      await expect(async () => {
        await move(page);
        expect(timesAsked()).toBeGreaterThanOrEqual(times);
      }).toPass({ intervals: [50, 100, 250] });
      await expect.poll(() => documents.length).toBe(2);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Preis je Betrieb und Monat');
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog für Schornsteinfeger');
    expect(documents).toEqual(['/preise', '/preise', '/blog']);
  });

  test('keeps what was typed before the application came, and sends it', async ({ page }) => {
    await page.route('**/_marketing/application-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/kontakt');
    await page.getByLabel('Ihre Nachricht').fill('Geschrieben, bevor alles geladen war');
    await firstMove(page);
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Geschrieben, bevor alles geladen war');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Worum geht es?');
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Geschrieben, bevor alles geladen war');
  });

  test('can be read on slow 3G before the application is there, and a press is not lost', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Tour planen' }).click();
    await expect(page.getByText(/\d+ statt 112 Minuten Fahrt/)).toBeVisible();
  });
});
