import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import {
  einstellungenAendern,
  einstellungenHolen,
  versanddiensteHolen,
} from '@kehrtour/contract/einstellungen';
import { bescheidWaehlen, messengerAbbestellen } from '@kehrtour/contract/hausanliegen';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { messengerErlauben, messengerWiderrufen } from '@kehrtour/contract/messenger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hausverlaufVon } from '../../../../../test/hausverlaufVon.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../../../test/kehrtourFixture.ts';
import { metaMeldung, type MetaService, metaService } from '../../../../../test/metaService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../../../test/testApi.ts';
import { vergissZaehler } from '../../../../../test/vergissZaehler.ts';
import { MAIL_AUS_ID, MOBIL_AUS_NAMEN, wie } from '../../../../../test/werte.ts';
import {
  geordnet,
  liesZeilen,
  loescheZeilen,
  neueZeile,
  setzeZeilen,
  stelleBetriebEin,
  zaehleZeilen,
} from '../../../../../test/zeilen.ts';
import { relayShortMessages } from '../../../../platform/post/shortMessage.ts';
import { nimmNaechsteWege } from '../../../ersatzweg/nimmNaechsteWege.ts';
import { unterschreibeWhatsapp } from './whatsappMeldung.ts';
import { WHATSAPP_VORLAGEN } from './whatsappVorlagen.ts';

const GEHEIMNIS = 'nur-meta-und-wir-kennen-es';
const WORT = 'was-wir-verabredet-haben';
const NUMMER = '106540352242922';
const HAEUSER = 3;
let meta: MetaService;
let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
let kehrtour: Kehrtour;

beforeAll(async () => {
  meta = await metaService();
  api = await testApi({
    now: '2027-01-11T08:00:00+01:00',
    env: {
      WHATSAPP_TOKEN: 'schluessel',
      WHATSAPP_PHONE_NUMBER_ID: NUMMER,
      WHATSAPP_APP_SECRET: GEHEIMNIS,
      WHATSAPP_VERIFY_TOKEN: WORT,
      WHATSAPP_URL: meta.url,
    },
    privateHosts: [meta.host],
    worker: true,
  });
});
afterAll(async () => {
  await api.close();
  await meta.close();
});

const stelleEin = async (teil: { an?: boolean; hoechstensEuroImMonat?: number } = {}, wo = betrieb) => {
  const { body } = await api.call(einstellungenHolen, {}, wo.token.inhaber);
  const whatsapp = { an: true, hoechstensEuroImMonat: 25, ...teil };
  return api.call(einstellungenAendern, { body: { whatsapp, version: body.version } }, wo.token.inhaber);
};
const haus = async (nr = 0, wo = betrieb, ids = haeuser) =>
  (await api.call(liegenschaftHolen, { params: { id: ids[nr] ?? '' } }, wo.token.buero)).body;
const verlauf = async () =>
  (await hausverlaufVon(api, haeuser[0] ?? '', betrieb.token.buero)).map(({ was }) => was);
const kontaktVon = async (nr = 0) => (await haus(nr)).kontakte[0];
const erlaube = async (nr = 0, herkunft = 'mündlich bei der Kehrung am 4.1.', token = betrieb.token.buero) =>
  api.call(
    messengerErlauben,
    {
      params: { id: haeuser[nr] ?? '', teilId: (await kontaktVon(nr))?.id ?? '', messenger: 'whatsapp' },
      body: { herkunft },
    },
    token,
  );
const widerrufe = async (nr = 0, token = betrieb.token.buero) =>
  api.call(
    messengerWiderrufen,
    { params: { id: haeuser[nr] ?? '', teilId: (await kontaktVon(nr))?.id ?? '', messenger: 'whatsapp' } },
    token,
  );
const pruefe = async () =>
  (await api.call(ankuendigung.ankuendigungPruefen, { params: { id: kehrtour.id } }, betrieb.token.buero))
    .body;
const kuendigeAn = (welche = kehrtour, key: string = randomUUID()) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id: welche.id }, body: { version: welche.version, kanaele: {} }, idempotencyKey: key },
    betrieb.token.buero,
  );
const sende = async () => {
  while ((await relayShortMessages(api.deps)) > 0);
};
const ausgang = () =>
  liesZeilen(
    betrieb,
    'ausgang',
    ['id', 'status', 'fehler', 'text', 'empfaenger'],
    geordnet(['angelegt_am', 'id'], { weg: 'whatsapp' }),
  );
const staende = async () => (await ausgang()).map(({ status }) => status);
const brett = async () =>
  (await api.call(antwortbrettHolen, { query: { kehrtourId: kehrtour.id } }, betrieb.token.buero)).body
    .zeilen;

const melde = (inhalt: string, geheimnis = GEHEIMNIS, unterschrieben = inhalt) =>
  api.app.inject({
    method: 'POST',
    url: '/whatsapp/meldung',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': unterschreibeWhatsapp(geheimnis, unterschrieben),
    },
    body: inhalt,
  });
const stand = (id: string, status: string, code?: number) => ({
  id: 'wamid.HBg1',
  status,
  timestamp: '1750857384',
  recipient_id: '4915123456781',
  biz_opaque_callback_data: id,
  ...(code === undefined ? {} : { errors: [{ code, title: 'refused' }] }),
});
const standMeldung = (id: string, status: string, code?: number) =>
  metaMeldung(NUMMER, { statuses: [stand(id, status, code)] });

beforeEach(async () => {
  meta.mood = {};
  await vergissZaehler(api);
  await sende();
  meta.sent.length = 0;
  meta.asked.length = 0;
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb, HAEUSER);
  await setzeZeilen(betrieb, 'kontakt', {}, { email: '', email_fuer_termine: false, mobil: MOBIL_AUS_NAMEN });
  kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser));
});

describe('announcing by WhatsApp', () => {
  it('is offered only where the company wants it and the holder of the number has allowed it', async () => {
    expect((await erlaube()).status).toBe(200);
    expect((await pruefe()).empfaenge.some(({ moeglich }) => moeglich.includes('whatsapp'))).toBe(false);
    await stelleEin();
    const { empfaenge, whatsapp } = await pruefe();
    expect(whatsapp).toEqual({ centJeNachricht: 6, restCent: 2500 });
    expect(empfaenge.map(({ kanal, ziel }) => [kanal, ziel]).toSorted()).toEqual([
      ['einwurf', null],
      ['einwurf', null],
      ['whatsapp', '+4915123456781'],
    ]);
  });
  it('fills the approved wording, leads to the page of the appointment, and goes to each once', async () => {
    await stelleEin();
    await erlaube(0);
    await erlaube(1);
    const key = randomUUID();
    expect((await kuendigeAn(kehrtour, key)).status).toBe(200);
    expect((await kuendigeAn(kehrtour, key)).status).toBe(200);
    await sende();
    await sende();
    expect(await staende()).toEqual(['gesendet', 'gesendet']);
    expect(meta.sent).toHaveLength(2);
    expect(meta.asked[0]).toEqual({ path: `/v23.0/${NUMMER}/messages`, authorization: 'Bearer schluessel' });
    const [eine] = meta.sent;
    expect(eine).toMatchObject({
      type: 'template',
      template: { name: 'kehrtour_ankuendigung', language: { code: 'de' } },
    });
    expect(eine?.to).toMatch(/^491512345678[12]$/);
    const [koerper, knopf] = eine?.template.components ?? [];
    const werte = koerper?.parameters.map(({ text }) => text) ?? [];
    expect(werte[1]).toMatch(/^Dienstag, 2\. Februar 2027, zwischen \d\d:00 und \d\d:00 Uhr$/);
    expect(werte.every((wert) => wert !== '' && !/[\n\t]| {4}/.test(wert))).toBe(true);
    expect(knopf).toMatchObject({ type: 'button', sub_type: 'url', index: '0' });
    const code = knopf?.parameters[0]?.text ?? '';
    expect((await api.call(ankuendigung.kundenTerminHolen, { body: { code } })).status).toBe(200);
  });
  it('tells off in words of its own, without a page to answer on', { tags: 'night' }, async () => {
    await stelleEin();
    await erlaube(0);
    await kuendigeAn();
    await sende();
    await api.call(
      kehrtourAbsagen,
      { params: { id: kehrtour.id }, body: {}, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    await expect.poll(async () => (await ausgang()).length).toBe(2);
    // It can be stopped for ten minutes.
    api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000);
    await sende();
    expect(meta.sent[1]?.template).toMatchObject({ name: 'kehrtour_absage' });
    expect(meta.sent[1]?.template.components).toHaveLength(1);
  });
  it('is in words that Meta can approve: no value at an end, and in its length', () => {
    for (const { text } of Object.values(WHATSAPP_VORLAGEN)) {
      expect(text).not.toMatch(/^\W*\{\{|\}\}\W*$/);
      // The longest values: a company, work and a house.
      expect(text.length + 110 + 220 + 120 + 100).toBeLessThan(1024);
    }
  });
});

describe('a message that the service does not take', () => {
  beforeEach(async () => {
    await stelleEin();
    await erlaube(0);
    await kuendigeAn();
  });
  it('because the number is not there stands on the answers board, and the next step is a slip', async () => {
    meta.mood = { code: 131_026 };
    await sende();
    expect(await ausgang()).toMatchObject([
      { status: 'fehler', fehler: expect.stringContaining('nicht bei WhatsApp') as string },
    ]);
    const [zurueck] = (await brett()).filter(({ stand: wie }) => wie === 'zurueck');
    expect(zurueck?.schritt).toContain('Die WhatsApp-Nachricht kam nicht an: Drucken Sie einen Zettel');
  });
  it('because it is busy is tried again, and not when nobody knows', async () => {
    meta.mood = { code: 130_429 };
    await sende();
    expect(await staende()).toEqual(['neu']);
    meta.mood = { hangUp: true };
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await sende();
    expect(await staende()).toEqual(['fehler']);
    meta.mood = {};
    api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
    await sende();
    expect(meta.sent).toHaveLength(1);
  });
});

describe('the report of Meta', () => {
  let id: string;
  beforeEach(async () => {
    await stelleEin();
    await erlaube(0);
    await kuendigeAn();
    await sende();
    id = meta.sent[0]?.biz_opaque_callback_data ?? '';
  });
  it('that it failed puts the household back on the board, and says why', async () => {
    expect((await melde(standMeldung(id, 'failed', 131_026))).statusCode).toBe(204);
    expect((await ausgang())[0]).toMatchObject({
      status: 'fehler',
      fehler: 'Diese Nummer ist nicht bei WhatsApp oder nimmt keine Nachrichten von Betrieben an.',
    });
    expect((await brett()).filter(({ stand: wie }) => wie === 'zurueck')).toHaveLength(1);
  });
  it(
    'that it arrived or was read holds, whatever is told or played again afterwards',
    { tags: 'night' },
    async () => {
      await melde(standMeldung(id, 'sent'));
      await melde(standMeldung(id, 'read'));
      await melde(standMeldung(id, 'failed', 131_026));
      expect(await staende()).toEqual(['gesendet']);
    },
  );
  it('is believed only with the signature of our app over exactly this body, and about our own number', async () => {
    const gescheitert = standMeldung(id, 'failed', 131_026);
    expect((await melde(gescheitert, 'geraten')).statusCode).toBe(404);
    expect((await melde(gescheitert, GEHEIMNIS, standMeldung(id, 'sent'))).statusCode).toBe(404);
    const fremde = metaMeldung('999999999999', { statuses: [stand(id, 'failed', 131_026)] });
    expect((await melde(fremde)).statusCode).toBe(204);
    expect(await staende()).toEqual(['gesendet']);
  });
  it('among others that nobody can read is read all the same', async () => {
    for (const inhalt of [
      '',
      '{',
      '[]',
      '{"object":"page","entry":[]}',
      standMeldung(randomUUID(), 'delivered'),
    ])
      expect((await melde(inhalt)).statusCode, inhalt).toBe(204);
    const statuses = [{ status: 'neu-erfunden' }, 7, stand(id, 'failed', 131_049), { id: 'x' }];
    await melde(metaMeldung(NUMMER, { statuses }));
    expect(await staende()).toEqual(['fehler']);
  });
  it('begins with the word that was agreed on, and tells it nobody else', { tags: 'night' }, async () => {
    const frage = (wort: string, gesagt = '1158201444') =>
      api.app.inject({
        method: 'GET',
        url: '/whatsapp/meldung',
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': wort, 'hub.challenge': gesagt },
      });
    expect((await frage(WORT)).body).toBe('1158201444');
    expect((await frage('geraten')).statusCode).toBe(404);
    expect((await frage(WORT, '<script>')).statusCode).toBe(404);
  });
});

describe('what somebody has allowed', () => {
  it('is kept with its day and how it is known, and taken back with one press; both stand in the history', async () => {
    await stelleEin();
    expect((await erlaube(0, 'ab')).status).toBe(400);
    await erlaube(0);
    expect((await kontaktVon())?.messenger.whatsapp).toEqual({
      nummer: '+4915123456781',
      einwilligung: {
        erteiltAm: api.clock.now.toISOString(),
        herkunft: 'mündlich bei der Kehrung am 4.1.',
        widerrufenAm: null,
        widerrufenVon: null,
      },
    });
    // What was said first is the proof.
    await erlaube(0, 'noch einmal gesagt');
    expect((await kontaktVon())?.messenger.whatsapp?.einwilligung?.herkunft).toBe(
      'mündlich bei der Kehrung am 4.1.',
    );
    await widerrufe(0);
    expect((await kontaktVon())?.messenger.whatsapp?.einwilligung).toMatchObject({ widerrufenVon: 'buero' });
    expect((await verlauf()).slice(0, 2)).toEqual(['WhatsApp abbestellt', 'WhatsApp erlaubt']);
    expect((await pruefe()).empfaenge.some(({ kanal }) => kanal === 'whatsapp')).toBe(false);
  });
  it(
    'is none without a mobile number, and ends when the number is another one',
    { tags: 'night' },
    async () => {
      await stelleEin();
      await erlaube(0);
      await setzeZeilen(betrieb, 'kontakt', { mobil: '0151 23456781' }, { mobil: '0151 99999999' });
      expect((await kontaktVon())?.messenger.whatsapp?.einwilligung).toBeNull();
      expect((await pruefe()).empfaenge.some(({ kanal }) => kanal === 'whatsapp')).toBe(false);
      await setzeZeilen(betrieb, 'kontakt', {}, { mobil: '', telefon: '09123 4711' });
      const { status, body } = await erlaube(0);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Mobilnummer')]);
    },
  );
  it('outlives an import that writes the names anew, and is forgotten with the last who has the number', async () => {
    await erlaube(0);
    const anzahl = () => betrieb.ctx.transaction(async (tx) => await zaehleZeilen(tx, 'einwilligung'));
    await betrieb.ctx.transaction(async (tx) => {
      await loescheZeilen(tx, 'liegenschaft_kontakt');
      await loescheZeilen(tx, 'kontakt', { mobil: '0151 23456781' });
      await neueZeile(tx, 'kontakt', { nachname: 'Neu', mobil: '+49 151 23456781' });
    });
    expect(await anzahl()).toBe(1);
    await loescheZeilen(betrieb, 'kontakt', { nachname: 'Neu' });
    expect(await anzahl()).toBe(0);
  });
  it('is written down for the own houses alone, by whoever may change them', async () => {
    const fremd = await api.neuerBetrieb();
    expect((await erlaube(0, 'am Telefon', betrieb.token.geselle)).status).toBe(403);
    expect((await erlaube(0, 'am Telefon', fremd.token.inhaber)).status).toBe(404);
    await erlaube(0);
    expect((await widerrufe(0, fremd.token.inhaber)).status).toBe(404);
    expect((await kontaktVon())?.messenger.whatsapp?.einwilligung?.widerrufenAm).toBeNull();
  });
  it('and took back while a message waits does not leave', { tags: 'night' }, async () => {
    await stelleEin();
    await erlaube(0);
    await kuendigeAn();
    await widerrufe(0);
    await sende();
    expect(meta.sent).toHaveLength(0);
    expect(await ausgang()).toMatchObject([
      { status: 'fehler', fehler: 'Für WhatsApp liegt keine Einwilligung mehr vor.' },
    ]);
  });
  it('ends at every company with the answer STOPP, and with nothing that only contains it', async () => {
    const anderer = await api.neuerBetrieb();
    const ids = await neueHaeuser(anderer, 1);
    await setzeZeilen(anderer, 'kontakt', {}, { mobil: '+49151 23456781' });
    const teilId = (await haus(0, anderer, ids)).kontakte[0]?.id ?? '';
    await api.call(
      messengerErlauben,
      { params: { id: ids[0] ?? '', teilId, messenger: 'whatsapp' }, body: { herkunft: 'am Telefon' } },
      anderer.token.buero,
    );
    await erlaube(0);
    const sagt = (body: string) =>
      melde(
        metaMeldung(NUMMER, {
          messages: [{ from: '4915123456781', id: `wamid.${body}`, type: 'text', text: { body } }],
        }),
      );
    await sagt('Bitte nicht stoppen, Dienstag passt');
    expect((await kontaktVon())?.messenger.whatsapp?.einwilligung?.widerrufenAm).toBeNull();
    await sagt(' Stopp! ');
    expect((await kontaktVon())?.messenger.whatsapp?.einwilligung).toMatchObject({ widerrufenVon: 'kunde' });
    expect((await haus(0, anderer, ids)).kontakte[0]?.messenger.whatsapp?.einwilligung).toMatchObject({
      widerrufenVon: 'kunde',
    });
    expect((await verlauf())[0]).toBe('WhatsApp abbestellt');
  });
  it('is shown to the customer, who chooses it first or ends it with one press', async () => {
    await stelleEin();
    await erlaube(0);
    await kuendigeAn();
    const code = /code=([\w-]+)/.exec((await ausgang())[0]?.text ?? '')?.[1] ?? '';
    const lies = async () => (await api.call(liegenschaftZumCodeHolen, { body: { code } })).body.bescheid[0];
    const wer = await lies();
    expect(wer).toMatchObject({
      whatsapp: { nummer: '…6781', erlaubt: true },
      waehlbar: ['whatsapp', 'einwurf'],
    });
    const kontaktId = wer?.id ?? '';
    expect((await api.call(bescheidWaehlen, { body: { code, kontaktId, zuerst: 'whatsapp' } })).status).toBe(
      200,
    );
    expect((await lies())?.zuerst).toBe('whatsapp');
    const ab = () => api.call(messengerAbbestellen, { body: { code, kontaktId, messenger: 'whatsapp' } });
    expect((await Promise.all([ab(), ab()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await lies()).toMatchObject({ whatsapp: null, waehlbar: [] });
    expect((await verlauf()).filter((was) => was === 'WhatsApp abbestellt')).toHaveLength(1);
    expect(
      (
        await api.call(messengerAbbestellen, {
          body: { code, kontaktId: randomUUID(), messenger: 'whatsapp' },
        })
      ).status,
    ).toBe(404);
    for (let mal = 0; mal < 20; mal += 1) await ab();
    expect((await ab()).status).toBe(429);
  });
});

describe('what WhatsApp costs in a month', () => {
  const schonAusgegeben = (cent: number) =>
    neueZeile(betrieb, 'ausgang', {
      ereignis: 'test',
      empfaenger: '+4915',
      vorlage: 'test',
      nachricht: '{}',
      weg: 'whatsapp',
      cent,
      status: 'gesendet',
      begonnen_am: api.clock.now,
    });
  it('is no more than the company allows: then nothing at all leaves', async () => {
    await stelleEin({ hoechstensEuroImMonat: 1 });
    for (let nr = 0; nr < HAEUSER; nr += 1) await erlaube(nr);
    await schonAusgegeben(90);
    const { status, body } = await kuendigeAn();
    expect([status, body.type]).toEqual([422, 'ankuendigung.zu-teuer']);
    expect(body.detail).toMatch(/WhatsApp.*0,18.€.*0,10.€/);
    expect((await pruefe()).whatsapp).toEqual({ centJeNachricht: 6, restCent: 10 });
  });
  it(
    'holds for two rounds that are announced at the same moment, and does not count what was refused',
    { tags: 'night' },
    async () => {
      const mehr = await neueHaeuser(betrieb, HAEUSER);
      await setzeZeilen(
        betrieb,
        'kontakt',
        {},
        { mobil: MOBIL_AUS_NAMEN, email: '', email_fuer_termine: false },
      );
      for (let nr = 0; nr < HAEUSER; nr += 1) await erlaube(nr);
      const zweite = await plane(
        api,
        betrieb,
        await neueKehrtour(api, betrieb, mehr, { datum: { tage: ['2027-02-03'], feiertageErlaubt: false } }),
      );
      await stelleEin({ hoechstensEuroImMonat: 1 });
      await schonAusgegeben(80);
      const antworten = await Promise.all([kuendigeAn(kehrtour), kuendigeAn(zweite)]);
      expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      meta.mood = { code: 131_026 };
      await sende();
      const { whatsapp } = (await api.call(versanddiensteHolen, {}, betrieb.token.buero)).body;
      expect(whatsapp).toEqual({ centJeNachricht: 6, imMonatCent: 80 });
    },
  );
});

describe('the chain of ways', () => {
  it('goes from a mail that came back to WhatsApp by itself, where that was allowed', async () => {
    await stelleEin();
    await stelleBetriebEin(betrieb, { sms: { an: false, absender: '', hoechstensEuro: 25, ersatz: true } });
    await setzeZeilen(betrieb, 'kontakt', {}, { email: MAIL_AUS_ID, email_fuer_termine: true });
    await erlaube(0);
    await kuendigeAn();
    expect(await ausgang()).toHaveLength(0);
    await setzeZeilen(
      betrieb,
      'ausgang',
      { weg: 'mail', ereignis: wie('termin/%') },
      { status: 'fehler', fehler: 'unbekannt' },
    );
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await nimmNaechsteWege(betrieb.ctx);
    await nimmNaechsteWege(betrieb.ctx);
    await sende();
    expect(meta.sent).toHaveLength(1);
    expect((await brett()).map(({ stand: wie }) => wie).toSorted()).toEqual(['offen', 'zettel', 'zettel']);
    expect((await brett()).find(({ stand: wie }) => wie === 'offen')?.schritt).toContain(
      'von selbst ging stattdessen eine WhatsApp-Nachricht hinaus',
    );
  });
});
