import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as betroffen from '@kehrtour/contract/betroffen';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { zustellungMelden, nachweiseHolen } from '@kehrtour/contract/nachweis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeile, setzeZeilen, stelleBetriebEin } from '../../test/zeilen.ts';

let api: TestApi;
let wo: TestBetrieb;
const zu = (zeit: string): void => void (api.clock.now = new Date(zeit));
beforeAll(async () => void (api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' })));
afterAll(() => api.close());
beforeEach(async () => {
  zu('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
});

/** A round of one person on one day, four houses of it announced: two by mail, two by slip. */
async function angekuendigt(tag: string, vorher: () => Promise<unknown> = async () => undefined) {
  const haeuser = await neueHaeuser(wo, 4);
  await vorher();
  const kehrtour = await plane(
    api,
    wo,
    await neueKehrtour(api, wo, haeuser, {
      datum: { tage: [tag], feiertageErlaubt: true },
      mitarbeiter: { ids: [wo.mitarbeiterId.inhaber] },
    }),
  );
  const { status, body } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {}, trotzdem: true },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return kehrtour.id;
}

type Sitz = BodyOf<typeof betroffen.betroffenVomSitz>;
const LAUF = { plz: '91207', ort: 'Lauf a.d.Pegnitz' };
const sitz = async (neu: Partial<Sitz>, token = wo.token.inhaber) =>
  api.call(betroffen.betroffenVomSitz, { body: { bundesland: 'BY', ...LAUF, ...neu } }, token);

describe('another state of the company', () => {
  it('reaches visits and rounds that then lie on a holiday, and names the holiday', async () => {
    const kehrtour = await angekuendigt('2027-03-08');
    expect((await sitz({})).body).toMatchObject({ termine: [], kehrtouren: [], feiertage: [] });
    expect((await sitz({ bundesland: 'HE' })).body).toMatchObject({ termine: [], kehrtouren: [] });
    const { body } = await sitz({ bundesland: 'BE' });
    expect(body).toMatchObject({ anFeiertagen: 4, zuSpaet: 0, kehrtouren: [{ id: kehrtour }] });
    expect(body.feiertage.map(({ tag }) => tag)).toEqual(['2027-03-08']);
    expect(body.termine.map(({ beginn }) => beginn.slice(0, 10))).toEqual(Array(4).fill('2027-03-08'));
  });
  it('reaches notices whose five Werktage come out otherwise, where the postcode of the house names no state', async () => {
    await angekuendigt('2027-03-15', async () => {
      await setzeZeilen(wo, 'aufgabe', {}, { taetigkeit_id: 'fss' });
      await setzeZeilen(wo, 'liegenschaft', {}, { plz: '' });
    });
    // Dropped in today, on a Monday: five Werktage to the next Monday, but four where this is a holiday.
    zu('2027-03-08T08:00:00+01:00');
    expect((await sitz({ bundesland: 'BE' })).body).toMatchObject({
      anFeiertagen: 0,
      zuSpaet: 2,
      dochRechtzeitig: 0,
      kehrtouren: [],
    });
    await setzeZeilen(wo, 'liegenschaft', {}, { plz: '91207' });
    expect((await sitz({ bundesland: 'BE' })).body).toMatchObject({ zuSpaet: 0, termine: [] });
  });
  it('reaches what another municipality keeps, too', async () => {
    wo = await api.neuerBetrieb({ bundesland: 'SN' });
    const kehrtour = await angekuendigt('2027-05-27');
    const inSachsen = async (plz: string, ort: string) =>
      (await sitz({ bundesland: 'SN', plz, ort })).body.kehrtouren.map(({ id }) => id);
    expect(await inSachsen('01067', 'Dresden')).toEqual([]);
    // Fronleichnam, by the decree of 4 May 1993.
    expect(await inSachsen('01920', 'Crostwitz')).toEqual([kehrtour]);
  });
  it('is told to the Inhaberin alone, of her own company alone', async () => {
    await angekuendigt('2027-03-08');
    expect((await sitz({ bundesland: 'BE' }, wo.token.buero)).status).toBe(403);
    const fremd = await api.neuerBetrieb();
    expect((await sitz({ bundesland: 'BE' }, fremd.token.inhaber)).body).toMatchObject({
      termine: [],
      kehrtouren: [],
    });
  });
});

describe('a holiday of one year', () => {
  it('reaches the houses where it is kept, and the rounds where the seat keeps it', async () => {
    const kehrtour = await angekuendigt('2027-02-02');
    const fest = async (ort: object, token = wo.token.buero) =>
      api.call(
        betroffen.betroffenVonFeiertagen,
        { body: { einmalige: [{ tag: '2027-02-02', bundesland: 'BY', name: 'Fest', ...ort }] } },
        token,
      );
    expect((await fest({})).body).toMatchObject({
      anFeiertagen: 4,
      kehrtouren: [{ id: kehrtour }],
      feiertage: [{ tag: '2027-02-02', name: 'Fest' }],
    });
    expect((await fest({ gemeinde: '90402' })).body).toMatchObject({ anFeiertagen: 0, kehrtouren: [] });
    expect((await fest({}, wo.token.geselle)).status).toBe(403);
  });
});

describe('the public address', () => {
  const adresse = async (token = wo.token.inhaber) => api.call(betroffen.betroffenVonAdresse, {}, token);
  it('stands on the slips and in the mails of a round, and on sites that show the page', async () => {
    expect((await adresse()).body).toEqual({
      termine: [],
      angekuendigt: 0,
      gebucht: 0,
      wuensche: 0,
      seiten: [],
    });
    await angekuendigt('2027-02-02');
    await stelleBetriebEin(wo, { terminbuchung: { seiten: ['https://kehrbetrieb.example'] } });
    const { body } = await adresse();
    expect(body).toMatchObject({
      angekuendigt: 4,
      gebucht: 0,
      wuensche: 0,
      seiten: ['https://kehrbetrieb.example'],
    });
    expect(body.termine).toHaveLength(4);
    // A message by phone carries no such link.
    await setzeZeilen(wo, 'ankuendigung', {}, { kanal: 'telefon' });
    expect((await adresse()).body).toMatchObject({ angekuendigt: 0, termine: [] });
  });
  it('is told to the Inhaberin alone', async () => {
    expect((await adresse(wo.token.buero)).status).toBe(403);
  });
});

describe('somebody on staff', () => {
  const WOCHE = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '00:00', bis: '23:59' }));
  const person = async (
    neu: Partial<BodyOf<typeof betroffen.betroffenVonPerson>>,
    { id = wo.mitarbeiterId.inhaber, token = wo.token.inhaber } = {},
  ) =>
    api.call(
      betroffen.betroffenVonPerson,
      {
        params: { id },
        body: { aktiv: true, faehrt: true, qualifikation: 'bbsf', arbeitszeit: WOCHE, ...neu },
      },
      token,
    );
  beforeEach(async () => {
    const arbeitszeit = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '16:30' }));
    await setzeZeilen(wo, 'mitarbeiter', {}, { faehrt: true, qualifikation: 'bbsf', arbeitszeit });
  });
  it('who leaves carries all coming visits and rounds', async () => {
    const kehrtour = await angekuendigt('2027-02-02');
    expect((await person({})).body).toEqual({ termine: [], kehrtouren: [] });
    const { body } = await person({ aktiv: false });
    expect([body.termine.length, body.kehrtouren.map(({ id }) => id)]).toEqual([4, [kehrtour]]);
    expect((await person({ faehrt: false })).body.termine).toHaveLength(4);
    expect((await person({ aktiv: false }, { id: wo.mitarbeiterId.geselle })).body.termine).toEqual([]);
    zu('2027-02-03T08:00:00+01:00');
    expect((await person({ aktiv: false })).body).toEqual({ termine: [], kehrtouren: [] });
  });
  it('who works less carries what then lies outside of the week, and nothing of other days', async () => {
    const kehrtour = await angekuendigt('2027-02-02');
    const ohne = (tag: number) => WOCHE.filter(({ wochentag }) => wochentag !== tag);
    expect((await person({ arbeitszeit: ohne(2) })).body).toMatchObject({ kehrtouren: [{ id: kehrtour }] });
    expect((await person({ arbeitszeit: ohne(2) })).body.termine).toHaveLength(4);
    expect((await person({ arbeitszeit: ohne(3) })).body).toEqual({ termine: [], kehrtouren: [] });
  });
  it('who is no longer appointed carries the Feuerstättenschauen alone', async () => {
    await angekuendigt('2027-02-02', async () => {
      const eine = await liesZeile(wo, 'aufgabe', ['id'], geordnet(['id']));
      await setzeZeilen(wo, 'aufgabe', { id: eine?.id }, { taetigkeit_id: 'fss' });
    });
    expect((await person({ qualifikation: 'geselle' })).body.termine).toHaveLength(1);
    expect((await person({ qualifikation: 'vertreter11b' })).body.termine).toEqual([]);
  });
  it('is asked of by the Inhaberin, in her own company', async () => {
    expect((await person({}, { token: wo.token.buero })).status).toBe(403);
    const fremd = await api.neuerBetrieb();
    expect((await person({ aktiv: false }, { token: fremd.token.inhaber })).status).toBe(404);
  });
});

describe('the words of a slip', () => {
  const worte = async (art: 'freieTaetigkeiten' | 'hoheitlicheTaetigkeiten', token = wo.token.buero) =>
    api.call(betroffen.betroffenVonWorten, { params: { art } }, token);
  it('are with those who got a mail or a printed slip; paper that is not printed yet gets the new ones', async () => {
    const kehrtour = await angekuendigt('2027-02-02');
    const vorher = (await worte('freieTaetigkeiten')).body;
    expect([vorher.termine.length, vorher.nochNichtGedruckt]).toEqual([2, 2]);
    const { body } = await api.call(nachweiseHolen, { params: { id: kehrtour } }, wo.token.buero);
    await api.call(
      zustellungMelden,
      {
        params: { id: kehrtour },
        body: {
          art: 'eingeworfen',
          am: '2027-01-11',
          mitarbeiterId: wo.mitarbeiterId.geselle,
          nachweisIds: body.nachweise.filter(({ zuBringen }) => zuBringen).map(({ id }) => id),
        },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    const nachher = (await worte('freieTaetigkeiten')).body;
    expect([nachher.termine.length, nachher.nochNichtGedruckt]).toEqual([4, 0]);
    expect((await worte('hoheitlicheTaetigkeiten')).body).toEqual({ termine: [], nochNichtGedruckt: 0 });
    zu('2027-02-03T08:00:00+01:00');
    expect((await worte('freieTaetigkeiten')).body.termine).toEqual([]);
  });
  it('are nobody else’s business', async () => {
    await angekuendigt('2027-02-02');
    expect((await worte('freieTaetigkeiten', wo.token.geselle)).status).toBe(403);
    const fremd = await api.neuerBetrieb();
    expect((await worte('freieTaetigkeiten', fremd.token.inhaber)).body.termine).toEqual([]);
  });
});
