import { expect } from '@playwright/test';

import { KAMINSKI, KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerServer, eigenerServer } from '../support/eigenerServer.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';

const JETZT = '2027-01-11T08:00:00+01:00';
const EMAIL = 'sabine.kaminski@kehrbetrieb.example';
const PASSWORT = 'Rußbesen im Morgentau 27';
const SETTINGS = '/konto/einstellungen';
const BUCHUNG = `${SETTINGS}/terminbuchung`;

let server: EigenerServer;
test.beforeAll(async () => {
  server = await eigenerServer({ name: 'buchung-einrichten', now: JETZT });
});
test.afterAll(() => server.stop());

test('configures a company from nothing until its booking page answers', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.clock.install({ time: server.now() });
  const page = await context.newPage();
  const { origin } = server;
  const konto = new KontoSeite(page, origin);
  const gehe = (pfad: string) => page.goto(`${origin}${pfad}`);
  const ueberschrift = page.getByRole('heading', { level: 1 });

  await test.step('a company that has just registered', async () => {
    await konto.gruende({ ...KAMINSKI, email: EMAIL }, PASSWORT);
  });
  const complaints = beschwerden(page);

  await test.step('is led to the explanation, and turns it on with one button', async () => {
    await gehe(`${BUCHUNG}/gebiet`);
    await expect(page).toHaveURL(`${origin}${BUCHUNG}`);
    const knopf = page.getByRole('button', { name: 'Terminbuchung einschalten' });
    await expect(knopf).toBeVisible();
    await expectAccessible(page, DESK_AND_PHONE);
    await knopf.click();
    await expect(page.getByText('noch nicht öffentlich')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buchungsseite veröffentlichen' })).toBeDisabled();
  });

  await test.step('pastes where it goes, and takes one street out', async () => {
    await page.getByRole('link', { name: 'Gebiet', exact: true }).click();
    await expect(ueberschrift).toHaveText('Gebiet');
    await page.getByRole('button', { name: 'Postleitzahlen einfügen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: /Postleitzahlen/ })
      .fill('91999 Musterbach\n91998 Oberfelden\nLauf');
    await expect(dialog.getByText('„Lauf“')).toBeVisible();
    await expectAccessible(page, DESK_AND_PHONE);
    await dialog.getByRole('button', { name: '2 Postleitzahlen einfügen' }).click();
    await page.getByRole('button', { name: 'Straße hinzufügen' }).click();
    await dialog.getByLabel('Postleitzahl').fill('91999');
    await dialog.getByRole('textbox', { name: 'Straße' }).fill('Ringstraße');
    await dialog.getByRole('textbox', { name: /Hausnummer von/ }).fill('18');
    await dialog.getByText('Wir kommen nicht', { exact: true }).click();
    await dialog
      .getByRole('textbox', { name: /Wen kann man/ })
      .fill('Korbinian Ascher, Telefon 089 99998 140');
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(page.getByText('Ringstraße ab 18').first()).toBeVisible();
    for (const [hausnr, antwort] of [
      ['17a', /^Ja, auch für hoheitliche/],
      ['18', /^Nein.*Korbinian Ascher/],
    ] as const) {
      await page.getByRole('textbox', { name: 'Straße' }).fill('Ringstr.');
      await page.getByRole('textbox', { name: 'Hausnummer' }).fill(hausnr);
      await page.getByRole('textbox', { name: 'PLZ' }).fill('91999');
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await expect(page.getByText(antwort)).toBeVisible();
    }
    await page.getByRole('button', { name: '91998 Oberfelden entfernen' }).click();
    // By its own words: a newer message covers an older one, whose button cannot be pressed any more.
    const meldung = page.getByRole('listitem').filter({ hasText: '„91998 Oberfelden“ ist entfernt' });
    await meldung.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('91998 Oberfelden').first()).toBeVisible();
  });

  await test.step('gives an activity a price and a question', async () => {
    await gehe(`${BUCHUNG}/taetigkeiten`);
    await page.getByRole('button', { name: /Rauchwarnmelder.* ändern/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/Wohnungen/)
      .first()
      .click();
    await dialog.getByRole('textbox', { name: /^Preis/ }).fill('24');
    await expectAccessible(page, DESK_AND_PHONE);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/24,00.€ · fragt nach Wohnungen/)).toBeVisible();
  });

  await test.step('changes the week by dragging and by keys, and undoes', async () => {
    await gehe(`${BUCHUNG}/verfuegbarkeiten`);
    const raster = page.getByRole('group', { name: /Wochenmuster von Sabine/ });
    const bloecke = raster.locator('[data-wochenblock]');
    await expect(bloecke).toHaveCount(5);
    const kasten = await page.locator('[data-wochenraster]').boundingBox();
    if (kasten === null) throw new Error('no grid');
    const samstag = kasten.x + (kasten.width * 5.5) / 7;
    await page.mouse.move(samstag, kasten.y + 82);
    await page.mouse.down();
    await page.mouse.move(samstag, kasten.y + 202, { steps: 5 });
    await page.mouse.up();
    await expect(raster.getByRole('button', { name: 'Samstag, 09:00 bis 12:00 Uhr' })).toBeVisible();
    await raster.getByRole('button', { name: /Samstag/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(raster.getByRole('button', { name: 'Samstag, 09:15 bis 12:00 Uhr' })).toBeFocused();
    await page.getByRole('button', { name: 'Rückgängig' }).first().click();
    await page.getByRole('button', { name: 'Rückgängig' }).first().click();
    await expect(raster.getByRole('button', { name: 'Samstag, 09:00 bis 12:00 Uhr' })).toBeVisible();
    await expectAccessible(page, DESK_AND_PHONE);
    await page.getByRole('button', { name: 'Wochenmuster speichern' }).click();
    await expect(page.getByText(/Wochenmuster von .* ist gespeichert/)).toBeVisible();
  });

  await test.step('closes for a week', async () => {
    await gehe(`${BUCHUNG}/feiertage`);
    await page.getByRole('button', { name: 'Tage eintragen' }).click();
    const dialog = page.getByRole('dialog');
    const tag = dialog.getByRole('group', { name: 'Erster Tag' });
    await tag.getByRole('spinbutton').first().click();
    await page.keyboard.type('16082027');
    await expectAccessible(page, DESK_AND_PHONE);
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await expect(page.getByText('Montag, 16. August 2027').first()).toBeVisible();
  });

  await test.step('writes Impressum and Datenschutz, and goes public', async () => {
    await gehe(`${SETTINGS}/datenschutz`);
    await page.getByRole('textbox', { name: 'Impressum' }).fill('Kehrbetrieb Kaminski, Musterbach');
    await page.getByRole('textbox', { name: 'Datenschutzerklärung' }).fill('Wir speichern Termine.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await gehe(BUCHUNG);
    await page.getByRole('button', { name: 'Buchungsseite veröffentlichen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihre Buchungsseite ist öffentlich' })).toBeVisible();
    await expectAccessible(page, DESK_AND_PHONE);
  });

  await test.step('allows its own site, copies the code and sees the page as it will stand there', async () => {
    await gehe(`${BUCHUNG}/einbetten`);
    const seiten = page.getByRole('textbox', { name: /Erlaubte Websites/ });
    await seiten.fill('https://*.kaminski.example');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('link', { name: /enthält einen Stern/ })).toBeVisible();
    await seiten.fill('HTTPS://www.Kaminski.example/');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(seiten).toHaveValue('https://www.kaminski.example');
    await page.getByRole('button', { name: 'Code kopieren' }).click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain('<kehrtour-termin unternehmen="kehrbetrieb-kaminski">');
    const vorschau = page.frameLocator('iframe[title="Vorschau Ihrer Buchungsseite"]');
    await expect(vorschau.getByRole('heading').first()).toBeVisible();
  });

  await test.step('strangers find it', async () => {
    const fremd = await browser.newContext();
    const gast = await fremd.newPage();
    const antwort = await gast.goto(`${origin}/unternehmen/kehrbetrieb-kaminski/termin`);
    expect(antwort?.status()).toBe(200);
    await expect(gast.getByText('Prüfung Ihrer Rauchmelder').first()).toBeVisible();
    await fremd.close();
  });
  expect(complaints).toEqual([]);
  await context.close();
});
