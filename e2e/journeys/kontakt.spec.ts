import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../support/expectAccessible.ts';
import { firstMove } from '../support/firstMove.ts';
import { test } from '../support/journey.ts';
import { neuesteMailAn } from '../support/postfach.ts';

const BETREIBER = 'post@kehrtour.example';

async function schreibeNachricht(page: Page, nachricht: string): Promise<void> {
  await page.getByLabel('Worum geht es?').selectOption({ label: 'Meine Exportdatei' });
  await page.getByLabel('Ihre Nachricht').fill(nachricht);
  await page.getByLabel('Ihr Name').fill('Jörg Müller');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('joerg@example.org');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a message reaches the operator', async ({ page }) => {
      const text = `Meine Datei hat ${javaScriptEnabled ? 47 : 48} Spalten.`;
      await page.goto('/kontakt');
      await schreibeNachricht(page, text);
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.getByRole('heading', { name: 'Danke, Ihre Nachricht ist angekommen' })).toBeVisible();
      await expect(page.getByLabel('Ihre Nachricht')).toBeHidden();
      // axe itself is a script.
      if (javaScriptEnabled) await expectAccessible(page);
      await expect.poll(() => neuesteMailAn(BETREIBER)).toContain(text);
      expect(await neuesteMailAn(BETREIBER)).toContain('Kontaktformular: Meine Exportdatei');
    });
  });
}

test('what is missing stands on top with the focus and leads to its field; what was typed stays', async ({
  page,
}) => {
  await page.goto('/kontakt');
  await firstMove(page);
  await page.getByLabel('Ihre Nachricht').fill('Guten Tag');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Guten Tag');
  await expectAccessible(page);
  await summary.getByRole('link', { name: /Ihr Name/ }).click();
  await expect(page.getByLabel('Ihr Name')).toBeFocused();
});

test('says that the server cannot be reached, keeps everything, and works again', async ({ page }) => {
  await page.route('**/api/oeffentlich/kontakt', (route) => route.abort());
  await page.goto('/kontakt');
  await firstMove(page);
  await schreibeNachricht(page, 'Aus dem Funkloch');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Server ist gerade nicht erreichbar');
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Aus dem Funkloch');
  await page.unroute('**/api/oeffentlich/kontakt');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { name: 'Danke, Ihre Nachricht ist angekommen' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was not taken comes back with everything in it, complete on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/kontakt');
    await page.getByLabel('Ihre Nachricht').fill('Guten Tag');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page).toHaveTitle('Fehler: Kontakt – Kehrtour');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Guten Tag');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await schreibeNachricht(page, 'Guten Tag, jetzt vollständig');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('heading', { name: 'Danke, Ihre Nachricht ist angekommen' })).toBeVisible();
  });
});

test('the page that answers a form without script loads the scripts of every page, and its policy lets them', async ({
  page,
}) => {
  const scriptsIn = (html: string): string[] =>
    [...html.matchAll(/<script[^>]* src="(\/scripts\/[^"]+)"/g)].map(([, src = '']) => src).toSorted();
  const own = scriptsIn(await (await page.request.get('/kontakt')).text());
  expect(own).toHaveLength(2);
  const refused = await page.request.post('/kontakt', { form: {} });
  expect(refused.status()).toBe(400);
  expect(scriptsIn(await refused.text())).toEqual(own);
  expect(refused.headers()['content-security-policy']).toContain("script-src 'self'");
  for (const src of own) expect((await page.request.get(src)).status(), src).toBe(200);
});
