import { expect, type Page } from '@playwright/test';

import { origin } from './surroundings.ts';

/** Logs in as the demonstration's operator, who has been in before. */
export async function alsBetreiber(page: Page): Promise<void> {
  await page.goto(`${origin}/admin-area/anmelden`);
  await page.getByLabel('E-Mail-Adresse').fill('betrieb@kehrtour.example');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('schornstein-demo-2027');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/admin-area\/?$/);
}
