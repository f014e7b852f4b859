import { expect, type Locator, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { api, demoToken } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';

const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };

let token = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  token = await demoToken();
});
test.afterAll(async () => {
  // The journeys after this one find the demo as it was.
  type Stand = { vorschlag: { kehrtouren: { id: string }[] } | null };
  const { vorschlag } = await api<Stand>('GET', '/quartalsvorschlag', { token });
  for (const { id } of vorschlag?.kehrtouren ?? []) await api('DELETE', `/kehrtouren/${id}`, { token });
  await api('DELETE', '/quartalsvorschlag', { token });
});

const zellen = (page: Page): Locator => page.locator('td[data-woche] button');
/** One with a week after its own: where the computation lays a street depends on how far it came. */
const verlegbar = (page: Page): Locator => page.locator('td[data-woche]:not(:last-child) button').first();
/** `Bachstraße, KW 49: …` becomes the street and its week. */
async function ort(zelle: Locator): Promise<{ strasse: string; woche: string }> {
  const [strasse = '', woche = ''] = ((await zelle.getAttribute('aria-label')) ?? '').split(', ');
  return { strasse, woche: woche.replaceAll(/\s/g, '\\s') };
}
const gespeichert = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Touren anlegen …' })).toBeEnabled();

test('a quarter is proposed, changed by hand and becomes Kehrtouren', async ({ page }) => {
  const found = beschwerden(page);
  await new KontoSeite(page, origin).melde(DEMO.email, DEMO.passwort);
  await page.goto('/kehrtouren');
  await page.getByRole('link', { name: 'Quartal vorschlagen' }).click();
  await expect(page).toHaveURL('/kehrtouren/quartal');

  await test.step('says what it comes to, before anything is reckoned', async () => {
    await expect(page.getByRole('heading', { name: 'Das kommt zusammen' })).toBeVisible();
    await expect(page.getByText(/\d+ Besuche in \d+ Häusern/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('reckons with progress, and shows weeks and streets', async () => {
    await page.getByRole('button', { name: 'Vorschlag rechnen' }).click();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByText('Besuche mit Tag')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('moves a street a week on by keyboard, and takes it back', async () => {
    const zelle = verlegbar(page);
    const vorher = await ort(zelle);
    await zelle.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(
      page.getByRole('button', { name: new RegExp(`^${vorher.strasse}, ${vorher.woche},`) }),
    ).toHaveCount(0);
    await gespeichert(page);
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Control+z');
    await expect(
      page.getByRole('button', { name: new RegExp(`^${vorher.strasse}, ${vorher.woche},`) }),
    ).toHaveCount(1);
    await gespeichert(page);
  });

  await test.step('moves a street by dragging it into another week', async () => {
    const zelle = verlegbar(page);
    const { strasse, woche } = await ort(zelle);
    const spalte = zelle.locator('xpath=../following-sibling::td[1]');
    await zelle.hover();
    await page.mouse.down();
    const ziel = await spalte.boundingBox();
    if (ziel === null) throw new Error('the next week is out of sight');
    await page.mouse.move(ziel.x + ziel.width / 2, ziel.y + ziel.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: new RegExp(`^${strasse}, ${woche},`) })).toHaveCount(0);
    await gespeichert(page);
    await page.getByRole('button', { name: 'Rückgängig (Strg Z)' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${strasse}, ${woche},`) })).toHaveCount(1);
    await gespeichert(page);
  });

  await test.step('what was moved by hand stays when the quarter is reckoned anew', async () => {
    const zelle = verlegbar(page);
    const { strasse } = await ort(zelle);
    await zelle.focus();
    await page.keyboard.press('Shift+ArrowRight');
    const vonHand = page.getByRole('button', { name: new RegExp(`^${strasse}, KW.*von Hand gelegt`) });
    await expect(vonHand).toHaveCount(1);
    const { woche } = await ort(vonHand);
    await gespeichert(page);
    await expect(page.getByText(/Straßenteile? von Hand$/)).toBeVisible();
    await page.getByRole('button', { name: 'Neu rechnen …' }).click();
    await expect(page.getByText(/Straßenteile? von Hand bleib(t|en), wo/)).toBeVisible();
    await page.getByRole('button', { name: 'Vorschlag rechnen' }).click();
    await expect(page.getByText('Besuche mit Tag')).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^${strasse}, ${woche},.*von Hand gelegt`) }),
    ).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Alle loslassen' }).click();
    await expect(page.getByText(/Straßenteile? von Hand$/)).toHaveCount(0);
    await gespeichert(page);
  });

  await test.step('is still there after a reload', async () => {
    const vorher = await page.getByRole('region', { name: 'Minuten je Straße und Woche' }).innerText();
    await page.reload();
    await expect(page.getByText('Besuche mit Tag')).toBeVisible();
    expect(await page.getByRole('region', { name: 'Minuten je Straße und Woche' }).innerText()).toBe(vorher);
  });

  await test.step('works on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('tab', { name: 'Wochen' })).toBeVisible();
    await expectAccessible(page);
    await zellen(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const { strasse } = await ort(zellen(page).first());
    await page
      .getByRole('rowheader', { name: new RegExp(`^${strasse},`) })
      .getByRole('button')
      .click();
    await expect(page.getByRole('dialog', { name: new RegExp(`^${strasse}`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: /^KW/ }).nth(1).getByRole('button').click();
    await expect(page.getByRole('tab', { name: 'Tage' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: /^KW/ })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Wochen' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('becomes Kehrtouren that open where they are checked', async () => {
    await page.getByRole('button', { name: 'Touren anlegen …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kehrtouren anlegen' });
    await dialog.getByRole('radio', { name: /Eine je Woche/ }).check({ force: true });
    await dialog.getByRole('button', { name: /Kehrtour(en)? anlegen/ }).click();
    const erste = page.getByRole('region', { name: 'Angelegte Kehrtouren' }).getByRole('link').first();
    await expect(erste).toBeVisible();
    await expectAccessible(page);
    const name = (await erste.innerText()).trim();
    await erste.click();
    await expect(page).toHaveURL(/\/kehrtouren\/neu\/pruefen\?tour=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Fahrzeiten: /)).toBeVisible();
    type Liste = { eintraege: { name: string; status: string; angekuendigt: number }[] };
    const { eintraege } = await api<Liste>('GET', '/kehrtouren', { token });
    expect(eintraege.find((kehrtour) => kehrtour.name === name)).toMatchObject({ angekuendigt: 0 });
  });
  expect(found).toEqual([]);
});
