import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { ansagenNachsenden, antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { alsSmsText, smsTeile } from '@kehrtour/domain/versand/sms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../../test/kehrtourFixture.ts';
import { type SevenService, sevenService } from '../../../../test/sevenService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../../test/testApi.ts';
import { vor } from '../../../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen, stelleBetriebEin } from '../../../../test/zeilen.ts';
import { relayShortMessages } from '../../../platform/post/shortMessage.ts';
import { unterschreibe } from '../weg/zustellbericht.ts';

const SCHLUESSEL = 'nur-seven-und-wir-kennen-ihn';
const TUER = 'http://localhost:3000/api/sms/zustellbericht';
let seven: SevenService;
let api: TestApi;
let betrieb: TestBetrieb;
let kehrtour: Kehrtour;

const stelleEin = async (teil: { an?: boolean; absender?: string; hoechstensEuro?: number }) => {
  const { body } = await api.call(einstellungenHolen, {}, betrieb.token.inhaber);
  const sms = { an: true, absender: 'SF Brandl', hoechstensEuro: 25, ersatz: false, ...teil };
  return api.call(einstellungenAendern, { body: { sms, version: body.version } }, betrieb.token.inhaber);
};
const pruefe = async () =>
  (await api.call(ankuendigung.ankuendigungPruefen, { params: { id: kehrtour.id } }, betrieb.token.buero))
    .body;
const kuendigeAn = (key: string = randomUUID()) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id: kehrtour.id }, body: { version: kehrtour.version, kanaele: {} }, idempotencyKey: key },
    betrieb.token.buero,
  );
const staende = async (): Promise<string[]> =>
  (await liesZeilen(betrieb, 'ausgang', ['status'], geordnet(['angelegt_am', 'id'], { weg: 'sms' }))).map(
    ({ status }) => status,
  );
const brett = async () =>
  (await api.call(antwortbrettHolen, { query: { kehrtourId: kehrtour.id } }, betrieb.token.buero)).body
    .zeilen;

const bericht = (id: string, status: string): string =>
  JSON.stringify({
    webhook_event: 'dlr',
    webhook_timestamp: '2027-01-11 08:00:00',
    data: { msg_id: '77140972', status, timestamp: '2027-01-11 08:00:00.000000', foreign_id: id },
  });
/** What the provider sends; with another key or an old time, what somebody else would. */
function melde(inhalt: string, { schluessel = SCHLUESSEL, vorSekunden = 0, unterschrieben = inhalt } = {}) {
  const zeit = String(Math.floor(api.clock.now.getTime() / 1000) - vorSekunden);
  const nonce = 'fpPRhAd1s8GXacfR39mWqKPynmmXfJnc';
  const signatur = unterschreibe(schluessel, {
    zeit,
    nonce,
    methode: 'POST',
    url: TUER,
    inhalt: unterschrieben,
  });
  return api.app.inject({
    method: 'POST',
    url: '/sms/zustellbericht',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': zeit,
      'x-nonce': nonce,
      'x-signature': signatur,
    },
    body: inhalt,
  });
}

beforeAll(async () => {
  seven = await sevenService();
  api = await testApi({
    now: '2027-01-11T08:00:00+01:00',
    env: { SEVEN_API_KEY: 'schluessel', SEVEN_SIGNING_KEY: SCHLUESSEL, SEVEN_URL: seven.url },
    privateHosts: [seven.host],
    worker: true,
  });
});
afterAll(async () => {
  await api.close();
  await seven.close();
});
beforeEach(async () => {
  seven.mood = {};
  seven.sent.length = 0;
  betrieb = await api.neuerBetrieb();
  const ids = await neueHaeuser(betrieb, 4);
  await setzeZeilen(betrieb, 'kontakt', { email: '' }, { mobil: '0151 / 234 567-89' });
  const id = await neueKehrtour(api, betrieb, ids);
  kehrtour = await plane(api, betrieb, id);
});

describe('announcing by SMS', () => {
  it('is not offered until the company wants it', async () => {
    expect((await pruefe()).empfaenge.some(({ moeglich }) => moeglich.includes('sms'))).toBe(false);
    await stelleEin({});
    const { empfaenge, sms } = await pruefe();
    expect(empfaenge.map(({ kanal, ziel }) => [kanal, ziel])).toEqual(
      expect.arrayContaining([
        ['sms', '+4915123456789'],
        ['mail', 'haus1@example.org'],
      ]),
    );
    expect(empfaenge.find(({ kanal }) => kanal === 'sms')?.smsTeile).toBe(2);
    expect(sms).toEqual({ centJeTeil: 7.5, hoechstensEuro: 25 });
  });
  it('needs a sender that the networks take', async () => {
    for (const absender of ['', 'Müller', 'Schornsteinfeger', '015112345'])
      expect((await stelleEin({ absender })).status, absender).toBe(400);
  });
  it('says day, time, house and page in two parts at most, and goes to each once', async () => {
    await stelleEin({});
    const key = randomUUID();
    expect((await kuendigeAn(key)).status).toBe(200);
    expect((await kuendigeAn(key)).status).toBe(200);
    while ((await relayShortMessages(api.deps)) > 0);
    await expect.poll(staende).toEqual(['gesendet', 'gesendet']);
    expect(seven.sent).toHaveLength(2);
    for (const { to, from, text } of seven.sent) {
      expect([to, from]).toEqual(['+4915123456789', 'SF Brandl']);
      expect(text).toMatch(
        /^Ihr Schornsteinfeger kommt Di\., 02\.02\., \d\d:00-\d\d:00 Uhr: .*, Hardtstraße \d/,
      );
      expect(text).toMatch(/Bestätigen oder ändern: http\S+\/termin\?code=[\w-]{24} /);
      expect(smsTeile(text)).toBeLessThanOrEqual(2);
      expect(alsSmsText(text)).toBe(text);
    }
    const code = /code=([\w-]+)/.exec(seven.sent[0]?.text ?? '')?.[1] ?? '';
    expect((await api.call(ankuendigung.kundenTerminHolen, { body: { code } })).status).toBe(200);
  });
  it('costs no more than the company allows for one press, and then nothing at all leaves', async () => {
    await stelleBetriebEin(betrieb, { sms: { an: true, absender: 'Brandl', hoechstensEuro: 1 } });
    const teuer = { ...api.deps.env, smsCent: 50 };
    Object.assign(api.deps, { env: teuer });
    try {
      const { status, body } = await kuendigeAn();
      expect([status, body.type]).toEqual([422, 'ankuendigung.zu-teuer']);
      expect(body.detail).toMatch(/2,00.€.*1,00.€/);
    } finally {
      Object.assign(api.deps, { env: { ...teuer, smsCent: 7.5 } });
    }
    expect(await staende()).toEqual([]);
  });
});

describe('an SMS whose sending fails', () => {
  const sende = async () => {
    await stelleEin({});
    expect((await kuendigeAn()).status).toBe(200);
    await relayShortMessages(api.deps);
  };
  it('stands on the answers board as not arrived, and the next step is a slip', async () => {
    seven.mood = { code: '202' };
    await sende();
    await expect.poll(staende).toEqual(['fehler', 'fehler']);
    const zurueck = (await brett()).filter(({ stand }) => stand === 'zurueck');
    expect(zurueck).toHaveLength(2);
    expect(zurueck[0]?.schritt).toContain('Die SMS kam nicht an: Drucken Sie einen Zettel');
  });
  it(
    'is tried again while the service has done nothing, and not when nobody knows',
    { tags: 'night' },
    async () => {
      seven.mood = { code: '500' };
      await sende();
      await expect.poll(staende).toEqual(['neu', 'neu']);
      seven.mood = { hangUp: true };
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      await relayShortMessages(api.deps);
      await expect.poll(staende).toEqual(['fehler', 'fehler']);
      seven.mood = {};
      api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
      await relayShortMessages(api.deps);
      expect(seven.sent).toHaveLength(2);
    },
  );
  it('was perhaps sent when the server died over it: it goes out no second time', async () => {
    seven.mood = { code: '500' };
    await sende();
    await expect.poll(staende).toEqual(['neu', 'neu']);
    seven.mood = {};
    await setzeZeilen(
      betrieb,
      'ausgang',
      { weg: 'sms' },
      { status: 'in_arbeit', lease_bis: vor('1 second') },
    );
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await relayShortMessages(api.deps);
    await expect.poll(staende).toEqual(['fehler', 'fehler']);
    expect(seven.sent).toHaveLength(0);
  });
});

describe('the report of the provider', () => {
  let ids: string[];
  beforeEach(async () => {
    await stelleEin({});
    await kuendigeAn();
    await relayShortMessages(api.deps);
    await expect.poll(staende).toEqual(['gesendet', 'gesendet']);
    ids = seven.sent.map(({ foreign_id }) => foreign_id);
  });
  it('that a number was not reached puts the household back on the board', async () => {
    expect((await melde(bericht(ids[0] ?? '', 'NOTDELIVERED'))).statusCode).toBe(204);
    expect((await staende()).toSorted()).toEqual(['fehler', 'gesendet']);
    expect((await brett()).filter(({ stand }) => stand === 'zurueck')).toHaveLength(1);
  });
  it('that it arrived holds, whatever is told or played again afterwards', { tags: 'night' }, async () => {
    const [id = ''] = ids;
    await melde(bericht(id, 'DELIVERED'));
    await melde(bericht(id, 'NOTDELIVERED'));
    expect(await staende()).toEqual(['gesendet', 'gesendet']);
    await melde(bericht(ids[1] ?? '', 'EXPIRED'));
    await melde(bericht(ids[1] ?? '', 'DELIVERED'));
    expect(await staende()).toEqual(['gesendet', 'gesendet']);
  });
  it('is believed only with its own signature over exactly this body, and only at once', async () => {
    const [id = ''] = ids;
    const gefaelscht = bericht(id, 'NOTDELIVERED');
    const versuche = [
      await melde(gefaelscht, { schluessel: 'geraten' }),
      await melde(gefaelscht, { unterschrieben: bericht(id, 'DELIVERED') }),
      await melde(gefaelscht, { vorSekunden: 301 }),
      await melde(gefaelscht, { vorSekunden: -301 }),
      await api.app.inject({ method: 'POST', url: '/sms/zustellbericht', body: gefaelscht }),
    ];
    expect(versuche.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await staende()).toEqual(['gesendet', 'gesendet']);
  });
  it(
    'about something else, or that nobody can read, is thanked for and changes nothing',
    { tags: 'night' },
    async () => {
      for (const inhalt of [
        '',
        '{',
        '[]',
        bericht(randomUUID(), 'DELIVERED'),
        bericht(ids[0] ?? '', 'BUFFERED'),
      ])
        expect((await melde(inhalt)).statusCode, inhalt).toBe(204);
      expect((await melde('x'.repeat(20_000))).statusCode).toBe(413);
      expect(await staende()).toEqual(['gesendet', 'gesendet']);
    },
  );
});

describe('a mail that came back', () => {
  const sendeNach = (terminId: string, token = betrieb.token.buero) =>
    api.call(ansagenNachsenden, { body: { kanal: 'sms', terminIds: [terminId] } }, token);
  beforeEach(async () => {
    await stelleEin({});
    await setzeZeilen(betrieb, 'kontakt', {}, { mobil: '0151 23456789' });
    expect((await kuendigeAn()).status).toBe(200);
    await setzeZeilen(betrieb, 'ausgang', { weg: 'mail', vorlage: 'ankuendigung' }, { status: 'fehler' });
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  });
  it('goes as an SMS by one press, once, and then waits for its fate', async () => {
    const [zeile] = (await brett()).filter(({ stand }) => stand === 'zurueck');
    expect(zeile?.schritt).toContain('Die E-Mail kam nicht an: Senden Sie eine SMS');
    expect(zeile?.nachsendbar).toEqual([{ kanal: 'sms', hoechstensCent: 15 }]);
    const id = zeile?.termin.id ?? '';
    const gepresst = await Promise.all([sendeNach(id), sendeNach(id), sendeNach(id)]);
    expect(gepresst.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await relayShortMessages(api.deps);
    // The two who have no mail were told by SMS at once.
    await expect.poll(() => seven.sent.length).toBe(3);
    expect((await brett()).find(({ termin }) => termin.id === id)).toMatchObject({
      stand: 'offen',
      nachsendbar: [],
    });
  });
  it(
    'is sent on for the own company alone, by whoever may announce, and only where there is a number',
    { tags: 'night' },
    async () => {
      const [erste, zweite] = (await brett()).filter(({ stand }) => stand === 'zurueck');
      const fremd = await api.neuerBetrieb();
      expect((await sendeNach(erste?.termin.id ?? '', fremd.token.inhaber)).status).toBe(404);
      expect((await sendeNach(erste?.termin.id ?? '', betrieb.token.geselle)).status).toBe(403);
      await setzeZeilen(betrieb, 'kontakt', {}, { mobil: '' });
      expect((await sendeNach(zweite?.termin.id ?? '')).status).toBe(409);
      expect(await staende()).toHaveLength(2);
    },
  );
});
