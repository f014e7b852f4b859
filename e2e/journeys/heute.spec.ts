import { type BrowserContext, expect, type Page } from '@playwright/test';

import { type EigenerBetrieb, eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { api, kuendigeRundeAn } from '../support/rundeAnkuendigen.ts';
import { tagIn } from '../support/tagIn.ts';

const HEUTE = tagIn(0);
const HAEUSER = 5;

/** A phone, with gloves. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'serial' });

let betrieb: EigenerBetrieb;
test.beforeAll(async () => {
  betrieb = await eigenerBetrieb('heute', HAEUSER);
  await kuendigeRundeAn(betrieb.token, {
    liegenschaftIds: betrieb.haeuser.map(({ id }) => id),
    mitarbeiterIds: betrieb.leute.slice(0, 1).map(({ id }) => id),
    tage: [HEUTE],
  });
});

async function meldeAn(page: Page): Promise<void> {
  await page.goto('/heute');
  await page.getByLabel('E-Mail-Adresse').fill(betrieb.email);
  await page.getByLabel('Passwort', { exact: true }).fill(betrieb.passwort);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`0 von ${HAEUSER}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

const stand = (page: Page, text: string | RegExp) => expect(page.locator('.sendestand')).toHaveText(text);
const staende = async (): Promise<string[]> => {
  const { termine } = await api<{ termine: { status: string }[] }>(
    'GET',
    `/termine?von=${HEUTE}&bis=${HEUTE}`,
    { token: betrieb.token },
  );
  return termine.map(({ status }) => status);
};

test('three houses without a network, the phone dies, and each of them is told once', async ({
  context,
  page,
}) => {
  await meldeAn(page);
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Erledigt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`1 von ${HAEUSER}`);
  await page.getByRole('button', { name: 'Erledigt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`2 von ${HAEUSER}`);
  await page.getByRole('button', { name: 'Verweigert' }).click();
  await stand(page, /^3 warten/);
  await page.close();

  const danach = await kaltStarten(context);
  await expect(danach.getByRole('heading', { level: 1 })).toHaveText(`3 von ${HAEUSER}`);
  await stand(danach, /^3 warten/);
  expect((await staende()).filter((status) => status !== 'angekuendigt')).toEqual([]);

  await context.setOffline(false);
  await stand(danach, /^Alles gesendet/);
  expect((await staende()).toSorted()).toEqual([
    'angekuendigt',
    'angekuendigt',
    'erledigt',
    'erledigt',
    'zutrittVerweigert',
  ]);

  const buero = await context.newPage();
  await buero.setViewportSize({ width: 1280, height: 800 });
  await buero.goto(`/termine?tag=${HEUTE}&ansicht=tag`);
  await expect(buero.getByText('Erledigt').first()).toBeVisible();
});

/** As from the home screen, without a network. */
async function kaltStarten(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/heute');
  return page;
}
