import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { alsBetreiber } from '../support/alsBetreiber.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerBetrieb, eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { codeInBriefAn } from '../support/postfach.ts';
import { api, dienstagNach, kuendigeRundeAn } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';
import { tagIn } from '../support/tagIn.ts';

const HERSTELLER = `Bezirksprogramm ${randomUUID().slice(0, 4)}`;
const SOFTWARE = '/konto/einstellungen/verbindungen/kehrbezirkssoftware';
const jahr = Number(tagIn(0).slice(0, 4));
const kuerzel = randomUUID().slice(0, 6);

type Antwort = { status: number; body: Record<string, unknown> };
let betrieb: EigenerBetrieb;

/** A vendor's program: it knows the public document and its headers, and nothing of us. */
async function ruf(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Antwort> {
  const antwort = await fetch(`${origin}/api/external/v1${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: antwort.status, body: (await antwort.json()) as Antwort['body'] };
}

const mailVon = (nummer: number): string => `kunde${nummer}.${kuerzel}@kunden.example`;
const liegenschaft = (nummer: number) => ({
  externalId: `OBJ-${kuerzel}-${nummer}`,
  propertyNumber: nummer + 0.5,
  address: { street: 'Ahornweg', houseNumber: String(nummer), city: 'Lauf', zipCode: '91207', country: 'DE' },
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  invoiceRecipients: ['OWNER'],
  appointmentRecipients: ['OWNER'],
  unused: false,
  owner: {
    externalId: `P-${kuerzel}-${nummer}`,
    legalType: 'PERSON',
    salutation: 'FRAU',
    firstName: 'Eva',
    lastName: `Ahorn${nummer}`,
    email: mailVon(nummer),
    address: {
      street: 'Ahornweg',
      houseNumber: String(nummer),
      city: 'Lauf',
      zipCode: '91207',
      country: 'DE',
    },
  },
  aufgaben: [
    {
      fiscalYear: jahr,
      taetigkeiten: [
        {
          type: 'RANGE',
          arbeitswerte: 12,
          verweildauer: 20,
          category: 'KEHRUNG',
          completed: false,
          startDate: tagIn(0),
          endDate: tagIn(60),
          zusammenlegung: false,
        },
      ],
    },
  ],
  propertyUnits: [],
});

test.beforeAll(async () => {
  betrieb = await eigenerBetrieb('hersteller', 1);
});

test('a vendor is registered, a company connects its program, and the program has all that the document promises', async ({
  page,
  browser,
}) => {
  test.slow();
  const complaints = beschwerden(page);
  await alsBetreiber(page);
  await page.goto(`${origin}/admin-area/setup/hottgenroth-cloud`);
  await page.getByLabel('Name des Programms').fill(HERSTELLER);
  await page.getByRole('button', { name: 'Eintragen' }).click();
  const karte = page
    .getByRole('region', { name: HERSTELLER })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: HERSTELLER, exact: true }) }))
    .first();
  await karte.getByRole('button', { name: 'Neue App-ID für Produktion' }).click();
  const feld = karte.getByLabel('Neue App-ID');
  await expect(feld).toHaveValue(/^kt_app_/);
  const erste = await feld.inputValue();
  // Shown once: whoever comes back sees its last letters only.
  await page.reload();
  await expect(page.getByText(erste)).toHaveCount(0);

  const ihre = await (await browser.newContext()).newPage();
  await new KontoSeite(ihre, origin).melde(betrieb.email, betrieb.passwort);
  await ihre.goto(`${origin}${SOFTWARE}`);
  await ihre.getByRole('checkbox', { name: /haben Kunden für Termine angegeben/ }).click({ force: true });
  await ihre.getByRole('button', { name: 'Token erstellen' }).click();
  const ausweis = ihre.getByRole('dialog', { name: 'Bitte weisen Sie sich noch einmal aus' });
  await ausweis.getByRole('textbox', { name: 'Ihr Passwort' }).fill(betrieb.passwort);
  await ausweis.getByRole('button', { name: 'Bestätigen und erstellen' }).click();
  const token = await ihre.getByLabel('Token für Ihre Kehrbezirkssoftware').inputValue();
  expect(token).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);

  const tausche = (appId: string) =>
    ruf('POST', '/exchange-token', {
      headers: { 'app-id': appId },
      body: { customerInformation: 'K-4711', token },
    });
  expect((await tausche('kt_app_geraten')).status).toBe(401);
  const getauscht = await tausche(erste);
  expect(getauscht.status).toBe(200);
  expect(getauscht.body['schornsteinfeger']).toMatchObject({
    id: expect.any(String),
    customerNumber: expect.any(String),
    companyName: expect.stringContaining('Kehrbetrieb'),
    email: expect.any(String),
    hoheitlicheTaetigkeiten: { wirdAngeboten: expect.any(Boolean), name: expect.any(String) },
  });
  expect((await tausche(erste)).status).toBe(403);
  // As the document spells it in one place.
  const kopf = { authroziation: `Bearer ${String(getauscht.body['accessToken'])}` };
  const da = await ruf('GET', '/schornsteinfeger', { headers: kopf });
  expect(da.body['schornsteinfeger']).toEqual(getauscht.body['schornsteinfeger']);

  const properties = [1, 2, 3].map(liegenschaft);
  const sende = (body: unknown) => ruf('POST', '/data/properties', { headers: kopf, body });
  const falsch = { ...liegenschaft(9), type: 'SCHLOSS' };
  expect(await sende({ properties: [...properties, falsch] })).toMatchObject({
    status: 200,
    body: { anzahl: { neu: 3, fehlerhaft: 1 }, fehler: [{ index: 3, feld: 'type' }] },
  });
  expect((await sende({ properties })).body['anzahl']).toMatchObject({
    neu: 0,
    geaendert: 0,
    unveraendert: 3,
  });
  expect((await sende({ properties: properties[0] })).body['anzahl']).toMatchObject({ unveraendert: 1 });

  expect((await ruf('GET', '/kehrtouren/anstehende', { headers: kopf })).body).toEqual({ kehrtouren: [] });
  const { eintraege } = await api<{ eintraege: { id: string; strasse: string }[] }>(
    'GET',
    '/liegenschaften?limit=50&strasse=Ahornweg',
    { token: betrieb.token },
  );
  expect(eintraege).toHaveLength(3);
  const kehrtourId = await kuendigeRundeAn(betrieb.token, {
    liegenschaftIds: eintraege.map(({ id }) => id),
    mitarbeiterIds: betrieb.leute.slice(0, 1).map(({ id }) => id),
    tage: [dienstagNach(28)],
  });
  const { body: anstehend } = await ruf('GET', '/kehrtouren/anstehende', { headers: kopf });
  expect(anstehend['kehrtouren']).toMatchObject([
    {
      id: kehrtourId,
      kehrtourNumber: expect.any(Number),
      versandArt: expect.stringMatching(/^(SELF_PRINTING|SEND_BY_KEHRTOUR)$/),
      startDateTime: expect.any(String),
      appointmentType: expect.stringMatching(/^(ONLY_DAY|FIXED_SLOTS)$/),
      status: expect.stringMatching(/^(SEND_SCHEDULED|COMPLETED)$/),
    },
  ]);

  const antworten = async (): Promise<Record<string, string>> => {
    const { body } = await ruf('GET', `/kehrtour/${kehrtourId}/details`, { headers: kopf });
    const { liegenschaften: haeuser } = body['kehrtour'] as {
      liegenschaften: { externalId: string; customerFeedback: string }[];
    };
    return Object.fromEntries(
      haeuser.map((eines) => [eines.externalId.split('-')[2], eines.customerFeedback]),
    );
  };
  expect(await antworten()).toEqual({ 1: 'UNKNOWN', 2: 'UNKNOWN', 3: 'UNKNOWN' });
  const code = await codeInBriefAn(mailVon(1));
  await api('POST', '/oeffentlich/termin/antwort', { body: { code, antwort: { art: 'daheim' } } });
  await expect.poll(antworten).toEqual({ 1: 'CUSTOMER_AT_HOME', 2: 'UNKNOWN', 3: 'UNKNOWN' });

  await page.reload();
  await expect(karte.getByText(/^Kehrbetrieb/)).toBeVisible();
  await expectAccessible(page, DESK_AND_PHONE);
  await karte.getByRole('button', { name: 'Neue App-ID für Produktion' }).click();
  await expect(feld).toHaveValue(/^kt_app_/);
  expect(await feld.inputValue()).not.toBe(erste);
  // Rotated, not shut out: the program goes on with what it has.
  expect((await ruf('GET', '/schornsteinfeger', { headers: kopf })).status).toBe(200);

  await ihre.reload();
  await expect(ihre.getByText(HERSTELLER)).toBeVisible();
  await ihre.getByRole('button', { name: 'Beenden' }).first().click();
  await ihre.getByRole('button', { name: 'Verbindung beenden' }).click();
  await expect(ihre.getByText('Beendet', { exact: true })).toBeVisible();
  await expectAccessible(ihre, DESK_AND_PHONE);
  for (const [method, path] of [
    ['GET', '/schornsteinfeger'],
    ['GET', '/kehrtouren/anstehende'],
    ['GET', `/kehrtour/${kehrtourId}/details`],
  ] as const)
    expect([path, (await ruf(method, path, { headers: kopf })).status]).toEqual([path, 401]);
  expect((await sende({ properties })).status).toBe(401);
  await ihre.context().close();
  expect(complaints).toEqual([]);
});
