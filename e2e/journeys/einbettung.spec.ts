import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { expect, type Locator, type Page } from '@playwright/test';

import { BETRIEB, BuchungSeite, jemand, KEHRUNG, NOCH_BESTAETIGEN } from '../pages/BuchungSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { FREMD, richteFremdeSeiteEin, STRENG } from '../support/fremdeSeite.ts';
import { test } from '../support/journey.ts';
import { api, demoToken } from '../support/rundeAnkuendigen.ts';

const { args = [], ...launch } = chromiumLaunch();
// The site is played on a public address, the product runs on this machine: browsers ask before they let the two meet.
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...launch, args: [...args, '--disable-features=LocalNetworkAccessChecks'] },
});

type Einstellungen = { terminbuchung: { seiten: string[] }; version: number };

/** Registers the sites that may show the booking pages, and answers those that might before. */
async function stelleSeiten(seiten: string[]): Promise<string[]> {
  const token = await demoToken();
  const path = '/unternehmen/einstellungen';
  const { terminbuchung, version } = await api<Einstellungen>('GET', path, { token });
  await api('PATCH', path, {
    token,
    body: { terminbuchung: { ...terminbuchung, seiten }, version },
  });
  return terminbuchung.seiten;
}

/** Gives the company another public address and answers the one before. */
async function nimmAdresse(slug: string): Promise<string> {
  const token = await demoToken();
  const stand = await api<Record<string, unknown> & { slug: string }>('GET', '/unternehmen', { token });
  const { impressum: _i, datenschutz: _d, logo: _l, telefonzeiten: _t, ...daten } = stand;
  await api('PUT', '/unternehmen/allgemeines', { token, body: { ...daten, slug } });
  return stand.slug;
}

/** What the product refused of all that is sent from here on, frames included. */
function abgewiesenes(page: Page): string[] {
  const abgewiesen: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.status() >= 400)
      abgewiesen.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return abgewiesen;
}

const rahmen = (page: Page, n = 0): BuchungSeite =>
  new BuchungSeite(
    page.frameLocator(`kehrtour-termin >> nth=${n} >> iframe`) as unknown as BuchungSeite['ort'],
  );

/** A desk, a phone upright and on its side, and a window that somebody has made narrow. */
const BREITEN = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 600 },
];
/** Turns the phone, or draws the window, again and again until `tat` is done. */
async function zieheUmher(page: Page, tat: () => Promise<unknown>): Promise<void> {
  const stand = { getan: false };
  const fertig = tat().finally(() => (stand.getan = true));
  while (!stand.getan) for (const breite of BREITEN) await page.setViewportSize(breite);
  await fertig;
}

test.describe('on the web site of the company', () => {
  let vorher: string[] = [];
  test.beforeAll(async () => {
    vorher = await stelleSeiten([FREMD]);
  });
  // Journeys share one company.
  test.afterAll(() => stelleSeiten(vorher));

  test('books in the frame, which grows with its pages and tells the site what happened, not who', async ({
    page,
    context,
  }) => {
    const gefunden = beschwerden(page);
    await richteFremdeSeiteEin(page);
    await page.goto(`${FREMD}/termin`);
    const frame = page.frameLocator('kehrtour-termin iframe');
    const buchung = new BuchungSeite(frame as unknown as BuchungSeite['ort']);
    await expect(buchung.ueberschrift('Was brauchen Sie?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Termin online buchen' })).toBeHidden();
    const hoehe = async () => (await page.locator('kehrtour-termin iframe').boundingBox())?.height ?? 0;
    const inhalt = async () => frame.locator('html').evaluate((html) => html.scrollHeight);
    expect(Math.abs((await hoehe()) - (await inhalt()))).toBeLessThanOrEqual(2);
    const zuerst = await hoehe();
    await buchung.bisKontaktdaten('23');
    await expect.poll(hoehe).not.toBe(zuerst);
    await buchung.stelleVor(jemand());
    await buchung.stimmeZu();
    await buchung.bestelle();
    await expect(buchung.ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
    const gehoert = () => page.evaluate(() => (globalThis as unknown as { gehoert: unknown[] }).gehoert);
    const schritte = ['anliegen', 'anliegen', 'adresse', 'termin', 'kontaktdaten', 'fertig'];
    await expect
      .poll(gehoert)
      .toEqual([...schritte.map((schritt) => ['schritt', { schritt }]), ['gebucht', {}]]);
    expect(await context.cookies()).toEqual([]);
    // A cancellation inside a frame needs a second press, on a page of its own.
    await frame.getByRole('link', { name: 'Termin absagen' }).click();
    await expect(buchung.ueberschrift('Möchten Sie diesen Termin absagen?')).toBeVisible();
    await frame.getByRole('link', { name: 'Termin behalten' }).click();
    await expect(buchung.ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
    // Browsers leave autofocus alone in a frame and say so; our script sets the focus there.
    expect(gefunden.filter((text) => !/autofocus/i.test(text))).toEqual([]);
  });

  test('takes every step while the window changes its size, and each of them once', async ({ page }) => {
    const abgewiesen = abgewiesenes(page);
    await richteFremdeSeiteEin(page);
    await page.goto(`${FREMD}/termin`);
    const buchung = rahmen(page);
    /** By keyboard: what is aimed at moves. */
    const druecke = async (knopf: Locator, dann: Locator): Promise<void> => {
      await knopf.press('Enter', { noWaitAfter: true });
      await zieheUmher(page, () => expect(dann.first()).toBeVisible());
    };
    const knopf = (name: string): Locator => buchung.ort.getByRole('button', { name });
    await buchung.ort.getByRole('radio', { name: KEHRUNG }).first().check();
    await druecke(knopf('Weiter'), buchung.ort.getByText('Danach richtet sich'));
    await druecke(knopf('Weiter'), buchung.ueberschrift('Wohin sollen wir kommen?'));
    await buchung.ort.getByLabel('Postleitzahl').fill('91999');
    await buchung.ort.getByLabel('Straße').fill('Ringstraße');
    await buchung.ort.getByLabel('Hausnummer').fill('29');
    await druecke(knopf('Freie Termine zeigen'), buchung.ueberschrift('Wann passt es Ihnen?'));
    await druecke(buchung.zeiten().nth(1), buchung.ueberschrift('Wer sind Sie?'));
    // Back by the browser's own button, and another time in place of the first.
    await page.evaluate(() => history.back());
    await buchung.nimmZeit(2);
    await buchung.stelleVor(jemand());
    await buchung.stimmeZu();
    await druecke(knopf('Zahlungspflichtig bestellen'), buchung.ueberschrift(NOCH_BESTAETIGEN));
    expect(abgewiesen).toEqual([]);
  });

  test('books on a site with a policy of its own, from the second of its two frames', async ({
    page,
    context,
  }) => {
    const gefunden = beschwerden(page);
    const abgewiesen = abgewiesenes(page);
    await richteFremdeSeiteEin(page, { rahmen: 2, policy: STRENG });
    await page.goto(`${FREMD}/termin`);
    const [eine, andere] = [rahmen(page), rahmen(page, 1)];
    await expect(eine.ueberschrift('Was brauchen Sie?')).toBeVisible();
    await expect(andere.ueberschrift('Was brauchen Sie?')).toBeVisible();
    await eine.waehle();
    await andere.bisKontaktdaten('27');
    // What was said in one is said in that one alone.
    await expect(eine.ueberschrift('Wohin sollen wir kommen?')).toBeVisible();
    await expect(eine.ort.getByLabel('Postleitzahl')).toHaveValue('');
    await andere.stelleVor(jemand());
    await andere.stimmeZu();
    await andere.bestelle();
    await expect(andere.ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(abgewiesen).toEqual([]);
    expect(gefunden.filter((text) => !/autofocus/i.test(text))).toEqual([]);
  });

  test('books on a slow line, in a browser that lets no frame keep anything', async ({ page, context }) => {
    const abgewiesen = abgewiesenes(page);
    await page.addInitScript(() => {
      if (parent === window) return;
      const nichts = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, nichts);
      Object.defineProperty(document, 'cookie', { value: '', writable: false });
    });
    await richteFremdeSeiteEin(page);
    await page.goto(`${FREMD}/termin`);
    const frame = page.frames().find((eine) => eine.url().includes('einbettung=1'));
    if (!frame) throw new Error('no frame');
    const leitung = await context.newCDPSession(frame);
    await leitung.send('Network.enable');
    await leitung.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const buchung = rahmen(page);
    await expect(buchung.ueberschrift('Was brauchen Sie?')).toBeVisible();
    await buchung.bisKontaktdaten('25');
    await buchung.stelleVor(jemand());
    await buchung.stimmeZu();
    await buchung.bestelle();
    await expect(buchung.ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(abgewiesen).toEqual([]);
  });

  test('goes on in the frame of a site whose code names the address of before', async ({ page }) => {
    const gefunden = beschwerden(page);
    const vorherige = await nimmAdresse('musterbach-neu');
    try {
      await richteFremdeSeiteEin(page);
      await page.goto(`${FREMD}/termin`);
      const frame = page.frameLocator('kehrtour-termin iframe');
      const buchung = new BuchungSeite(frame as unknown as BuchungSeite['ort']);
      await expect(buchung.ueberschrift('Was brauchen Sie?')).toBeVisible();
      await buchung.bisKontaktdaten('23');
      expect(gefunden.filter((text) => !/autofocus/i.test(text))).toEqual([]);
    } finally {
      await nimmAdresse(vorherige);
    }
  });

  test('leaves the link standing on a site that the company has not registered', async ({ page }) => {
    await page.clock.install();
    const fremder = 'https://www.jemand-anderes.de';
    await richteFremdeSeiteEin(page, { site: fremder });
    await page.goto(`${fremder}/`);
    await expect(page.getByRole('link', { name: 'Termin online buchen' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Freie Termine werden geladen …');
    await page.locator('kehrtour-termin iframe').evaluate((frame) => frame.dispatchEvent(new Event('load')));
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('status')).toContainText('gerade nicht');
    await expect(page.locator('kehrtour-termin iframe')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Termin online buchen' })).toBeVisible();
  });

  test('names its sites, and itself for the preview, in the policy of exactly the pages in a frame', async ({
    request,
  }) => {
    const policyOf = async (address: string) => {
      const headers = (await request.get(address)).headers();
      return [
        /frame-ancestors ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1],
        headers['x-frame-options'],
      ];
    };
    expect(await policyOf(BETRIEB)).toEqual(["'none'", 'DENY']);
    expect(await policyOf(`${BETRIEB}?einbettung=1&origin=https://boese.example`)).toEqual([
      `'self' ${FREMD}`,
      undefined,
    ]);
    expect(await policyOf('/termin?einbettung=1')).toEqual(["'none'", 'DENY']);
  });
});
