import { expect } from '@playwright/test';

import { BETRIEB, BuchungSeite, jemand } from '../pages/BuchungSeite.ts';
import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { linkInMailAn } from '../support/postfach.ts';
import { origin } from '../support/surroundings.ts';

const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };

test('a wish becomes a proposal of the office, and with her yes an appointment', async ({
  page,
  browser,
}) => {
  const gefunden = beschwerden(page);
  const wer = jemand();
  const buchung = new BuchungSeite(page);
  await page.goto(BETRIEB);
  await buchung.waehle();
  await buchung.sageAdresse('Ringstraße', '31');
  await page.getByRole('link', { name: 'Terminwunsch senden' }).click();
  await expect(buchung.ueberschrift('Wann würde es Ihnen passen?')).toBeVisible();
  await page.getByRole('button', { name: 'Terminwunsch senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte kreuzen Sie an, wann es Ihnen passt.');
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByRole('checkbox', { name: 'Mittwoch vormittags' }).check();
  await buchung.stelleVor(wer);
  await page.getByRole('checkbox', { name: /Datenschutzhinweise/ }).check();
  await page.getByRole('button', { name: 'Terminwunsch senden' }).click();
  await expect(buchung.ueberschrift('Ihr Wunsch ist bei uns')).toBeFocused();
  await expectAccessible(page, DESK_AND_PHONE);
  const wunsch = await linkInMailAn(
    wer.email,
    'Ihr Terminwunsch ist da',
    '/unternehmen/musterbach/termin/fertig',
  );

  const arbeitsplatz = await browser.newContext();
  const buero = await arbeitsplatz.newPage();
  await new KontoSeite(buero, origin).melde(DEMO.email, DEMO.passwort);
  const wuensche = buero.getByRole('region', { name: 'Terminwünsche' });
  await expect(wuensche).toBeVisible();
  // Only the oldest stand open at first.
  const alle = wuensche.getByRole('button', { name: /^Alle/ });
  if (await alle.isVisible()) await alle.click();
  const zeile = wuensche.getByRole('listitem').filter({ hasText: wer.email });
  await expect(zeile).toContainText('Passt: Mittwoch vormittags');
  await zeile.getByRole('button', { name: /^Zeit finden/ }).click();
  await buero.getByRole('radio').first().check({ force: true });
  await expectAccessible(buero, DESK_AND_PHONE);
  await buero.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(buero.getByText('Der Vorschlag ist unterwegs')).toBeVisible();
  await expect(zeile).toHaveCount(0);
  await arbeitsplatz.close();

  // The old link shows the present state: the wish is a proposal now.
  await page.goto(wunsch);
  await expect(buchung.ueberschrift('Passt Ihnen diese Zeit?')).toBeVisible();
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('alert')).toContainText('Widerrufsbelehrung');
  await buchung.stimmeZu();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(buchung.ueberschrift('Ihr Termin steht fest')).toBeFocused();
  await page.getByRole('link', { name: 'Termin absagen' }).click();
  await page.getByRole('button', { name: 'Termin absagen' }).click();
  await expect(buchung.ueberschrift('Dieser Termin ist abgesagt')).toBeVisible();
  // What a form refuses is an answer with HTTP 400 or 422, and browsers say so.
  expect(gefunden.filter((text) => !/status of 4(00|22)/.test(text))).toEqual([]);
});

test.describe('without scripts, on a narrow phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('a wish is left and taken back', async ({ page }) => {
    const buchung = new BuchungSeite(page);
    await page.goto(BETRIEB);
    await buchung.waehle();
    await buchung.sageAdresse('Ringstraße', '33');
    await page.getByRole('link', { name: 'Terminwunsch senden' }).click();
    expect(await page.locator('table').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(288);
    await page.getByRole('checkbox', { name: 'Mir ist jede Zeit recht' }).check();
    await buchung.stelleVor(jemand());
    await page.getByRole('checkbox', { name: /Datenschutzhinweise/ }).check();
    await page.getByRole('button', { name: 'Terminwunsch senden' }).click();
    await expect(buchung.ueberschrift('Ihr Wunsch ist bei uns')).toBeVisible();
    await page.getByRole('link', { name: 'Wunsch zurückziehen' }).click();
    await page.getByRole('button', { name: 'Wunsch zurückziehen' }).click();
    await expect(buchung.ueberschrift('Ihr Wunsch ist zurückgezogen')).toBeVisible();
  });
});
