import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import {
  kundenMessengerErlauben,
  smsCodeAnfordern,
  smsWaehlen,
  messengerAbbestellen,
} from '@kehrtour/contract/hausanliegen';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hausverlaufVon } from '../../../test/hausverlaufVon.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type MetaService, metaService } from '../../../test/metaService.ts';
import { type SevenService, sevenService } from '../../../test/sevenService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { MAIL_AUS_NAMEN, MOBIL_AUS_NAMEN } from '../../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen, stelleBetriebEin } from '../../../test/zeilen.ts';

const NUMMER = '+4915123456781';
let seven: SevenService;
let meta: MetaService;
let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
/** The code on the notices of the first and of the second house. */
let codes: string[];

beforeAll(async () => {
  [seven, meta] = await Promise.all([sevenService(), metaService()]);
  api = await testApi({
    now: '2027-01-11T08:00:00+01:00',
    env: { ...seven.env, ...meta.env },
    privateHosts: [seven.host, meta.host],
    worker: true,
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([seven.close(), meta.close()]);
});

const stelleEin = (sms: boolean, whatsapp: boolean) =>
  stelleBetriebEin(wo, {
    sms: { an: sms, absender: 'Brandl', hoechstensEuro: 25, ersatz: false },
    whatsapp: { an: whatsapp, hoechstensEuroImMonat: 25 },
  });

beforeEach(async () => {
  await vergissZaehler(api);
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  await stelleEin(true, true);
  haeuser = await neueHaeuser(wo, 2);
  await setzeZeilen(
    wo,
    'kontakt',
    {},
    { email: MAIL_AUS_NAMEN, email_fuer_termine: true, mobil: MOBIL_AUS_NAMEN },
  );
  const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
  await kuendigeRundeAn(api, wo, kehrtour);
  const mails = await liesZeilen(
    wo,
    'ausgang',
    ['text'],
    geordnet(['empfaenger'], { weg: 'mail', vorlage: 'ankuendigung' }),
  );
  codes = mails.map(({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? '');
});

const lies = async (code = codes[0] ?? '') =>
  (await api.call(liegenschaftZumCodeHolen, { body: { code } })).body.bescheid[0];
const werIst = async (code?: string): Promise<string> => (await lies(code))?.id ?? '';
const fordere = async (code = codes[0] ?? '', fuer?: 'sms' | 'whatsapp') =>
  api.call(smsCodeAnfordern, {
    body: { code, kontaktId: await werIst(code), fuer: fuer ?? 'whatsapp' },
  });
const erlaube = async (bestaetigung: string, code = codes[0] ?? '', kontaktId?: string) =>
  api.call(kundenMessengerErlauben, {
    body: { code, kontaktId: kontaktId ?? (await werIst(code)), messenger: 'whatsapp', bestaetigung },
  });
/** What went to phones, the newest first. */
const amTelefon = () =>
  liesZeilen(wo, 'ausgang', ['empfaenger', 'text'], geordnet(['angelegt_am desc', 'id'], { weg: 'sms' }));
const codeAmTelefon = async (): Promise<string> =>
  /^(\d{6}) /.exec((await amTelefon())[0]?.text ?? '')?.[1] ?? '';
const imBuero = async () =>
  (await api.call(liegenschaftHolen, { params: { id: haeuser[0] ?? '' } }, wo.token.buero)).body.kontakte[0]
    ?.messenger.whatsapp?.einwilligung;

describe('a customer who wants WhatsApp', () => {
  it('reads the words, confirms with a code on her phone, and the office sees when, how and in which words', async () => {
    const vorher = await lies();
    expect(vorher?.whatsapp).toMatchObject({ nummer: '…6781', erlaubt: false });
    expect(vorher?.whatsapp?.wortlaut).toMatch(
      /darf mir Ansagen .* per WhatsApp an …6781 .* jederzeit widerrufen/,
    );
    expect(vorher?.waehlbar).not.toContain('whatsapp');
    expect((await fordere()).status).toBe(200);
    const [sms] = await amTelefon();
    expect(sms).toMatchObject({
      empfaenger: NUMMER,
      text: expect.stringMatching(/WhatsApp von .* erlauben/),
    });
    expect((await erlaube(await codeAmTelefon())).status).toBe(200);
    expect(await lies()).toMatchObject({
      whatsapp: { nummer: '…6781', erlaubt: true },
      waehlbar: ['mail', 'sms', 'whatsapp', 'einwurf'],
    });
    const einwilligung = await imBuero();
    expect(einwilligung).toMatchObject({ widerrufenAm: null });
    expect(Date.parse(einwilligung?.erteiltAm ?? '')).toBe(api.clock.now.getTime());
    expect(einwilligung?.herkunft).toMatch(
      /^auf der Seite des Hauses, mit einem Code am Telefon: „.* per WhatsApp an \+4915123456781 .*“$/,
    );
    const [zeile] = (await hausverlaufVon(api, haeuser[0] ?? '', wo.token.buero)).filter(({ was }) =>
      was.startsWith('WhatsApp erlaubt'),
    );
    expect(zeile).toBeDefined();
  });

  it('can take it back and allow it again, and no code works twice', async () => {
    await fordere();
    const code = await codeAmTelefon();
    expect((await erlaube(code)).status).toBe(200);
    // Saying it twice changes nothing.
    expect((await erlaube(code)).status).toBe(200);
    const kontaktId = await werIst();
    await api.call(messengerAbbestellen, {
      body: { code: codes[0] ?? '', kontaktId, messenger: 'whatsapp' },
    });
    expect(await imBuero()).toMatchObject({ widerrufenVon: 'kunde' });
    expect((await erlaube(code)).status).toBe(400);
    await fordere();
    expect((await erlaube(await codeAmTelefon())).status).toBe(200);
    expect(await imBuero()).toMatchObject({ widerrufenAm: null });
  });

  it('is offered it only where the company sends WhatsApp, and a code by SMS reaches her', async () => {
    await stelleEin(false, true);
    expect((await lies())?.whatsapp).toBeNull();
    expect((await fordere()).status).toBe(403);
    await stelleEin(true, false);
    expect((await lies())?.whatsapp).toBeNull();
    expect((await fordere()).status).toBe(403);
    expect((await erlaube('123456')).status).toBe(403);
    await stelleEin(true, true);
    await setzeZeilen(wo, 'kontakt', {}, { mobil: '', telefon: '09123 4711' });
    expect((await lies())?.whatsapp).toBeNull();
    expect((await fordere()).status).toBe(403);
    expect(await amTelefon()).toEqual([]);
  });
});

describe('a stranger with the code of a house', () => {
  it('allows nothing without the phone: guesses end after five', { tags: 'night' }, async () => {
    await fordere();
    const richtig = await codeAmTelefon();
    for (let mal = 0; mal < 5; mal += 1)
      expect((await erlaube(String((Number(richtig) + 1 + mal) % 1_000_000).padStart(6, '0'))).status).toBe(
        400,
      );
    expect((await erlaube(richtig)).status).toBe(429);
    expect(await imBuero()).toBeNull();
  });

  it('sends codes to no number but the one that the company knows, and to that one only three a day', async () => {
    for (let mal = 0; mal < 3; mal += 1) expect((await fordere()).status).toBe(200);
    expect((await fordere()).status).toBe(429);
    expect(new Set((await amTelefon()).map(({ empfaenger }) => empfaenger))).toEqual(new Set([NUMMER]));
    expect(await amTelefon()).toHaveLength(3);
    // An address or a number of her own has no field to go into.
    const fremd = await api.app.inject({
      method: 'POST',
      url: '/oeffentlich/liegenschaft/sms/code',
      payload: {
        code: codes[1],
        kontaktId: await werIst(codes[1]),
        fuer: 'whatsapp',
        nummer: '+4917099999999',
      },
    });
    expect((await amTelefon()).some(({ empfaenger }) => empfaenger === '+4917099999999')).toBe(false);
    expect([200, 400]).toContain(fremd.statusCode);
  });

  it(
    'speaks for nobody of another house, and a code for SMS allows no WhatsApp',
    { tags: 'night' },
    async () => {
      const [hier = '', dort = ''] = codes;
      expect((await erlaube('123456', dort, await werIst(hier))).status).toBe(404);
      const kontaktId = await werIst(hier);
      await api.call(smsWaehlen, { body: { code: hier, kontaktId, keine: true } });
      await fordere(hier, 'sms');
      expect((await erlaube(await codeAmTelefon())).status).toBe(400);
      await fordere(hier, 'whatsapp');
      const bestaetigung = await codeAmTelefon();
      const { status } = await api.call(smsWaehlen, {
        body: { code: hier, kontaktId, keine: false, bestaetigung },
      });
      expect(status).toBe(400);
      expect((await erlaube(bestaetigung)).status).toBe(200);
    },
  );

  it('finds a code worth nothing two hours later', { tags: 'night' }, async () => {
    await fordere();
    const code = await codeAmTelefon();
    api.clock.now = new Date(api.clock.now.getTime() + 2 * 3_600_000);
    expect((await erlaube(code)).status).toBe(400);
  });
});
