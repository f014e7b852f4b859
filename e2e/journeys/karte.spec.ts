import { expect, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { eigenerServer } from '../support/eigenerServer.ts';
import { test } from '../support/journey.ts';
import { kachelserver } from '../support/kachelserver.ts';
import { tabTo } from '../support/tastatur.ts';

const KACHEL = /\/api\/ort\/kacheln\//;

async function oeffneKarte(page: Page, origin: string): Promise<void> {
  await new KontoSeite(page, origin).melde('demo@kehrtour.example', 'schornstein-demo-2027');
  await page.goto(`${origin}/liegenschaften`);
  await expect(page.locator('[data-map] canvas')).toBeVisible();
}

test('the map shows the ground of the district, and says whose it is', async ({ page, baseURL }) => {
  const kachel = page.waitForResponse(KACHEL);
  await oeffneKarte(page, baseURL ?? '');
  expect((await kachel).status()).toBe(200);
  await expect(page.getByText('Musterbach ist erfunden')).toBeVisible();
});

test('a tile service of the operator is asked, nobody else, and the own tiles stand in when it is away', async ({
  page,
}) => {
  const dienst = await kachelserver();
  const server = await eigenerServer({
    name: 'karte',
    demo: true,
    settings: { TILES_URL: dienst.url, TILES_ATTRIBUTION: '© Vermessungsamt Musterland' },
  });
  try {
    const fremde = new Set<string>();
    page.on('request', (frage) => {
      const { origin } = new URL(frage.url());
      if (origin.startsWith('http') && origin !== server.origin) fremde.add(origin);
    });
    await oeffneKarte(page, server.origin);
    await expect(page.getByText('© Vermessungsamt Musterland')).toBeVisible();
    await expect.poll(dienst.gefragt).toBeGreaterThan(0);
    expect([...fremde]).toEqual([new URL(dienst.url).origin]);

    await dienst.stop();
    const eigene = page.waitForResponse(KACHEL);
    await page.reload();
    expect((await eigene).status()).toBe(200);
  } finally {
    await server.stop();
  }
});

test('keys alone choose houses, in the list and all that the map shows', async ({ page, baseURL }) => {
  await new KontoSeite(page, baseURL ?? '').melde('demo@kehrtour.example', 'schornstein-demo-2027');
  await page.goto('/kehrtouren/neu/liegenschaften');
  const gewaehlt = page.getByRole('status').filter({ hasText: / Arbeit/ });
  await expect(page.getByRole('region', { name: /^Häuser auf der Karte\./ })).toBeVisible();

  await page.getByRole('searchbox', { name: /suchen$/ }).focus();
  await tabTo(page, '[aria-label="Häuser"] input');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(gewaehlt).toContainText(/^[1-9]\d* Häuser/);
  // Past a list of all houses in two presses.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('canvas[aria-label^="Häuser auf der Karte"]')).toBeFocused();

  await tabTo(page, '[aria-label="Rechteck aufziehen"]');
  await page.keyboard.press('Enter');
  while (!(await page.locator('canvas:focus').isVisible())) await page.keyboard.press('Shift+Tab');
  await expect(
    page.locator('[data-map]').getByText(/die Eingabetaste nimmt alles, was zu sehen ist/),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ Häuser dazugenommen\.$/)).toBeVisible();
});

test('keys alone put a house on the map', async ({ page, baseURL }) => {
  const { email, passwort, haeuser } = await eigenerBetrieb('karte', 2);
  await new KontoSeite(page, baseURL ?? '').melde(email, passwort);
  await page.goto(`/liegenschaften/${haeuser[0]?.id}`);
  await page.getByRole('button', { name: 'Versetzen' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const nadel = dialog.getByRole('button', { name: 'Lindenweg 1, mit Pfeiltasten verschieben' });
  await expect(nadel).toBeVisible();
  await tabTo(page, '[role=dialog] canvas');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
  const vorher = await nadel.boundingBox();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await nadel.boundingBox())?.y).not.toBe(vorher?.y);
  await tabTo(page, '[role=dialog] [aria-label$="mit Pfeiltasten verschieben"]');
  await page.keyboard.press('Shift+ArrowLeft');
  const speichern = dialog.getByRole('button', { name: 'Lage speichern' });
  await speichern.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lindenweg 1 steht auf der Karte')).toBeVisible();
});
