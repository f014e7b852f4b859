import { expect, type Page } from '@playwright/test';

import { BETRIEB, BuchungSeite, jemand, NOCH_BESTAETIGEN } from '../pages/BuchungSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { bestaetigungslinkAn, linkInMailAn } from '../support/postfach.ts';
import { api } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';

const NARROW = { width: 360, height: 740 };
const TARGET_PX_MIN = 44;

test.use({ viewport: NARROW });

// What is still held is given back: one address may hold three times at once.
test.afterEach(async ({ page }) => {
  if (!page.url().includes('/kontaktdaten')) return;
  await page.goto('/error');
  await page.waitForLoadState('networkidle');
});

async function expectFits(page: Page): Promise<void> {
  const [breite, fenster] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(breite).toBeLessThanOrEqual(fenster ?? 0);
}

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, auswahl: string): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    if (await page.evaluate((ziel) => document.activeElement?.matches(ziel) === true, auswahl)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${auswahl}`);
}

test.describe('somebody who books', () => {
  test('does it by keyboard alone on a small phone, and finds mail, calendar and page', async ({
    page,
    context,
  }) => {
    const gefunden = beschwerden(page);
    const wer = jemand();
    const buchung = new BuchungSeite(page);
    await page.goto(BETRIEB);
    await expectAccessible(page);
    await expectFits(page);
    await tabTo(page, 'input[name=taetigkeit]');
    await page.keyboard.press('Space');
    await tabTo(page, 'main form button[type=submit]');
    await page.keyboard.press('Enter');

    await expect(page.getByText('Danach richtet sich, wie viel Zeit wir einplanen.')).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, '#feuerstaetten');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('zwei Öfen');
    await page.keyboard.press('Enter');

    await expect(buchung.ueberschrift('Wohin sollen wir kommen?')).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, '#plz');
    await page.keyboard.type('D-91999');
    await tabTo(page, '#strasse');
    await page.keyboard.type('Ringstr. 5');
    await page.keyboard.press('Enter');

    await expect(buchung.ueberschrift('Wann passt es Ihnen?')).toBeVisible();
    await expect(page.getByText('2 Feuerstätten', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    for (const knopf of (await buchung.zeiten().all()).slice(0, 8))
      expect((await knopf.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET_PX_MIN);
    await tabTo(page, 'button[name=zeit]');
    await page.keyboard.press('Enter');

    await expect(buchung.ueberschrift('Wer sind Sie?')).toBeVisible();
    await expect(page.getByText('noch 10 Minuten')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await tabTo(page, '#vorname');
    await page.keyboard.type(wer.vorname);
    // Enter in a field looks it through and books nothing.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Bitte geben Sie Ihren Nachnamen ein.');
    await expectAccessible(page);
    await tabTo(page, '#nachname');
    await page.keyboard.type(wer.nachname);
    await tabTo(page, '#email');
    await page.keyboard.type(wer.email);
    for (const art of ['datenschutz', 'widerrufsbelehrung', 'sofortbeginn']) {
      await tabTo(page, `#einwilligung-${art}`);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'button[value=buchen]');
    await page.keyboard.press('Enter');

    await expect(buchung.ueberschrift(NOCH_BESTAETIGEN)).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
    await page.goto(await bestaetigungslinkAn(wer.email));
    await expectAccessible(page);
    await tabTo(page, 'main form button[type=submit]');
    await page.keyboard.press('Enter');

    await expect(buchung.ueberschrift('Ihr Termin steht fest')).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
    await expect(page).toHaveURL(/\/fertig\?code=[\w-]{20,}$/);
    const nummer = await page.getByText(/^MU-[0-9A-Z]{4}-[0-9A-Z]{2}$/).innerText();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'In meinen Kalender' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    // What a form refuses is an answer with HTTP 400, and browsers say so.
    expect(gefunden.filter((text) => !text.includes('status of 400'))).toEqual([]);

    await page.reload();
    await expect(page.getByText(nummer)).toBeVisible();
  });

  test(
    'loses nothing when the net goes as she orders, and it goes by itself when it is back',
    { tag: '@night' },
    async ({ page, context }) => {
      const wer = jemand();
      const buchung = new BuchungSeite(page);
      await page.goto(BETRIEB);
      await buchung.bisKontaktdaten('11');
      await buchung.stelleVor(wer);
      await buchung.stimmeZu();
      await context.setOffline(true);
      await buchung.bestelle();
      await expect(page.getByRole('alert')).toContainText('Ihr Termin ist noch nicht gebucht.');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel('Nachname')).toHaveValue(wer.nachname);
      await expectAccessible(page);
      await expectFits(page);
      await context.setOffline(false);
      await expect(buchung.ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
    },
  );

  test('moves it from the link of the mail, cancels it, and the old link shows that', async ({ page }) => {
    const wer = jemand();
    const buchung = new BuchungSeite(page);
    await page.goto(BETRIEB);
    await buchung.bisKontaktdaten('7');
    await buchung.stelleVor(wer);
    await buchung.stimmeZu();
    await buchung.bestelle();
    await buchung.bestaetige(page, wer.email);
    const wann = await page.locator('h1 + p').innerText();
    const url = await linkAusMail(wer.email);
    await page.goto(url);
    await expect(buchung.ueberschrift('Ihr Termin steht fest')).toBeVisible();
    await page.getByRole('link', { name: 'Termin verschieben' }).click();
    await expect(buchung.ueberschrift('Auf wann möchten Sie verschieben?')).toBeVisible();
    await expectAccessible(page);
    await buchung.zeiten().nth(3).click();
    await expect(buchung.ueberschrift('Möchten Sie den Termin so verschieben?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Termin verschieben' }).click();
    await expect(buchung.ueberschrift('Ihr Termin steht fest')).toBeFocused();
    await expect(page.locator('h1 + p')).not.toHaveText(wann);

    await page.getByRole('link', { name: 'Termin absagen' }).click();
    await expect(buchung.ueberschrift('Möchten Sie diesen Termin absagen?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Termin absagen' }).click();
    await expect(buchung.ueberschrift('Dieser Termin ist abgesagt')).toBeFocused();
    await expectAccessible(page);
    await page.goto(url);
    await expect(buchung.ueberschrift('Dieser Termin ist abgesagt')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Termin verschieben' })).toBeHidden();
  });

  test('goes back and changes her mind without losing a word', { tag: '@night' }, async ({ page }) => {
    const wer = jemand();
    const buchung = new BuchungSeite(page);
    await page.goto(BETRIEB);
    await buchung.bisKontaktdaten('9');
    await buchung.stelleVor(wer);
    await page.getByRole('button', { name: /^Ändern.*Wo/ }).click();
    await expect(page.getByLabel('Straße')).toHaveValue('Ringstraße');
    await page.getByLabel('Hausnummer').fill('11');
    await page.getByRole('button', { name: 'Freie Termine zeigen' }).click();
    await buchung.nimmZeit(1);
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(wer.email);
    await expect(page.getByText('Ringstraße 11', { exact: false })).toBeVisible();
    await page.goBack();
    await expect(buchung.ueberschrift('Wann passt es Ihnen?')).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Nachname')).toHaveValue(wer.nachname);
  });

  test(
    'keeps everything when the time goes while she types, and takes a neighbour',
    { tag: '@night' },
    async ({ page }) => {
      const wer = jemand();
      const buchung = new BuchungSeite(page);
      await page.goto(BETRIEB);
      const zeitId = await buchung.bisKontaktdaten('13');
      await buchung.stelleVor(wer);
      await gibFrei(page);
      await nimmWeg(zeitId);
      await buchung.stimmeZu();
      await buchung.bestelle();
      const fehler = page.getByRole('alert');
      await expect(fehler).toBeFocused();
      await expect(fehler).toContainText('inzwischen an jemand anderen vergeben');
      await expectAccessible(page);
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(wer.email);
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await buchung.zeiten().first().click();
      await expect(page.getByText('noch 10 Minuten')).toBeVisible();
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(wer.email);
      await buchung.stimmeZu();
      await buchung.bestelle();
      await buchung.bestaetige(page, wer.email);
    },
  );

  test(
    'comes back after three hours to a page that still knows everything, and books',
    { tag: '@night' },
    async ({ page }) => {
      const wer = jemand();
      const buchung = new BuchungSeite(page);
      await page.clock.install();
      await page.goto(BETRIEB);
      await buchung.bisKontaktdaten('15');
      await buchung.stelleVor(wer);
      await gibFrei(page);
      await page.clock.fastForward('03:00:00');
      await expect(page.getByText('Wir halten die Zeit nicht mehr für Sie frei.').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Zeit wieder freihalten' }).click();
      await expect(page.getByText('noch 10 Minuten')).toBeVisible();
      await expect(page.getByLabel('Nachname')).toHaveValue(wer.nachname);
      await page.getByRole('button', { name: 'Länger freihalten' }).click();
      await expect(page.getByText('Verlängert:')).toBeVisible();
      await expect(page.getByLabel('Nachname')).toHaveValue(wer.nachname);
      await buchung.stimmeZu();
      await buchung.bestelle();
      await buchung.bestaetige(page, wer.email);
    },
  );

  test(
    'gives the time back when she leaves, and finds it not held when she returns',
    { tag: '@night' },
    async ({ page }) => {
      const buchung = new BuchungSeite(page);
      await page.goto(BETRIEB);
      await buchung.bisKontaktdaten('3');
      const reservierung = await reservierungVon(page);
      const gehalten = async () =>
        (
          await page.request.post('/api/oeffentlich/unternehmen/musterbach/reservierungen/verlaengern', {
            data: { reservierung },
          })
        ).ok();
      expect(await gehalten()).toBe(true);
      await page.goto('/error');
      await expect.poll(gehalten).toBe(false);
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Zeit wieder freihalten' })).toBeVisible();
    },
  );

  test(
    'hears kindly where the company does not go, exact to the house number',
    { tag: '@night' },
    async ({ page }) => {
      const buchung = new BuchungSeite(page);
      const sovereign = 'Abnahme im Rohbau';
      await page.goto(BETRIEB);
      await buchung.waehle(sovereign);
      await buchung.sageAdresse('Ringstraße', '18');
      await expect(buchung.ueberschrift('Dafür ist bei Ihnen jemand anderes zuständig')).toBeVisible();
      await expect(page.getByText('Korbinian Ascher', { exact: false })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Andere Adresse eingeben' }).click();
      await buchung.sageAdresse('Ringstraße', '17');
      await expect(buchung.ueberschrift('Wann passt es Ihnen?')).toBeVisible();
    },
  );

  test('finds the company by postcode and street', async ({ page }) => {
    await page.goto('/unternehmen/termin/adresse');
    await expect(page).toHaveURL('/unternehmen/termin');
    await expectAccessible(page);
    await page.getByLabel('Postleitzahl').fill('91999');
    await page.getByLabel('Straße').fill('Ringstraße 3');
    await page.getByRole('button', { name: 'Betriebe zeigen' }).click();
    await expect(page.getByText('Zuständig für Ihren Kehrbezirk')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Termin buchen' }).click();
    await expect(page).toHaveURL(BETRIEB);
  });

  test('is told so when the company does not exist', async ({ page }) => {
    const response = await page.goto('/unternehmen/gibt-es-nicht/termin');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Diesen Betrieb finden wir nicht' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('books, reads, and a reload books nothing again', async ({ page }) => {
    const wer = jemand();
    const buchung = new BuchungSeite(page);
    await page.goto(BETRIEB);
    await buchung.bisKontaktdaten('21');
    await expect(page.getByText(/Wir halten die Zeit bis \d\d:\d\d Uhr für Sie frei/)).toBeVisible();
    await buchung.bestelle();
    await expect(page.getByRole('alert')).toContainText('Bitte geben Sie Ihren Vornamen ein.');
    await buchung.stelleVor(wer);
    await page.getByRole('button', { name: 'Länger freihalten' }).click();
    await expect(page.getByLabel('Vorname')).toHaveValue(wer.vorname);
    await buchung.stimmeZu();
    await buchung.bestelle();
    await buchung.bestaetige(page, wer.email);
    const nummer = await page.getByText(/^MU-[0-9A-Z]{4}-[0-9A-Z]{2}$/).innerText();
    await page.reload();
    await expect(page.getByText(nummer)).toBeVisible();
  });
});

async function linkAusMail(adresse: string): Promise<string> {
  const betreff = await expect
    .poll(async () => mailbetreff(adresse))
    .not.toBe('')
    .then(() => mailbetreff(adresse));
  return linkInMailAn(adresse, betreff, '/unternehmen/musterbach/termin/fertig');
}

async function mailbetreff(adresse: string): Promise<string> {
  const liste = await (await fetch(`${origin}/api/postfach`)).text();
  const zeile = liste.split('<tr>').find((row) => row.includes(`<td>${adresse}</td>`)) ?? '';
  return /<a [^>]*>([^<]+)<\/a>/.exec(zeile)?.[1] ?? '';
}

const WO = '/oeffentlich/unternehmen/musterbach';

const reservierungVon = async (page: Page): Promise<string> =>
  (await page.locator('[data-gehalten]').getAttribute('data-reservierung')) ?? '';

/** What the server does once the ten minutes are over. */
async function gibFrei(page: Page): Promise<void> {
  await api('POST', `${WO}/reservierungen/freigeben`, {
    body: { reservierung: await reservierungVon(page) },
  });
}

/** Others take the time, until nobody of the company is free then. */
async function nimmWeg(zeitId: string): Promise<void> {
  const { einwilligungen } = await api<{ einwilligungen: { art: string; fassung: string }[] }>('GET', WO, {});
  const anschrift = { plz: '91999', strasse: 'Ringstraße', hausnr: '2' };
  const wunsch = { taetigkeitId: 'kehrung_1x', angaben: {}, anschrift, zeitId };
  for (let person = 0; person < 5; person += 1) {
    const held = await api<{ reservierung: string }>('POST', `${WO}/reservierungen`, { body: wunsch }).catch(
      () => undefined,
    );
    if (!held) return;
    await api('POST', `${WO}/buchungen`, {
      body: {
        reservierung: held.reservierung,
        kontakt: jemand(),
        einwilligungen: einwilligungen.map(({ art, fassung }) => ({ art, fassung })),
        zahlungspflichtig: true,
      },
    });
  }
}
