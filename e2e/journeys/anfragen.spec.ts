import { expect, type Page } from '@playwright/test';

import { KontoSeite } from '../pages/KontoSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { DESK_AND_PHONE, expectAccessible } from '../support/expectAccessible.ts';
import { test } from '../support/journey.ts';
import { bestaetigungslinkAn, neuesteMailAn } from '../support/postfach.ts';
import { api } from '../support/rundeAnkuendigen.ts';
import { origin } from '../support/surroundings.ts';
import { tagIn } from '../support/tagIn.ts';

const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };
const SLUG = '/oeffentlich/unternehmen/musterbach';

type Zeit = { id: string; tag: string; von: string };
type Unternehmen = { einwilligungen: { art: string; fassung: string }[] };

/** Somebody asks for work that the company answers first. */
async function frageAn(nachname: string, hausnr: string): Promise<{ email: string; zeit: Zeit }> {
  const wunsch = {
    taetigkeitId: 'dunstabzug',
    angaben: {},
    anschrift: { plz: '91999', strasse: 'Hauptstraße', hausnr },
  };
  const { tage } = await api<{ tage: { zeiten: Zeit[] }[] }>('POST', `${SLUG}/zeiten`, { body: wunsch });
  const zeit = tage.at(-1)?.zeiten.at(-1);
  if (!zeit) throw new Error('no free time in the demo');
  const { reservierung } = await api<{ reservierung: string }>('POST', `${SLUG}/reservierungen`, {
    body: { ...wunsch, zeitId: zeit.id },
  });
  const { einwilligungen } = await api<Unternehmen>('GET', SLUG, {});
  const email = `${nachname.toLowerCase()}@example.org`;
  await api('POST', `${SLUG}/buchungen`, {
    body: {
      reservierung,
      kontakt: { vorname: 'Ida', nachname, email, telefon: '0170 4711' },
      notiz: 'Die Küche ist ab 14 Uhr zu.',
      einwilligungen: einwilligungen.map(({ art, fassung }) => ({ art, fassung })),
      zahlungspflichtig: true,
    },
  });
  const link = new URL(await bestaetigungslinkAn(email), origin).searchParams;
  await api('POST', '/oeffentlich/buchung/bestaetigen', {
    body: { code: link.get('code'), nachweis: link.get('bestaetigen') },
  });
  return { email, zeit };
}

const anfragen = (page: Page) => page.getByRole('region', { name: 'Anfragen' });

test('the office sees a request at once, says yes, and says no with a reason', async ({ page }) => {
  const complaints = beschwerden(page);
  await new KontoSeite(page, origin).melde(DEMO.email, DEMO.passwort);
  await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible();
  const eine = await frageAn('Zuckschwerdt', '3');
  await expect(anfragen(page).getByText('Ida Zuckschwerdt')).toBeVisible();
  const andere = await frageAn('Engelmann', '5');
  await expect(anfragen(page).getByText('Ida Engelmann')).toBeVisible();
  await expectAccessible(page, DESK_AND_PHONE);

  await anfragen(page)
    .getByRole('button', { name: /^Annehmen/ })
    .first()
    .click();
  await expect(page.getByText('Der Termin ist zugesagt')).toBeVisible();
  await expect(anfragen(page).getByText('Ida Zuckschwerdt')).toHaveCount(0);
  await expect.poll(async () => (await neuesteMailAn(eine.email)) ?? '').toContain('Zugesagt');

  await anfragen(page)
    .getByRole('button', { name: /^Ablehnen/ })
    .first()
    .click();
  await page.getByLabel('Grund').fill('In dieser Woche sind wir ausgebucht.');
  await page.getByRole('button', { name: 'Ablehnen und Mail senden' }).click();
  await expect(anfragen(page)).toHaveCount(0);
  await expect.poll(async () => (await neuesteMailAn(andere.email)) ?? '').toContain('ausgebucht');
  expect(complaints).toEqual([]);
});

test('the office books for somebody on the phone, and may overrule what speaks against it', async ({
  page,
}) => {
  const complaints = beschwerden(page);
  await new KontoSeite(page, origin).melde(DEMO.email, DEMO.passwort);
  await page.getByRole('link', { name: 'Termin buchen' }).click();
  await page.getByRole('combobox', { name: 'Haus oder Name' }).fill('Hauptstraße 1');
  // Not the line that says that the search is under way: it is an option, too.
  await page
    .getByRole('option', { name: /Hauptstraße/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Tätigkeit/ }).click();
  await page
    .getByRole('option', { name: /Rauchwarnmelder|Beratung/ })
    .first()
    .click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expectAccessible(page, DESK_AND_PHONE);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Nachname oder Firma').fill('Anruferin');
  await page.getByRole('button', { name: 'Termin buchen' }).click();
  await expect(page.getByRole('heading', { name: 'Am Telefon gebucht' })).toBeVisible();
  await expect(page.getByText('Anruferin').first()).toBeVisible();
  await expectAccessible(page, DESK_AND_PHONE);

  const wo = page.url();
  await page.getByRole('button', { name: 'Termin verlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Andere Zeit eintragen' }).click();
  const [jahr, monat, tag] = tagIn(1).split('-');
  await dialog.getByRole('group', { name: 'Tag' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(`${tag}${monat}${jahr}`);
  await dialog.getByRole('group', { name: 'Beginn' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('0510');
  await dialog.getByText('Am Telefon abgesprochen').click();
  await dialog.getByRole('button', { name: 'Verlegen', exact: true }).click();
  await expect(dialog.getByText('Dagegen spricht')).toBeVisible();
  await dialog.getByRole('button', { name: 'Trotzdem nehmen' }).click();
  await expect(page.getByText('Der Termin ist verlegt')).toBeVisible();
  await expect(page.getByText(/05:10/).first()).toBeVisible();
  expect(page.url()).toBe(wo);
  // The warning came as a refusal, which the console notes.
  expect(complaints.filter((one) => !one.includes('409'))).toEqual([]);
});
