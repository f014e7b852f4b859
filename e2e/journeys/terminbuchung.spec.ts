import { expect, type Page } from '@playwright/test';

import { musterbach } from '../../apps/api/demo/musterbach.ts';
import { NOCH_BESTAETIGEN } from '../pages/BuchungSeite.ts';
import { ImportSeite } from '../pages/ImportSeite.ts';
import { KAMINSKI, KontoSeite } from '../pages/KontoSeite.ts';
import { WizardSeite } from '../pages/WizardSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerServer, eigenerServer } from '../support/eigenerServer.ts';
import { GEDULD_MS } from '../support/geduld.ts';
import { test } from '../support/journey.ts';
import { musterbachDatei } from '../support/musterbachDatei.ts';
import { bestaetigungslinkAn, neuesteMailAn } from '../support/postfach.ts';
import { pressByKeyboard, tabTo } from '../support/tastatur.ts';

const HEUTE = '2027-01-11';
const JETZT = `${HEUTE}T08:00:00+01:00`;
/** The day of the round, late enough to be booked into. */
const TAG = '2027-01-26';
const EMAIL = 'sabine.kaminski@kehrbetrieb.example';
const PASSWORT = 'Rußbesen im Morgentau 27';
const KUNDIN = { vorname: 'Irmgard', nachname: 'Haßler', email: 'irmgard.hassler@example.org' };

let server: EigenerServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await eigenerServer({ name: 'terminbuchung', now: JETZT });
});
test.afterAll(() => server.stop());

/** One call of this server's API as the office. */
async function ruf<Answer>(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Answer>;
}

type Haus = { id: string; strasse: string; hausnr: string; version: number };
/** Without a map nobody knows where the houses stand: the office puts those of two streets where they are. */
async function verorte(strassen: readonly string[]): Promise<void> {
  const { accessToken } = await ruf<{ accessToken: string }>('', 'POST', '/mitarbeiter/anmelden', {
    email: EMAIL,
    passwort: PASSWORT,
  });
  const { eintraege } = await ruf<{ eintraege: Haus[] }>(accessToken, 'GET', '/liegenschaften');
  const orte = new Map(
    musterbach(HEUTE).liegenschaften.map((haus) => [`${haus.strasse} ${haus.hausnr}`, haus.koordinate]),
  );
  for (const { id, strasse, hausnr } of eintraege.filter((haus) => strassen.includes(haus.strasse))) {
    const koordinaten = orte.get(`${strasse} ${hausnr}`);
    const { version } = await ruf<Haus>(accessToken, 'GET', `/liegenschaften/${id}`);
    if (koordinaten) await ruf(accessToken, 'PUT', `/liegenschaften/${id}/lage`, { version, koordinaten });
  }
}

/** The link of the newest mail that leads to the booking. */
async function linkAusMail(betreff: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await neuesteMailAn(KUNDIN.email, server.origin)) ?? '';
    expect(mail).toMatch(betreff);
    link = /https?:\/\/[^\s"<]+\/fertig\?code=[\w-]+/.exec(mail.replaceAll('&amp;', '&'))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: GEDULD_MS });
  return link;
}

test('from an empty company to a stranger’s booking that the round takes in, moves out of and loses', async ({
  browser,
}) => {
  const buero = await browser.newContext();
  await buero.clock.install({ time: server.now() });
  const page = await buero.newPage();
  const { origin } = server;
  const konto = new KontoSeite(page, origin);
  const datei = new ImportSeite(page, origin);
  const wizard = new WizardSeite(page, origin);

  await test.step('registers, says where customers reach her, imports her district', async () => {
    await konto.gruende({ ...KAMINSKI, email: EMAIL }, PASSWORT);
    await page.goto(`${origin}/konto/einstellungen/unternehmen/allgemeines`);
    await page.getByLabel('Straße', { exact: true }).fill('Marktplatz');
    await page.getByLabel('Hausnummer').fill('3');
    await page.getByLabel('Telefon', { exact: true }).fill('089 99998 120');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await datei.lege(musterbachDatei(HEUTE));
    await datei.pruefe();
    await datei.uebernimm(true);
    await verorte(['Marktplatz', 'Kirchgasse']);
  });

  const complaints = beschwerden(page);
  await test.step('plans a round', async () => {
    await wizard.beginne();
    await wizard.waehleStrasse('Marktplatz');
    await wizard.weiter();
    await wizard.waehleTag('Dienstag, 26. Januar 2027');
    await wizard.weiter();
    await wizard.weiterMitVorgaben();
    await wizard.warteAufVorschlag();
  });
  const halte = (await wizard.reihenfolge()).length;
  const kehrtour = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';

  let seite = '';
  await test.step('opens her booking page: filled in from the stock, the legal texts are all that is missing', async () => {
    await page.goto(`${origin}/konto/einstellungen/terminbuchung`);
    await page.getByRole('button', { name: 'Terminbuchung einschalten' }).click();
    await expect(page.getByText('Noch nötig: Impressum und Datenschutz.')).toBeVisible();
    await page.getByRole('link', { name: 'Impressum und Datenschutz' }).click();
    await page.getByLabel('Impressum').fill('Kehrbetrieb Kaminski, Marktplatz 3, 91999 Musterbach');
    await page.getByLabel('Datenschutzerklärung').fill('Wir brauchen Ihre Angaben für den Termin.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.goto(`${origin}/konto/einstellungen/terminbuchung`);
    await page.getByRole('button', { name: 'Buchungsseite veröffentlichen' }).click();
    seite = (await page.getByRole('link', { name: 'Seite ansehen' }).getAttribute('href')) ?? '';
    expect(seite).toContain('/unternehmen/kehrbetrieb-kaminski/termin');
  });

  await test.step('names the price of what she is ordered for first: without it customers can only ask', async () => {
    await page.goto(`${origin}/konto/einstellungen/terminbuchung/taetigkeiten`);
    const frei = page.getByRole('region', { name: 'Frei buchbar' });
    const erste = frei.getByRole('listitem').first();
    await expect(erste.getByText(/ohne Preis, deshalb nur als unverbindliche Anfrage/)).toBeVisible();
    await erste.getByRole('button', { name: /ändern$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Preis/ }).fill('38,90');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(erste.getByText(/38,90.€/)).toBeVisible();
  });

  // The office leaves its week open and does nothing more.
  await page.goto(`${origin}/termine?tag=${TAG}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible();
  const rundenseite = await buero.newPage();
  await rundenseite.goto(`${origin}/kehrtouren/${kehrtour}`);
  const wizardDaneben = new WizardSeite(rundenseite, origin);
  await expect(wizardDaneben.halte).toHaveCount(halte);

  const handy = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await handy.clock.install({ time: server.now() });
  const kunde = await handy.newPage();
  /** Its place in the day; what waits for the office above it comes later, with a link of its own. */
  const gebucht = page.getByRole('link', { name: /^Kirchgasse 2(?!,)\b/ });

  await test.step('a stranger books by keyboard, near the round; the office sees it and the round has a stop more', async () => {
    await bucheMitTasten(kunde, seite);
    await expect(gebucht).toBeVisible({ timeout: GEDULD_MS });
    await expect(page.getByText('Online gebucht').first()).toBeAttached();
    await expect(wizardDaneben.halte).toHaveCount(halte + 1);
  });

  await test.step('takes another public address, told whose mail has the old one; the old one leads on', async () => {
    const allgemeines = await buero.newPage();
    await allgemeines.goto(`${origin}/konto/einstellungen/unternehmen/allgemeines`);
    await allgemeines.getByLabel('Adresse Ihrer Terminseite').fill('kaminski-neu');
    await allgemeines.getByRole('button', { name: 'Speichern' }).click();
    const frage = allgemeines.getByRole('alertdialog', { name: 'Das betrifft 1 Termin' });
    await expect(frage.getByText('1 Termin ist gebucht: Dort steht die bisherige Adresse.')).toBeVisible();
    await frage.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(allgemeines.getByText('Gespeichert', { exact: true })).toBeVisible();
    await allgemeines.close();
    await kunde.goto(seite);
    await expect(kunde.getByRole('heading', { level: 1, name: 'Was brauchen Sie?' })).toBeVisible();
    await kunde.locator('main form input[type=radio]').first().check();
    await kunde.locator('main form button[type=submit]').first().click();
    await expect(kunde).toHaveURL(/\/unternehmen\/kaminski-neu\/termin/);
  });

  await test.step('moves it from the mail; the office reads it, the round is as before', async () => {
    await kunde.goto(await linkAusMail(/Ihr Termin am/));
    await pressByKeyboard(kunde, 'a[href*="tun=verschieben"]');
    await expect(kunde.getByRole('heading', { name: 'Auf wann möchten Sie verschieben?' })).toBeVisible();
    // An hour of her own instead of another half-day of the round.
    const stunde = kunde
      .locator('button[name=zeit]:visible')
      .filter({ hasNotText: /zwischen | bis / })
      .first();
    await pressByKeyboard(kunde, `button[value="${await stunde.getAttribute('value')}"]`);
    await expect(kunde.getByRole('heading', { name: /so verschieben/ })).toBeVisible();
    await kunde.getByRole('button', { name: 'Termin verschieben' }).focus();
    await kunde.keyboard.press('Enter');
    await expect(kunde.getByRole('heading', { level: 1, name: 'Ihr Termin steht fest' })).toBeVisible();
    await expect(page.getByText(/Buchung verschoben, bisher Dienstag, 26\. Januar 2027/)).toBeVisible({
      timeout: GEDULD_MS,
    });
    await expect(wizardDaneben.halte).toHaveCount(halte, { timeout: GEDULD_MS });
  });

  await test.step('cancels it; the office sees that too', async () => {
    await kunde.goto(await linkAusMail(/Neuer Termin/));
    await pressByKeyboard(kunde, 'a[href*="tun=absagen"]');
    await expect(kunde.getByRole('heading', { name: 'Möchten Sie diesen Termin absagen?' })).toBeVisible();
    await kunde.getByRole('button', { name: 'Termin absagen' }).focus();
    await kunde.keyboard.press('Enter');
    await expect(kunde.getByRole('heading', { level: 1, name: 'Dieser Termin ist abgesagt' })).toBeVisible();
    await expect(page.getByText(/Buchung abgesagt/)).toBeVisible({ timeout: GEDULD_MS });
  });

  expect(complaints).toEqual([]);
  await handy.close();
  await buero.close();
});

/** Every step with Tab, Space and Enter. */
async function bucheMitTasten(kunde: Page, seite: string): Promise<void> {
  const ueberschrift = (name: string) => kunde.getByRole('heading', { level: 1, name });
  await kunde.goto(seite);
  await tabTo(kunde, 'input[name=taetigkeit]');
  await kunde.keyboard.press('Space');
  await pressByKeyboard(kunde, 'main form button[type=submit]');
  // Some work asks how much of it there is first.
  await expect(ueberschrift('Was brauchen Sie?')).toBeHidden();
  if (!(await ueberschrift('Wohin sollen wir kommen?').isVisible()))
    await pressByKeyboard(kunde, 'main form button[type=submit]');
  await expect(ueberschrift('Wohin sollen wir kommen?')).toBeVisible();
  await tabTo(kunde, '#plz');
  await kunde.keyboard.type('91999');
  await tabTo(kunde, '#strasse');
  await kunde.keyboard.type('Kirchgasse 2');
  await kunde.keyboard.press('Enter');
  await expect(ueberschrift('Wann passt es Ihnen?')).toBeVisible();
  await pressByKeyboard(kunde, `button[name=zeit][value^="${TAG}-"][value*="mittag"]`);
  await expect(ueberschrift('Wer sind Sie?')).toBeVisible();
  for (const [feld, text] of Object.entries(KUNDIN)) {
    await tabTo(kunde, `#${feld}`);
    await kunde.keyboard.type(text);
  }
  for (const art of ['datenschutz', 'widerrufsbelehrung', 'sofortbeginn']) {
    if ((await kunde.locator(`#einwilligung-${art}`).count()) === 0) continue;
    await tabTo(kunde, `#einwilligung-${art}`);
    await kunde.keyboard.press('Space');
  }
  await pressByKeyboard(kunde, 'button[value=buchen]');
  await expect(ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
  await kunde.goto(server.origin + (await bestaetigungslinkAn(KUNDIN.email, server.origin)));
  await pressByKeyboard(kunde, 'main form button[type=submit]');
  await expect(ueberschrift('Ihr Termin steht fest')).toBeVisible();
}
