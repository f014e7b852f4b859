import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../support/expectAccessible.ts';
import { firstMove } from '../support/firstMove.ts';
import { test } from '../support/journey.ts';
import { linkInMailAn, neuesteMailAn } from '../support/postfach.ts';

const FRAGE = 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung';

/** From the form to the end: what people see is the same with script and without. */
async function abonnierenUndBeenden(
  page: Page,
  adresse: string,
  pruefe: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto('/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill(adresse);
  await page.getByRole('button', { name: 'Einwilligen und anfordern' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeHidden();
  await pruefe(page);

  const bestaetigung = await linkInMailAn(adresse, FRAGE, '/newsletter-opt-in');
  for (const ergebnis of ['Danke, Ihre Anmeldung ist bestätigt', 'Sie hatten schon bestätigt']) {
    await page.goto(bestaetigung);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('heading', { name: ergebnis })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anmeldung bestätigen' })).toBeHidden();
    await pruefe(page);
  }

  const ende = await linkInMailAn(adresse, 'Ihre Newsletter-Anmeldung ist bestätigt', '/newsletter');
  await page.goto(ende);
  await expect(page.getByLabel('E-Mail-Adresse')).toBeHidden();
  await page.getByRole('button', { name: 'Newsletter beenden' }).click();
  await expect(page.getByRole('heading', { name: 'Sie bekommen keinen Newsletter mehr' })).toBeVisible();
  expect(await neuesteMailAn(adresse)).toBeUndefined();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    const name = javaScriptEnabled ? 'mit' : 'ohne';

    test('a visitor asks for the newsletter, confirms, and ends it', async ({ page }) => {
      // axe itself is a script.
      const pruefe = javaScriptEnabled ? expectAccessible : async () => undefined;
      await abonnierenUndBeenden(page, `${name}-skript@example.org`, pruefe);
    });

    test('a link that is no good says so and leads on', async ({ page }) => {
      await page.goto('/newsletter-opt-in?code=erfunden');
      await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
      await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
      await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
      await expect(page.getByRole('button', { name: 'Einwilligen und anfordern' })).toBeVisible();
      await page.goto('/newsletter?abmelden=erfunden#abmelden');
      await page.getByRole('button', { name: 'Newsletter beenden' }).click();
      await expect(
        page.getByRole('heading', { name: 'Zu diesem Link gibt es keine Anmeldung' }),
      ).toBeVisible();
    });
  });
}

test('opening a link confirms and ends nothing: programs that look for danger open links too', async ({
  page,
  request,
}) => {
  await page.goto('/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill('pruefer@example.org');
  await page.getByRole('button', { name: 'Einwilligen und anfordern' }).click();
  const link = await linkInMailAn('pruefer@example.org', FRAGE, '/newsletter-opt-in');
  for (let times = 0; times < 3; times += 1) expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Danke, Ihre Anmeldung ist bestätigt' })).toBeVisible();
});

test("a mail program's own button ends it with one POST, and as a page for those whose program opens it", async ({
  page,
  request,
}) => {
  await page.goto('/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill('knopf@example.org');
  await page.getByRole('button', { name: 'Einwilligen und anfordern' }).click();
  const link = await linkInMailAn('knopf@example.org', FRAGE, '/newsletter');
  const ohneStelle = link.replace(/#.*/, '');
  await page.goto(ohneStelle);
  await expect(page.getByRole('button', { name: 'Newsletter beenden' })).toBeHidden();
  await firstMove(page);
  await expect(page.getByRole('button', { name: 'Newsletter beenden' })).toBeVisible();
  await expectAccessible(page);
  const answer = await request.post(ohneStelle, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect([answer.status(), await answer.text()]).toEqual([200, 'Abgemeldet.\n']);
});

test('what is wrong stands on top with the focus, and what was typed stays', async ({ page }) => {
  await page.goto('/newsletter');
  await firstMove(page);
  await page.getByLabel('E-Mail-Adresse').fill('anna@');
  await page.getByRole('button', { name: 'Einwilligen und anfordern' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('„E-Mail-Adresse“ ist keine E-Mail-Adresse.');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna@');
  await expectAccessible(page);
});
