import { type BrowserContext, expect, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { adressenVon } from '../support/adressen.ts';
import { alsFinger, nimmFinger } from '../support/alsFinger.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { GEDULD_MS } from '../support/geduld.ts';
import { test } from '../support/journey.ts';
import { musterbachDatei } from '../support/musterbachDatei.ts';
import { api, demoToken } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';

const PASSWORT = 'schornstein-demo-2027';
const DEMO = { email: 'demo@kehrtour.example', passwort: PASSWORT };
const BETRIEB = { email: 'betrieb@kehrtour.example', passwort: PASSWORT };
/** The last round that the demo plays after its start, a draft. */
const BEGONNEN = 'Gartenweg und Lindenallee';
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** What a desk shows of a page at 200 %. */
const ZOOMED = { width: WIDE.width / 2, height: WIDE.height / 2 };
const NARROW = { width: 360, height: 740 };
const OHNE_ANMELDUNG = /^\/(anmelden|registrieren|error|termin$|admin-area\/(anmelden|passwort-vergessen))/;
const SCHRITTE =
  'import liegenschaften datum mitarbeiter arbeitsbeginn arbeitszeit pause puffer termine kontakt pruefen'.split(
    ' ',
  );

/** One address of each kind in the pattern library; screens in its frame are pages of their own, walked with the stories. */
const MUSTERBUCH = [
  '/patternlib',
  '/patternlib/felder',
  '/patternlib/grundlagen/farben',
  '/patternlib/grundlagen/ton-und-worte/deeds',
  '/patternlib/aktionen/button',
  '/patternlib/aufbau/data-table/two-thousand-rows',
  '/patternlib/muster/assistentenseite/refused',
];

const NIEMAND = '00000000-0000-4000-8000-000000000000';
/** Addresses without a page; that no row has this id is known only to the application. */
const NICHTS: [address: string, status: number, heading?: string][] = [
  ['/erfunden', 404],
  ['/konto/erfunden', 404],
  ['/admin-area/erfunden', 404],
  ['/termine/1', 404],
  ['/kehrtouren/abc', 404],
  ['/unternehmen/gibtesnicht/termin', 404, 'Diesen Betrieb finden wir nicht'],
  ['/liegenschaften/abc', 404],
  ['/liegenschaften/import/abc', 404],
  ['/blog/gibt-es-nicht', 404],
  ['/patternlib/gibt-es-nicht', 404],
  ['/kehrtouren/neu/erfunden', 404],
  ['/kehrtourplaner/einrichten/erfunden', 404],
  ['/unternehmen/musterbach/termin/erfunden', 404],
  ['/unternehmen/musterbach/termin/fertig', 404, 'Diese Buchung finden wir nicht'],
  ['/unternehmen/musterbach/termin/fertig?code=abc', 404, 'Diese Buchung finden wir nicht'],
  ['/unternehmen/musterbach/termin/fertig?wunsch=abc', 404, 'Diese Buchung finden wir nicht'],
  ['/unternehmen/musterbach/termin/fertig?vormerkung=abc', 404, 'Diese Buchung finden wir nicht'],
  ['/termin?code=XXXX', 404, 'Welcher Termin?'],
  ['/termin?code=AAAA-AAAA&hausnr=1', 404, 'Welcher Termin?'],
  ['/termin?code=0123456789abcdefghijklmn', 404, 'Welcher Termin?'],
  ['/liegenschaft?code=AAAA-AAAA&hausnr=1', 404, 'Um welches Haus geht es?'],
  ['/admin-area/import-jobs/1/2', 404],
  [`/termine/${NIEMAND}`, 200],
  [`/kehrtouren/${NIEMAND}`, 200],
  [`/liegenschaften/${NIEMAND}`, 200],
  [`/liegenschaften/import/${NIEMAND}`, 200],
  [`/liegenschaften/verwaltungen/${NIEMAND}`, 200],
  [`/kehrtouren/${NIEMAND}/ankuendigen`, 200],
  [`/kehrtouren/${NIEMAND}/angekuendigt`, 200],
  [`/konto/einstellungen/unternehmen/mitarbeiter/bearbeiten?id=${NIEMAND}`, 200],
  ['/konto/einstellungen/dienstleistungen/taetigkeiten/bearbeiten?id=gibt-es-nicht', 200],
];

type Oeffnen = (page: Page, address: string) => Promise<void>;

const portal = adressenVon('portal');
const admin = adressenVon('admin');
const geschuetzt = (address: string): boolean => !OHNE_ANMELDUNG.test(address);
/** What `:id` and `:schritt` stand for, filled in from the demo before the first page. */
const beispiele: Record<string, string> = {};

function mitBeispiel(address: string): string {
  if (address === '/kehrtouren/neu') return `/kehrtouren/neu/liegenschaften?tour=${beispiele['entwurf']}`;
  if (address.endsWith('/bearbeiten')) return `${address}?id=${beispiele[address]}`;
  const [, bereich = ''] = address.split('/');
  return address
    .replace(':unternehmenId', beispiele['unternehmen'] ?? 'fehlt')
    .replace(':id', beispiele[address] ?? beispiele[bereich] ?? 'fehlt');
}

test.beforeAll(async () => {
  const token = await demoToken();
  type Liste = { eintraege: { id: string; name?: string; status?: string; tage?: string[] }[] };
  const liste = async (path: string) => (await api<Liste>('GET', path, { token })).eintraege;
  // The demo plays its rounds after the start.
  await expect
    .poll(async () => (await liste('/kehrtouren')).find(({ name }) => name === BEGONNEN)?.tage?.length, {
      timeout: 2 * GEDULD_MS,
    })
    .toBe(1);
  const kehrtouren = await liste('/kehrtouren');
  const kehrtour = kehrtouren.find(({ status }) => status === 'angekuendigt');
  beispiele['kehrtouren'] = kehrtour?.id ?? '';
  beispiele['entwurf'] = kehrtouren.find(({ name }) => name === BEGONNEN)?.id ?? '';
  const tag = kehrtour?.tage?.[0] ?? '';
  const { termine } = await api<{ termine: { id: string; liegenschaftId: string }[] }>(
    'GET',
    `/termine?von=${tag}&bis=${tag}`,
    { token },
  );
  beispiele['termine'] = termine[0]?.id ?? '';
  const form = new FormData();
  const { name, bytes } = musterbachDatei(tag);
  form.append('datei', new Blob([Buffer.from(bytes)]), name);
  const upload = await fetch(`${origin}/api/importe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  beispiele['/liegenschaften/import/:id'] = ((await upload.json()) as { id: string }).id;
  const importId = beispiele['/liegenschaften/import/:id'];
  beispiele['/admin-area/import-jobs/:unternehmenId/:id'] = importId;
  const ich = await api<{ mitarbeiter: { unternehmen: { id: string } } }>('GET', '/mitarbeiter', { token });
  beispiele['unternehmen'] = ich.mitarbeiter.unternehmen.id;
  beispiele['/liegenschaften/verwaltungen/:id'] = (await liste('/verwaltungen'))[0]?.id ?? '';
  beispiele['liegenschaften'] = termine[0]?.liegenschaftId ?? '';
  const anfang = '/konto/einstellungen';
  beispiele[`${anfang}/unternehmen/mitarbeiter/bearbeiten`] =
    (await liste('/unternehmen/mitarbeiter'))[0]?.id ?? '';
  beispiele[`${anfang}/dienstleistungen/taetigkeiten/bearbeiten`] =
    (await liste('/taetigkeiten'))[0]?.id ?? '';
});

/** Waits until nothing is loading any more. */
async function geladen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Wird geladen', { exact: true })).toHaveCount(0);
  // The bar at the top fades out a moment after the page is there.
  await expect(page.getByRole('progressbar', { name: 'Seite wird geladen' })).toHaveCount(0);
}

/** Opens the page by its address alone, as from a bookmark. */
const lade: Oeffnen = async (page, address) => {
  const response = await page.goto(address);
  expect(response?.status(), 'HTTP status').toBe(200);
};

/** Goes there within the application, as its links do: it is not started anew for every page. */
const gehe: Oeffnen = async (page, address) => {
  expect((await page.request.get(address)).status(), 'HTTP status').toBe(200);
  // The page of the field is a document of its own: nothing leads out of it but loading.
  if ((await page.title()).startsWith('Heute')) await page.goto('/termine');
  // By way of the simplest page of both applications: what is seen afterwards is nothing of the page before.
  for (const ziel of ['/error', address]) {
    await page.evaluate((pfad) => {
      history.pushState(null, '', pfad);
      dispatchEvent(new PopStateEvent('popstate'));
    }, ziel);
    await expect(page).toHaveTitle(ziel === '/error' ? /^Da ist etwas/ : /^(?!Da ist etwas)/);
  }
};

/** Of so many pages in a row one is asked for its accessibility by day: that is half of the walk. By night every page is, twice. */
const EINE_VON = 6;
/** Of so many addresses that one rule of the same guard answers, one is opened by day. */
const GELADEN_EINE_VON = 6;
let gefragt = 0;
function ofTheNight(): boolean {
  gefragt += 1;
  return process.env['SUITE'] === 'day' && gefragt % GELADEN_EINE_VON !== 1;
}
const gelassen = expect.configure({ soft: true });
let seiten = 0;
function blicke(): [bright: boolean, dark: boolean] {
  if (process.env['SUITE'] !== 'day') return [true, true];
  seiten += 1;
  return [seiten % (2 * EINE_VON) === 0, seiten % (2 * EINE_VON) === EINE_VON];
}

/** By night: the page at 200 %, and its first link, which leads past everything that stands on every page. */
async function pruefeNachts(page: Page, address: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  expect.soft(await axeFindings(page), 'bright, 200 %').toEqual([]);
  // The field's page and the pattern library begin with their content.
  if (/^\/(heute|patternlib)/.test(address)) return;
  const sprung = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await sprung.focus();
  await gelassen(sprung, 'skip link').toBeInViewport();
  await sprung.press('Enter');
  await gelassen(page.locator('#main'), 'skip link leads to the content').toBeFocused();
}

/** Two looks at a page: bright on a desk, dark on a phone; and one with a finger, on the narrowest. */
async function pruefe(page: Page, address: string, oeffne: Oeffnen): Promise<void> {
  const found = beschwerden(page);
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await oeffne(page, address);
  await geladen(page);
  await expect(page).toHaveTitle(/\S.* – Kehrtour$|^Kehrtour$/);
  const [heller, dunkler] = blicke();
  if (heller) expect.soft(await axeFindings(page), 'bright, 1280').toEqual([]);
  if (heller && dunkler) await pruefeNachts(page, address);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  if (dunkler) expect.soft(await axeFindings(page), 'dark, 390').toEqual([]);
  await page.setViewportSize(NARROW);
  // A week that lies across is laid below each other once it has been measured.
  await gelassen
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'width at 360' })
    .toBeLessThanOrEqual(NARROW.width);
  // The pattern library is read by whoever builds, at a desk.
  if (!address.startsWith('/patternlib')) {
    const legeHin = await nimmFinger(page);
    expect.soft(await alsFinger(page), 'with a finger, 360').toEqual([]);
    await legeHin();
  }
  expect.soft(found, 'console').toEqual([]);
}

test.describe('portal', () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    await new KontoSeite(page, origin).melde(DEMO.email, DEMO.passwort);
  });
  test.afterEach(() => page.removeAllListeners());
  test.afterAll(() => context.close());

  test('says of what does not exist that it does not, with the status where it can be known', async () => {
    for (const [address, status, heading = 'Diese Seite gibt es nicht'] of NICHTS) {
      const document = await page.request.get(address, { headers: { accept: 'text/html' } });
      expect.soft(document.status(), address).toBe(status);
      if (status === 404)
        expect.soft(await document.text(), address).toContain('This page could not be found');
      if (ofTheNight()) continue;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
      await expect(page.getByText('This page could not be found')).toBeVisible();
    }
  });

  test('leads whoever names nobody to be changed to the list', async () => {
    for (const list of ['unternehmen/mitarbeiter', 'dienstleistungen']) {
      const form = list === 'dienstleistungen' ? `${list}/taetigkeiten` : list;
      await page.goto(`/konto/einstellungen/${form}/bearbeiten`);
      await expect(page).toHaveURL(new RegExp(`/konto/einstellungen/${list}$`));
    }
  });

  for (const address of portal.filter((one) => geschuetzt(one) && !one.includes(':schritt')))
    test(`shows ${address}`, () => pruefe(page, mitBeispiel(address), gehe));
  for (const schritt of SCHRITTE)
    test(`shows the step ${schritt} of a new round`, () =>
      pruefe(page, `/kehrtouren/neu/${schritt}?tour=${beispiele['entwurf']}`, gehe));
});

test.describe('admin', () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    await page.goto('/admin-area/anmelden');
    await page.getByLabel('E-Mail-Adresse').fill(BETRIEB.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(BETRIEB.passwort);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/admin-area$/);
  });
  test.afterEach(() => page.removeAllListeners());
  test.afterAll(() => context.close());

  for (const address of admin.filter(geschuetzt))
    test(`shows ${address}`, () => pruefe(page, mitBeispiel(address), gehe));
});

test.describe('logged out', () => {
  for (const address of [...new Set([...portal, ...admin, '/termin'])].filter((one) => !geschuetzt(one)))
    test(`shows ${address}`, ({ page }) => pruefe(page, address, lade));

  for (const address of MUSTERBUCH) test(`shows ${address}`, ({ page }) => pruefe(page, address, lade));

  test('every page behind the login leads to its login', async ({ page }) => {
    for (const address of [...portal, ...admin].filter(geschuetzt)) {
      if (ofTheNight()) continue;
      const ziel = address.startsWith('/admin-area') ? '/admin-area/anmelden' : '/anmelden';
      await page.goto(mitBeispiel(address).replace(':schritt', 'datum'));
      await expect(page, address).toHaveURL(ziel);
    }
  });
});
