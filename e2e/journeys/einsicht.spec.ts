import { expect } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { alsBetreiber } from '../support/alsBetreiber.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { eigenerBetrieb } from '../support/eigenerBetrieb.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { briefeAn } from '../support/postfach.ts';
import { origin } from '../support/surroundings.ts';

const GRUND = 'Frau Kaminski bat am Telefon um Hilfe mit ihren Leuten';

test('an operator looks into a company with a reason, and the owner reads who, when, why and at what', async ({
  page,
  browser,
}) => {
  const complaints = beschwerden(page);
  const zugang = await eigenerBetrieb('einsicht', 1);
  const firma = `Kehrbetrieb ${/^sabine\.(.+)@/.exec(zugang.email)?.[1]}`;
  await alsBetreiber(page);
  await page.getByLabel('Name, Ort oder Adresse der Buchungsseite').fill(firma);
  await page.getByRole('button', { name: `${firma} einsehen` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Grund').fill('so halt');
  await dialog.getByRole('button', { name: 'Einsicht beginnen' }).click();
  await expect(dialog.getByText('Bitte den Grund in ein paar Worten angeben')).toBeVisible();
  await dialog.getByLabel('Grund').fill(GRUND);
  await dialog.getByRole('button', { name: 'Einsicht beginnen' }).click();

  await expect(page).toHaveURL(/\/admin-area\/einsicht$/);
  const streifen = page.getByText(`Sie sehen in ${firma} hinein`);
  await expect(streifen).toBeVisible();
  await page.getByRole('tab', { name: 'Leute' }).click();
  await expect(page.getByText('Jonas Weidner').first()).toBeVisible();
  await expectAccessible(page, DESK_AND_PHONE);
  await page.goto('/admin-area/import-jobs');
  await expect(streifen).toBeVisible();
  await page.getByRole('button', { name: 'Einsicht beenden' }).click();
  await expect(streifen).toBeHidden();
  await page.goto('/admin-area/einsicht');
  await expect(page.getByText('Gerade ist kein Betrieb geöffnet')).toBeVisible();
  await expect(page.getByText('Jonas Weidner')).toHaveCount(0);

  const [brief] = await briefeAn(zugang.email);
  expect(brief?.text).toContain(GRUND);
  const ihre = await (await browser.newContext()).newPage();
  await new KontoSeite(ihre, origin).melde(zugang.email, zugang.passwort);
  await ihre.goto(`${origin}/konto/einstellungen/unternehmen/einsichten`);
  await expect(ihre.getByText(`Grund: „${GRUND}“`)).toBeVisible();
  await expect(ihre.getByText('Geöffnet: Angaben zum Betrieb, Liste der Mitarbeitenden.')).toBeVisible();
  await expectAccessible(ihre, DESK_AND_PHONE);
  await ihre.context().close();
  expect(complaints).toEqual([]);
});
