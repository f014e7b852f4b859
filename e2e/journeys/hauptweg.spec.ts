import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Browser, type BrowserContext, expect } from '@playwright/test';

import { ImportSeite } from '../pages/ImportSeite.ts';
import { KAMINSKI, KontoSeite } from '../pages/KontoSeite.ts';
import { WizardSeite } from '../pages/WizardSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerServer, eigenerServer } from '../support/eigenerServer.ts';
import { test } from '../support/journey.ts';
import { musterbachDatei } from '../support/musterbachDatei.ts';
import { qrCodes } from '../support/qrCodes.ts';

/** A Monday in a new year: two weeks later no holiday is near. */
const JETZT = '2027-01-11T08:00:00+01:00';
const EMAIL = 'sabine.kaminski@kehrbetrieb.example';
const PASSWORT = 'Rußbesen im Morgentau 27';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LAUF = new URL('../../../shared/data/lauf/', import.meta.url);
const STRASSEN_IN_LAUF = ['Mauergasse', 'Höllgasse'];

let server: EigenerServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await eigenerServer({ name: 'hauptweg', now: JETZT });
});
test.afterAll(() => server.stop());

test('from registering to the answer on the phone, and everything is there after a restart', async ({
  browser,
}) => {
  const context = await browser.newContext({ acceptDownloads: true });
  await context.clock.install({ time: server.now() });
  const page = await context.newPage();
  const { origin } = server;
  const konto = new KontoSeite(page, origin);
  const datei = new ImportSeite(page, origin);
  const wizard = new WizardSeite(page, origin);

  await test.step('registers and takes the password from the mail', async () => {
    await konto.gruende({ ...KAMINSKI, email: EMAIL }, PASSWORT);
  });

  // From here on the product alone is on the page, no longer the local mailbox.
  const complaints = beschwerden(page);
  await test.step('is led to the set-up and enters where customers reach her', async () => {
    await page.goto(`${origin}/kehrtouren`);
    await expect(page).toHaveURL(/\/kehrtourplaner\/einrichten\/kundendaten$/);
    await page.goto(`${origin}/kehrtourplaner/einrichten`);
    await page.getByRole('link', { name: /Kontaktdaten Ihres Betriebs/ }).click();
    await page.getByLabel('Straße', { exact: true }).fill('Marktplatz');
    await page.getByLabel('Hausnummer').fill('3');
    await page.getByLabel('Telefon', { exact: true }).fill('089 99998 120');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL(/\/kehrtourplaner\/einrichten$/);
  });

  await test.step('imports her file and puts one column right', async () => {
    await datei.lege(musterbachDatei('2027-01-11', { Straße: 'Lage' }));
    await expect(page.getByText('Noch nicht zugeordnet: Straße')).toBeVisible();
    await datei.stelleRichtig('Lage', 'Straße');
    await expect(page.getByText('Noch nicht zugeordnet')).toHaveCount(0);
    await datei.pruefe();
    await datei.uebernimm(true);
  });

  await test.step('plans a day in two streets with four decisions', async () => {
    await wizard.beginne();
    await wizard.waehleStrasse('Marktplatz');
    await wizard.waehleStrasse('Kirchgasse');
    await wizard.weiter();
    await wizard.waehleTag('Dienstag, 26. Januar 2027');
    await wizard.weiter();
    await wizard.weiterMitVorgaben();
    await wizard.warteAufVorschlag();
  });

  let vorher: string[] = [];
  await test.step('holds one stop and moves another by keyboard, and takes the move back', async () => {
    vorher = await wizard.reihenfolge();
    expect(vorher.length).toBeGreaterThan(5);
    await wizard.halteFest(0);
    await wizard.verschiebeMitTastenNachVorn(3);
    await expect.poll(() => wizard.reihenfolge()).not.toEqual(vorher);
    expect((await wizard.reihenfolge())[0]).toBe(vorher[0]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => wizard.reihenfolge()).toEqual(vorher);
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  let pdf: Uint8Array = new Uint8Array();
  let kehrtour = '';
  await test.step('announces the day and prints the slips', async () => {
    await wizard.ankuendigen();
    kehrtour = page.url().replace(/\/angekuendigt$/, '');
    pdf = await wizard.drucke('Zettel A6');
  });

  const [erster = '', zweiter = ''] = await qrCodes(pdf);
  expect(erster).toContain(`${origin}/termin?code=`);
  await page.goto(kehrtour);
  await expect(wizard.halte).toHaveCount(vorher.length);

  await test.step('a customer without any script says yes; the open round shows it by itself', async () => {
    const phone = await handy(browser);
    const zettel = await phone.newPage();
    await zettel.goto(erster);
    await zettel.getByRole('button', { name: 'Ich bin da' }).click();
    await expect(zettel.getByRole('region', { name: 'Danke, Sie sind da.' })).toBeVisible();
    await expect(wizard.halte.filter({ hasText: 'Bestätigt' })).toHaveCount(1);
    await phone.close();
  });

  await test.step('another cannot and takes a time that lies on the way, or says when', async () => {
    const phone = await handy(browser);
    const zettel = await phone.newPage();
    await zettel.goto(zweiter);
    await zettel.getByText('Passt nicht').click();
    await zettel.getByRole('radio').first().check();
    if ((await zettel.getByRole('radio').first().getAttribute('value')) === 'wunsch')
      await zettel.getByLabel('Wann passt es Ihnen besser?').fill('montags ab 15 Uhr');
    await zettel.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(zettel.getByRole('region', { name: /^Danke/ })).toBeVisible();
    await phone.close();
  });

  expect(complaints).toEqual([]);
  await test.step('after a restart everything is still there', async () => {
    await server.starteNeu();
    await page.reload();
    await expect(wizard.halte.filter({ hasText: 'Bestätigt' }).first()).toBeVisible();
    await expect(wizard.halte).toHaveCount(vorher.length);
    await page.goto(`${origin}/termine`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await context.close();
});

/** A phone without any script, beside the slip. */
const handy = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...PHONE, javaScriptEnabled: false });

const LAUF_WEG = 'a day in two streets of Lauf, with addresses and travel times from the map extract';
test(LAUF_WEG, { tag: '@night' }, async ({ browser }) => {
  const csv = new URL('lauf-aufgaben-cp1252.csv', LAUF);
  test.skip(!existsSync(csv), 'the district of Lauf is not beside the project (../shared/data/lauf)');
  const context = await browser.newContext();
  await context.clock.install({ time: server.now() });
  const page = await context.newPage();
  const { origin } = server;
  const konto = new KontoSeite(page, origin);
  const datei = new ImportSeite(page, origin);
  const wizard = new WizardSeite(page, origin);
  const email = 'werner.lauf@kehrbetrieb.example';
  await konto.gruende(
    {
      firma: 'Kehrbetrieb Lauf',
      plz: '91207',
      ort: 'Lauf a.d.Pegnitz',
      bundesland: 'Bayern',
      vorname: 'Werner',
      nachname: 'Lauf',
      email,
    },
    PASSWORT,
  );

  await test.step('puts the map extract in', () =>
    datei.legeKarte(fileURLToPath(new URL('lauf.osm.pbf', LAUF))));
  await test.step('imports 2,200 houses', async () => {
    await datei.lege({ name: 'lauf-aufgaben-cp1252.csv', bytes: readFileSync(csv) });
    await datei.pruefe();
    await datei.uebernimm(true);
    await datei.warteAufVerortung();
  });
  await test.step('plans and announces a day in two streets', async () => {
    await wizard.beginne();
    for (const strasse of STRASSEN_IN_LAUF) await wizard.waehleStrasse(strasse);
    await wizard.weiter();
    await wizard.waehleTag('Dienstag, 26. Januar 2027');
    await wizard.weiter();
    await wizard.weiterMitVorgaben();
    await wizard.warteAufVorschlag();
    await wizard.ankuendigen();
    const [code = ''] = await qrCodes(await wizard.drucke('Zettel A6'));
    expect(code).toContain(`${origin}/termin?code=`);
  });
  await context.close();
});
