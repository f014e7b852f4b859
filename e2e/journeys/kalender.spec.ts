import { createServer, type Server } from 'node:http';

import { expect } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { calendarPort, origin } from '../support/surroundings.ts';
import { tagIn } from '../support/tagIn.ts';

const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };

/** A calendar elsewhere, as a program would serve it. */
let kalender: Server;
let status = 200;
test.beforeAll(async () => {
  kalender = createServer((_request, response) => {
    const tag = tagIn(3).replaceAll('-', '');
    response
      .writeHead(status, { 'content-type': 'text/calendar' })
      .end(
        [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Privat//DE',
          'BEGIN:VEVENT',
          'UID:zahnarzt',
          'DTSTAMP:20260101T000000Z',
          `DTSTART;TZID=Europe/Berlin:${tag}T180000`,
          `DTEND;TZID=Europe/Berlin:${tag}T190000`,
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'SUMMARY:Zahnarzt',
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      );
  });
  await new Promise<void>((ready) => kalender.listen(calendarPort, 'localhost', ready));
});
test.afterAll(() => void kalender.close());

test('appointments go out under a secret address, busy times come in from elsewhere', async ({ page }) => {
  const complaints = beschwerden(page);
  await new KontoSeite(page, origin).melde(DEMO.email, DEMO.passwort);
  await page.goto('/konto/einstellungen');
  await page.getByRole('link', { name: 'Kalender', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();

  await test.step('makes an address that calendar programs can read, without customers', async () => {
    await page.getByRole('button', { name: 'Kalenderadresse erstellen' }).first().click();
    const adresse = await page.getByLabel('Geheime Kalenderadresse').first().inputValue();
    const datei = await fetch(adresse);
    expect(datei.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await datei.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).not.toContain('LOCATION');
    const unveraendert = await fetch(adresse, {
      headers: { 'if-none-match': datei.headers.get('etag') ?? '' },
    });
    expect(unveraendert.status).toBe(304);
    // The whole label is the target; the switch itself is hidden behind its picture.
    await page.getByText('Namen, Anschriften und Telefonnummern').first().click();
    await expect(page.getByText('Kundendaten stehen jetzt im Kalender')).toBeVisible();
    expect(await (await fetch(adresse)).text()).toContain('LOCATION');
  });

  await test.step('reads a calendar elsewhere at once, and says what came of it', async () => {
    await page.getByRole('button', { name: 'Kalender hinzufügen' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Privat');
    await dialog.getByLabel('Adresse des Kalenders').fill(`http://localhost:${calendarPort}/privat.ics`);
    await dialog.getByRole('button', { name: 'Kalender hinzufügen' }).click();
    await expect(page.getByText('Verbunden')).toBeVisible();
    await expect(page.getByText(/4 belegte Zeiten/)).toBeVisible();
    status = 404;
    await page.getByRole('button', { name: 'Jetzt aktualisieren' }).click();
    await expect(page.getByText(/gibt es keinen Kalender mehr. Die Zeiten vom letzten Mal/)).toBeVisible();
    status = 200;
  });

  await expectAccessible(page, DESK_AND_PHONE);

  await test.step('ends both', async () => {
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kalender entfernen' }).click();
    await expect(page.getByText('Der Kalender ist entfernt')).toBeVisible();
    const adresse = await page.getByLabel('Geheime Kalenderadresse').first().inputValue();
    await page.getByRole('button', { name: 'Zurücknehmen' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Adresse zurücknehmen' }).click();
    // Others have no address yet either: a button to make one does not say that this one is gone.
    await expect.poll(async () => (await fetch(adresse)).status).toBe(404);
  });
  expect(complaints).toEqual([]);
});
