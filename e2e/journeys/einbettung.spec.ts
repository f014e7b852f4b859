import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { expect } from '@playwright/test';

import { BETRIEB, BuchungSeite, jemand, NOCH_BESTAETIGEN } from '../pages/BuchungSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { FREMD, richteFremdeSeiteEin } from '../support/fremdeSeite.ts';
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
    await richteFremdeSeiteEin(page, fremder);
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
