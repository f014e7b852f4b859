import { randomUUID } from 'node:crypto';

import type { CallOf } from '@kehrtour/contract/endpoint';
import * as exportentscheid from '@kehrtour/contract/exportentscheid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { einTermin } from '../../../test/bauten.ts';
import { hausverlaufVon } from '../../../test/hausverlaufVon.ts';
import { neueHaeuser, neueKehrtour } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { um } from '../../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[] = [];
beforeAll(async () => {
  api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, 4);
  await setzeZeilen(
    wo,
    'liegenschaft',
    { id: haeuser.slice(0, 3) },
    { nicht_mehr_im_export: true, lokal_geaendert: '{notiz}' },
  );
});

const hole = async (wer = wo) =>
  (await api.call(exportentscheid.ungenannteHaeuserHolen, {}, wer.token.buero)).body;
const offene = async () => (await hole()).haeuser.map(({ id }) => id).toSorted();
const gewaehlt = async (ids: string[]) =>
  (await hole()).haeuser.filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }));
type Wahl = CallOf<typeof exportentscheid.ungenannteHaeuserEntscheiden>['body'];
const entscheide = (body: Wahl, token = wo.token.buero) =>
  api.call(exportentscheid.ungenannteHaeuserEntscheiden, { body }, token);
const nimmZurueck = (id: string, token = wo.token.buero) =>
  api.call(exportentscheid.exportentscheidZuruecknehmen, { params: { id } }, token);
const staende = () =>
  liesZeilen(
    wo,
    'liegenschaft',
    ['id', 'status', 'lokal', 'nicht_mehr_im_export as fehlt'],
    geordnet(['id']),
  );

describe('houses an export no longer names', () => {
  it('are kept by one press, asked about no more, and taken back', async () => {
    const davor = await staende();
    expect(await offene()).toEqual(haeuser.slice(0, 3).toSorted());
    const { body } = await entscheide({ wahl: 'behalten', haeuser: await gewaehlt(haeuser.slice(0, 2)) });
    expect(body).toMatchObject({ entschieden: 2, abgewiesen: [] });
    expect(await offene()).toEqual([haeuser[2]]);
    expect((await hole()).entschieden).toMatchObject([{ wahl: 'behalten', anzahl: 2, rueckholbar: 2 }]);
    expect((await nimmZurueck(body.entscheidId ?? '')).body).toEqual({ zurueck: 2, geblieben: 0 });
    expect(await offene()).toEqual(haeuser.slice(0, 3).toSorted());
    expect(await staende()).toEqual(davor);
  });
  it('are put to rest by one press, and stand row by row as before when it is taken back', async () => {
    const davor = await staende();
    const { body } = await entscheide({ wahl: 'stilllegen', haeuser: await gewaehlt(haeuser) });
    expect(body.entschieden).toBe(3);
    expect(await offene()).toEqual([]);
    expect((await staende()).filter(({ status }) => status === 'ohneTaetigkeiten')).toHaveLength(3);
    await nimmZurueck(body.entscheidId ?? '');
    expect(await staende()).toEqual(davor);
    expect((await nimmZurueck(body.entscheidId ?? '')).status).toBe(404);
  });
  it('stay where a visit is announced or an open round drives, and say why', async () => {
    const [angekuendigt = '', auf = '', frei = ''] = haeuser;
    await einTermin(wo, {
      liegenschaft_id: angekuendigt,
      mitarbeiter_id: wo.mitarbeiterId.geselle,
      quelle: 'hand',
      ende: '2027-02-02T08:20+01',
      von: '2027-02-02T08:00+01',
      bis: '2027-02-02T10:00+01',
    });
    const kehrtour = await neueKehrtour(api, wo, [auf], {
      datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
    });
    const body = { wahl: 'stilllegen' as const, haeuser: await gewaehlt(haeuser) };
    const antwort = await entscheide({
      ...body,
      haeuser: [...body.haeuser, { id: randomUUID(), version: 1 }],
    });
    expect(antwort.body.entschieden).toBe(1);
    const gruende = new Map(antwort.body.abgewiesen.map(({ id, hindernis }) => [id, hindernis]));
    expect(gruende.get(angekuendigt)).toEqual({ art: 'angekuendigt', am: '2027-02-02T07:00:00.000Z' });
    expect(gruende.get(auf)).toMatchObject({ art: 'in-kehrtour', kehrtourId: kehrtour });
    expect(antwort.body.abgewiesen.filter(({ hindernis }) => hindernis.art === 'veraltet')).toHaveLength(1);
    expect((await staende()).find(({ id }) => id === frei)?.status).toBe('ohneTaetigkeiten');
    const behalten = await entscheide({ wahl: 'behalten', haeuser: await gewaehlt([angekuendigt, auf]) });
    expect(behalten.body).toMatchObject({ entschieden: 2, abgewiesen: [] });
  });
  it('keep what somebody changed since, and are asked about anew when they are missing once more', async () => {
    const [eines = '', zweites = ''] = haeuser;
    const { body } = await entscheide({ wahl: 'stilllegen', haeuser: await gewaehlt([eines, zweites]) });
    await setzeZeilen(wo, 'liegenschaft', { id: eines }, { version: um(1), status: 'leerstand' });
    expect((await nimmZurueck(body.entscheidId ?? '')).body).toEqual({ zurueck: 1, geblieben: 1 });
    await entscheide({ wahl: 'behalten', haeuser: await gewaehlt([zweites]) });
    expect(await offene()).not.toContain(zweites);
    for (const fehlt of [false, true])
      await setzeZeilen(wo, 'liegenschaft', { id: zweites }, { nicht_mehr_im_export: fehlt });
    expect(await offene()).toContain(zweites);
  });
  it('are decided once when two decide at the same time', async () => {
    const body = { wahl: 'stilllegen' as const, haeuser: await gewaehlt(haeuser) };
    const antworten = await Promise.all([entscheide(body), entscheide(body, wo.token.inhaber)]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    expect(antworten.map(({ body: { entschieden } }) => entschieden).toSorted()).toEqual([0, 3]);
  });
  it('are no matter for another company, nor for who may not change houses', async () => {
    const fremder = await api.neuerBetrieb();
    const body = { wahl: 'behalten' as const, haeuser: await gewaehlt(haeuser) };
    expect((await hole(fremder)).haeuser).toEqual([]);
    const fremd = await entscheide(body, fremder.token.buero);
    expect(fremd.body).toMatchObject({ entscheidId: null, entschieden: 0 });
    expect(fremd.body.abgewiesen.map(({ anschrift }) => anschrift)).toEqual(['', '', '']);
    expect((await entscheide(body, wo.token.azubi)).body).toMatchObject({ type: 'nicht-erlaubt' });
    const da = await entscheide(body);
    expect((await nimmZurueck(da.body.entscheidId ?? '', fremder.token.buero)).status).toBe(404);
    expect((await api.call(exportentscheid.ungenannteHaeuserHolen, {}, wo.token.geselle)).status).toBe(403);
    const leer = await entscheide({ wahl: 'behalten', haeuser: [] });
    expect(leer).toMatchObject({ status: 400 });
    expect(JSON.stringify(leer.body)).toContain('haeuser');
    const verlauf = await hausverlaufVon(api, haeuser[0] ?? '', wo.token.buero);
    expect(verlauf.map(({ was }) => was)).toContain('Behalten, obwohl der Export sie nicht nennt');
  });
});
