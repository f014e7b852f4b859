import { expect } from '@playwright/test';

import { BETRIEB, BuchungSeite, jemand } from '../pages/BuchungSeite.ts';
import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { vormerkungslinkAn } from '../support/postfach.ts';
import { api, demoToken } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';
import { tagIn } from '../support/tagIn.ts';

const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };
const PHONE = { width: 390, height: 844 };

type Einstellungen = { version: number; terminbuchung: Record<string, unknown> };
/** The other journeys book as the demonstration does. */
test.afterAll(async () => {
  const token = await demoToken();
  const { version, terminbuchung } = await api<Einstellungen>('GET', '/unternehmen/einstellungen', { token });
  const body = { version, terminbuchung: { ...terminbuchung, eintragen: 'sofort' } };
  await api('PATCH', '/unternehmen/einstellungen', { token, body });
});

/** How many appointments the office sees for this house. */
async function termineIn(haus: string): Promise<number> {
  const token = await demoToken();
  const query = new URLSearchParams({ von: tagIn(0), bis: tagIn(61) });
  const { termine } = await api<{ termine: object[] }>('GET', `/termine?${query}`, { token });
  return termine.filter((termin) => JSON.stringify(termin).includes(haus)).length;
}

test('the office has bookings entered only after their confirmation, and a stranger books so without a script', async ({
  page,
  browser,
}) => {
  const gefunden = beschwerden(page);
  await new KontoSeite(page, origin).melde(DEMO.email, DEMO.passwort);
  await page.goto('/konto/einstellungen/terminbuchung/regeln');
  await page.getByRole('radio', { name: /^Erst nach Bestätigung eintragen/ }).check({ force: true });
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();

  const telefon = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false, baseURL: origin });
  const seite = await telefon.newPage();
  const wer = jemand();
  const buchung = new BuchungSeite(seite);
  await seite.goto(BETRIEB);
  // Other journeys have been at this house before.
  const vorher = await termineIn('Ringstraße 21');
  const zeitId = await buchung.bisKontaktdaten('21');
  await expect(seite.getByText('Gebucht ist sie erst mit dem Klick in unserer Mail.')).toBeVisible();
  await buchung.stelleVor(wer);
  await buchung.stimmeZu();
  await seite.getByRole('button', { name: 'Weiter per E-Mail' }).click();
  await expect(buchung.ueberschrift('Bitte sehen Sie jetzt in Ihre Mail')).toBeVisible();
  await expect(
    seite.getByText('erst mit dem Klick dort ist der Termin gebucht', { exact: false }),
  ).toBeVisible();
  expect(await termineIn('Ringstraße 21')).toBe(vorher);

  // Nobody is kept from this time: the next visitor is offered it, too.
  const andere = await telefon.newPage();
  await andere.goto(BETRIEB);
  const anderer = new BuchungSeite(andere);
  await anderer.waehle();
  await anderer.sageAdresse('Ringstraße', '23');
  await expect(andere.locator(`button[name=zeit][value="${zeitId}"]`).first()).toBeAttached();

  const link = await vormerkungslinkAn(wer.email);
  await seite.goto(link);
  await expect(buchung.ueberschrift('Ein Klick fehlt noch')).toBeVisible();
  // Mail scanners open links, too.
  expect(await termineIn('Ringstraße 21')).toBe(vorher);
  await buchung.bestelle();
  await expect(buchung.ueberschrift('Ihr Termin steht fest')).toBeVisible();
  const dieBuchung = new URL(seite.url()).searchParams.get('code');
  expect(await termineIn('Ringstraße 21')).toBe(vorher + 1);
  await seite.goto(link);
  await expect(buchung.ueberschrift('Ihr Termin steht fest')).toBeVisible();
  expect(new URL(seite.url()).searchParams.get('code')).toBe(dieBuchung);
  await telefon.close();
  expect(gefunden).toEqual([]);
});
