import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';

import { axeFindings } from '../support/axeFindings.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { firstMove } from '../support/firstMove.ts';
import { test } from '../support/journey.ts';

const ARTICLE = '/blog/fuenf-werktage-vor-der-feuerstaettenschau';
const pages = [
  '/',
  '/produkt/kehrtourplaner',
  '/produkt/terminbuchung',
  '/lp/kehrtour-ankuendigen-in-5-minuten',
  '/lp/messe',
  '/preise',
  '/blog',
  ARTICLE,
  '/blog/zeitfenster-die-kunden-annehmen',
  '/blog/exportdatei-aus-der-kehrbezirkssoftware',
  '/blog/hoheitlich-oder-frei-der-richtige-text',
  '/blog/niemand-da-und-jetzt',
  '/blog/eigene-reihenfolge-oder-kuerzester-weg',
  '/kontakt',
  '/newsletter',
  '/impressum',
  '/datenschutz',
];

/** What the page complains about: broken code, a torn hydration, its own policy. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/api\/vitals/.test(message.location().url)) found.push(message.text());
  });
  return found;
}

test.describe('the site without any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of pages) {
    test(`says everything at ${address}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
      await expect(page).toHaveTitle(/ – Kehrtour$/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\//);
      expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(
        49,
      );
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveCount(1);
      }
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await page.request.get(new URL(picture ?? '').pathname);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data ?? '')['@graph'].length).toBeGreaterThan(0);
    });
  }

  for (const address of ['/gibt-es-nicht', '/blog/gibt-es-nicht', '/newsletter/gibt-es-nicht']) {
    test(`answers ${address} with the page and HTTP 404`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
      await expect(page.getByText('This page could not be found')).toBeVisible();
      await page.getByRole('link', { name: 'Zur Startseite' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  for (const address of ['/error', '/newsletter-opt-in']) {
    test(`has a page ${address} that no search engine keeps`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(200);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('has a menu on the phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByText('Menü', { exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Menü', exact: true })
      .getByRole('link', { name: 'Preise' })
      .click();
    await expect(page).toHaveURL(/\/preise$/);
  });
});

test.describe('the site as an application', () => {
  for (const address of [...pages, '/newsletter-opt-in?code=x', '/error']) {
    test(`takes over ${address} without a word, and without an axe finding`, async ({ page }) => {
      const found = complaints(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      const rendered = await page.locator('main').innerText();
      await firstMove(page);
      expect(await page.locator('main').innerText()).toBe(rendered);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      // Polled: the browser may still be on its way to the new width.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      expect(found).toEqual([]);
    });
  }

  test('sets no cookie and asks nobody else', async ({ page, context, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    await page.goto('/');
    await firstMove(page);
    await page.goto(ARTICLE);
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('plans twelve houses of a file that never leaves the browser', async ({ page, baseURL }) => {
    await page.goto('/');
    await firstMove(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const own = request.url().startsWith(`${baseURL}/_marketing/`) && request.url().endsWith('.js');
      if (!own || request.method() !== 'GET' || request.postData() !== null)
        asked.push(`${request.method()} ${request.url()}`);
    });
    const rows = Array.from(
      { length: 30 },
      (_, index) =>
        `${index + 1};${['Hauptstraße', 'Mühlweg', 'Ringweg'][index % 3]};${index + 1};91207;Lauf`,
    );
    const list = ['Laufnr;Straße;Hausnummer;PLZ;Ort', ...rows].join('\r\n');
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('Datei wählen').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await choose('kehrbezirk.csv', Buffer.from(list, 'latin1'));
    await expect(page.getByText('12 Häuser aus „kehrbezirk.csv“ geordnet.')).toBeVisible();
    await expect(page.getByText(/^\d+ statt \d+ Minuten Fahrt$/)).toBeVisible();
    await expect(page.getByText('In der Datei stehen 30 Häuser.')).toBeVisible();
    await expectAccessible(page);
    await choose('liste.csv', Buffer.from('%PDF-1.7'));
    await expect(page.getByText(/^Das ist eine PDF-Datei/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('shows the next page from its payload, and leaves the content database alone', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await firstMove(page);
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Preise' }).click();
    await expect(page).toHaveTitle('Preise – Kehrtour');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Preis je Betrieb und Monat');
    expect(asked).toContain('/preise.data');
    expect(asked.filter((path) => /\/content\/manifest-[\da-f]{8}\.json$/.test(path))).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith('/content/db-'))).toEqual([]);
  });

  test('shows the next page from the content database when its payload is gone', async ({ page }) => {
    await page.route('**/blog/**/*.data', (route) => route.fulfill({ status: 404, body: 'weg' }));
    await page.route('**/blog/*.data*', (route) => route.fulfill({ status: 404, body: 'weg' }));
    await page.goto('/blog');
    await firstMove(page);
    const database = page.waitForResponse(/\/content\/db-[\da-f]{8}\.json$/);
    await page.getByRole('link', { name: 'Niemand da, und jetzt?' }).click();
    expect((await database).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niemand da, und jetzt?');
    await expect(page.getByRole('heading', { name: /Der Zuschlag von 15/ })).toBeVisible();
  });

  test('says what is wrong when the database is no JSON either, and works again afterwards', async ({
    page,
  }) => {
    await page.route('**/preise.data*', (route) => route.abort());
    await page.route('**/content/db-*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    await page.goto('/kontakt');
    await firstMove(page);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await menu.getByRole('link', { name: 'Preise' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Da ist etwas schiefgegangen');
    await page.unroute('**/content/db-*');
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog für Schornsteinfeger');
    await menu.getByRole('link', { name: 'Preise' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Preis je Betrieb und Monat');
  });

  test('puts the keyboard into the new page', async ({ page }) => {
    await page.goto('/');
    await firstMove(page);
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('twelve houses, one button', () => {
  test('orders them, prints a slip for each, and its QR code leads to the explanation', async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByText('In der Reihenfolge der Datei: 112 Minuten Fahrt.')).toBeVisible();
    await page.getByRole('button', { name: 'Tour planen' }).click();
    await expect(page.getByText(/\d+ statt 112 Minuten Fahrt/)).toBeVisible();
    await page.getByRole('button', { name: /Kirchgasse 2/ }).click();
    const slip = page.getByRole('article');
    await expect(slip).toContainText('Ankündigung der Feuerstättenschau');
    await expect(slip).toContainText('Kirchgasse 2');
    await expect(slip).toContainText(/zwischen \d\d:\d\d und \d\d:\d\d Uhr/);
    const address = await readCode(page);
    expect(address).toBe(`${baseURL}/produkt/terminbuchung#antwort`);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(address);
    await page.getByRole('button', { name: 'Passt nicht' }).click();
    await expect(page.getByText('drei andere Termine')).toBeVisible();
  });

  test('waits for a script that comes late, and then does what was asked', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/_marketing/application-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Tour planen' }).click();
    await expect(page.getByText(/\d+ statt 112 Minuten Fahrt/)).toBeVisible();
  });
});

test('what machines read: sitemap, feed, robots, security.txt and the data of an article', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of pages.slice(1)) expect(sitemap).toContain(`${address}</loc>`);
  const feed = await request.get('/blog/rss.xml');
  expect(feed.headers()['content-type']).toContain('xml');
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThanOrEqual(6);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://');
  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toContain('text/plain');
  expect(await security.text()).toMatch(/^Contact: https:.*\/kontakt\nExpires: \d{4}-/);
  await page.goto(ARTICLE);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [{ '@type': 'Article', datePublished: '2026-11-12' }, { '@type': 'BreadcrumbList' }],
  });
});

/** Reads the QR code on the page as a telephone would: from its picture. */
async function readCode(page: Page): Promise<string> {
  const png = await page.getByRole('img', { name: 'QR-Code' }).screenshot();
  // A page without a policy: ours lets no script fetch a picture.
  const desk = await page.context().newPage();
  const { data, width, height } = await desk.evaluate(
    async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(picture.width * 3, picture.height * 3);
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('no canvas');
      drawing.imageSmoothingEnabled = false;
      drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
      return { data: [...data], width, height };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await desk.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? '';
}
