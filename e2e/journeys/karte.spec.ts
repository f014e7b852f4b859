import { expect, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { eigenerServer } from '../support/eigenerServer.ts';
import { test } from '../support/journey.ts';
import { kachelserver } from '../support/kachelserver.ts';
import { port } from '../support/surroundings.ts';

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
    port: port + 7,
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
