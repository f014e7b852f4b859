import { expect, test } from '@playwright/test';

test.describe('the front door', () => {
  for (const address of ['/anmelden', '/admin-area/anmelden', '/termin', '/unternehmen/musterbach/termin']) {
    test(`opens ${address} without breaking its own policy`, async ({ page }) => {
      const broken: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) broken.push(message.text());
      });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(broken).toEqual([]);
    });
  }

  test('shows a page with HTTP 404 for an address that does not exist', async ({ page }) => {
    const response = await page.goto('/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });

  test('sends / to the staff, and the staff to the login', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/anmelden/);
  });
});
