import { expect, type Page } from '@playwright/test';

import { test } from '../support/journey.ts';

/** What the page tells the console about its own policy. */
function violations(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}

test.describe('the front door', () => {
  for (const address of ['/anmelden', '/admin-area/anmelden', '/termin']) {
    test(`opens ${address} without breaking its own policy`, async ({ page }) => {
      const found = violations(page);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(found).toEqual([]);
    });
  }

  test('says on every page without a login who runs it and what happens to data', async ({ page }) => {
    for (const address of [
      '/anmelden',
      '/anmelden/passwort-vergessen',
      '/registrieren',
      '/admin-area/anmelden',
      '/termin',
      '/liegenschaft',
      '/unternehmen/termin',
      '/error',
    ]) {
      await page.goto(address);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Impressum' }), address).toHaveAttribute(
        'href',
        /impressum$/,
      );
      await expect(footer.getByRole('link', { name: 'Datenschutz' }), address).toHaveAttribute(
        'href',
        /datenschutz$/,
      );
    }
    await page.goto('/anmelden');
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });

  test('lets the staff in without breaking its own policy', async ({ page }) => {
    const found = violations(page);
    await page.goto('/anmelden');
    await page.getByLabel('E-Mail-Adresse').fill('demo@kehrtour.example');
    await page.locator('input[type=password]').fill('schornstein-demo-2027');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/termine/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(found).toEqual([]);
  });

  test('shows a page with HTTP 404 for an address that does not exist', async ({ page }) => {
    const response = await page.goto('/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });

  test('welcomes visitors at /, and sends those who want to work to the login', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/termine');
    await expect(page).toHaveURL(/\/anmelden/);
  });
});
