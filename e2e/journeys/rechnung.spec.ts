import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { alsBetreiber } from '../support/alsBetreiber.ts';
import { BLICK_MS, GEDULD_MS } from '../support/geduld.ts';
import { test } from '../support/journey.ts';
import { origin } from '../support/surroundings.ts';

const PASSWORT = 'schornstein-demo-2027';

const inhaberin = (page: Page) => new KontoSeite(page, origin).melde('demo@kehrtour.example', PASSWORT);

test('the owner finds every invoice with where it stands, takes one home and complains about another', async ({
  page,
}) => {
  await inhaberin(page);
  // The demo plays its invoices after the start.
  await expect(async () => {
    await page.goto('/konto/rechnung');
    await expect(page.getByText('beanstandet', { exact: true })).toBeVisible({ timeout: BLICK_MS });
  }).toPass({ timeout: GEDULD_MS });
  for (const stand of ['bezahlt', 'überfällig', 'Zahlungserinnerung', 'Storno', 'aufgehoben', 'offen'])
    await expect(page.getByText(stand, { exact: true }).first()).toBeVisible();
  const laden = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /als PDF$/ })
    .first()
    .click();
  const datei = await laden;
  expect(datei.suggestedFilename()).toMatch(/^RE-\d{4}-\d{5}\.pdf$/);
  expect(
    readFileSync(await datei.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page
    .getByRole('button', { name: /beanstanden$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Was stimmt nicht?').fill('Diese Rechnung haben wir schon bezahlt.');
  await dialog.getByRole('button', { name: 'Beanstanden' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('beanstandet', { exact: true })).toHaveCount(2);
});

test('the owner changes where invoices go and how they are paid, and is told of every typo', async ({
  page,
}) => {
  await inhaberin(page);
  await page.goto('/konto/einstellungen/zahlung');
  await page.getByRole('link', { name: 'Rechnungsanschrift ändern' }).click();
  await page.getByLabel('Leitweg-ID').fill('04011000-1234512345-07');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Prüfziffer');
  await page.getByLabel('Leitweg-ID').fill('04011000-1234512345-06');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.goto('/konto/einstellungen/zahlung/zahlungsart');
  // An XRechnung is transferred: whoever wants a debit takes the Leitweg-ID away first, and is led there.
  await expect(page.getByText('Mit Ihrer Leitweg-ID bekommen Sie XRechnungen')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Rechnungsanschrift' }).click();
  await page.getByLabel('Leitweg-ID').fill('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.goto('/konto/einstellungen/zahlung/zahlungsart');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await page.getByText('Ich erteile dieses SEPA-Lastschriftmandat').click();
  await page.getByRole('button', { name: 'Mandat erteilen' }).click();
  await expect(page.getByRole('alert')).toContainText('Tippfehler');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Mandat erteilen' }).click();
  await expect(page.getByText('IBAN endet auf 3000')).toBeVisible();
  await page.getByRole('button', { name: 'Mandat widerrufen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mandat widerrufen' }).click();
  await expect(page.getByText('So zahlen Sie jetzt')).toBeVisible();
});

test('the operator finds an invoice, answers the complaint and books what was paid', async ({ page }) => {
  await alsBetreiber(page);
  await expect(async () => {
    await page.goto('/admin-area/invoices?stand=beanstandet');
    await expect(page.getByText('Schornsteinfegerbetrieb Rußwurm').first()).toBeVisible({
      timeout: BLICK_MS,
    });
  }).toPass({ timeout: GEDULD_MS });
  await page.getByText('Schornsteinfegerbetrieb Rußwurm').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Beanstandung' }).click();
  await dialog.getByLabel('Antwort an den Betrieb').fill('Der Monat war gebucht, deshalb bleibt es dabei.');
  await dialog.getByRole('button', { name: 'Antworten' }).click();
  await expect(dialog.getByText(/geantwortet: „Der Monat war gebucht/)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Zahlung' }).click();
  await dialog.getByLabel('Betrag').fill('46,41');
  await dialog.getByLabel('Datum').fill('1.3.2027');
  await dialog.getByLabel('Verweis der Bank').fill('Überweisung vom 1.3.');
  await dialog.getByRole('button', { name: 'Zahlung buchen' }).click();
  await expect(dialog.getByText('Bezahlt', { exact: true })).toBeVisible();
});
