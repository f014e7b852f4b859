import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as software from '@kehrtour/contract/kehrbezirkssoftware';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { neuerHersteller, type Programm, programm, neuesToken } from '../../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { HEUTE } from '../../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { reiheWebhooksEin, stelleZu } from './stelleZu.ts';

let api: TestApi;
let appId: string;
let operator: string;
let wo: TestBetrieb;
let id: string;
let program: Programm;
let server: Server;
let hier: string;
let antwort = 200;
/** Calls of `/langsam` that nobody has answered. */
const haengende: ServerResponse[] = [];
const gehoert: { signatur: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (teil) => (body += String(teil)));
    request.on('end', () => {
      if (request.url === '/langsam') return void haengende.push(response);
      gehoert.push({ signatur: String(request.headers['kehrtour-signature']), body });
      response.writeHead(antwort).end('x'.repeat(100));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  hier = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await testApi({ worker: true, privateHosts: [hier] });
  operator = await anOperator(api);
  ({ appId } = await neuerHersteller(api, operator, 'Meldeprogramm GmbH'));
});
afterAll(async () => {
  await api.close();
  server.close();
});
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
  antwort = 200;
  gehoert.length = 0;
  program = await verbinde();
});

async function verbinde(
  rechte = ['liegenschaften.senden', 'kehrtouren.lesen'],
  app = appId,
): Promise<Programm> {
  const token = await neuesToken(api, wo, { rechte } as never);
  const { body } = await programm(api).ruf('POST', '/exchange-token', {
    headers: { 'app-id': app },
    body: { customerInformation: 'K', token },
  });
  const [eine] = (await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber)).body.verbindungen;
  id = eine?.id ?? '';
  return programm(api, { authorization: `Bearer ${String(body['accessToken'])}` });
}
const setze = async (url: string) => {
  const gesetzt = await rufe('PUT', { url });
  if (gesetzt.status !== 200 && url.startsWith(`http://${hier}`))
    throw new Error(JSON.stringify(gesetzt.body));
  return gesetzt;
};
const rufe = async (method: 'GET' | 'PUT' | 'DELETE', body?: unknown) =>
  program.ruf(method as 'GET', '/webhook', body === undefined ? {} : { body });
const runde = async () => plane(api, wo, await neueKehrtour(api, wo, await neueHaeuser(wo, 2)));
const meldungen = async () => liesZeilen(wo, 'partnermeldung', ['art'], geordnet(['id']));
const istLangsam = async (eines: TestBetrieb) =>
  (await liesZeile(eines, 'partnerwebhook', ['langsam']))?.langsam;
const vergeht = (minuten: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + minuten * 60_000);
};

describe('a program that wants to be told', () => {
  it('hears of a changed round once, by ids alone, signed with its secret', async () => {
    const { secret } = (await setze(`http://${hier}/hook`)).body as { secret: string };
    const kehrtour = await runde();
    expect(new Set((await meldungen()).map(({ art }) => art))).toEqual(new Set(['kehrtour.changed']));
    expect(await meldungen()).toHaveLength(1);
    await stelleZu(wo.ctx, id);
    expect(gehoert).toHaveLength(1);
    const [{ signatur, body } = { signatur: '', body: '' }] = gehoert;
    const [, zeit = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signatur) ?? [];
    expect(createHmac('sha256', secret).update(`${zeit}.${body}`).digest('hex')).toBe(v1);
    expect(JSON.parse(body)).toMatchObject({
      schornsteinfegerId: wo.ctx.unternehmenId,
      events: [{ type: 'kehrtour.changed', objectId: kehrtour.id, kehrtourId: kehrtour.id }],
    });
    expect(Object.keys(JSON.parse(body).events[0])).toEqual(['id', 'type', 'objectId', 'kehrtourId', 'at']);
    await stelleZu(wo.ctx, id);
    expect(gehoert).toHaveLength(1);
  });

  it('hears of done work, and that it was told by the job that looks every minute', async () => {
    await setze(`http://${hier}/hook`);
    await neueHaeuser(wo, 1);
    await setzeZeilen(wo, 'aufgabe', {}, { status: 'erledigt', erledigt_am: HEUTE });
    const offen = await meldungen();
    expect(offen.length).toBeGreaterThan(0);
    expect(offen.every(({ art }) => art === 'task.completed')).toBe(true);
    await reiheWebhooksEin(api.deps);
    await expect.poll(() => gehoert.length).toBe(1);
    await expect.poll(async () => (await meldungen()).length).toBe(0);
    expect((await rufe('GET')).body).toMatchObject({ webhook: { active: true, failures: 0 } });
  });

  it('is tried again later and later, and no more after a day; the company reads so', async () => {
    await setze(`http://${hier}/hook`);
    await runde();
    antwort = 500;
    for (let versuch = 1; versuch <= 9; versuch += 1) {
      await stelleZu(wo.ctx, id);
      expect(gehoert).toHaveLength(versuch);
      // At once it is not asked again.
      await stelleZu(wo.ctx, id);
      expect(gehoert).toHaveLength(versuch);
      vergeht(13 * 60);
    }
    await stelleZu(wo.ctx, id);
    expect(gehoert).toHaveLength(9);
    expect(await meldungen()).toEqual([]);
    const mails = await liesZeilen(wo, 'ausgang', ['betreff', 'text'], { vorlage: 'webhook-aus' });
    expect(mails.map(({ betreff }) => betreff)).toEqual([
      'Meldeprogramm GmbH ist für Meldungen nicht zu erreichen',
    ]);
    expect(mails[0]?.text).toContain('/konto/einstellungen/verbindungen/kehrbezirkssoftware');
    await runde();
    expect(await meldungen()).toEqual([]);
    const { body } = await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber);
    expect(body.verbindungen[0]?.meldungen).toMatchObject({ wirt: hier, ausSeit: expect.any(String) });
    expect((await rufe('GET')).body).toMatchObject({ webhook: { active: false, lastError: 'status-500' } });
    antwort = 200;
    await setze(`http://${hier}/hook`);
    expect((await rufe('GET')).body).toMatchObject({ webhook: { active: true, failures: 0 } });
  });

  it('keeps what could not be told, and a failure in between counts no more after a success', async () => {
    await setze(`http://${hier}/hook`);
    await runde();
    antwort = 503;
    await stelleZu(wo.ctx, id);
    antwort = 204;
    vergeht(2);
    await stelleZu(wo.ctx, id);
    expect(gehoert).toHaveLength(2);
    expect(gehoert[0]?.body).toBe(gehoert[1]?.body);
    expect((await rufe('GET')).body).toMatchObject({ webhook: { failures: 0 } });
  });

  it(
    'waits for nobody who is slow: those wait for one another, four at a time',
    { tags: 'night' },
    async () => {
      const langsame = [];
      for (let i = 0; i < 6; i += 1) {
        wo = await api.neuerBetrieb();
        program = await verbinde();
        await setze(`http://${hier}/langsam`);
        await setzeZeilen(wo, 'partnerwebhook', {}, { langsam: true });
        await neueHaeuser(wo, 1);
        langsame.push(wo);
      }
      wo = await api.neuerBetrieb();
      program = await verbinde();
      await setze(`http://${hier}/hook`);
      await neueHaeuser(wo, 1);
      for (const eines of [...langsame, wo])
        await setzeZeilen(eines, 'aufgabe', {}, { status: 'erledigt', erledigt_am: HEUTE });
      await reiheWebhooksEin(api.deps);
      await expect.poll(() => haengende.length).toBe(4);
      await expect.poll(() => gehoert.length).toBe(1);
      expect(haengende).toHaveLength(4);
      for (const eine of haengende.splice(0)) eine.writeHead(200).end();
      await expect.poll(() => haengende.length).toBe(2);
      for (const eine of haengende.splice(0)) eine.writeHead(200).end();
      // Whoever answers at once is among the others again (on a machine that is busy itself: the next time); a failure puts it back.
      await expect
        .poll(async () => {
          await runde();
          await stelleZu(wo.ctx, id);
          return istLangsam(wo);
        })
        .toBe(false);
      await runde();
      antwort = 500;
      await stelleZu(wo.ctx, id);
      expect(await istLangsam(wo)).toBe(true);
    },
  );

  it('waits for no slow ones of another company, however many those are', { tags: 'night' }, async () => {
    for (let i = 0; i < 6; i += 1) {
      const { appId: app } = await neuerHersteller(api, operator, `Programm ${i}`);
      program = await verbinde(['liegenschaften.senden', 'kehrtouren.lesen'], app);
      await setze(`http://${hier}/langsam`);
    }
    const voll = wo;
    wo = await api.neuerBetrieb();
    program = await verbinde();
    await setze(`http://${hier}/hook`);
    for (const eines of [voll, wo]) {
      await neueHaeuser(eines, 1);
      await setzeZeilen(eines, 'partnerwebhook', {}, { langsam: true });
      await setzeZeilen(eines, 'aufgabe', {}, { status: 'erledigt', erledigt_am: HEUTE });
    }
    await reiheWebhooksEin(api.deps);
    await expect.poll(() => gehoert.length).toBe(1);
    await expect.poll(() => haengende.length).toBe(1);
    for (let beantwortet = 0; beantwortet < 6; beantwortet += 1) {
      await expect.poll(() => haengende.length).toBe(1);
      haengende.shift()?.writeHead(200).end();
    }
  });

  it('is never told at an address of our own network, nor without TLS', async () => {
    for (const url of [
      'http://example.org/hook',
      'https://127.0.0.1/hook',
      'https://[::1]/hook',
      'https://10.0.0.1/hook',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/hook',
      'https://0x7f000001/hook',
      'https://wer:weiss@example.org/',
      'ftp://example.org',
      'hook',
      `https://example.org/${'x'.repeat(500)}`,
    ])
      expect({ url, status: (await setze(url)).status }).toEqual({ url, status: 400 });
    // A name that leads into our network is found out when it is called.
    await setze('https://localhost.localdomain/hook');
    await runde();
    await stelleZu(wo.ctx, id);
    expect((await rufe('GET')).body).toMatchObject({ webhook: { failures: 1 } });
    expect(gehoert).toEqual([]);
  });

  it('ends with the connection, by the company and by the program', async () => {
    await setze(`http://${hier}/hook`);
    const beendet = await api.call(software.meldungenBeenden, { params: { id } }, wo.token.inhaber);
    expect(beendet.body.verbindungen[0]?.meldungen).toBeNull();
    expect((await api.call(software.meldungenBeenden, { params: { id } }, wo.token.inhaber)).status).toBe(
      404,
    );
    expect((await api.call(software.meldungenBeenden, { params: { id } }, wo.token.buero)).status).toBe(403);
    await setze(`http://${hier}/hook`);
    expect((await rufe('DELETE')).status).toBe(200);
    expect((await rufe('GET')).body).toEqual({ webhook: null });
    await setze(`http://${hier}/hook`);
    await runde();
    await api.call(software.verbindungBeenden, { params: { id } }, wo.token.inhaber);
    await stelleZu(wo.ctx, id);
    expect(gehoert).toEqual([]);
    program = await verbinde(['liegenschaften.senden']);
    expect((await rufe('PUT', { url: `http://${hier}/hook` })).status).toBe(403);
  });
});
