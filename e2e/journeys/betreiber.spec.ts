import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { ImportSeite } from '../pages/ImportSeite.ts';
import { KontoSeite } from '../pages/KontoSeite.ts';
import { alsBetreiber } from '../support/alsBetreiber.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { origin } from '../support/surroundings.ts';

const LISTE = [
  'Straße;Hausnr;PLZ;Ort;Name;E-Mail;Objektnummer',
  'Erlenweg;1;91207;Lauf;Birgit Esche;birgit@kunden.example;E-1',
  'Erlenweg;2;91207;Lauf;Karl Esche;karl@kunden.example;E-2',
  ';;;;;ohne.haus@kunden.example;E-3',
].join('\r\n');
const GRUND = 'Frau Kaminski bat am Telefon darum';
const NOTIZ = 'Zeile 3 hat keine Anschrift, der Betrieb schickt sie nach';

/** Says why in the dialog that asks for it. */
async function begruende(page: Page, grund: string, ja: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Grund').fill(grund);
  await dialog.getByRole('button', { name: ja }).click();
  await expect(dialog).toBeHidden();
}

test('an operator helps a company with an import, takes it back when asked, shuts the company out and lets it in', async ({
  page,
  browser,
}) => {
  test.slow();
  const complaints = beschwerden(page);
  const zugang = await eigenerBetrieb('betreiber', 1);
  const firma = `Kehrbetrieb ${/^sabine\.(.+)@/.exec(zugang.email)?.[1]}`;
  const ihre = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await new KontoSeite(ihre, origin).melde(zugang.email, zugang.passwort);
  const importSeite = new ImportSeite(ihre, origin);
  await importSeite.lege({ name: 'Erlenweg.csv', bytes: Buffer.from(LISTE) });
  await importSeite.pruefe();

  await alsBetreiber(page);
  await page.goto(`${origin}/admin-area/import-jobs`);
  await page.getByLabel('Betrieb oder Ort').fill(firma);
  await page.getByText('Nur mit ausgelassenen Zeilen').click();
  const zeile = page.getByRole('row').filter({ hasText: firma });
  await expect(zeile).toHaveCount(1);
  await zeile.getByText(firma).click();
  await expect(page).toHaveURL(/\/admin-area\/import-jobs\/[^/]+\/[^/?]+/);
  // Of a company without its yes an operator sees counts, and no name of anybody.
  await expect(page.getByText(firma).first()).toBeVisible();
  await expect(page.getByText('Esche')).toHaveCount(0);
  await expectAccessible(page, DESK_AND_PHONE);

  await page.getByRole('button', { name: 'Noch einmal prüfen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Probelauf starten' }).click();
  await expect(page.getByText('Bitte den Grund in ein paar Worten angeben')).toBeVisible();
  await begruende(page, GRUND, 'Probelauf starten');
  await expect(page.getByText('Der Probelauf ist gestartet')).toBeVisible();
  await page.getByLabel('Neue Notiz').fill(NOTIZ);
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: NOTIZ })).toBeVisible();

  await ihre.reload();
  await expect(ihre.getByText('Was Kehrtour an diesem Import getan hat')).toBeVisible();
  await expect(ihre.getByText(GRUND).first()).toBeVisible();
  await expect(ihre.getByText(NOTIZ).first()).toBeVisible();
  await importSeite.uebernimm(true);

  const zuruecknehmen = page.getByRole('button', { name: 'Zurücknehmen' });
  await expect(zuruecknehmen).toBeVisible();
  await zuruecknehmen.click();
  await begruende(page, 'Die Liste war die des Nachbarbezirks', 'Import zurücknehmen');
  await expect(page.getByText('Zurückgenommen', { exact: true }).first()).toBeVisible();
  await ihre.goto(`${origin}/liegenschaften?suche=Erlenweg`);
  await expect(ihre.getByText('Erlenweg 1')).toHaveCount(0);

  // Rows and files belong to the company: they are opened with a reason, and for an hour.
  await page.getByRole('link', { name: 'Betrieb mit Grund einsehen' }).click();
  await page.getByRole('button', { name: `${firma} einsehen` }).click();
  await begruende(page, GRUND, 'Einsicht beginnen');
  await page.getByRole('tab', { name: 'Importe' }).click();
  await page.getByRole('button', { name: 'Meldungen zu Erlenweg.csv' }).click();
  const geladen = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Datei laden' }).click();
  expect(readFileSync(await (await geladen).path(), 'utf8')).toBe(LISTE);
  const fehlerliste = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fehlerliste laden' }).click();
  expect(readFileSync(await (await fehlerliste).path(), 'utf8')).toContain('ohne.haus@kunden.example');
  await page.getByRole('button', { name: 'Einsicht beenden' }).click();

  await page.goto(`${origin}/admin-area`);
  await page.getByLabel('Name, Ort oder Adresse der Buchungsseite').fill(firma);
  await page.getByRole('button', { name: `${firma} sperren` }).click();
  await begruende(page, 'Zahlt seit März nicht', 'Betrieb sperren');
  await expect(page.getByRole('row').filter({ hasText: firma })).toContainText('Zahlt seit März nicht');
  await ihre.goto(`${origin}/termine`);
  await expect(ihre).toHaveURL(/\/anmelden/);
  await ihre.getByLabel('E-Mail-Adresse').fill(zugang.email);
  await ihre.getByRole('textbox', { name: 'Passwort' }).fill(zugang.passwort);
  await ihre.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(ihre.getByText('Dieser Betrieb ist gesperrt')).toBeVisible();

  await page.getByRole('button', { name: `${firma} entsperren` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entsperren' }).click();
  await expect(page.getByRole('button', { name: `${firma} sperren` })).toBeVisible();
  await ihre.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(ihre).not.toHaveURL(/\/anmelden/);
  await ihre.context().close();
  expect(complaints).toEqual([]);
});
