import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@kehrtour/testkit/freePort';
import { expect } from '@playwright/test';

import { BETRIEB, BuchungSeite, jemand, NOCH_BESTAETIGEN } from '../pages/BuchungSeite.ts';
import { FREMD, richteFremdeSeiteEin } from '../support/fremdeSeite.ts';
import { ask } from './ask.ts';
import { query } from './database.ts';
import { Desk, newHouse } from './desk.ts';
import type { Installation } from './installation.ts';
import { Program } from './program.ts';
import { test } from './theInstallation.ts';

const LOAD_MS = 6_000;
const MAILS = 200;
const MINUTE_MS = 60_000;

test.describe.configure({ mode: 'serial' });

test('a session begun at one server is known to the other, and stays when the first one dies', async ({
  page,
  house,
}) => {
  await page.goto(house.at('portal', '/anmelden'));
  await page.getByLabel('E-Mail-Adresse').fill('demo@kehrtour.example');
  await page.getByLabel('Passwort', { exact: true }).fill('schornstein-demo-2027');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(house.at('portal', '/termine'));
  for (const [dying, other] of [
    ['api-1', 'api-2'],
    ['api-2', 'api-1'],
  ] as const) {
    await house.programs[dying].kill();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible();
    expect(house.programs[other].pid).toBeGreaterThan(0);
    await house.programs[dying].start();
  }
});

test('who asks too often at one server is asked to wait by the other one, too', async ({ house }) => {
  const limited = await Promise.all(
    ['api-3', 'api-4'].map(async (name) => {
      const { plan } = house.programs['api-1'];
      const port = String(await freePort());
      const env = { ...plan.env, API_PORT: port, RATE_LIMIT: '50' };
      return new Program({ ...plan, name, env, readyUrl: `http://127.0.0.1:${port}/health/ready` });
    }),
  );
  await Promise.all(limited.map((program) => program.start()));
  const [one, other] = limited;
  // Counted by the minute of the clock: one that is nearly over is waited for.
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < MINUTE_MS / 2) await wait(left);
  const asked = async (program: Program | undefined, visitor: string): Promise<number> => {
    const address = new URL('/mitarbeiter', program?.plan.readyUrl).href;
    return (await ask(address, { headers: { 'x-forwarded-for': visitor } })).status;
  };
  for (let count = 0; count < 60; count += 1) await asked(one, '203.0.113.9');
  expect(await asked(one, '203.0.113.9')).toBe(429);
  await expect.poll(() => asked(other, '203.0.113.9'), { timeout: 20_000 }).toBe(429);
  expect(await asked(other, '203.0.113.10')).toBe(401);
  await Promise.all(limited.map((program) => program.kill()));
});

test('books in a frame of the company’s own site while a server dies; the mail leads to the right host', async ({
  page,
  house,
}) => {
  await allowFrames(house);
  await richteFremdeSeiteEin(page, { wo: new URL(house.at('booking', '/')).origin });
  await page.goto(`${FREMD}/termin`);
  const frame = page.frameLocator('kehrtour-termin iframe');
  const booking = new BuchungSeite(frame as unknown as BuchungSeite['ort']);
  await expect(booking.ueberschrift('Was brauchen Sie?')).toBeVisible();
  await booking.bisKontaktdaten('23');
  const who = jemand();
  await booking.stelleVor(who);
  await booking.stimmeZu();
  await house.programs['api-1'].kill();
  await booking.bestelle();
  await expect(booking.ueberschrift(NOCH_BESTAETIGEN)).toBeVisible();
  await house.programs['api-1'].start();

  await page.goto(await linkTo(house, who.email, '/unternehmen/'));
  expect(new URL(page.url()).host).toBe(new URL(house.at('booking', '/')).host);
  await page.getByRole('button', { name: 'Termin bestätigen' }).click();
  await expect(new BuchungSeite(page).ueberschrift('Ihr Termin steht fest')).toBeVisible();
});

test('no write that was acknowledged is lost, and none happens twice, while processes die', async ({
  house,
}) => {
  const desk = new Desk(house);
  await desk.login();
  const until = performance.now() + LOAD_MS;
  const written: string[] = [];
  const writer = async (nr: number) => {
    for (let count = 0; performance.now() < until; count += 1)
      written.push(await desk.write('/liegenschaften', newHouse(`Ausfall ${nr}/${count}`)));
  };
  const writers = [1, 2, 3, 4].map(writer);
  await wait(LOAD_MS / 4);
  await Promise.all([house.programs['api-2'].kill(), house.programs['worker-1'].kill()]);
  await wait(LOAD_MS / 4);
  await Promise.all([house.programs['api-2'].start(), house.programs['worker-1'].start()]);
  await Promise.all(writers);
  const rows = await query<{ id: string; notiz: string }>(
    house.databaseUrl,
    `select id, notiz_arbeit as notiz from liegenschaft where notiz_arbeit like 'Ausfall %'`,
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([...written].sort());
  expect(new Set(rows.map(({ notiz }) => notiz)).size).toBe(rows.length);
  expect(written.length).toBeGreaterThan(20);
  test.info().annotations.push({
    type: 'figures',
    description: `${written.length} writes, ${desk.failed.length} had to be sent again`,
  });
});

test('mails of a worker that dies are sent by the other one, each once', async ({ house }) => {
  await query(
    house.databaseUrl,
    `insert into ausgang (unternehmen_id, id, ereignis, empfaenger, vorlage, nachricht)
     select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'probe/' || nr, 'probe' || nr || '@example.org', 'probe',
       jsonb_build_object('an', jsonb_build_object('name', 'Probe', 'adresse', 'probe' || nr || '@example.org'),
         'betreff', 'Probe', 'text', 'Probe', 'html', '<p>Probe</p>')
     from generate_series(1, $1) as nr`,
    [MAILS],
  );
  const sent = () => house.mail.mails.filter(({ to }) => to.startsWith('probe'));
  await expect.poll(() => sent().length, { intervals: [5] }).toBeGreaterThan(10);
  await house.programs['worker-2'].kill();
  // Two minutes later: what the dead one had in its hands is free again.
  await wait(1000);
  await query(
    house.databaseUrl,
    `update ausgang set lease_bis = now() - interval '1 second' where status = 'in_arbeit' and lease_bis is not null`,
  );
  await house.programs['worker-2'].start();
  const recipients = () => new Set(sent().map(({ to }) => to)).size;
  await expect.poll(recipients, { timeout: 60_000 }).toBe(MAILS);
  await wait(2000);
  // Between the mail server's yes and our note of it a death cannot be told from a no: one at most, and with the same id.
  expect(sent().length - MAILS).toBeLessThanOrEqual(1);
  expect(new Set(sent().map(({ id }) => id)).size).toBe(MAILS);
});

test('the database goes away: people are told to come back, and are served as soon as it is there', async ({
  house,
}) => {
  const desk = new Desk(house);
  await desk.login();
  await house.wire.cut();
  const away = await desk.read('/liegenschaften');
  expect(away.status).toBe(503);
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  // Who starts now waits for it.
  await house.programs['worker-1'].kill();
  house.programs['worker-1'].launch();
  await wait(1500);
  expect((await ask(house.at('booking', BETRIEB))).status).toBe(503);
  await house.wire.mend();
  await expect.poll(async () => (await desk.read('/liegenschaften')).status, { timeout: 20_000 }).toBe(200);
  await expect.poll(() => house.programs['worker-1'].answers(), { timeout: 20_000 }).toBe(true);
});

/** Registers the site that may show the booking pages. */
async function allowFrames(house: Installation): Promise<void> {
  const desk = new Desk(house);
  await desk.login();
  const { body } = await desk.read('/unternehmen/einstellungen');
  const { terminbuchung, version } = JSON.parse(body) as { terminbuchung: object; version: number };
  await desk.change('/unternehmen/einstellungen', {
    terminbuchung: { ...terminbuchung, seiten: [FREMD] },
    version,
  });
}

async function linkTo(house: Installation, email: string, beginning: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      const mail = house.mail.mails.findLast(({ to }) => to === email);
      link = new RegExp(`https?://[^/\\s]+${beginning}\\S+bestaetigen=[\\w-]+`).exec(mail?.text ?? '')?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
