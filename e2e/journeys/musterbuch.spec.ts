import { expect } from '@playwright/test';

import { beschwerden } from '../support/beschwerden.ts';
import { test } from '../support/journey.ts';

const BUTTON = '/patternlib/aktionen/button';

test.describe('the pattern library', () => {
  for (const address of [
    '/patternlib/erfunden',
    '/patternlib/felder/erfunden',
    `${BUTTON}/erfunden`,
    `${BUTTON}/normal/noch-eins`,
  ])
    test(`answers ${address} with the page for that`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('This page could not be found')).toBeVisible();
    });

  test('turns a component by its knobs, and the address and the code follow', async ({ page }) => {
    const found = beschwerden(page);
    await page.goto(BUTTON);
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('button', { name: 'Termine ansagen' })).toBeVisible();
    await page.getByLabel('children').fill('');
    await page.getByLabel('children').pressSequentially('40 Haushalten ansagen');
    await page.getByLabel('busy').check();
    await expect(preview.getByRole('button', { name: /40 Haushalten ansagen/ })).toBeVisible();
    await expect(preview.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Code' }).locator('pre')).toHaveText(
      'import { Button } from \'@kehrtour/ui/action/Button.tsx\'; <Button kind="primary" busy>40 Haushalten ansagen</Button>',
    );
    await page.reload();
    await expect(preview.getByRole('button', { name: /40 Haushalten ansagen/ })).toBeVisible();
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(preview.getByRole('button', { name: 'Termine ansagen' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(found).toEqual([]);
  });

  test('shows what a phone shows when asked for 390 pixels, and dark when asked for dark', async ({
    page,
  }) => {
    await page.goto('/patternlib/aufbau/app-frame');
    const nav = page.frameLocator('iframe').getByRole('navigation').first();
    await expect(nav).toBeVisible();
    const inside = page.frames().find((frame) => frame.url().includes('rahmen'));
    await page.getByRole('radio', { name: /^390/ }).check();
    await expect.poll(() => inside?.evaluate(() => innerWidth)).toBe(390);
    await page.getByRole('radio', { name: 'Dunkel' }).check();
    await expect.poll(() => inside?.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(new URL(page.url()).search).toBe('?farben=dunkel&breite=390');
  });

  test('loads the stories of one pattern and of no other', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/([\w-]+)\.stories-[^/]*\.js$/.exec(request.url()) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.goto(BUTTON);
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['Button']));
  });

  test('is found by typing, from anywhere, and „back“ leads back', async ({ page }) => {
    await page.goto('/patternlib');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('xylophon');
    await expect(page.getByText('Nichts gefunden.')).toBeVisible();
    await page.getByLabel('Musterbuch durchsuchen').fill('zurücknehmen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Rückgängig' })).toBeVisible();
    await page.getByRole('link', { name: 'Leer', exact: true }).click();
    await expect(page).toHaveURL(/\/muster\/rueckgaengig\/empty$/);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Musterbuch' })).toBeVisible();
  });

  test('is found by what it is called elsewhere, and says what there is not', async ({ page }) => {
    await page.goto('/patternlib');
    const contents = page.getByRole('navigation', { name: 'Musterbuch' });
    await page.getByLabel('Musterbuch durchsuchen').fill('Snackbar');
    await expect(contents.getByRole('listitem').first()).toHaveText(/^Toast/);
    await page.getByLabel('Musterbuch durchsuchen').fill('Accordion');
    await expect(contents.getByText('gibt es hier nicht')).toBeVisible();
    await contents.getByRole('link', { name: 'Tabs', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Wann nicht' })).toBeVisible();
    await page.getByRole('link', { name: 'Stepper', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stepper' })).toBeVisible();
  });

  test('reads a foundation as one page, and a colour goes into the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/patternlib/grundlagen/farben/ember');
    await expect(page.getByRole('heading', { level: 2, name: 'Glut' })).toBeInViewport();
    await page.getByRole('button', { name: 'var(--color-accent) kopieren' }).click();
    await expect(page.getByText('Kopiert', { exact: true })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--color-accent)');
  });

  test('opens its contents behind a button on the phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(BUTTON);
    const contents = page.getByRole('navigation', { name: 'Musterbuch' });
    await expect(contents).toBeHidden();
    await page.getByRole('button', { name: 'Inhalt' }).click();
    await contents.getByRole('link', { name: 'IconButton' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'IconButton' })).toBeVisible();
    await expect(contents).toBeHidden();
  });
});
