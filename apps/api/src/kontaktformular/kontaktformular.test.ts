import { kontaktnachrichtSenden } from '@kehrtour/contract/kontaktformular';
import { product } from '@kehrtour/domain/text/product';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hinaus } from '../../test/hinaus.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { systemCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import type { Mail } from '../platform/service/mail.ts';

let api: TestApi;
let adresse = 0;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(() => void (adresse += 1));

const nachricht = {
  thema: 'datei',
  name: 'Jörg Müller',
  email: 'joerg@example.org',
  nachricht: 'Guten Tag,\n\nmeine Datei hat 47 Spalten.\nGeht das?',
};
const senden = (body: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: kontaktnachrichtSenden.path,
    headers: { 'x-forwarded-for': `10.0.0.${adresse}`, ...headers },
    payload: body,
  });
const ohneSkript = (fields: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: '/formulare/kontakt',
    headers: { 'x-forwarded-for': `10.0.0.${adresse}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const mails = async (): Promise<Mail[]> =>
  (await hinaus(systemCtx(api.deps, BETRIEB_ID)))
    .filter(({ vorlage }) => vorlage === 'kontakt')
    .map(({ nachricht }) => nachricht);

describe('a message of a visitor', () => {
  it('reaches the operator, who answers the visitor', async () => {
    expect((await senden(nachricht)).statusCode).toBe(200);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({
      an: { adresse: product.operator.mail },
      antwortAn: 'joerg@example.org',
      betreff: 'Kontaktformular: Meine Exportdatei',
    });
    expect(mail?.text).toContain('meine Datei hat 47 Spalten.');
  });
  it('that is sent twice arrives once', async () => {
    const vorher = (await mails()).length;
    await senden({ ...nachricht, nachricht: 'Zweimal gedrückt' });
    await senden({ ...nachricht, nachricht: 'Zweimal gedrückt' });
    expect(await mails()).toHaveLength(vorher + 1);
  });
  it('sends nothing to the address that was typed', async () => {
    const an = (await hinaus(systemCtx(api.deps, BETRIEB_ID))).map(({ empfaenger }) => empfaenger);
    expect(an.filter((einer) => einer !== product.operator.mail)).toEqual([]);
  });
  it.each([
    ['a name with a line break', { name: 'X\r\nBcc: alle@example.org' }],
    ['an address with a line break', { email: 'x@example.org\nBcc: alle@example.org' }],
    ['no message', { nachricht: '  ' }],
    ['an unknown topic', { thema: 'werbung' }],
    ['a message longer than a letter', { nachricht: 'x'.repeat(5001) }],
    ['a filled trap', { homepage: 'https://example.org' }],
  ])('is refused with %s', async (_, wrong) => {
    const vorher = (await mails()).length;
    expect((await senden({ ...nachricht, ...wrong })).statusCode).toBe(400);
    expect(await mails()).toHaveLength(vorher);
  });
  it('cannot bring markup into the mail', async () => {
    await senden({ ...nachricht, nachricht: '<img src=x onerror=alert(1)> {{constructor}}' });
    const mail = (await mails()).at(-1);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{constructor}}');
    expect(mail?.html).not.toContain('<img');
  });
  it('comes five times an hour from one network address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await senden({ ...nachricht, nachricht: `Nummer ${index}` })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the form without script', () => {
  it('leads on to the thanks', async () => {
    const answer = await ohneSkript({ ...nachricht, homepage: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kontakt#gesendet']);
  });
  it('comes back with everything that was typed, and a sentence for each field', async () => {
    const answer = await ohneSkript({ ...nachricht, thema: '', name: '', email: 'joerg@', homepage: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Bitte füllen Sie „Worum geht es?“ aus.');
    expect(answer.body).toContain('Bitte füllen Sie „Ihr Name“ aus.');
    expect(answer.body).toContain('„Ihre E-Mail-Adresse“ ist keine E-Mail-Adresse.');
    expect(answer.body).toContain('meine Datei hat 47 Spalten.');
    expect(answer.body).toContain('value="joerg@"');
  });
  it('comes back when there were too many, with the time to wait', async () => {
    for (let index = 0; index < 5; index += 1)
      await ohneSkript({ ...nachricht, nachricht: `Nummer ${index}` });
    const answer = await ohneSkript({ ...nachricht, nachricht: 'Noch eine' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('Noch eine');
  });
});
