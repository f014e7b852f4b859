import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as buchung from '@kehrtour/contract/buchung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import * as termin from '@kehrtour/contract/termin';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import { BEDENKZEIT_MINUTEN } from '@kehrtour/domain/termin/bedenkzeit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  buchen,
  type Buchungsbetrieb,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  zeiten,
} from '../../../test/buchungFixture.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { geordnet, liesZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
let kehrtourId: string;
beforeAll(async () => {
  api = await testApi({ worker: true });
  wo = await neuerBuchungsbetrieb(api);
  const haeuser = await neueHaeuser(wo);
  kehrtourId = await neueKehrtour(api, wo, haeuser.slice(0, 10), {
    mitarbeiter: { ids: [wo.mitarbeiterId.geselle] },
  });
  await plane(api, wo, kehrtourId);
});
afterAll(() => api.close());

const hole = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, wo.token.buero)).body;
const stand = async () =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id: kehrtourId } }, wo.token.buero)).body;
/** A seat on the day of the round, for a house in the same street that is in no round. */
async function bucheSitz(hausnr: string) {
  const wunsch = { anschrift: { plz: '91207', strasse: 'Hardtstraße', hausnr, ort: 'Lauf' } };
  const { body } = await zeiten(api, wo, { ...wunsch, ab: '2027-02-02' });
  const sitz = body.tage.find(({ tag }) => tag === '2027-02-02')?.zeiten.find(({ art }) => art === 'fenster');
  if (!sitz) throw new Error(JSON.stringify(body).slice(0, 500));
  const held = await reservieren(api, wo, sitz.id, wunsch);
  const { status, body: gebucht } = await buchen(api, wo, held.body.reservierung);
  if (status !== 200) throw new Error(JSON.stringify(gebucht));
  const rows = await liesZeilen(wo, 'buchung', ['termin_id'], { referenz: gebucht.referenz });
  return { id: rows[0]?.termin_id ?? '', code: gebucht.code, sitz };
}
const halteVon = async (terminId: string) => {
  const { liegenschaftId } = await hole(terminId);
  return (await stand()).halte.filter((halt) => halt.liegenschaftId === liegenschaftId);
};
const mailsAn = (adresse: string) =>
  liesZeilen(wo, 'ausgang', ['vorlage', 'nachricht'], geordnet(['angelegt_am'], { empfaenger: adresse }));

describe('a stranger who books a seat in a round', () => {
  it('is offered the half-day near the round, and becomes its stop without anybody doing anything', async () => {
    const { id, sitz } = await bucheSitz('15');
    expect(sitz.nah).toBe(true);
    await expect.poll(async () => (await halteVon(id)).length).toBe(1);
    const [halt] = await halteVon(id);
    const gebucht = await hole(id);
    expect(gebucht).toMatchObject({
      status: 'bestaetigt',
      kehrtourId,
      beginn: halt?.beginn,
      gebucht: 'seite',
    });
    expect(new Date(gebucht.beginn) >= new Date(gebucht.fensterVon)).toBe(true);
    expect(new Date(gebucht.ende) <= new Date(gebucht.fensterBis)).toBe(true);
  });
  it('stays a stop when the round is planned anew, and leaves it when she cancels', async () => {
    const { id, code } = await bucheSitz('16');
    await expect.poll(async () => (await halteVon(id)).length).toBe(1);
    await plane(api, wo, kehrtourId);
    expect(await halteVon(id)).toMatchObject([{ ausgelassen: false }]);
    const ab = await api.call(buchung.buchungAbsagen, { body: { code }, idempotencyKey: randomUUID() });
    expect(ab.status).toBe(200);
    expect(await halteVon(id)).toEqual([]);
    await plane(api, wo, kehrtourId);
    expect(await halteVon(id)).toEqual([]);
    expect(await hole(id)).toMatchObject({ status: 'abgesagt', ungelesen: 1 });
  });
  it('leaves the round when she moves to an hour of another day', async () => {
    const { id, code } = await bucheSitz('17');
    await expect.poll(async () => (await halteVon(id)).length).toBe(1);
    const { body } = await zeiten(api, wo, { ab: '2027-02-03' });
    const stunde = body.tage
      .find(({ tag }) => tag > '2027-02-02')
      ?.zeiten.find(({ art }) => art !== 'fenster');
    const neu = await api.call(buchung.eigeneBuchungVerlegen, {
      body: { code, zeitId: stunde?.id ?? '' },
      idempotencyKey: randomUUID(),
    });
    expect(neu.status).toBe(200);
    expect(await halteVon(id)).toEqual([]);
    expect(await hole(id)).toMatchObject({ kehrtourId: null });
  });
  it('is told by the office with the mail of her booking, once', async () => {
    const { id } = await bucheSitz('17');
    await expect.poll(async () => (await halteVon(id)).length).toBe(1);
    const { version } = await hole(id);
    await api.call(
      termin.terminAendern,
      { params: { id }, body: { version, aktion: 'sageAb' } },
      wo.token.buero,
    );
    await expect.poll(async () => (await halteVon(id)).length).toBe(0);
    const abgesagt = (await mailsAn(KONTAKT.email)).filter(({ vorlage }) => vorlage === 'buchung.abgesagt');
    expect(abgesagt.length).toBeGreaterThanOrEqual(1);
    const ics = Buffer.from(abgesagt.at(-1)?.nachricht.anhaenge?.[0]?.base64 ?? '', 'base64').toString();
    expect(ics).toContain('STATUS:CANCELLED');
    expect(ics).toContain('SEQUENCE:1');
  });
  it('hears with everybody else when the round is called off, with the reason', async () => {
    const { body } = await api.call(
      ankuendigung.kehrtourAnkuendigen,
      {
        params: { id: kehrtourId },
        body: { version: (await stand()).version, kanaele: {} },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    expect(body.termine).toBe(10);
    const vorher = (await mailsAn(KONTAKT.email)).length;
    await api.call(
      kehrtourAbsagen,
      { params: { id: kehrtourId }, body: { grund: 'Wir sind krank.' }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    await expect.poll(async () => (await mailsAn(KONTAKT.email)).length).toBe(vorher + 1);
    const letzte = (await mailsAn(KONTAKT.email)).at(-1);
    expect(letzte?.vorlage).toBe('buchung.abgesagt');
    expect(letzte?.nachricht.text).toContain('Wir sind krank.');
    // With the minutes of everybody else, in which somebody can stop it.
    const params = { id: kehrtourId };
    const { hinausAb, zahlen } = (await api.call(versandHolen, { params }, wo.token.buero)).body;
    expect(Date.parse(hinausAb ?? '') - api.clock.now.getTime()).toBe(BEDENKZEIT_MINUTEN * 60_000);
    await api.call(versandSteuern, { params, body: { tat: 'anhalten' } }, wo.token.inhaber);
    const danach = (await api.call(versandHolen, { params }, wo.token.buero)).body.zahlen;
    expect([danach.angehalten + danach.ersetzt, danach.wartet]).toEqual([zahlen.wartet, 0]);
  });
});
