import { randomUUID } from 'node:crypto';

import { ankuendigungPruefen, kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import { smsCodeAnfordern, smsWaehlen } from '@kehrtour/contract/hausanliegen';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import { kontaktAendern, liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hausverlaufVon } from '../../../test/hausverlaufVon.ts';
import { importiere } from '../../../test/importFixture.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type SevenService, sevenService } from '../../../test/sevenService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { MOBIL_AUS_NAMEN, nicht } from '../../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, setzeZeilen, stelleBetriebEin } from '../../../test/zeilen.ts';
import { relayShortMessages } from '../../platform/post/shortMessage.ts';

let seven: SevenService;
let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
let kehrtour: Kehrtour;

beforeAll(async () => {
  seven = await sevenService();
  api = await testApi({
    now: '2027-01-11T08:00:00+01:00',
    env: seven.env,
    privateHosts: [seven.host],
    worker: true,
  });
});
afterAll(async () => {
  await api.close();
  await seven.close();
});
const neuerBetriebMitSms = async () => {
  const neu = await api.neuerBetrieb();
  await stelleBetriebEin(neu, { sms: { an: true, absender: 'Brandl', hoechstensEuro: 25 } });
  return neu;
};
beforeEach(async () => {
  seven.mood = {};
  // The limits of a number hold for all companies together.
  await vergissZaehler(api);
  // What others left waiting does not count here.
  while ((await relayShortMessages(api.deps)) > 0);
  seven.sent.length = 0;
  wo = await neuerBetriebMitSms();
  haeuser = await neueHaeuser(wo, 4);
  // The second and the fourth house have no mail.
  await setzeZeilen(wo, 'kontakt', { email: '' }, { mobil: MOBIL_AUS_NAMEN });
  kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
});

const kanaele = async () => {
  const { body } = await api.call(ankuendigungPruefen, { params: { id: kehrtour.id } }, wo.token.buero);
  return body.empfaenge.map(({ kanal, ziel }) => (kanal === 'sms' ? ziel : kanal)).toSorted();
};
const kuendigeAn = () =>
  api.call(
    kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
const ausgang = () =>
  liesZeilen(
    wo,
    'ausgang',
    ['empfaenger', 'status', 'fehler', 'text'],
    geordnet(['empfaenger'], { weg: 'sms' }),
  );
const codeAus = async (empfaenger: string) =>
  /code=([\w-]+)/.exec((await ausgang()).find((eine) => eine.empfaenger === empfaenger)?.text ?? '')?.[1] ??
  '';
const lies = async (code: string) => (await api.call(liegenschaftZumCodeHolen, { body: { code } })).body;
const waehle = (code: string, kontaktId: string, keine = true, bestaetigung?: string) =>
  api.call(smsWaehlen, {
    body: { code, kontaktId, keine, ...(bestaetigung === undefined ? {} : { bestaetigung }) },
  });
const fordere = (code: string, kontaktId: string) =>
  api.call(smsCodeAnfordern, { body: { code, kontaktId } });
/** What the phone of this number got last. */
const amTelefon = async (nummer: string): Promise<string> => {
  const row = await liesZeile(
    wo,
    'ausgang',
    ['text'],
    geordnet(['angelegt_am desc'], { empfaenger: nummer, vorlage: 'sms-freigabe' }),
  );
  return /^(\d{6}) /.exec(row?.text ?? '')?.[1] ?? '';
};
const anderer = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const haus = async (id = haeuser[1] ?? '', betrieb = wo) =>
  (await api.call(liegenschaftHolen, { params: { id } }, betrieb.token.buero)).body;
/** Lines of the house's history that begin so. */
const zeilen = async (anfang: string) =>
  (await hausverlaufVon(api, haeuser[1] ?? '', wo.token.buero)).filter(({ was }) => was.startsWith(anfang));
const bueroWaehlt = async (id: string, keineSms: boolean, teile: Partial<Kontakt> = {}, betrieb = wo) => {
  const { version, kontakte } = await haus(id, betrieb);
  const [alt] = kontakte;
  if (!alt) throw new Error('nobody lives there');
  const { id: teilId, datenherkunft: _herkunft, ...kontakt } = { ...alt, ...teile, keineSms };
  const { status } = await api.call(
    kontaktAendern,
    {
      params: { id, teilId },
      body: { version, kontakt: { ...kontakt, anrede: 'ohne' }, smsNotiz: 'am Telefon' },
    },
    betrieb.token.buero,
  );
  expect(status).toBe(200);
};

describe('who wants no SMS', () => {
  it('gets a slip once the office has written it down, and an SMS again when that was taken back', async () => {
    expect(await kanaele()).toEqual(['+4915123456782', '+4915123456784', 'mail', 'mail']);
    await bueroWaehlt(haeuser[1] ?? '', true);
    expect(await kanaele()).toEqual(['+4915123456784', 'einwurf', 'mail', 'mail']);
    expect((await haus()).kontakte[0]?.keineSms).toBe(true);
    await bueroWaehlt(haeuser[1] ?? '', false);
    expect(await kanaele()).toEqual(['+4915123456782', '+4915123456784', 'mail', 'mail']);
  });
  it('says it on the page of the house, with nothing of the number but its end, and can take it back', async () => {
    await kuendigeAn();
    const code = await codeAus('+4915123456782');
    const [wer] = (await lies(code)).bescheid;
    expect(wer).toMatchObject({ mail: null, sms: { nummer: '…6782', keine: false } });
    const { version } = await haus();
    expect((await waehle(code, wer?.id ?? '')).status).toBe(200);
    expect((await waehle(code, wer?.id ?? '')).status).toBe(200);
    expect((await lies(code)).bescheid[0]?.sms).toEqual({ nummer: '…6782', keine: true });
    const jetzt = await haus();
    // Whoever has the contact open in the office does not write the old choice back.
    expect([jetzt.version, jetzt.kontakte[0]?.keineSms]).toEqual([version + 1, true]);
    expect(await zeilen('SMS abbestellt')).toHaveLength(1);
    expect((await fordere(code, wer?.id ?? '')).status).toBe(200);
    expect((await waehle(code, wer?.id ?? '', false, await amTelefon('+4915123456782'))).status).toBe(200);
    expect((await lies(code)).bescheid[0]?.sms?.keine).toBe(false);
    expect(await zeilen('SMS erlaubt')).toHaveLength(1);
  });
  it('does not get what already waited, and stands on the board for a slip', async () => {
    await kuendigeAn();
    const code = await codeAus('+4915123456782');
    await waehle(code, (await lies(code)).bescheid[0]?.id ?? '');
    while ((await relayShortMessages(api.deps)) > 0);
    await expect
      .poll(async () => (await ausgang()).map(({ status }) => status))
      .toEqual(['fehler', 'gesendet']);
    expect(seven.sent.map(({ to }) => to)).toEqual(['+4915123456784']);
    expect((await ausgang())[0]?.fehler).toBe('Der Kontakt möchte keine SMS.');
    const { body } = await api.call(
      antwortbrettHolen,
      { query: { kehrtourId: kehrtour.id } },
      wo.token.buero,
    );
    const zurueck = body.zeilen.filter(({ stand }) => stand === 'zurueck');
    expect(zurueck.map(({ nachsendbar, schritt }) => [nachsendbar, schritt.includes('Zettel')])).toEqual([
      [[], true],
    ]);
  });
  it('is not offered an SMS when the mail comes back', { tags: 'night' }, async () => {
    await setzeZeilen(wo, 'kontakt', { email: nicht('') }, { mobil: '0151 99999999', keine_sms: true });
    await kuendigeAn();
    await setzeZeilen(wo, 'ausgang', { weg: 'mail' }, { status: 'fehler' });
    const { body } = await api.call(
      antwortbrettHolen,
      { query: { kehrtourId: kehrtour.id } },
      wo.token.buero,
    );
    const zurueck = body.zeilen.filter(({ stand }) => stand === 'zurueck');
    expect(zurueck.map(({ nachsendbar }) => nachsendbar)).toEqual([[], []]);
  });
});

describe('whoever holds the code of a house, but not the phone', () => {
  const NUMMER = '+4915123456782';
  let code: string;
  let wer: string;
  beforeEach(async () => {
    await kuendigeAn();
    code = await codeAus(NUMMER);
    wer = (await lies(code)).bescheid[0]?.id ?? '';
    expect((await waehle(code, wer)).status).toBe(200);
  });
  const verweigert = async () => (await haus()).kontakte[0]?.keineSms;

  it('switches nothing on again: not without a code, nor with a guessed one', async () => {
    const ohne = await waehle(code, wer, false);
    expect([ohne.status, ohne.body.type]).toEqual([400, 'eingabe-ungueltig']);
    expect(ohne.body.felder?.[0]).toMatchObject({ feld: 'bestaetigung' });
    await fordere(code, wer);
    const richtig = await amTelefon(NUMMER);
    for (const geraten of ['', '000000', anderer(richtig), `${richtig}0`, richtig.slice(1), 'ja'])
      expect((await waehle(code, wer, false, geraten)).status).not.toBe(200);
    expect(await verweigert()).toBe(true);
  });
  it(
    'cannot guess for long: after five tries not even the right code is taken that day',
    { tags: 'night' },
    async () => {
      await fordere(code, wer);
      const richtig = await amTelefon(NUMMER);
      for (let mal = 0; mal < 5; mal += 1)
        expect((await waehle(code, wer, false, anderer(richtig))).status).toBe(400);
      expect((await waehle(code, wer, false, richtig)).status).toBe(429);
      expect(await verweigert()).toBe(true);
    },
  );
  it('does not guess more by guessing at once', { tags: 'night' }, async () => {
    await fordere(code, wer);
    const falsch = anderer(await amTelefon(NUMMER));
    const antworten = await Promise.all(Array.from({ length: 12 }, () => waehle(code, wer, false, falsch)));
    expect(antworten.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    expect(await verweigert()).toBe(true);
  });
  it(
    'cannot use a code that was asked for before: neither twice, nor two hours later',
    { tags: 'night' },
    async () => {
      await fordere(code, wer);
      const alt = await amTelefon(NUMMER);
      expect((await waehle(code, wer, false, alt)).status).toBe(200);
      await waehle(code, wer);
      expect((await waehle(code, wer, false, alt)).status).toBe(400);
      await fordere(code, wer);
      const neu = await amTelefon(NUMMER);
      expect(neu).not.toBe(alt);
      const vorher = api.clock.now;
      api.clock.now = new Date(vorher.getTime() + 2 * 3_600_000);
      expect((await waehle(code, wer, false, neu)).status).toBe(400);
      api.clock.now = vorher;
      expect(await verweigert()).toBe(true);
    },
  );
  it('cannot use the code of another phone', { tags: 'night' }, async () => {
    const nachbarcode = await codeAus('+4915123456784');
    const nachbar = (await lies(nachbarcode)).bescheid[0]?.id ?? '';
    await waehle(nachbarcode, nachbar);
    await fordere(nachbarcode, nachbar);
    await fordere(code, wer);
    const eigener = await amTelefon('+4915123456784');
    expect(eigener).not.toBe(await amTelefon(NUMMER));
    expect((await waehle(code, wer, false, eigener)).status).toBe(400);
    expect((await fordere(code, nachbar)).status).toBe(404);
    expect(await verweigert()).toBe(true);
  });
  it(
    'cannot ring the phone all day, and nothing at all goes to who has refused nothing',
    { tags: 'night' },
    async () => {
      for (const status of [200, 200, 200, 429, 429]) expect((await fordere(code, wer)).status).toBe(status);
      const nachbarcode = await codeAus('+4915123456784');
      await fordere(nachbarcode, (await lies(nachbarcode)).bescheid[0]?.id ?? '');
      const codes = await liesZeilen(wo, 'ausgang', ['empfaenger'], { vorlage: 'sms-freigabe' });
      expect(codes.map(({ empfaenger }) => empfaenger)).toEqual([NUMMER, NUMMER, NUMMER]);
    },
  );
  it('does not speak for a second phone of the same person', async () => {
    await setzeZeilen(wo, 'kontakt', { mobil: '0151 23456782' }, { telefon: '0171 9998887' });
    expect((await fordere(code, wer)).status).toBe(403);
    expect((await waehle(code, wer, false, '123456')).status).toBe(400);
    expect(await verweigert()).toBe(true);
  });
  it('is told in words where no SMS goes', async () => {
    await stelleBetriebEin(wo, { sms: { an: false } });
    const { status, body } = await fordere(code, wer);
    expect([status, body.type]).toEqual([403, 'nicht-erlaubt']);
    expect(body.detail).toContain('rufen Sie den Betrieb an');
  });
});

describe('the office', () => {
  it('takes a refusal back only with a note, which stays in the history', async () => {
    const id = haeuser[1] ?? '';
    await bueroWaehlt(id, true);
    const { version, kontakte } = await haus(id);
    const [alt] = kontakte;
    if (!alt) throw new Error('nobody lives there');
    const { id: teilId, datenherkunft: _herkunft, ...kontakt } = alt;
    const body = { version, kontakt: { ...kontakt, anrede: 'ohne' as const, keineSms: false } };
    const nimmZurueck = (smsNotiz?: string) =>
      api.call(
        kontaktAendern,
        { params: { id, teilId }, body: { ...body, ...(smsNotiz === undefined ? {} : { smsNotiz }) } },
        wo.token.buero,
      );
    for (const notiz of [undefined, '', '  x ']) {
      const abgelehnt = await nimmZurueck(notiz);
      expect([abgelehnt.status, abgelehnt.body.felder?.[0]?.feld]).toEqual([400, 'smsNotiz']);
    }
    expect((await haus(id)).kontakte[0]?.keineSms).toBe(true);
    expect((await nimmZurueck('Frau Kraus am Telefon')).status).toBe(200);
    expect((await haus(id)).kontakte[0]?.keineSms).toBe(false);
    const notizen = await liesZeilen(wo, 'verlauf', ['nach'], { was: 'SMS erlaubt' });
    expect(notizen).toMatchObject([{ nach: { notiz: 'Frau Kraus am Telefon' } }]);
  });
});

describe('the choice of somebody else', () => {
  it('is not open to a guessed code, for another house or for another company', async () => {
    await kuendigeAn();
    const code = await codeAus('+4915123456782');
    const [eigene] = (await lies(code)).bescheid;
    const [nachbar] = (await haus(haeuser[3])).kontakte;
    const fremd = await neuerBetriebMitSms();
    const [fremdesHaus = ''] = await neueHaeuser(fremd, 1);
    const [fremde] = (await haus(fremdesHaus, fremd)).kontakte;
    expect((await waehle('erfundenerCode0123456789', eigene?.id ?? '')).body.type).toBe('code-ungueltig');
    for (const wer of [nachbar?.id, fremde?.id, randomUUID()])
      expect((await waehle(code, wer ?? '')).status).toBe(404);
    expect((await haus(haeuser[3])).kontakte[0]?.keineSms).toBe(false);
    expect((await haus(fremdesHaus, fremd)).kontakte[0]?.keineSms).toBe(false);
    // A refusal at one company says nothing at another, though the number is the same.
    await bueroWaehlt(fremdesHaus, true, { mobil: '0151 23456782' }, fremd);
    expect((await haus()).kontakte[0]?.keineSms).toBe(false);
  });
});

it(
  'stays whatever a file says afterwards, also under another name with the same number',
  { tags: 'night' },
  async () => {
    const neu = await neuerBetriebMitSms();
    const datei = (name: string, mobil: string) => ({
      name: 'liste.csv',
      bytes: [
        'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Mobil;Tätigkeit;Frist von;Frist bis;Dauer (Min)',
        `A-1;Marktplatz;1;91207;Lauf;${name};${mobil};Kehrung (1x jährlich);01.05.2027;30.09.2027;15`,
      ].join('\r\n'),
    });
    await importiere(api, neu, datei('Kraus', '0171 2345678'));
    const leute = () => liesZeilen(neu, 'kontakt', ['nachname', 'mobil', 'keine_sms']);
    await setzeZeilen(neu, 'kontakt', {}, { keine_sms: true });
    await importiere(api, neu, datei('Kraus', '0171 2345679'), { auchGeschuetzte: true });
    expect(await leute()).toEqual([{ nachname: 'Kraus', mobil: '0171 2345679', keine_sms: true }]);
    await importiere(api, neu, datei('Kraus-Haendel', '+49 (0)171 2345679'), { auchGeschuetzte: true });
    expect(await leute()).toEqual([
      { nachname: 'Kraus-Haendel', mobil: '+49 (0)171 2345679', keine_sms: true },
    ]);
  },
);
