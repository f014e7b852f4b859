import { expect, type Page } from '@playwright/test';

import { beschwerden } from '../support/beschwerden.ts';
import { eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { einmalcode } from '../support/einmalcode.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { briefeAn } from '../support/postfach.ts';

async function gibZugangsdatenEin(page: Page, zugang: { email: string; passwort: string }): Promise<void> {
  await page.goto('/anmelden');
  await page.getByLabel('E-Mail-Adresse').fill(zugang.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(zugang.passwort);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}
async function meldeAb(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sabine Kaminski/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/anmelden/);
}

test('an owner sets up a second factor, logs in with it, and without her phone', async ({ page }) => {
  const complaints = beschwerden(page);
  const zugang = await eigenerBetrieb('faktor', 0);
  await gibZugangsdatenEin(page, zugang);
  await expect(page).toHaveURL(/\/termine/);
  await page.goto('/konto/einstellungen/profil');
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  await page.getByRole('textbox', { name: 'Ihr Passwort' }).fill('nicht mein Passwort');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('alert')).toContainText('„Ihr Passwort“ stimmt nicht');
  await page.getByRole('textbox', { name: 'Ihr Passwort' }).fill(zugang.passwort);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  await page.getByText('Ohne Kamera').click();
  const geheimnis = await page.locator('details code').innerText();
  await page.getByLabel('Bestätigungscode').fill(einmalcode(geheimnis));
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const zeilen = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await expect(zeilen).toHaveCount(10);
  const codes = await zeilen.allInnerTexts();
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByText('Ich habe die Codes gesichert').click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Noch 10 Wiederherstellungscodes gelten.')).toBeVisible();

  await meldeAb(page);
  await gibZugangsdatenEin(page, zugang);
  const feld = page.getByLabel('Bestätigungscode');
  await expect(feld).toBeFocused();
  await feld.fill('000000');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Code stimmt nicht');
  // The code that switched it on is used up: the app shows the next one after half a minute.
  await feld.fill(einmalcode(geheimnis, 1));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/termine/);

  await meldeAb(page);
  await gibZugangsdatenEin(page, zugang);
  await page.getByRole('button', { name: /Telefon nicht zur Hand/ }).click();
  await feld.fill(codes[0] ?? '');
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/termine/);
  await page.goto('/konto/einstellungen/profil');
  await expect(page.getByText('Noch 9 Wiederherstellungscodes gelten.')).toBeVisible();
  await expect(async () => {
    const betreffs = (await briefeAn(zugang.email)).map(({ betreff }) => betreff);
    expect(betreffs).toContain('Ihr zweiter Faktor ist eingeschaltet');
    expect(betreffs).toContain('Ein Wiederherstellungscode wurde benutzt');
  }).toPass();
  // What was typed wrong on purpose is refused, and the browser says so.
  expect(complaints.filter((one) => !/status of (401|422)/.test(one))).toEqual([]);
});
