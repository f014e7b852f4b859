import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as bezirk from '@kehrtour/contract/bezirksuebergabe';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import { AUSKUNFTSZWECKE } from '@kehrtour/domain/liegenschaft/auskunft';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { eineAufgabe, einKontakt, einTermin } from '../../../test/bauten.ts';
import { mitPasswort, PASSWORT } from '../../../test/faktorFixture.ts';
import { wieViele } from '../../../test/fragen.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer } from '../../../test/werte.ts';
import { liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { loescheUebergebene } from './loescheUebergebene.ts';

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await mitPasswort(api, await api.neuerBetrieb());
  haeuser = await neueHaeuser(wo, 5);
  // One is known from the district alone, one by its people, one has ordered work, one was never of the district; of one the office
  // wrote down the owner by hand, and nothing was ever ordered there.
  await wo.ctx.transaction(async (tx) => {
    await setzeZeilen(tx, 'kontakt', {}, { datenherkunft: 'kehrbuch' });
    await setzeZeilen(tx, 'liegenschaft', { id: haeuser[0] }, { rolle: 'nurHoheitlich' });
    await setzeZeilen(
      tx,
      'kontakt',
      {
        id: derer('liegenschaft_kontakt', 'kontakt_id', {
          liegenschaft_id: [haeuser[2], haeuser[3], haeuser[4]],
        }),
      },
      { datenherkunft: 'auftrag' },
    );
    await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haeuser[4] }, { taetigkeit_id: 'fss' });
    // In the house of a customer somebody booked for herself, work that no ordinance asks for.
    await einKontakt(tx, haeuser[2], { anrede: 'frau', nachname: 'Bucherin', datenherkunft: 'selbst' });
    await eineAufgabe(tx, haeuser[2], {
      taetigkeit_id: 'rwm',
      bezeichnung: 'Rauchmelder',
      frist_von: '2027-01-01',
      dauer_minuten: 10,
      schluessel: 'rwm',
    });
    await setzeZeilen(tx, 'liegenschaft', { id: haeuser[3] }, { rolle: 'nurFrei' });
  });
});
afterAll(() => api.close());

type Antwort = { status: number; body: bezirk.Bezirksuebergabe };
const ruf = async (endpoint: Endpoint, body?: object, wer = wo.token.inhaber): Promise<Antwort> =>
  (await api.call(endpoint, (body === undefined ? {} : { body }) as never, wer)) as unknown as Antwort;
const stand = async () => (await ruf(bezirk.bezirksuebergabeHolen)).body;
const zahlen = () =>
  wieViele(wo, {
    haeuser: 'liegenschaft',
    leute: 'kontakt',
    besuche: 'termin',
    mails: ['ausgang', { vorlage: 'ankuendigung' }],
  });

it('hands over the district alone, is confirmed or objected to in its terms, and then deletes what came from it (§ 19 Abs. 3 SchfHwG)', async () => {
  expect((await ruf(bezirk.bezirksuebergabeHolen, undefined, wo.token.buero)).status).toBe(403);
  expect(await stand()).toMatchObject({ uebergabe: null, haeuser: { gehen: 3, bleiben: 1 }, termine: 0 });
  const { id, version } = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
  await api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  const begonnen = await ruf(bezirk.bezirkUebergeben, { nachfolger: 'Nina Neu', uebergebenAm: '2027-01-11' });
  expect(begonnen.body.uebergabe).toMatchObject({
    stand: 'uebergeben',
    bis: '2027-02-22',
    ueberfaellig: false,
  });
  expect((await ruf(bezirk.bezirkUebergeben, { nachfolger: 'X', uebergebenAm: '2027-01-11' })).status).toBe(
    409,
  );

  const lade = (payload: object) =>
    api.app.inject({
      method: 'POST',
      url: bezirk.bezirksdateiLaden.path,
      headers: { authorization: `Bearer ${wo.token.inhaber}` },
      payload,
    });
  expect((await lade({})).json()).toMatchObject({ type: 'eingabe-ungueltig' });
  expect((await lade({ passwort: 'geraten' })).json()).toMatchObject({ type: 'passwort-falsch' });
  const datei = await lade({ passwort: PASSWORT });
  expect([datei.statusCode, datei.headers['content-type']]).toEqual([200, 'application/zip']);
  const zip = unzipSync(new Uint8Array(datei.rawPayload));
  const zeilen = (tabelle: string) =>
    JSON.parse(strFromU8(zip[`daten/${tabelle}.json`] ?? new Uint8Array())) as { id: string }[];
  expect(
    zeilen('liegenschaft')
      .map(({ id: haus }) => haus)
      .toSorted(),
  ).toEqual([...haeuser.slice(0, 3), ...haeuser.slice(4)].toSorted());
  expect(zeilen('kontakt')).toHaveLength(4);
  expect(zeilen('liegenschaft_kontakt')).toHaveLength(4);
  expect(JSON.stringify([zeilen('kontakt'), zeilen('aufgabe'), zeilen('taetigkeit')])).not.toMatch(
    /Bucherin|rwm/,
  );
  expect(
    Object.keys(zip).filter((name) => /mitarbeiter|ausgang|verlauf|rechnung|unternehmen/.test(name)),
  ).toEqual([]);
  expect(strFromU8(zip['LIESMICH.txt'] ?? new Uint8Array())).toContain('§ 19 ABS. 3 SCHFHWG');
  expect((await stand()).uebergabe?.datei).toMatchObject({
    haeuser: 4,
    pruefsumme: expect.stringMatching(/^[0-9a-f]{64}$/),
  });

  // Nobody says anything: after six weeks the authority is to be told, and nothing is deleted.
  api.clock.now = new Date('2027-02-23T08:00:00+01:00');
  expect((await stand()).uebergabe).toMatchObject({ stand: 'uebergeben', ueberfaellig: true });
  const vorher = await zahlen();
  await loescheUebergebene(api.deps);
  expect(await zahlen()).toEqual(vorher);

  const beanstandet = await ruf(bezirk.bezirkBeanstanden, { am: '2027-02-22', text: 'Formblätter fehlen' });
  expect(beanstandet.body.uebergabe).toMatchObject({ stand: 'beanstandet', bis: '2027-03-15' });
  expect((await ruf(bezirk.bezirkNachbessern, { am: '2028-01-01' })).status).toBe(400);
  const nachgebessert = await ruf(bezirk.bezirkNachbessern, { am: '2027-02-23' });
  expect(nachgebessert.body.uebergabe).toMatchObject({ stand: 'nachgebessert', bis: '2027-03-16' });
  expect((await ruf(bezirk.bezirkBeanstanden, { am: '2027-02-23', text: 'noch immer' })).status).toBe(409);

  const bestaetige = { am: '2027-02-23', von: 'nachfolger', passwort: PASSWORT };
  expect((await ruf(bezirk.bezirkBestaetigen, { ...bestaetige, passwort: 'geraten' })).status).toBe(422);
  expect((await ruf(bezirk.bezirkBestaetigen, bestaetige)).body.uebergabe).toMatchObject({
    stand: 'bestaetigt',
    bis: null,
  });
  await loescheUebergebene(api.deps);
  expect(await zahlen(), 'a day to think again').toEqual(vorher);

  api.clock.now = new Date('2027-02-24T09:00:00+01:00');
  await loescheUebergebene(api.deps);
  await loescheUebergebene(api.deps);
  expect(await zahlen()).toMatchObject({ haeuser: 2, leute: 3 });
  expect((await stand()).uebergabe).toMatchObject({
    stand: 'geloescht',
    geloescht: { haeuser: 3 },
    geloeschtAm: '2027-02-24T08:00:00.000Z',
  });
  const rollen = new Set((await liesZeilen(wo, 'liegenschaft', ['rolle'])).map(({ rolle }) => rolle));
  expect([...rollen]).toEqual(['nurFrei']);
});

it('is taken back until something is deleted, waits for whoever still counts on a visit, and is told the same to whoever asks', async () => {
  const anderer = await mitPasswort(api, await api.neuerBetrieb());
  wo = anderer;
  haeuser = await neueHaeuser(wo, 2);
  await setzeZeilen(wo, 'liegenschaft', {}, { rolle: 'nurHoheitlich' });
  const heute = '2027-02-24';
  await ruf(bezirk.bezirkUebergeben, { nachfolger: 'Nina Neu', uebergebenAm: heute });
  await ruf(bezirk.bezirkBestaetigen, { am: heute, von: 'aufsicht', passwort: PASSWORT });
  expect((await ruf(bezirk.bezirksuebergabeZuruecknehmen)).body.uebergabe).toBeNull();
  await ruf(bezirk.bezirkUebergeben, { nachfolger: 'Nina Neu', uebergebenAm: heute });
  await ruf(bezirk.bezirkBestaetigen, { am: heute, von: 'aufsicht', passwort: PASSWORT });
  await einTermin(wo, {
    liegenschaft_id: haeuser[0],
    mitarbeiter_id: wo.mitarbeiterId.inhaber,
    status: 'angekuendigt',
    ende: '2027-03-10T08:30Z',
    von: '2027-03-10T08:00Z',
    bis: '2027-03-10T10:00Z',
  });
  api.clock.now = new Date('2027-02-26T09:00:00+01:00');
  await loescheUebergebene(api.deps);
  expect(await stand()).toMatchObject({
    termine: 1,
    haeuser: { gehen: 2 },
    uebergabe: { stand: 'bestaetigt' },
  });
  expect(AUSKUNFTSZWECKE[0]?.dauer).toMatch(/Nachfolge .*letzten sieben Jahre.*§ 19 Abs. 3 SchfHwG/);
});
