import { expect, type Page } from '@playwright/test';

import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerServer, eigenerServer } from '../support/eigenerServer.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { GEDULD_MS } from '../support/geduld.ts';
import { test } from '../support/journey.ts';
import { type Mailserver, mailserver } from '../support/mailserver.ts';
import { api, dienstagNach } from '../support/rundeAnkuendigen.ts';

/** Slow enough for a person to press in the middle. */
const LANGSAM_MS = 900;
const BUERO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };
/** Twenty houses of the district, some of which are told by mail. */
const HAEUSER = { von: 90, bis: 130 };

let server: EigenerServer;
let post: Mailserver;
let token: string | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  post = await mailserver();
  server = await eigenerServer({
    name: 'versand',
    now: '2027-01-12T09:00:00+01:00',
    demo: true,
    // Its mails leave for real: there is no local mailbox beside a mail server.
    settings: { SMTP_URL: post.url, POSTFACH: '' },
  });
  token = (await ruf<{ accessToken: string }>('POST', '/mitarbeiter/anmelden', BUERO)).accessToken;
  // The rounds of the demo send mails of their own: those are out before ours begin.
  await expect
    .poll(
      async () => (await ruf<{ eintraege: { status: string }[] }>('GET', '/kehrtouren')).eintraege.length,
      { timeout: 2 * GEDULD_MS },
    )
    .toBeGreaterThan(2);
});
test.afterAll(async () => {
  await server.stop();
  await post.stop();
});

/** One call of the office at the server of this journey. */
const ruf = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  api<Answer>(method, path, {
    at: server.origin,
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });

/** A planned round whose notices wait for the press; who drives it has nothing else that day. */
async function geplanteRunde(): Promise<string> {
  const { eintraege: haeuser } = await ruf<{ eintraege: { id: string }[] }>(
    'GET',
    '/liegenschaften?limit=200',
  );
  const { eintraege: leute } = await ruf<{ eintraege: { id: string; rolle: string }[] }>(
    'GET',
    '/unternehmen/mitarbeiter',
  );
  const liegenschaftIds = haeuser.slice(HAEUSER.von, HAEUSER.bis).map(({ id }) => id);
  const { id } = await ruf<{ id: string }>('POST', '/kehrtouren', { liegenschaftIds });
  const ids = leute.filter(({ rolle }) => rolle === 'inhaber').map((eine) => eine.id);
  const datum = { tage: [dienstagNach(28)], feiertageErlaubt: true };
  await ruf('PATCH', `/kehrtouren/${id}/vorgaben`, {
    version: 1,
    vorgaben: { datum, mitarbeiter: { ids } },
  });
  const { vorgangId } = await ruf<{ vorgangId: string }>('POST', `/kehrtouren/${id}/planen`, {});
  await expect
    .poll(async () => (await ruf<{ status: string }>('GET', `/vorgaenge/${vorgangId}`)).status)
    .toBe('fertig');
  return id;
}

async function meldeAn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/anmelden`);
  await page.getByLabel('E-Mail-Adresse').fill(BUERO.email);
  await page.getByLabel('Passwort', { exact: true }).fill(BUERO.passwort);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/\/anmelden/);
}

const zahlen = async (id: string) =>
  ruf<{ gesamt: number; zahlen: Record<string, number> }>('GET', `/kehrtouren/${id}/versand`);

test('a dispatch is begun, stopped in its middle, goes on, and what failed is sent once more', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.clock.install({ time: server.now() });
  const page = await context.newPage();
  await meldeAn(page);
  const complaints = beschwerden(page);
  const id = await geplanteRunde();
  // What the demo had to send is out, so that each mail from here on is one of ours.
  let zuletzt = -1;
  await expect
    .poll(
      async () => {
        const ruhig = post.angenommen.length === zuletzt;
        zuletzt = post.angenommen.length;
        return ruhig;
      },
      { intervals: [4000] },
    )
    .toBe(true);
  post.angenommen.length = 0;
  post.langsamMs = LANGSAM_MS;

  await test.step('begins with the press that announces', async () => {
    const { version } = await ruf<{ version: number }>('GET', `/kehrtouren/${id}`);
    await ruf('POST', `/kehrtouren/${id}/ankuendigen`, { version, kanaele: {}, trotzdem: true });
    await page.goto(`${server.origin}/kehrtouren/${id}`);
    await expect(page.getByText('Die Nachrichten gehen hinaus')).toBeVisible();
  });
  const { gesamt } = await zahlen(id);
  expect(gesamt).toBeGreaterThan(5);

  await test.step('stops in the middle, and nothing leaves while it is stopped', async () => {
    await expect.poll(() => post.angenommen.length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Anhalten' }).click();
    await expect(page.getByText('Der Versand ist angehalten')).toBeVisible();
    await expectAccessible(page);
    // The one that was being handed over is finished first.
    await expect.poll(async () => (await zahlen(id)).zahlen['geht']).toBe(0);
    const hinaus = post.angenommen.length;
    expect(hinaus).toBeLessThan(gesamt);
    await new Promise((resolve) => setTimeout(resolve, 3 * LANGSAM_MS));
    expect(post.angenommen).toHaveLength(hinaus);
    // Everybody who looks sees it, after a reload, too.
    await page.reload();
    await expect(page.getByText('Der Versand ist angehalten')).toBeVisible();
  });

  let abgewiesen = '';
  await test.step('goes on, and says that the mail server did not take one of them', async () => {
    const schonDa = new Set(post.angenommen);
    post.weistAb = (adresse) => {
      if (abgewiesen === '' && !schonDa.has(adresse) && adresse.endsWith('@example.org'))
        abgewiesen = adresse;
      return adresse === abgewiesen;
    };
    post.langsamMs = 0;
    await page.getByRole('button', { name: 'Weiter senden' }).click();
    await expect(page.getByText('Ein Teil ließ sich nicht senden')).toBeVisible();
    await expect(page.getByText(/Der Mailserver nahm sie nicht an/)).toBeVisible();
    expect(post.angenommen).toHaveLength(gesamt - 1);
    expect(post.angenommen).not.toContain(abgewiesen);
  });

  await test.step('sends that one again, and nobody twice', async () => {
    post.weistAb = () => false;
    await page.getByRole('button', { name: 'Nicht gesendete jetzt noch einmal senden' }).click();
    await expect.poll(() => post.angenommen.includes(abgewiesen)).toBe(true);
    await expect.poll(async () => (await zahlen(id)).zahlen['hinaus']).toBe(gesamt);
    // As many as there are, with a Hausverwaltung that hears of two houses.
    expect(post.angenommen).toHaveLength(gesamt);
    await page.reload();
    // With nothing left to do the card is gone.
    await expect(page.getByRole('button', { name: 'Anhalten' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /noch einmal senden/ })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
