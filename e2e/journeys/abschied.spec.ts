import { expect } from '@playwright/test';

import { entpacke } from '../../apps/api/test/entpacke.ts';
import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { GEDULD_MS } from '../support/geduld.ts';
import { test } from '../support/journey.ts';
import { briefeAn } from '../support/postfach.ts';
import { origin } from '../support/surroundings.ts';

const SEITE = '/konto/einstellungen/datenschutz';

test('an owner takes all her data along, asks for the deletion of her company, and takes it back', async ({
  page,
}) => {
  const zugang = await eigenerBetrieb('abschied', 2);
  const firma = `Kehrbetrieb ${/^sabine\.(.+)@/.exec(zugang.email)?.[1]}`;
  await new KontoSeite(page, origin).melde(zugang.email, zugang.passwort);
  const complaints = beschwerden(page);
  await page.goto(`${origin}${SEITE}`);

  await test.step('the file comes only with the password, and says that a second factor is missing', async () => {
    await page.getByRole('button', { name: 'Auszug erstellen' }).click();
    await page.getByRole('button', { name: /^ZIP-Datei laden/ }).click({ timeout: GEDULD_MS });
    const dialog = page.getByRole('dialog', { name: 'Alle Daten laden' });
    await expect(dialog.getByText('Ihr Zugang hat keinen zweiten Faktor')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Ihr Passwort' }).fill('nicht dieses');
    await dialog.getByRole('button', { name: 'ZIP-Datei laden' }).click();
    await expect(dialog.getByText('„Ihr Passwort“ stimmt nicht').first()).toBeVisible();
    await expectAccessible(page, DESK_AND_PHONE);
    await dialog.getByRole('textbox', { name: 'Ihr Passwort' }).fill(zugang.passwort);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'ZIP-Datei laden' }).click();
    const parts: Buffer[] = [];
    for await (const part of await (await download).createReadStream()) parts.push(part as Buffer);
    const alles = Object.values(entpacke(new Uint8Array(Buffer.concat(parts)))).join('\n');
    for (const { email } of zugang.haeuser) expect(alles).toContain(email);
  });

  await test.step('the deletion asks for the name and the password, and everybody sees what was asked', async () => {
    await page.getByRole('button', { name: 'Betrieb löschen …' }).click();
    const dialog = page.getByRole('dialog', { name: `${firma} löschen?` });
    await dialog.getByLabel('Name Ihres Betriebs').fill('Ein anderer');
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await expect(dialog.getByText(`Bitte geben Sie „${firma}“ ein`).first()).toBeVisible();
    await dialog.getByLabel('Name Ihres Betriebs').fill(firma);
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await dialog.getByRole('textbox', { name: 'Ihr Passwort' }).fill(zugang.passwort);
    await dialog.getByRole('button', { name: 'Löschung beantragen' }).click();
    await expect(page.getByText(/Ihr Betrieb wird am .* gelöscht/).first()).toBeVisible();
    await page.goto(`${origin}/termine`);
    await expect(page.getByText(/wird am .* gelöscht/).first()).toBeVisible();
    await expect
      .poll(async () => (await briefeAn(zugang.email))[0]?.text)
      .toContain('ist die Löschung bei Kehrtour beantragt');
  });

  await test.step('and is taken back', async () => {
    await page.goto(`${origin}${SEITE}`);
    await page.getByRole('button', { name: 'Löschung zurücknehmen' }).click();
    await expect(page.getByRole('button', { name: 'Betrieb löschen …' })).toBeVisible();
    await page.goto(`${origin}/termine`);
    await expect(page.getByText(/wird am .* gelöscht/)).toHaveCount(0);
  });
  expect(complaints.filter((one) => !/status of 4(01|03|22)/.test(one))).toEqual([]);
});
