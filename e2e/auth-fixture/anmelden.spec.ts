import { expect } from '@playwright/test';

import { address, cookies, haveSession, settled, test } from './fixtureTest.ts';

test('A02 a valid session opens the page with one user call and one entry in the history', async ({
  page,
  api,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL!, api.tokenFor('eva@kehrtour.example'));
  await page.goto('/kunden');
  await expect(page.getByRole('heading', { name: 'Kunden' })).toBeVisible();
  expect(api.calls.map((call) => call.path)).toEqual(['/mitarbeiter']);
  expect(api.calls[0]?.authorization).toMatch(/^Bearer zeichen-/);
  expect(await page.evaluate(() => window.fixture.pages)).toEqual(['/kunden']);
});

test('H02 a protected page with a query is reached after login', async ({ page }) => {
  await page.goto('/kunden?x=1');
  await settled(page);
  expect(address(page)).toBe('/anmelden');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL('/kunden?x=1');
});
