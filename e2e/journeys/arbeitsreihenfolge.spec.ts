import { expect, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerBetrieb, eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { test } from '../support/journey.ts';
import { origin } from '../support/surroundings.ts';

const HANDY = { width: 390, height: 800 };
/** From the lower edge: where the navigation of a phone lies over the list. */
const UNTER_DER_LEISTE = 20;

let betrieb: EigenerBetrieb;
test.beforeAll(async () => {
  betrieb = await eigenerBetrieb('reihenfolge', 8);
});

const hausnummern = async (page: Page): Promise<string[]> =>
  (await page.getByRole('row').allInnerTexts()).map((text) => /Lindenweg (\d+)/.exec(text)?.[1] ?? '');

test('a house is dragged by mouse in a window as narrow as a phone, also to where the navigation lies', async ({
  page,
}) => {
  const complaints = beschwerden(page);
  await new KontoSeite(page, origin).melde(betrieb.email, betrieb.passwort);
  await page.setViewportSize(HANDY);
  await page.goto(`${origin}/liegenschaften/reihenfolge?strasse=Lindenweg`);
  await expect(page.getByRole('row')).toHaveCount(8);
  const leiste = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(leiste).toBeVisible();
  const griff = await page.getByRole('button', { name: 'Lindenweg 1 ziehen' }).boundingBox();
  if (!griff) throw new Error('nothing to take hold of');
  const x = griff.x + griff.width / 2;
  await page.mouse.move(x, griff.y + griff.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 8, griff.y + griff.height, { steps: 4 });
  await page.mouse.move(x + 80, HANDY.height - UNTER_DER_LEISTE, { steps: 12 });
  await expect(leiste).toBeHidden();
  await page.mouse.up();
  await expect.poll(async () => (await hausnummern(page))[0]).toBe('2');
  expect((await hausnummern(page)).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  await expect(leiste).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => hausnummern(page)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(complaints).toEqual([]);
});
