import {
  EINWILLIGUNGEN,
  FASSUNG_HEUTE,
  newsletterAbmelden,
  newsletterAnmelden,
  newsletterBestaetigen,
} from '@kehrtour/contract/newsletter';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { alleAus, alsText, fragTor } from '../../test/fragen.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { ganz, geordnet, liesZeilen } from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import type { Mail } from '../platform/service/mail.ts';
import { versendeAusgabe } from './versendeAusgabe.ts';

let api: TestApi;
/** Requests of one test come from a network address of their own, so that limits of others do not count. */
let adresse = 0;

beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(() => void (adresse += 1));

const later = (hours: number): void =>
  void (api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000));
const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: path,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': `10.0.0.${adresse}`, ...headers },
    payload,
  });
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
const anmelden = (email: string) => post(newsletterAnmelden.path, { email, fassung: FASSUNG_HEUTE });
const mails = async (email: string): Promise<Mail[]> =>
  (
    await liesZeilen(
      systemCtx(api.deps, BETRIEB_ID),
      'ausgang',
      ['nachricht'],
      geordnet(['angelegt_am', 'ereignis'], { empfaenger: email }),
    )
  ).map(({ nachricht }) => nachricht);
type Zeile = {
  email: string | null;
  fassung: string;
  einwilligung: string;
  angefragt_am: Date;
  bestaetigt_am: Date | null;
  abgemeldet_am: Date | null;
};
const zeilen = () => ganz(api).rows<Zeile>(alleAus('newsletter_anmeldung', 'angefragt_am'));
const codeIn = (mail: Mail | undefined): string => /[?&]code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const abmeldecodeIn = (mail: Mail | undefined): string =>
  /abmelden=([\w-]+)/.exec(mail?.abmelden ?? '')?.[1] ?? '';
const bestaetigen = (code: string) => post(newsletterBestaetigen.path, { code });
const abmelden = (code: string) => post(newsletterAbmelden.path, { code });

async function abonnent(email: string): Promise<{ abmeldecode: string }> {
  await anmelden(email);
  const [frage] = await mails(email);
  await bestaetigen(codeIn(frage));
  return { abmeldecode: abmeldecodeIn(frage) };
}

describe('the sign-up', () => {
  it('asks by mail, and keeps what was agreed to, when it was asked and when confirmed', async () => {
    const gefragtAm = api.clock.now;
    expect((await anmelden(' Anna@Example.org ')).statusCode).toBe(200);
    const [frage, ...weitere] = await mails('anna@example.org');
    expect(weitere).toEqual([]);
    expect(frage?.betreff).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    expect(codeIn(frage)).toHaveLength(43);
    later(1);
    expect((await bestaetigen(codeIn(frage))).json()).toEqual({ schon: false });
    const [zeile] = await zeilen();
    expect(zeile).toMatchObject({
      email: 'anna@example.org',
      fassung: FASSUNG_HEUTE,
      einwilligung: EINWILLIGUNGEN[FASSUNG_HEUTE],
      abgemeldet_am: null,
    });
    expect(new Date(zeile?.angefragt_am ?? 0)).toEqual(gefragtAm);
    expect(new Date(zeile?.bestaetigt_am ?? 0)).toEqual(api.clock.now);
  });
  it('stores no code that could be used from a copy of the database', async () => {
    await anmelden('hash@example.org');
    const [frage] = await mails('hash@example.org');
    const rows = await alsText(ganz(api), 'newsletter_anmeldung');
    expect(JSON.stringify(rows)).not.toContain(codeIn(frage));
    expect(JSON.stringify(rows)).not.toContain(abmeldecodeIn(frage));
  });
  it('answers a new, an asked and a confirmed address byte for byte alike', async () => {
    await abonnent('bekannt@example.org');
    const answers = [
      await anmelden('neu@example.org'),
      await anmelden('neu@example.org'),
      await anmelden('bekannt@example.org'),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await mails('bekannt@example.org')).at(-1)?.betreff).toBe('Sie bekommen den Newsletter schon');
  });
  it('mails an address three times a day at most, whoever asks, and answers the same afterwards', async () => {
    for (let times = 0; times < 30; times += 1) {
      adresse += 1;
      expect((await anmelden('opfer@example.org')).statusCode).toBe(200);
    }
    expect(await mails('opfer@example.org')).toHaveLength(3);
    later(25);
    await anmelden('opfer@example.org');
    expect(await mails('opfer@example.org')).toHaveLength(4);
  });
  it('takes twenty sign-ups an hour from one network address and sends the ten thousandth nothing', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1)
      statuses.push((await anmelden(`viele${index}@example.org`)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    expect(await mails('viele20@example.org')).toEqual([]);
  });
  it.each([
    ['no mail address', { email: 'anna@', fassung: FASSUNG_HEUTE }],
    ['a consent that nobody wrote', { email: 'x@example.org', fassung: 'alles' }],
    ['a line break in the address', { email: 'x@example.org\r\nBcc: y@example.org', fassung: FASSUNG_HEUTE }],
    ['a filled trap', { email: 'x@example.org', fassung: FASSUNG_HEUTE, homepage: 'https://example.org' }],
  ])('refuses %s', async (_, body) => {
    expect((await post(newsletterAnmelden.path, body)).statusCode).toBe(400);
    expect(await mails('x@example.org')).toEqual([]);
  });
  it('forgets an address that was never confirmed after seven days', async () => {
    await anmelden('nie@example.org');
    later(7 * 24 + 1);
    await api.deps.db.transaction({}, (tx) => fragTor(tx, 'aufraeumen', api.clock.now));
    expect((await zeilen()).map(({ email }) => email)).not.toContain('nie@example.org');
  });
});

describe('the link of the mail', () => {
  it('confirms once; a second time says so, and sends no second welcome', async () => {
    await anmelden('zweimal@example.org');
    const code = codeIn((await mails('zweimal@example.org'))[0]);
    const answers = await Promise.all([bestaetigen(code), bestaetigen(code), bestaetigen(code)]);
    expect(answers.map((answer) => answer.json().schon).toSorted()).toEqual([false, true, true]);
    expect(
      (await mails('zweimal@example.org')).filter(({ betreff }) => betreff.includes('ist bestätigt')),
    ).toHaveLength(1);
  });
  it('is refused when it is too old, when a newer one was sent, and when it was invented', async () => {
    await anmelden('alt@example.org');
    const alt = codeIn((await mails('alt@example.org'))[0]);
    later(1);
    await anmelden('alt@example.org');
    const neu = codeIn((await mails('alt@example.org'))[1]);
    expect((await bestaetigen(alt)).statusCode).toBe(410);
    later(7 * 24 + 1);
    expect((await bestaetigen(neu)).statusCode).toBe(410);
    expect((await bestaetigen('erfunden')).json()).toMatchObject({ type: 'code-ungueltig', status: 410 });
  });
});

describe('the unsubscription', () => {
  it('deletes the address, also from kept mails, and leaves the proof without it', async () => {
    const { abmeldecode } = await abonnent('weg@example.org');
    expect((await abmelden(abmeldecode)).statusCode).toBe(200);
    expect(await mails('weg@example.org')).toEqual([]);
    expect(JSON.stringify(await zeilen())).not.toContain('weg@example.org');
    const beweis = (await zeilen()).find(({ abgemeldet_am }) => abgemeldet_am !== null);
    expect(beweis).toMatchObject({ email: null, fassung: FASSUNG_HEUTE, bestaetigt_am: expect.anything() });
    expect((await abmelden(abmeldecode)).statusCode).toBe(200);
    expect((await abmelden('erfunden')).statusCode).toBe(410);
  });
  it('lets the same person come back later', async () => {
    const { abmeldecode } = await abonnent('zurueck@example.org');
    await abmelden(abmeldecode);
    await abonnent('zurueck@example.org');
    expect((await zeilen()).filter(({ email }) => email === 'zurueck@example.org')).toHaveLength(1);
  });
  it('leaves no trace of somebody who had not confirmed', async () => {
    await anmelden('doch-nicht@example.org');
    const vorher = (await zeilen()).length;
    await abmelden(abmeldecodeIn((await mails('doch-nicht@example.org'))[0]));
    expect((await zeilen()).length).toBe(vorher - 1);
  });
  it('forgets the proof too after three years', async () => {
    const { abmeldecode } = await abonnent('drei-jahre@example.org');
    await abmelden(abmeldecode);
    const aufraeumen = () => api.deps.db.transaction({}, (tx) => fragTor(tx, 'aufraeumen', api.clock.now));
    await aufraeumen();
    expect((await zeilen()).some(({ abgemeldet_am }) => abgemeldet_am !== null)).toBe(true);
    later(3 * 366 * 24);
    await aufraeumen();
    expect((await zeilen()).some(({ abgemeldet_am }) => abgemeldet_am !== null)).toBe(false);
  });
  it('is offered by every mail of the newsletter, in its head and in its text', async () => {
    await abonnent('kopf@example.org');
    for (const mail of await mails('kopf@example.org')) {
      expect(mail.abmelden).toMatch(/\/newsletter\?abmelden=[\w-]{22}$/);
      expect(mail.text).toContain(`Newsletter abbestellen: ${mail.abmelden}#abmelden`);
      expect(mail.html).toContain(`href="${mail.abmelden}#abmelden"`);
    }
  });
});

describe('an issue', () => {
  const ausgabe = { betreff: 'Neue Artikel', text: 'Guten Tag,\n\nes gibt einen neuen Artikel.' };
  const versende = () => versendeAusgabe(systemCtx(api.deps, BETRIEB_ID), ausgabe);
  const bekommen = async (email: string) =>
    (await mails(email)).filter(({ betreff }) => betreff === ausgabe.betreff);
  it('goes to those who confirmed and to nobody else, once, each with a link of their own', async () => {
    const eins = await abonnent('eins@example.org');
    await abonnent('zwei@example.org');
    await anmelden('offen@example.org');
    await versende();
    await versende();
    const [mail, ...weitere] = await bekommen('eins@example.org');
    expect(weitere).toEqual([]);
    expect(abmeldecodeIn(mail)).toBe(eins.abmeldecode);
    expect(abmeldecodeIn((await bekommen('zwei@example.org'))[0])).not.toBe(eins.abmeldecode);
    expect(await bekommen('offen@example.org')).toEqual([]);
    await abmelden(eins.abmeldecode);
    await versende();
    expect(await mails('eins@example.org')).toEqual([]);
  });
  it('is refused when its subject is more than a line', async () => {
    const ctx = systemCtx(api.deps, BETRIEB_ID);
    await expect(versendeAusgabe(ctx, { ...ausgabe, betreff: 'a\r\nBcc: b' })).rejects.toThrow('eine Zeile');
  });
});

describe('the forms without script', () => {
  it('lead on to a part of the page that says what comes next', async () => {
    const answer = await form('/formulare/newsletter', {
      email: 'ohne@example.org',
      fassung: FASSUNG_HEUTE,
      homepage: '',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter#gesendet']);
    const [frage] = await mails('ohne@example.org');
    const seite = `/formulare/newsletter-opt-in?code=${codeIn(frage)}`;
    expect((await form(seite, {})).headers.location).toBe('/newsletter-opt-in#bestaetigt');
    expect((await form(seite, {})).headers.location).toBe('/newsletter-opt-in#schon-bestaetigt');
    expect((await form('/formulare/newsletter-opt-in?code=erfunden', {})).headers.location).toBe(
      '/newsletter-opt-in#link-ungueltig',
    );
    expect((await form('/formulare/newsletter-opt-in', {})).headers.location).toBe(
      '/newsletter-opt-in#link-ungueltig',
    );
    const weg = `/formulare/newsletter?abmelden=${abmeldecodeIn(frage)}`;
    expect((await form(weg, {})).headers.location).toBe('/newsletter#abgemeldet');
    expect((await form('/formulare/newsletter?abmelden=erfunden', {})).headers.location).toBe(
      '/newsletter#link-ungueltig',
    );
  });
  it('unsubscribe with one click of a mail program, without a redirect (RFC 8058)', async () => {
    const { abmeldecode } = await abonnent('einklick@example.org');
    const answer = await form(`/formulare/newsletter?abmelden=${abmeldecode}`, {
      'List-Unsubscribe': 'One-Click',
    });
    expect([answer.statusCode, answer.body]).toEqual([200, 'Abgemeldet.\n']);
    expect(JSON.stringify(await zeilen())).not.toContain('einklick@example.org');
  });
  it('come back filled in, with the sentence at the field and no script in what was typed', async () => {
    const answer = await form('/formulare/newsletter', {
      email: '"><script>alert(1)</script>',
      fassung: FASSUNG_HEUTE,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('„E-Mail-Adresse“ ist keine E-Mail-Adresse.');
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    // The two that every page loads, and none that was typed.
    expect(answer.body.match(/<script[^>]*>/g)).toEqual([
      '<script async src="/scripts/reload-guard.js">',
      '<script async src="/scripts/web-vitals.js">',
    ]);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  });
  it('are refused from a page of strangers, and no other call takes their kind of body', async () => {
    const fields = { email: 'fremd@example.org', fassung: FASSUNG_HEUTE };
    expect((await form('/formulare/newsletter', fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
    expect((await form(newsletterAnmelden.path, fields)).statusCode).toBe(415);
    expect(await mails('fremd@example.org')).toEqual([]);
  });
});
