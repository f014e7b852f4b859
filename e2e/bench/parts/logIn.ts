import type { Page } from 'playwright';

export const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };

/** The demo's office at its desk. */
export async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/anmelden`);
  await page.getByLabel('E-Mail').fill(DEMO.email);
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO.passwort);
  await page.getByRole('button', { name: /Anmelden/ }).click();
  await page.waitForURL(/termine/);
}
