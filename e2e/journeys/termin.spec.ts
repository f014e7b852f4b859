import { expect, type Page } from '@playwright/test';

import { eigenerBetrieb, kuendigeAn } from '../support/eigenerBetrieb.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { codeInBriefAn } from '../support/postfach.ts';
import { api, dienstagNach, type Runde, rundeAnkuendigen } from '../support/rundeAnkuendigen.ts';
import { terminzettelLesen } from '../support/terminzettelLesen.ts';

/** Gloves, an old hand, a bus: nothing that is pressed may be smaller. */
const TARGET_PX_MIN = 48;

let runde: Runde;
/** Every test answers a letter of its own. */
const codes = {
  next: (): string => runde.codes.pop() ?? '',
  /** Only to look at. */
  peek: (): string => runde.codes.at(-1) ?? '',
};

/** Of a company of its own: whether the district of all has room for another time is for the journeys before to say. */
async function codeMitAndererZeit(): Promise<string> {
  const betrieb = await eigenerBetrieb('andere-zeit', 8);
  const erste = betrieb.haeuser.slice(0, 5);
  await kuendigeAn(betrieb, betrieb.haeuser.slice(5), [dienstagNach(35)]);
  await kuendigeAn(betrieb, erste, [dienstagNach(28)]);
  for (const { email } of erste) {
    const code = await codeInBriefAn(email);
    const termin = await api<{ alternativen: unknown[] }>('POST', '/oeffentlich/termin', { body: { code } });
    if (termin.alternativen.length > 0) return code;
  }
  throw new Error('No appointment of the round has another time to offer.');
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // A street of houses with one flat each: their stop shows the one answer.
  runde = await rundeAnkuendigen({ von: 70, bis: 100 }, 28);
  expect(runde.codes.length).toBeGreaterThan(5);
});

async function rueckmeldungen(): Promise<Record<string, number>> {
  const { token, kehrtourId } = runde;
  const kehrtour = await api<{ rueckmeldungen: Record<string, number> }>('GET', `/kehrtouren/${kehrtourId}`, {
    token,
  });
  return kehrtour.rueckmeldungen;
}

/** What the page tells the console about its own policy, and every mistake. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (/content security policy|hydrat|minified react/i.test(message.text())) found.push(message.text());
  });
  return found;
}

test.describe('with a slip in her hand, on a phone', () => {
  test('opens the link, says yes with one tap, and finds it again', async ({ page, context }) => {
    const found = complaints(page);
    const code = codes.next();
    const vorher = await rueckmeldungen();
    const response = await page.goto(`/termin?code=${code}`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(page).toHaveURL('/termin');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('zwischen');
    for (const pressed of await page.locator('summary:visible, button:visible').all())
      expect((await pressed.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET_PX_MIN);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ich bin da' }).click();
    const danke = page.getByRole('region', { name: 'Danke, Sie sind da.' });
    await expect(danke).toBeFocused();
    await expect(page).toHaveURL('/termin');
    await expectAccessible(page);
    expect((await rueckmeldungen())['bestaetigt']).toBe((vorher['bestaetigt'] ?? 0) + 1);

    await page.reload();
    await expect(danke).toBeVisible();
    await expect(page).toHaveURL('/termin');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(found).toEqual([]);
  });

  test('loads the appointment into a calendar', { tag: '@night' }, async ({ page }) => {
    await page.goto(`/termin?code=${codes.next()}`);
    await page.getByRole('button', { name: 'Ich bin da' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'In meinen Kalender' }).click();
    expect((await download).suggestedFilename()).toBe('termin.ics');
  });

  test(
    'prints the appointment on one sheet, before and after the answer',
    { tag: '@night' },
    async ({ page }) => {
      const blaetter = async () =>
        (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
          .toString('latin1')
          .match(/\/Type\s*\/Page(?!s)/g)?.length;
      const laengen = new Map<string, number>();
      for (const code of runde.codes) {
        await page.goto(`/termin?code=${code}`);
        expect(await blaetter()).toBe(1);
        laengen.set(code, (await page.locator('main').innerText()).length);
      }
      // Two kinds of work, a price for each, and a flat: whatever the plan put where.
      const [laengste = ''] = [...runde.codes].sort((a, b) => (laengen.get(b) ?? 0) - (laengen.get(a) ?? 0));
      runde.codes.splice(runde.codes.indexOf(laengste), 1);
      await page.goto(`/termin?code=${laengste}`);
      await page.getByRole('button', { name: 'Ich bin da' }).click();
      await expect(page.getByRole('link', { name: 'In meinen Kalender' })).toBeVisible();
      expect(await blaetter()).toBe(1);
    },
  );

  test('takes another time that lies on the way', async ({ page }) => {
    await page.goto(`/termin?code=${await codeMitAndererZeit()}`);
    const bisher = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByText('Passt nicht').click();
    await expectAccessible(page);
    const zeit = page.getByRole('radio').first();
    await zeit.check();
    await page.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(page.getByRole('region', { name: 'Danke, Ihr neuer Termin steht fest.' })).toBeFocused();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(bisher);
  });

  test('loses no word when the chosen time has just gone', { tag: '@night' }, async ({ page }) => {
    await page.goto(`/termin?code=${codes.next()}`);
    await page.getByText('Passt nicht').click();
    await page.getByText('Ich habe einen anderen Wunsch').click();
    await page.getByLabel('Wann passt es Ihnen besser?').fill('oder im Juni');
    // On its way to the server the choice becomes the time of somebody who was faster.
    await page.route('**/termin?*', (route) =>
      route.continue({ postData: route.request().postData()?.replace('wahl=passtNicht', 'wahl=vergeben') }),
    );
    await page.getByText('Bitte melden Sie sich bei mir').click();
    await page.getByRole('button', { name: 'Antwort senden' }).click();
    const fehler = page.getByRole('alert');
    await expect(fehler).toBeFocused();
    await expect(fehler).toContainText('gerade an jemand anderen vergeben');
    await page.unroute('**/termin?*');
    await page.getByText('Ich habe einen anderen Wunsch').click();
    await expect(page.getByLabel('Wann passt es Ihnen besser?')).toHaveValue('oder im Juni');
    await page.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(page.getByRole('region', { name: 'Danke, Ihr Wunsch ist bei uns.' })).toBeFocused();
  });

  test('types the printed code and the house number', async ({ page }) => {
    const { code, hausnr } = await terminzettelLesen(runde);
    await page.goto('/termin');
    await expectAccessible(page);
    await page.getByLabel('Code auf dem Zettel').fill('7K2M');
    await page.getByRole('button', { name: 'Termin zeigen' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Code auf dem Zettel').fill(code.toLowerCase().replace('-', ' '));
    await page.getByRole('textbox', { name: 'Hausnummer' }).fill(` ${hausnr}`);
    await page.getByRole('button', { name: 'Termin zeigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('zwischen');
    await expect(page).toHaveURL('/termin');
  });

  test('keeps everything within the width of a small phone', { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/termin?code=${codes.peek()}`);
    await page.getByText('Passt nicht').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads without changing anything, wishes for another day, and a reload sends nothing again', async ({
    page,
  }) => {
    const code = codes.next();
    const vorher = await rueckmeldungen();
    await page.goto(`/termin?code=${code}`);
    await page.reload();
    expect(await rueckmeldungen()).toEqual(vorher);

    await page.getByText('Passt nicht').click();
    await page.getByText('Ich habe einen anderen Wunsch').click();
    await page.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Bitte schreiben Sie, wann es Ihnen besser passt.');
    await page.getByLabel('Wann passt es Ihnen besser?').fill('montags ab 15 Uhr');
    await page.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(page.getByRole('region', { name: 'Danke, Ihr Wunsch ist bei uns.' })).toContainText(
      'montags ab 15 Uhr',
    );
    const nachher = await rueckmeldungen();
    expect(nachher).not.toEqual(vorher);
    await page.reload();
    expect(await rueckmeldungen()).toEqual(nachher);
  });

  test('says yes, and changes her mind', { tag: '@night' }, async ({ page }) => {
    await page.goto(`/termin?code=${codes.next()}`);
    await page.getByRole('button', { name: 'Ich bin da' }).click();
    await expect(page.getByRole('region', { name: 'Danke, Sie sind da.' })).toBeVisible();
    await page.getByText('Antwort ändern oder etwas fragen').click();
    await page.getByText('Nicht da, Schlüssel beim Nachbarn').click();
    await page.getByLabel('Bei wem liegt der Schlüssel?').fill('Familie Kraus');
    await page.getByRole('button', { name: 'So zusagen' }).click();
    await expect(page.getByRole('region', { name: 'Danke, wir holen den Schlüssel.' })).toContainText(
      'Familie Kraus',
    );
  });
});

test.describe('what does not exist', () => {
  test('says kindly that a code opens nothing', { tag: '@night' }, async ({ page }) => {
    const response = await page.goto('/termin?code=0123456789abcdefghijklmn');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('finden wir keinen Termin');
    await expect(page.getByLabel('Code auf dem Zettel')).toHaveValue('');
  });

  for (const address of ['/unternehmen/musterbach', '/unternehmen/musterbach/termin/erfunden']) {
    test(`answers ${address} with the page for unknown addresses`, async ({ page }) => {
      const found = complaints(page);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible();
      await expectAccessible(page);
      expect(found).toEqual([]);
    });
  }
});
