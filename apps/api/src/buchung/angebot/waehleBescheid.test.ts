import { randomUUID } from 'node:crypto';

import { ankuendigungPruefen } from '@kehrtour/contract/ankuendigung';
import { liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import { bescheidWaehlen } from '@kehrtour/contract/hausanliegen';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kontaktAendern, liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import type { Wunschkanal } from '@kehrtour/domain/versand/kanal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { importiere } from '../../../test/importFixture.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type SevenService, sevenService } from '../../../test/sevenService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer, MAIL_AUS_ID, MOBIL_AUS_NAMEN, nicht, NICHT_NULL } from '../../../test/werte.ts';
import {
  liesZeile,
  liesZeilen,
  neueZeile,
  setzeZeilen,
  stelleBetriebEin,
  zaehleZeilen,
} from '../../../test/zeilen.ts';

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
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, 3);
  await wo.ctx.transaction(async (tx) => {
    await stelleBetriebEin(tx, { sms: { an: true, absender: 'Brandl', hoechstensEuro: 25 } });
    await setzeZeilen(
      tx,
      'kontakt',
      {},
      { email: MAIL_AUS_ID, email_fuer_termine: true, mobil: MOBIL_AUS_NAMEN },
    );
  });
  kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
});

const pruefe = async () =>
  (await api.call(ankuendigungPruefen, { params: { id: kehrtour.id } }, wo.token.buero)).body;
const kanaele = async () => (await pruefe()).empfaenge.map(({ kanal }) => kanal).toSorted();
const haus = async (id = haeuser[0] ?? '') =>
  (await api.call(liegenschaftHolen, { params: { id } }, wo.token.buero)).body;
const wuensche = (id: string, zuerst: Wunschkanal | null) =>
  setzeZeilen(
    wo,
    'kontakt',
    { id: derer('liegenschaft_kontakt', 'kontakt_id', { liegenschaft_id: id }) },
    { bescheid_zuerst: zuerst },
  );
const waehle = (code: string, kontaktId: string, zuerst: Wunschkanal | null) =>
  api.call(bescheidWaehlen, { body: { code, kontaktId, zuerst } });
const lies = async (code: string) => (await api.call(liegenschaftZumCodeHolen, { body: { code } })).body;
/** Announces the round and answers the code of each mail. */
async function codes(): Promise<string[]> {
  await kuendigeRundeAn(api, wo, kehrtour);
  const rows = await liesZeilen(wo, 'ausgang', ['text'], { vorlage: 'ankuendigung' });
  return rows.map(({ text }) => /code=([\w-]{24})/.exec(text)?.[1] ?? '');
}

describe('who is told by which way first', () => {
  it('is asked of nobody: without a word it is the mail', async () => {
    expect(await kanaele()).toEqual(['mail', 'mail', 'mail']);
  });
  it('is as each one wished, and the check counts it before anything leaves', async () => {
    await wuensche(haeuser[0] ?? '', 'sms');
    await wuensche(haeuser[1] ?? '', 'einwurf');
    expect((await pruefe()).anzahl).toEqual({ sms: 1, einwurf: 1, mail: 1 });
    const perSms = (await pruefe()).empfaenge.find(({ kanal }) => kanal === 'sms');
    expect(perSms).toMatchObject({ wunsch: 'sms', moeglich: ['sms', 'mail', 'einwurf', 'brief'] });
  });
  it('falls to the next way where the wished one is not possible', async () => {
    for (const id of haeuser) await wuensche(id, 'sms');
    await setzeZeilen(wo, 'kontakt', {}, { keine_sms: true });
    expect(await kanaele()).toEqual(['mail', 'mail', 'mail']);
    await setzeZeilen(wo, 'kontakt', {}, { email_fuer_termine: false });
    expect(await kanaele()).toEqual(['einwurf', 'einwurf', 'einwurf']);
  });
});

describe('the office', () => {
  it('writes the wish down with the contact, and takes it back', async () => {
    const [id = ''] = haeuser;
    for (const zuerst of ['sms', 'einwurf', null] as const) {
      const { version, kontakte } = await haus(id);
      const [alt] = kontakte;
      if (!alt) throw new Error('nobody lives there');
      const { id: teilId, datenherkunft: _herkunft, ...kontakt } = alt;
      const { status } = await api.call(
        kontaktAendern,
        { params: { id, teilId }, body: { version, kontakt: { ...kontakt, anrede: 'ohne', zuerst } } },
        wo.token.buero,
      );
      expect(status).toBe(200);
      expect((await haus(id)).kontakte[0]?.zuerst).toBe(zuerst);
    }
  });
  it('is told by the name of the field what is no way', async () => {
    const [id = ''] = haeuser;
    const { version, kontakte } = await haus(id);
    const [alt] = kontakte;
    const { id: teilId = '', datenherkunft: _herkunft, ...kontakt } = alt ?? {};
    const { status, body } = await api.call(
      kontaktAendern,
      { params: { id, teilId }, body: { version, kontakt: { ...kontakt, zuerst: 'brieftaube' } } as never },
      wo.token.buero,
    );
    expect([status, body.felder?.some(({ feld }) => feld === 'kontakt.zuerst')]).toEqual([400, true]);
  });
});

describe('whoever holds the code of a house', () => {
  it('chooses between the ways that reach her, which the office sees at once', async () => {
    const [code = ''] = await codes();
    const [wer] = (await lies(code)).bescheid;
    expect(wer).toMatchObject({ zuerst: null, waehlbar: ['mail', 'sms', 'einwurf'] });
    expect((await waehle(code, wer?.id ?? '', 'sms')).status).toBe(200);
    expect((await waehle(code, wer?.id ?? '', 'sms')).status).toBe(200);
    expect((await lies(code)).bescheid[0]?.zuerst).toBe('sms');
    const alle = await Promise.all(haeuser.map((id) => haus(id)));
    const seins = alle.filter(({ kontakte }) => kontakte[0]?.zuerst === 'sms');
    // Said twice, it happened once; and an open form of the office does not write the old choice back.
    expect(seins.map(({ version }) => version)).toEqual([2]);
    const worte = await liesZeilen(wo, 'verlauf', ['nach'], { was: 'Kontakt hat Weg für Termine gewählt' });
    expect(worte).toEqual([{ nach: { zuerst: 'SMS' } }]);
    expect((await waehle(code, wer?.id ?? '', null)).status).toBe(200);
    expect((await lies(code)).bescheid[0]?.zuerst).toBeNull();
  });
  it('cannot choose what does not reach her, nor for who belongs to other houses, too', async () => {
    const [code = ''] = await codes();
    const id = (await lies(code)).bescheid[0]?.id ?? '';
    await setzeZeilen(wo, 'kontakt', {}, { keine_sms: true });
    const abgelehnt = await waehle(code, id, 'sms');
    expect(abgelehnt.status).toBe(400);
    expect(abgelehnt.body.felder?.[0]).toMatchObject({ feld: 'zuerst' });
    expect((await lies(code)).bescheid[0]?.waehlbar).toEqual(['mail', 'einwurf']);
    const dort = await liesZeile(wo, 'liegenschaft_kontakt', ['liegenschaft_id', 'kontakt_id'], { id });
    for (const haus of await liesZeilen(wo, 'liegenschaft', ['id'], { id: nicht(dort?.liegenschaft_id) }))
      await neueZeile(wo, 'liegenschaft_kontakt', {
        liegenschaft_id: haus.id,
        kontakt_id: dort?.kontakt_id,
        rolle: 'verwalter',
      });
    expect((await lies(code)).bescheid.find((eine) => eine.id === id)?.waehlbar).toEqual([]);
    expect((await waehle(code, id, 'mail')).status).toBe(400);
  });
  it('chooses for nobody of another house or company, and not all day', async () => {
    const [code = '', nachbarcode = ''] = await codes();
    const id = (await lies(code)).bescheid[0]?.id ?? '';
    const nachbar = (await lies(nachbarcode)).bescheid[0]?.id ?? '';
    const fremd = await api.neuerBetrieb();
    const [fremdesHaus = ''] = await neueHaeuser(fremd, 1);
    const fremde = await api.call(liegenschaftHolen, { params: { id: fremdesHaus } }, fremd.token.buero);
    for (const wer of [nachbar, fremde.body.kontakte[0]?.id ?? '', randomUUID()])
      expect((await waehle(code, wer, 'einwurf')).status).toBe(404);
    expect((await waehle('erfundenerCode0123456789', id, 'einwurf')).body.type).toBe('code-ungueltig');
    expect(await zaehleZeilen(wo, 'kontakt', { bescheid_zuerst: NICHT_NULL })).toBe(0);
    const staende = await Promise.all(
      Array.from({ length: 22 }, async (_, mal) => (await waehle(code, id, mal % 2 ? 'mail' : 'sms')).status),
    );
    expect(staende).toContain(429);
  });
});

it('stays whatever a file says of the same person afterwards', { tags: 'night' }, async () => {
  const datei = (mobil: string) => ({
    name: 'liste.csv',
    bytes: [
      'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Mobil;Tätigkeit;Frist von;Frist bis;Dauer (Min)',
      `A-1;Marktplatz;1;91207;Lauf;Kraus;${mobil};Kehrung (1x jährlich);01.05.2027;30.09.2027;15`,
    ].join('\r\n'),
  });
  const neu = await api.neuerBetrieb();
  await importiere(api, neu, datei('0171 2345678'));
  await setzeZeilen(neu, 'kontakt', {}, { bescheid_zuerst: 'einwurf' });
  await importiere(api, neu, datei('0171 2345679'), { auchGeschuetzte: true });
  const leute = await liesZeilen(neu, 'kontakt', ['mobil', 'bescheid_zuerst']);
  expect(leute).toEqual([{ mobil: '0171 2345679', bescheid_zuerst: 'einwurf' }]);
});
