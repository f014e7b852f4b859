import { expect, type Page } from '@playwright/test';

import { beschwerden } from '../support/beschwerden.ts';
import { eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { briefeAn } from '../support/postfach.ts';

/** A fingerprint reader that always says yes, and forgets nothing as long as the page lives. */
async function mitFingerabdruck(page: Page): Promise<(geprueft: boolean) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isUserVerified) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}
async function meldeAb(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sabine Kaminski/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/anmelden/);
}

test('an owner sets a passkey up, comes in with it alone and as second step, and removes it', async ({
  page,
}) => {
  const complaints = beschwerden(page);
  const pruefe = await mitFingerabdruck(page);
  const zugang = await eigenerBetrieb('passkey', 0);
  const gibZugangsdatenEin = async () => {
    await page.getByLabel('E-Mail-Adresse').fill(zugang.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(zugang.passwort);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  };
  await page.goto('/anmelden');
  await expectAccessible(page, DESK_AND_PHONE);
  await gibZugangsdatenEin();
  await expect(page).toHaveURL(/\/termine/);
  await page.goto('/konto/einstellungen/profil');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Ihr Passwort' }).fill(zugang.passwort);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Name des Passkeys').fill('Laptop im Büro');
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await page.getByText('Ich habe die Codes gesichert').click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  const liste = page.getByRole('list', { name: 'Ihre Passkeys' });
  await expect(liste).toContainText('noch nicht benutzt');
  await expect(page.getByText('Eingeschaltet mit Passkey')).toBeVisible();
  await expectAccessible(page, DESK_AND_PHONE);

  // Alone: the page that she wanted is the page that she gets.
  await meldeAb(page);
  await page.goto('/konto/einstellungen/profil');
  await expect(page).toHaveURL(/\/anmelden/);
  await page.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(page).toHaveURL(/\/konto\/einstellungen\/profil/);
  await expect(liste).toContainText('zuletzt benutzt am');

  // After the password a device that does not ask who holds it is enough; without a password it is not.
  await meldeAb(page);
  await pruefe(false);
  await page.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(page.getByRole('alert')).toContainText('keine Bestätigung');
  await gibZugangsdatenEin();
  await expect(page.getByText('Bitte bestätigen Sie mit Ihrem Passkey')).toBeVisible();
  await expectAccessible(page, DESK_AND_PHONE);
  await pruefe(true);
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(page).toHaveURL(/\/termine/);

  await page.goto('/konto/einstellungen/profil');
  await page.getByRole('button', { name: /Umbenennen.*Laptop im Büro/ }).click();
  await page.getByLabel('Name des Passkeys').fill('Altes Laptop');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: /Entfernen.*Altes Laptop/ }).click();
  await page.getByRole('textbox', { name: 'Ihr Passwort' }).fill(zugang.passwort);
  await page.getByRole('button', { name: 'Passkey entfernen' }).click();
  await expect(page.getByRole('button', { name: 'Zweiten Faktor einrichten' })).toBeVisible();
  await expect(liste).toHaveCount(0);
  await expect(async () => {
    const betreffs = (await briefeAn(zugang.email)).map(({ betreff }) => betreff);
    expect(betreffs).toContain('Ein Passkey wurde eingerichtet');
    expect(betreffs).toContain('Ein Passkey wurde entfernt');
  }).toPass();
  expect(complaints.filter((one) => !/status of 401/.test(one))).toEqual([]);
});
