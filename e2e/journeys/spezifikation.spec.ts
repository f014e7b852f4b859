import { type BrowserContext, expect, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { alsBetreiber } from '../support/alsBetreiber.ts';
import { test } from '../support/journey.ts';
import { adressenDesTextes, SPEZIFIZIERT } from '../support/spezifikation.ts';
import { origin } from '../support/surroundings.ts';

const PASSWORT = 'schornstein-demo-2027';
const KEINE_SEITE = 'Diese Seite gibt es nicht';

/** What stands for the parts in braces: rows of the demo, pages that every house has. */
const BEISPIEL: readonly (readonly [string, string])[] = [
  ['/blog/{slug}', '/blog'],
  ['/termine/{id}', '/termine'],
  ['/unternehmen/{slug}', '/unternehmen/musterbach'],
  ['/patternlib/{categoryId}/{subcategoryId?}/{id?}', '/patternlib/aktionen'],
];
const mitBeispiel = (adresse: string): string =>
  BEISPIEL.reduce((text, [muster, beispiel]) => text.replace(muster, beispiel), adresse);

const gebaut = SPEZIFIZIERT.map(mitBeispiel);
const ueberschrift = /<h1[\s>]/;

/** A heading of its own, also after a guard has led elsewhere, and not that of a missing page. */
async function hatUeberschrift(page: Page, adresse: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 }).first();
  await expect.soft(h1, adresse).toBeVisible();
  await expect.soft(h1, adresse).not.toHaveText(KEINE_SEITE);
}

/** Within the application, as its links lead: it is not started anew for every page. */
async function gehe(page: Page, adresse: string): Promise<void> {
  expect.soft((await page.request.get(adresse)).status(), adresse).toBe(200);
  // By way of the simplest page of both applications: what is seen afterwards is nothing of the page before.
  for (const ziel of ['/error', adresse]) {
    await page.evaluate((pfad) => {
      history.pushState(null, '', pfad);
      dispatchEvent(new PopStateEvent('popstate'));
    }, ziel);
    if (adresse !== '/error')
      await expect(page, adresse).toHaveTitle(ziel === '/error' ? /^Da ist etwas/ : /^(?!Da ist etwas)/);
  }
  await hatUeberschrift(page, adresse);
}

test('the copy of the addresses is what the text says', () => {
  const text = adressenDesTextes();
  test.skip(text === undefined, 'the text of the specification does not lie beside the house');
  expect(SPEZIFIZIERT).toEqual(text);
});

test('every address that needs no login is a page', async ({ page }) => {
  const ohneAnmeldung = gebaut.filter((adresse) => !/^\/(admin-area|konto|kehrtour|termine)/.test(adresse));
  expect(ohneAnmeldung.length).toBeGreaterThan(20);
  for (const adresse of ohneAnmeldung) {
    const response = await page.request.get(adresse);
    // Without a code there is no booking that it could show.
    expect.soft(response.status(), adresse).toBe(adresse.endsWith('/termin/fertig') ? 404 : 200);
    // A single-page application draws its heading itself.
    if (ueberschrift.test(await response.text())) continue;
    await page.goto(adresse, { waitUntil: 'commit' });
    await hatUeberschrift(page, adresse);
  }
});

test.describe('behind the login', () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
  });
  test.afterEach(() => context.close());

  test('every address of the office is a page', { tag: '@night' }, async () => {
    await new KontoSeite(page, origin).melde('demo@kehrtour.example', PASSWORT);
    const adressen = gebaut.filter((adresse) => /^\/(konto|kehrtour|termine)/.test(adresse));
    expect(adressen.length).toBeGreaterThan(35);
    for (const adresse of adressen) await gehe(page, adresse);
  });
  test('every address of the operator is a page', { tag: '@night' }, async () => {
    await alsBetreiber(page);
    for (const adresse of gebaut.filter((one) => one.startsWith('/admin-area'))) await gehe(page, adresse);
  });
});
