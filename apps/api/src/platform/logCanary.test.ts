import { randomUUID } from 'node:crypto';

import * as kalender from '@kehrtour/contract/kalender';
import * as konto from '@kehrtour/contract/konto';
import { personalDataIn } from '@kehrtour/testkit/personalData';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { ladeHoch, warteAuf } from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { startWorker } from '../worker.ts';
import type { Db } from './db/db.ts';
import { sql } from './db/sql.ts';
import { queueMail, relayMails } from './post/outbox.ts';
import { defineJob } from './queue/defineJob.ts';
import { openMail } from './service/mail.ts';

/** Put into everything that somebody can enter here; none of it may come out in a line of the log. */
const NAME = 'Kanarienvogel';
const MAIL = 'zilpzalp.kanarie@vogelwarte.example';
const TELEFON = '09123 7198144';
const PASSWORT = 'Gimpel-Stieglitz-Zeisig-77';
const CODE = 'k4n4rieNcode_GEHEIM-9xQz';
const CANARIES = [NAME, 'zilpzalp', 'vogelwarte', '7198144', 'Gimpel', 'k4n4rie'];

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const firma = {
  firma: NAME,
  vorname: NAME,
  nachname: NAME,
  email: MAIL,
  bundesland: 'BY' as const,
  plz: '91207',
  ort: NAME,
};
/** The lines that came with it; at least one has to say what happened. */
async function linesOf(tat: () => Promise<unknown>, said: string): Promise<string> {
  const before = api.logLines.length;
  await tat();
  await expect.poll(() => api.logLines.slice(before).join('')).toContain(said);
  return api.logLines.slice(before).join('');
}
/** Whatever a verb does next in the database goes wrong in this way. */
function nextTransaction(fails: (transaction: Db['transaction']) => Promise<unknown>): void {
  const { transaction } = api.deps.db;
  vi.spyOn(api.deps.db, 'transaction').mockImplementationOnce(() => fails(transaction) as Promise<never>);
}
const registriere = async (): Promise<void> => {
  // One connection may register five times in an hour.
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  await api.call(konto.registrieren, { body: firma });
};
const alsFehler = (tat: () => unknown): Error => {
  try {
    tat();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was wrong');
};

describe('the log', () => {
  it('names the constraint that was broken, not what broke it', async () => {
    nextTransaction((transaction) =>
      transaction({ role: 'eigner' }, async (tx) => {
        const neu = () =>
          tx.run(
            sql`insert into anmeldung (strategie, email, person_id) values ('adminUser', ${MAIL}, ${randomUUID()})`,
          );
        await neu();
        await neu();
      }),
    );
    const lines = await linesOf(registriere, 'anmeldung_pkey');
    expect(lines).toContain('"code":"23505"');
    expect(personalDataIn(lines, CANARIES)).toEqual([]);
  });
  it.each([
    ['a value that does not fit', sql`select ${NAME}::integer`, '22P02'],
    ['a check that fails', sql`insert into slug values (${MAIL}, ${null})`, '23502'],
    [
      'an exception of the database',
      sql.raw(`do $$ begin raise exception '${NAME} ${MAIL}'; end $$`),
      'P0001',
    ],
  ])('names the state at %s', async (_what, query, state) => {
    nextTransaction((transaction) => transaction({ role: 'eigner' }, (tx) => tx.run(query)));
    expect(personalDataIn(await linesOf(registriere, `"code":"${state}"`), CANARIES)).toEqual([]);
  });
  it.each<[string, () => Error]>([
    [
      'a bug that names a value',
      () => new TypeError(`Cannot read properties of "${NAME}" <${MAIL}> ${TELEFON}`),
    ],
    [
      'an address that is none',
      () => Object.assign(new TypeError('Invalid URL'), { input: `https://x/${CODE}` }),
    ],
    ['what Node asks for', () => new Error(`fetch failed: https://vogelwarte.example/${CODE}`)],
    ['a cause', () => new Error('save failed', { cause: new SyntaxError(`Unexpected token ${NAME}`) })],
    ['a schema', () => alsFehler(() => z.object({ plz: z.literal(MAIL) }).parse({ plz: NAME }))],
    [
      'fields beside the text',
      () => Object.assign(new Error('no'), { params: [MAIL], email: MAIL, detail: NAME }),
    ],
  ])('says where it was at %s', async (_what, fault) => {
    nextTransaction(() => Promise.reject(fault()));
    const lines = await linesOf(registriere, 'unexpected error');
    expect(lines).toContain('logCanary.test.ts');
    expect(personalDataIn(lines, CANARIES)).toEqual([]);
  });
  it('has nothing of a body that is refused, nor of an address that nobody has', async () => {
    const before = api.logLines.length;
    const post = (payload: string, type = 'application/json') =>
      api.app.inject({
        method: 'POST',
        url: `/registrieren?code=${CODE}`,
        headers: { 'content-type': type },
        payload,
      });
    expect((await post(JSON.stringify({ ...firma, plz: NAME, telefon: TELEFON }))).statusCode).toBe(400);
    expect((await post(`{"email":"${MAIL}",`)).statusCode).toBe(400);
    expect((await post(MAIL, 'text/plain')).statusCode).toBe(400);
    for (const url of [`/${MAIL}`, `/kunden/${NAME}?mail=${MAIL}`, `/x/${CODE}`, `/kalender/${CODE}.ics`])
      await api.app.inject({ method: 'GET', url });
    await api.app.inject({
      method: 'POST',
      url: '/vitals',
      payload: { name: 'LCP', value: 1, route: `/kunden/${NAME}/${MAIL}` },
    });
    const lines = api.logLines.slice(before).join('');
    expect(lines.split('incoming request').length).toBeGreaterThan(7);
    expect(personalDataIn(lines, CANARIES)).toEqual([]);
  });
  it('has nothing of a login that failed, and nothing of one that did not', async () => {
    const lines = await linesOf(
      () => api.call(konto.mitarbeiterAnmelden, { body: { email: MAIL, passwort: PASSWORT } }),
      'login refused',
    );
    expect(personalDataIn(lines, CANARIES)).toEqual([]);
  });
  it('has nothing of a form without script that went wrong', async () => {
    nextTransaction(() => Promise.reject(new Error(`${MAIL} ${TELEFON}`)));
    const lines = await linesOf(
      () =>
        api.app.inject({
          method: 'POST',
          url: '/formulare/newsletter',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ email: MAIL, einwilligung: 'ja' }).toString(),
        }),
      'incoming request',
    );
    expect(personalDataIn(lines, CANARIES)).toEqual([]);
  });
  it('says that a mail server refused, with its number and without its words', async () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no ${NAME} <${address}> here`), { responseCode: 550 })),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as { port: number };
    const mail = openMail(`smtp://127.0.0.1:${port}`, 'Kehrtour <kehrtour@example.org>');
    await api.deps.db.transaction({ unternehmenId: betrieb.unternehmenId }, (tx) =>
      queueMail(
        betrieb.ctx,
        tx,
        { an: { name: NAME, adresse: MAIL }, betreff: NAME, text: CODE, html: CODE },
        { anlass: 'hinweis', ereignis: randomUUID(), vorlage: 'test' },
      ),
    );
    const lines = await linesOf(() => relayMails({ ...api.deps, mail }), 'mail not sent');
    mail.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(lines).toContain('"responseCode":550');
    expect(personalDataIn(lines, CANARIES)).toEqual([]);
  });
});

describe('the log of the worker', () => {
  let stop: () => Promise<void>;
  beforeAll(async () => void (stop = await startWorker(api.deps)));
  afterAll(() => stop());

  it('says that a job failed', async () => {
    const kanarie = defineJob('test.kanarie', { wer: z.string() });
    await api.deps.jobs.work(kanarie, () => Promise.reject(new Error(`not possible for '${NAME}', ${MAIL}`)));
    const lines = await linesOf(
      () =>
        betrieb.ctx.transaction((tx) =>
          api.deps.jobs.enqueue(tx, kanarie, { unternehmenId: betrieb.unternehmenId, wer: NAME }),
        ),
      'job failed',
    );
    expect(personalDataIn(lines, CANARIES)).toEqual([]);
  });
  it('has nothing of a file whose rows are refused', async () => {
    const datei = `Name;Straße;PLZ;Ort;Telefon;E-Mail\n${NAME};;abc;${NAME};${TELEFON};${MAIL}\n;;;;;\n`;
    const before = api.logLines.length;
    const { status, body } = await ladeHoch(api, betrieb.token.buero, `${NAME}.csv`, datei);
    expect(status).toBe(200);
    if ('vorgangId' in body) await warteAuf(api, betrieb.token.buero, String(body.vorgangId));
    expect(personalDataIn(api.logLines.slice(before).join(''), CANARIES)).toEqual([]);
  });
  it('has nothing of the secret address of a calendar that cannot be read', async () => {
    const before = api.logLines.length;
    const params = { mitarbeiterId: betrieb.mitarbeiterId.geselle };
    const { status } = await api.call(
      kalender.aboAnlegen,
      {
        params,
        body: { name: NAME, adresse: `https://127.0.0.1:9/${CODE}.ics`, benutzer: MAIL, passwort: PASSWORT },
        idempotencyKey: randomUUID(),
      },
      betrieb.token.geselle,
    );
    expect(status).toBe(200);
    await expect
      .poll(async () =>
        JSON.stringify((await api.call(kalender.kalenderHolen, {}, betrieb.token.geselle)).body),
      )
      .toContain('adresse-gesperrt');
    expect(personalDataIn(api.logLines.slice(before).join(''), CANARIES)).toEqual([]);
  });
});
