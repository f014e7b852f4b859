import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { WizardSeite } from '../pages/WizardSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { qrCodes } from '../support/qrCodes.ts';
import { tagIn } from '../support/tagIn.ts';
import { ask } from './ask.ts';
import { query } from './database.ts';
import { Desk, newHouse } from './desk.ts';
import type { Installation } from './installation.ts';
import { listen } from './listen.ts';
import { test } from './theInstallation.ts';

/** As far ahead as five working days and the post need, and as the calendar shows at once. */
const AHEAD_DAYS = 21;

test('plans, announces and hears the answer across hosts, while a server and a worker die', async ({
  browser,
  page,
  house,
}) => {
  const complaints = beschwerden(page);
  const wizard = new WizardSeite(page, originOf(house));
  await login(page, house);
  await test.step('the round is planned by the worker that is left', async () => {
    await wizard.beginne();
    await wizard.waehleStrasse('Marktplatz');
    await wizard.waehleStrasse('Kirchgasse');
    await wizard.weiter();
    await wizard.waehleTag(tuesdayAfter(AHEAD_DAYS));
    await wizard.weiter();
    await wizard.waehlePerson('Marlene Rußwurm');
    await Promise.all([house.programs['api-1'].kill(), house.programs['worker-1'].kill()]);
    // What meets the server in the moment of its death is answered with a sentence, and pressed again.
    await expect(async () => {
      await wizard.weiterMitVorgaben();
      await expect(page.getByRole('heading', { name: 'Wer fährt?' })).toBeHidden({ timeout: 5_000 });
    }).toPass();
    await wizard.warteAufVorschlag();
    await Promise.all([house.programs['api-1'].start(), house.programs['worker-1'].start()]);
  });
  await wizard.ankuendigen();
  const kehrtour = page.url().replace(/\/angekuendigt$/, '');
  const [slip = ''] = await qrCodes(await wizard.drucke('Zettel A6'));
  expect(new URL(slip).origin).toBe(new URL(house.at('booking', '/')).origin);
  await page.goto(kehrtour);
  await expect(wizard.halte.first()).toBeVisible();

  await test.step('a customer without any script says yes on his host; the open round shows it by itself', async () => {
    const phone = await browser.newContext({ javaScriptEnabled: false });
    const zettel = await phone.newPage();
    await zettel.goto(slip);
    await zettel.getByRole('button', { name: 'Ich bin da' }).click();
    await expect(zettel.getByRole('region', { name: 'Danke, Sie sind da.' })).toBeVisible();
    // Of several flats one said yes: its house has not, the round counts it.
    await expect(page.getByText(/^1 von \d+ bestätigt$/)).toBeVisible();
    await phone.close();
  });
  // A server that dies ends the stream of news; the browser says so on its console, the page asks again.
  expect(complaints.filter((text) => !/ERR_|50[234]/.test(text))).toEqual([]);
  const [{ mails, households } = { mails: 0, households: 0 }] = await query<
    Record<'mails' | 'households', number>
  >(
    house.databaseUrl,
    `select count(*)::int as mails, count(distinct (ereignis, empfaenger))::int as households
     from ausgang where nachricht->>'text' like '%/termin?code=%'`,
  );
  expect(mails).toBe(households);
});

test('what is written at one server is news at the other one', async ({ house }) => {
  const desk = new Desk(house);
  const token = await desk.login();
  const at = (name: 'api-1' | 'api-2', path: string) =>
    new URL(path, house.programs[name].plan.readyUrl).href;
  const stream = await listen(at('api-1', '/ereignisse'), token);
  const { status, body } = await ask(at('api-2', '/liegenschaften'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(newHouse('Nachricht über zwei Server')),
  });
  expect(status).toBe(200);
  await expect.poll(() => stream.heard()).toContain((JSON.parse(body) as { id: string }).id);
  stream.end();
});

const originOf = (house: Installation): string => new URL(house.at('portal', '/')).origin;

async function login(page: Page, house: Installation): Promise<void> {
  await page.goto(house.at('portal', '/anmelden'));
  await page.getByLabel('E-Mail-Adresse').fill('demo@kehrtour.example');
  await page.getByLabel('Passwort', { exact: true }).fill('schornstein-demo-2027');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(house.at('portal', '/termine'));
}

/** As the calendar says it: "Dienstag, 26. Januar 2027". */
function tuesdayAfter(days: number): string {
  const weekday = new Date(tagIn(days)).getUTCDay();
  const day = new Date(`${tagIn(days + ((2 - weekday + 7) % 7))}T12:00:00Z`);
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }).format(day);
}
