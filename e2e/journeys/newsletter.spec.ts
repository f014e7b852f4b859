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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'refused at once' : 'refused without script', () => {
    test.use({ javaScriptEnabled });

    test('what is wrong stands on top with the focus, and what was typed stays', async ({ page }) => {
      await page.goto('/newsletter');
      const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
      const summary = page.getByRole('alert');
      for (const [typed, sentence] of [
        ['', 'Bitte füllen Sie „E-Mail-Adresse“ aus.'],
        ['anna@', '„E-Mail-Adresse“ ist keine E-Mail-Adresse.'],
      ] as const) {
        await email.fill(typed);
        await page.getByRole('button', { name: 'Einwilligen und anfordern' }).click();
        await expect(summary).toContainText(sentence);
        await expect(summary).toBeFocused();
        await expect(email).toHaveValue(typed);
        await expect(email).toHaveAccessibleDescription(sentence);
        await expect(page.getByText('Die Einwilligung kann ich jederzeit')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page).toHaveURL('/newsletter');
        if (javaScriptEnabled) await expectAccessible(page);
      }
    });

    test('a message names what is missing in the order of the form', async ({ page }) => {
      await page.goto('/kontakt');
      await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Guten Tag');
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
        'Bitte füllen Sie „Worum geht es?“ aus.',
        'Bitte füllen Sie „Ihr Name“ aus.',
        'Bitte füllen Sie „Ihre E-Mail-Adresse“ aus.',
      ]);
      await expect(page.getByRole('textbox', { name: 'Ihre Nachricht' })).toHaveValue('Guten Tag');
      const family = await page
        .getByRole('heading', { level: 1 })
        .evaluate((e) => getComputedStyle(e).fontFamily);
      expect(family).toContain('Inter');
    });
  });
}
