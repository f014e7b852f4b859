import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { systemCtx } from '../ctx.ts';
import { json, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { type Mail, openMail } from '../service/mail.ts';
import { retryMessages } from './heldMessages.ts';
import { BETRIEB_ID, forgetOldMails, queueMail, relayMails } from './outbox.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let server: SMTPServer;
let deps: Deps;
let refuseNext = 0;
const received: string[] = [];

const mail = (adresse: string, extra: Partial<Mail> = {}): Mail => ({
  an: { name: 'Müller, „Jörg“', adresse },
  betreff: 'Termin am Dienstag – Straße 5',
  text: 'Grüß Gott',
  html: '<p>Grüß Gott</p>',
  ...extra,
});
const envelopes: string[] = [];
const states = (): Promise<{ status: string; versuche: number }[]> =>
  betrieb.ctx.transaction((tx) =>
    tx.rows(sql`select status, versuche from ausgang order by angelegt_am, id`),
  );

beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: ({ address }, _session, done) => {
      envelopes.push(address);
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const said = { 'unbekannt@example.org': 550, 'voll@example.org': 452 }[address];
      done(said === undefined ? null : Object.assign(new Error('nein'), { responseCode: said }));
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refuseNext > 0) {
          refuseNext -= 1;
          return done(Object.assign(new Error('später'), { responseCode: 451 }));
        }
        received.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  deps = { ...api.deps, mail: openMail(`smtp://127.0.0.1:${port}`, 'Kehrtour <kehrtour@example.org>') };
});
afterAll(async () => {
  deps.mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await api.close();
});

describe('the outbox', () => {
  it('sends a mail that was written with its cause, umlauts, attachment and all', async () => {
    await betrieb.ctx.transaction((tx) =>
      queueMail(
        betrieb.ctx,
        tx,
        mail('a@example.org', {
          anhaenge: [
            {
              name: 'termin.ics',
              typ: 'text/calendar',
              base64: Buffer.from('BEGIN:VCALENDAR').toString('base64'),
            },
          ],
        }),
        { anlass: 'hinweis', ereignis: 'e1', vorlage: 'v' },
      ),
    );
    expect(await relayMails(deps)).toBe(1);
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed).toMatchObject({
      subject: 'Termin am Dienstag – Straße 5',
      to: [{ address: 'a@example.org', name: 'Müller, „Jörg“' }],
    });
    expect(parsed.attachments[0]?.filename).toBe('termin.ics');
    expect(await states()).toEqual([{ status: 'gesendet', versuche: 1 }]);
  });
  it('is known by the domain of its sender, and as written by nobody', async () => {
    const { messageId, headers } = await PostalMime.parse(received[0] ?? '');
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@example[.]org>$/);
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });
  it('leaves with a return address that names it, where one is set', async () => {
    const { port } = server.server.address() as { port: number };
    const id = '4b1de03a-8f0c-4c1e-9d5e-0a6f3c2b7e11';
    for (const back of ['ruecklauf+{id}@example.org', 'ruecklauf@example.org']) {
      const transport = openMail(`smtp://127.0.0.1:${port}`, 'Kehrtour <kehrtour@example.org>', back);
      await transport.send(mail('rueck@example.org'), id);
      transport.close();
    }
    expect(envelopes.slice(-2)).toEqual([`ruecklauf+${id}@example.org`, 'ruecklauf@example.org']);
    expect(received.at(-1)).toContain('From: Kehrtour <kehrtour@example.org>');
  });
  it('takes a no of the mail server for good as final at once, and tries again after one for now', async () => {
    const id = async (adresse: string): Promise<string> =>
      betrieb.ctx.transaction((tx) =>
        queueMail(betrieb.ctx, tx, mail(adresse), { anlass: 'hinweis', ereignis: 'nein', vorlage: 'v' }),
      );
    const ids = [await id('unbekannt@example.org'), await id('voll@example.org')];
    expect(await relayMails(deps)).toBe(2);
    const after = await betrieb.ctx.transaction((tx) =>
      tx.rows<{ id: string; status: string; endgueltig: boolean; spaeter: boolean }>(
        sql`select id, status, endgueltig, naechster_versuch_ab is not null as spaeter from ausgang where ereignis = 'nein'`,
      ),
    );
    expect(ids.map((one) => after.find((row) => row.id === one))).toMatchObject([
      { status: 'fehler', endgueltig: true, spaeter: false },
      { status: 'neu', endgueltig: false, spaeter: true },
    ]);
    await betrieb.ctx.transaction((tx) => tx.run(sql`delete from ausgang where ereignis = 'nein'`));
  });
  it('sends nothing of a transaction that failed', async () => {
    await expect(
      betrieb.ctx.transaction(async (tx) => {
        await queueMail(betrieb.ctx, tx, mail('b@example.org'), {
          anlass: 'hinweis',
          ereignis: 'e2',
          vorlage: 'v',
        });
        throw new Error('anderswo schiefgegangen');
      }),
    ).rejects.toThrow();
    expect(await relayMails(deps)).toBe(0);
  });
  it('writes the same event, recipient and template once', async () => {
    for (let times = 0; times < 3; times += 1)
      await betrieb.ctx.transaction((tx) =>
        queueMail(betrieb.ctx, tx, mail('einmal@example.org'), {
          anlass: 'hinweis',
          ereignis: 'e3',
          vorlage: 'v',
        }),
      );
    expect(await relayMails(deps)).toBe(1);
    expect(received.filter((text) => text.includes('einmal@example.org'))).toHaveLength(1);
  });
  it('tries again later when the server says no, and takes over what a dead process left behind', async () => {
    refuseNext = 1;
    await betrieb.ctx.transaction((tx) =>
      queueMail(betrieb.ctx, tx, mail('d@example.org'), { anlass: 'hinweis', ereignis: 'e4', vorlage: 'v' }),
    );
    await relayMails(deps);
    expect((await states()).at(-1)).toEqual({ status: 'neu', versuche: 1 });
    expect(await relayMails(deps)).toBe(0);
    api.clock.now = new Date(api.clock.now.getTime() + 120_000);
    expect(await relayMails(deps)).toBe(1);
    await betrieb.ctx.transaction((tx) =>
      tx.run(
        sql`update ausgang set status = 'in_arbeit', lease_bis = '2020-01-01' where empfaenger = 'd@example.org'`,
      ),
    );
    expect(await relayMails(deps)).toBe(1);
  });
  it('waits for a mail server that is away for a weekend, gives up after three days, and begins anew on a press', async () => {
    await betrieb.ctx.transaction((tx) =>
      queueMail(betrieb.ctx, tx, mail('wochenende@example.org'), {
        anlass: 'hinweis',
        ereignis: 'weg/1',
        vorlage: 'v',
      }),
    );
    const [von, andere] = [api.clock.now, deps.mail];
    const weg: Deps = {
      ...deps,
      mail: { ...andere, send: () => Promise.reject(Object.assign(new Error('away'), { code: 'ESOCKET' })) },
    };
    const nachStunden = (stunden: number) => (api.clock.now = new Date(von.getTime() + stunden * 3_600_000));
    for (let stunde = 0; stunde <= 71; stunde += 1) {
      nachStunden(stunde);
      await relayMails(weg);
    }
    expect((await states()).at(-1)?.status).toBe('neu');
    nachStunden(73);
    await relayMails(weg);
    expect((await states()).at(-1)?.status).toBe('fehler');
    const { id = '' } =
      (await betrieb.ctx.transaction((tx) =>
        tx.row<{ id: string }>(sql`select id from ausgang where empfaenger = 'wochenende@example.org'`),
      )) ?? {};
    await betrieb.ctx.transaction((tx) => retryMessages(tx, [id]));
    await relayMails(weg);
    expect((await states()).at(-1)).toEqual({ status: 'neu', versuche: 1 });
    nachStunden(74);
    await relayMails(deps);
    expect((await states()).at(-1)?.status).toBe('gesendet');
  });
  it('sends a mail once although another process took it over while the one before it was slow', async () => {
    for (const name of ['eine', 'andere'])
      await betrieb.ctx.transaction((tx) =>
        queueMail(betrieb.ctx, tx, mail(`${name}@example.org`), {
          anlass: 'hinweis',
          ereignis: `zwei/${name}`,
          vorlage: 'v',
        }),
      );
    const sent: string[] = [];
    const send = async ({ an }: Mail): Promise<void> => void sent.push(an.adresse);
    const other: Deps = { ...deps, mail: { art: 'smtp', send, close: () => undefined } };
    const slow: Deps = {
      ...other,
      mail: {
        ...other.mail,
        send: async (one) => {
          await send(one);
          if (sent.length > 1) return;
          // The first of the two was so slow that the other one's time is over.
          await betrieb.ctx.transaction((tx) =>
            tx.run(
              sql`update ausgang set lease_bis = '2020-01-01' where status = 'in_arbeit' and empfaenger <> ${one.an.adresse}`,
            ),
          );
          expect(await relayMails(other)).toBe(1);
        },
      },
    };
    await relayMails(slow);
    expect(sent.toSorted()).toEqual(['andere@example.org', 'eine@example.org']);
    expect((await states()).slice(-2).map(({ status }) => status)).toEqual(['gesendet', 'gesendet']);
  });
  it('leaves a mail to the one who took it, whatever time the other server believes it is', async () => {
    await betrieb.ctx.transaction((tx) =>
      queueMail(betrieb.ctx, tx, mail('uhr@example.org'), {
        anlass: 'hinweis',
        ereignis: 'uhr',
        vorlage: 'v',
      }),
    );
    const sent: string[] = [];
    const ahead: Deps = {
      ...deps,
      now: () => new Date(deps.now().getTime() + 90_000),
      mail: { art: 'smtp', send: async ({ an }) => void sent.push(an.adresse), close: () => undefined },
    };
    const here: Deps = {
      ...ahead,
      now: deps.now,
      mail: {
        ...ahead.mail,
        send: async (one) => {
          await ahead.mail.send(one, '');
          await relayMails(ahead);
        },
      },
    };
    await relayMails(here);
    expect(sent).toEqual(['uhr@example.org']);
  });
  it('lets no name smuggle in a header', async () => {
    await betrieb.ctx.transaction((tx) =>
      queueMail(
        betrieb.ctx,
        tx,
        { ...mail('f@example.org'), an: { name: 'X\r\nBcc: alle@example.org', adresse: 'f@example.org' } },
        { anlass: 'hinweis', ereignis: 'e5', vorlage: 'v' },
      ),
    );
    await relayMails(deps);
    expect(received.some((text) => text.includes('alle@example.org'))).toBe(false);
    expect((await states()).at(-1)?.status).toBe('gesendet');
    const von = { name: 'X\r\nBcc: alle@example.org' };
    await betrieb.ctx.transaction((tx) =>
      queueMail(
        betrieb.ctx,
        tx,
        { ...mail('f@example.org'), von },
        { anlass: 'hinweis', ereignis: 'e5/von', vorlage: 'v' },
      ),
    );
    await relayMails(deps);
    expect(received.some((text) => text.includes('alle@example.org'))).toBe(false);
    expect((await states()).at(-1)?.status).toBe('gesendet');
    // What came into the table in another way does not leave either.
    await betrieb.ctx.transaction((tx) =>
      tx.run(
        sql`update ausgang set status = 'neu', nachricht = jsonb_set(nachricht, '{von}', ${json(von)}::jsonb) where ereignis = 'e5/von'`,
      ),
    );
    await relayMails(deps);
    expect(received.some((text) => text.includes('alle@example.org'))).toBe(false);
    expect((await states()).at(-1)?.status).toBe('neu');
  });
  it('lets a mail program unsubscribe with one click, and nobody smuggle a header in that way either', async () => {
    const abmelden = 'https://www.kehrtour.example/newsletter?abmelden=abc';
    for (const [index, link] of [abmelden, `${abmelden}>\r\nBcc: alle@example.org`].entries())
      await betrieb.ctx.transaction((tx) =>
        queueMail(
          betrieb.ctx,
          tx,
          { ...mail(`h${index}@example.org`), abmelden: link },
          { anlass: 'hinweis', ereignis: `h${index}`, vorlage: 'v' },
        ),
      );
    await relayMails(deps);
    const { headers } = await PostalMime.parse(
      received.find((text) => text.includes('h0@example.org')) ?? '',
    );
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(valueOf('list-unsubscribe')).toBe(`<${abmelden}>`);
    expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(received.some((text) => text.includes('h1@example.org'))).toBe(false);
  });
  it('forgets what the operator sent three months ago, and nothing that is a proof of a company', async () => {
    const operator = systemCtx(deps, BETRIEB_ID);
    const kept = (ctx: Pick<typeof operator, 'transaction'>) =>
      ctx.transaction((tx) => tx.rows(sql`select 1 from ausgang where status = 'gesendet'`));
    await operator.transaction((tx) =>
      queueMail(betrieb.ctx, tx, mail('i@example.org'), {
        anlass: 'hinweis',
        ereignis: 'i',
        vorlage: 'kontakt',
      }),
    );
    await relayMails(deps);
    const before = await kept(betrieb.ctx);
    await forgetOldMails(deps);
    expect(await kept(operator)).toHaveLength(1);
    const inFourMonths = () => new Date(Date.now() + 120 * 24 * 3_600_000);
    await forgetOldMails({ ...deps, now: inFourMonths });
    expect(await kept(operator)).toHaveLength(0);
    expect(await kept(betrieb.ctx)).toEqual(before);
  });
  it('lets what somebody waits for leave before what goes to many, and every company before the second of any', async () => {
    const anderer = await api.neuerBetrieb();
    const lege = (wer: TestBetrieb, art: string, vorlage: string, anzahl: number): Promise<void> =>
      wer.ctx.transaction(async (tx) => {
        for (let nth = 0; nth < anzahl; nth += 1)
          await queueMail(wer.ctx, tx, mail(`${art}${nth}@example.org`), {
            anlass: 'hinweis',
            ereignis: `${art}${nth}`,
            vorlage,
          });
      });
    const operator = systemCtx(deps, BETRIEB_ID);
    await lege(betrieb, 'viele', 'ankuendigung', 30);
    await operator.transaction(async (tx) => {
      for (let nth = 0; nth < 30; nth += 1)
        await queueMail(operator, tx, mail(`brief${nth}@example.org`), {
          anlass: 'hinweis',
          ereignis: `brief${nth}`,
          vorlage: 'newsletter-ausgabe',
        });
    });
    await lege(anderer, 'wenige', 'ankuendigung', 2);
    await lege(anderer, 'wartet', 'passwort', 1);
    const vorher = received.length;
    await relayMails(deps);
    const an = received.slice(vorher).map((text) => /<([a-z]+)\d+@example\.org>/.exec(text)?.[1]);
    expect(an).toContain('wartet');
    expect(an.filter((wer) => wer === 'wenige')).toHaveLength(2);
    expect(an.filter((wer) => wer === 'brief').length).toBeGreaterThan(5);
    expect(an).toHaveLength(20);
    while ((await relayMails(deps)) > 0);
    expect(received.slice(vorher)).toHaveLength(63);
  });
  it('shares its work among relays without sending anything twice', async () => {
    await betrieb.ctx.transaction(async (tx) => {
      for (let index = 0; index < 40; index += 1)
        await queueMail(betrieb.ctx, tx, mail(`g${index}@example.org`), {
          anlass: 'hinweis',
          ereignis: `g${index}`,
          vorlage: 'v',
        });
    });
    await Promise.all([relayMails(deps), relayMails(deps), relayMails(deps)]);
    while ((await relayMails(deps)) > 0);
    const got = received.flatMap((text) => /<(g\d+@example\.org)>/.exec(text)?.[1] ?? []);
    expect(got.length).toBe(40);
    expect(new Set(got).size).toBe(40);
  });
});
