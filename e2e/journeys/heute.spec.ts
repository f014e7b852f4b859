import { type BrowserContext, expect, type Page } from '@playwright/test';

import { type EigenerBetrieb, eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { api, kuendigeRundeAn } from '../support/rundeAnkuendigen.ts';
import { tagIn } from '../support/tagIn.ts';

const HEUTE = tagIn(0);
const HAEUSER = 5;

/** A phone, with gloves. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'serial' });

let betrieb: EigenerBetrieb;
test.beforeAll(async () => {
  betrieb = await eigenerBetrieb('heute', HAEUSER);
  await kuendigeRundeAn(betrieb.token, {
    liegenschaftIds: betrieb.haeuser.map(({ id }) => id),
    mitarbeiterIds: betrieb.leute.slice(0, 1).map(({ id }) => id),
    tage: [HEUTE],
  });
});

async function meldeAn(page: Page, getan = 0): Promise<void> {
  await page.goto('/heute');
  await page.getByLabel('E-Mail-Adresse').fill(betrieb.email);
  await page.getByLabel('Passwort', { exact: true }).fill(betrieb.passwort);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${getan} von ${HAEUSER}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

const stand = (page: Page, text: string | RegExp) => expect(page.locator('.sendestand')).toHaveText(text);
const staende = async (): Promise<string[]> => {
  const { termine } = await api<{ termine: { status: string }[] }>(
    'GET',
    `/termine?von=${HEUTE}&bis=${HEUTE}`,
    { token: betrieb.token },
  );
  return termine.map(({ status }) => status);
};

test('three houses without a network, the phone dies, and each of them is told once', async ({
  context,
  page,
}) => {
  await meldeAn(page);
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Erledigt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`1 von ${HAEUSER}`);
  await page.getByRole('button', { name: 'Erledigt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`2 von ${HAEUSER}`);
  await page.getByRole('button', { name: 'Verweigert' }).click();
  await stand(page, /^3 warten/);
  await page.close();

  const danach = await kaltStarten(context);
  await expect(danach.getByRole('heading', { level: 1 })).toHaveText(`3 von ${HAEUSER}`);
  await stand(danach, /^3 warten/);
  expect((await staende()).filter((status) => status !== 'angekuendigt')).toEqual([]);

  await context.setOffline(false);
  await stand(danach, /^Alles gesendet/);
  expect((await staende()).toSorted()).toEqual([
    'angekuendigt',
    'angekuendigt',
    'erledigt',
    'erledigt',
    'zutrittVerweigert',
  ]);

  const buero = await context.newPage();
  await buero.setViewportSize({ width: 1280, height: 800 });
  await buero.goto(`/termine?tag=${HEUTE}&ansicht=tag`);
  await expect(buero.getByText('Erledigt').first()).toBeVisible();
});

/** As from the home screen, without a network. */
async function kaltStarten(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/heute');
  return page;
}

test('12 MB picture, place gone, camera ends the page: a defect from a cellar stands in the office’s list', async ({
  context,
  page,
}) => {
  await meldeAn(page, 3);
  const bild = await grossesBild(page);
  expect(bild.length).toBeGreaterThan(12_000_000);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mangel' }).click();
  await page.getByLabel('Was ist es?').selectOption('Feuerstätte');
  await page.getByLabel('Beschreibung').fill('Rußtür undicht');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: bild });
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Mangel' }).click();
  await expect(page.getByLabel('Beschreibung')).toHaveValue('Rußtür undicht');
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  // What is missing is said, and goes with the press that adds it.
  await page.getByRole('button', { name: 'Mangel melden' }).click();
  await expect(page.getByRole('alert')).toHaveText(/wem Sie es gesagt haben/);
  await page.getByRole('button', { name: 'Bewohner', exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Mangel melden' }).click();
  await stand(page, /^1 wartet, 1 Foto wartet/);

  await context.setOffline(false);
  await stand(page, /^Alles gesendet/);
  const { maengel } = await api<{ maengel: Gemeldet[] }>('GET', '/maengel', { token: betrieb.token });
  expect(maengel).toMatchObject([{ text: 'Rußtür undicht', gesagt: 'bewohner' }]);
  const [foto] = maengel[0]?.fotos ?? [];
  const gesendet = await page.request.get(
    `/api/liegenschaften/${foto?.liegenschaftId}/dokumente/${foto?.id}`,
    {
      headers: { authorization: `Bearer ${betrieb.token}` },
    },
  );
  const bytes = await gesendet.body();
  expect(bytes.includes('Exif')).toBe(false);
  expect(bytes.length).toBeLessThan(2_000_000);

  const buero = await context.newPage();
  await buero.goto('/liegenschaften/maengel');
  await expect(buero.getByText('Rußtür undicht')).toBeVisible();
  await expectAccessible(buero);
});

test('who drives along is named on the phone, and the office reads it beside the day', async ({
  context,
  page,
}) => {
  await meldeAn(page, 3);
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('button', { name: 'Fährt jemand mit?' }).click();
  await page.getByRole('button', { name: 'Jonas Weidner' }).click();
  await expect(page.getByRole('button', { name: 'Jonas Weidner, fährt mit' })).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: 'Es fährt mit: Jonas Weidner' })).toBeVisible();
  const buero = await context.newPage();
  await buero.goto(`/termine?tag=${HEUTE}&ansicht=tag`);
  await expect(buero.getByRole('button', { name: /^mit Jonas Weidner/ })).toBeVisible();
});

test('what the office types into a dialog outlives the end of its session', async ({ context, page }) => {
  await meldeAn(page, 3);
  const { termine } = await api<{ termine: { id: string }[] }>('GET', `/termine?von=${HEUTE}&bis=${HEUTE}`, {
    token: betrieb.token,
  });
  await page.goto(`/termine/${termine[0]?.id}`);
  await page.getByRole('button', { name: 'Notiz schreiben' }).click();
  await page.getByRole('textbox', { name: 'Notiz' }).fill('Hund im Hof, bitte hupen');
  const sitzung = (await context.cookies()).find(({ name }) => name === 'auth._token.mitarbeiter');
  const headers = { authorization: decodeURIComponent(sitzung?.value ?? '') };
  expect((await page.request.post('/api/mitarbeiter/abmelden', { headers })).status()).toBe(200);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(betrieb.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(betrieb.passwort);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const bar = page.getByRole('region', { name: 'Ihre Eingaben von vorhin' });
  await expect(bar).toContainText('„Notiz zum Termin“');
  await page.getByRole('button', { name: 'Notiz schreiben' }).click();
  await expect(page.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Hund im Hof, bitte hupen');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Notiz gespeichert')).toBeVisible();
  await bar.getByRole('button', { name: 'Verstanden' }).click();
  await expect(bar).toBeHidden();
});

type Gemeldet = { text: string; gesagt: string; fotos: { id: string; liegenschaftId: string }[] };

/** As a camera writes it: twelve megabytes, and in its head the place where it was taken. */
async function grossesBild(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const flaeche = document.createElement('canvas');
    [flaeche.width, flaeche.height] = [4000, 3000];
    const stift = flaeche.getContext('2d');
    stift?.fillRect(0, 0, 2000, 1500);
    return flaeche.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const bild = Buffer.from(base64, 'base64');
  const ort = segment(0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\bGPSLatitude 49 14 30', 'latin1'));
  const fuell = Array.from({ length: 190 }, () => segment(0xfe, Buffer.alloc(65_000, 'x')));
  return Buffer.concat([bild.subarray(0, 2), ort, ...fuell, bild.subarray(2)]);
}

function segment(art: number, inhalt: Buffer): Buffer {
  const kopf = Buffer.from([0xff, art, 0, 0]);
  kopf.writeUInt16BE(inhalt.length + 2, 2);
  return Buffer.concat([kopf, inhalt]);
}
