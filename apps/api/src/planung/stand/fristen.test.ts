import { randomUUID } from 'node:crypto';

import { fristenHolen } from '@kehrtour/contract/aufgabe';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { naechsteKehrtourFuellen } from '@kehrtour/contract/kehrtourAuswahl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineAufgabe } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT } from '../../../test/werte.ts';
import { loescheZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { listHaeuser } from './planung.store.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let fremder: TestBetrieb;
let haeuser: string[];

beforeAll(async () => {
  api = await testApi({ now: '2027-01-11T08:00:00+01:00', worker: true });
  fremder = await api.neuerBetrieb();
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb, 6);
});

const setze = (liegenschaftId: string | undefined, fristBis: string) =>
  setzeZeilen(betrieb, 'aufgabe', { liegenschaft_id: liegenschaftId ?? '' }, { frist_bis: fristBis });
const fristen = (token = betrieb.token.buero) => api.call(fristenHolen, {}, token);
const gruppe = async (name: string) =>
  (await fristen()).body.gruppen.find((eine) => eine.gruppe === name)?.haeuser ?? [];
const lege = (liegenschaftIds: string[], idempotencyKey = randomUUID()) =>
  api.call(naechsteKehrtourFuellen, { body: { liegenschaftIds }, idempotencyKey }, betrieb.token.buero);
const idsIn = async (id: string) =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, betrieb.token.buero)).body.vorgaben
    .liegenschaften.ids;

describe('work of which only the end is known', () => {
  const ende = (ids: readonly string[], fristen: readonly string[]) =>
    betrieb.ctx.transaction(async (tx) => {
      for (const id of ids) {
        await loescheZeilen(tx, 'aufgabe', { liegenschaft_id: id });
        for (const bis of fristen)
          await eineAufgabe(tx, id, {
            taetigkeit_id: 'kehrung_3x',
            bezeichnung: 'Kehrung',
            frist_von: null,
            frist_bis: bis,
            dauer_minuten: 15,
            schluessel: bis,
          });
      }
    });
  const faelligAm = (tag: string) =>
    betrieb.ctx.transaction(async (tx) =>
      (await listHaeuser(tx, { ids: haeuser, begonnenBis: tag })).map((haus) =>
        haus.aufgaben.map((aufgabe) => aufgabe.fristBis),
      ),
    );

  it('may be done at once, and of several turns only the one that runs', async () => {
    await ende(haeuser, ['2027-02-28', '2027-04-30', '2027-11-30']);
    expect(await faelligAm('2027-01-12')).toEqual(haeuser.map(() => ['2027-02-28']));
    expect(await faelligAm('2027-03-01')).toEqual(haeuser.map(() => ['2027-04-30']));
  });
  it('can be planned on the first day of the year, as it can be chosen', async () => {
    await ende(haeuser, ['2027-02-28', '2027-04-30']);
    const id = await neueKehrtour(api, betrieb, haeuser);
    const geplant = await plane(api, betrieb, id);
    expect(geplant.halte.filter((halt) => !halt.ausgelassen)).toHaveLength(haeuser.length);
  });
});

describe('the page of Fristen', () => {
  it('lists houses by how soon their work closes, each once', async () => {
    await setze(haeuser[0], '2027-01-05');
    await setze(haeuser[1], '2027-01-15');
    await setze(haeuser[2], '2027-01-22');
    await setze(haeuser[3], '2027-02-05');
    expect((await gruppe('ueberfaellig')).map((haus) => haus.liegenschaftId)).toEqual([haeuser[0]]);
    expect(await gruppe('siebenTage')).toMatchObject([
      {
        liegenschaftId: haeuser[1],
        fristBis: '2027-01-15',
        arbeiten: ['Kehrung'],
        minuten: 12,
        kehrtour: null,
      },
    ]);
    expect(await gruppe('vierzehnTage')).toHaveLength(1);
    expect(await gruppe('dreissigTage')).toHaveLength(1);
  });
  it('shows the window of the Feuerstättenschau from the last one that was done', async () => {
    const [haus = ''] = haeuser;
    await betrieb.ctx.transaction(async (tx) => {
      await eineAufgabe(tx, haus, {
        frist_bis: '2023-12-31',
        dauer_minuten: 20,
        status: 'erledigt',
        erledigt_am: '2022-05-01',
        schluessel: 'alt',
      });
      await eineAufgabe(tx, haus, { frist_bis: '2029-12-31', dauer_minuten: 20, schluessel: 'neu' });
    });
    expect(await gruppe('schauFaellig')).toMatchObject([{ liegenschaftId: haus, fristBis: '2029-12-31' }]);
  });
  it('is for those who plan, and of their own company', async () => {
    await setze(haeuser[0], '2027-01-15');
    expect((await fristen(betrieb.token.geselle)).status).toBe(403);
    const { body } = await fristen(fremder.token.buero);
    expect(body.gruppen.flatMap((eine) => eine.haeuser)).toEqual([]);
  });
});

describe('putting houses into the next round', () => {
  it('begins a round where there is none, and puts later ones into the same', async () => {
    const { body } = await lege(haeuser.slice(0, 2));
    expect(body).toMatchObject({ name: 'Fristen', neu: 2, angelegt: true });
    const { body: danach } = await lege(haeuser.slice(1, 4));
    expect(danach).toMatchObject({ id: body.id, neu: 2, angelegt: false });
    expect((await idsIn(body.id)).toSorted()).toEqual(haeuser.slice(0, 4).toSorted());
  });
  it('shows them on the page of Fristen in the draft that they are in', async () => {
    await setze(haeuser[0], '2027-01-15');
    const { body } = await lege(haeuser.slice(0, 1));
    expect(await gruppe('siebenTage')).toMatchObject([
      { kehrtour: { id: body.id, name: 'Fristen', entwurf: true } },
    ]);
  });
  it('takes the first round to come before a draft without a day, and none that is announced', async () => {
    const { body: ohneTag } = await lege(haeuser.slice(0, 1));
    const { body: mitTag } = await api.call(
      kehrtour.kehrtourAnlegen,
      { body: { name: 'Altstadt' }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    await setzeZeilen(betrieb, 'kehrtour', { id: mitTag.id }, { tage: '{2027-02-02}' });
    expect((await lege(haeuser.slice(1, 2))).body).toMatchObject({ id: mitTag.id, name: 'Altstadt' });
    await setzeZeilen(
      betrieb,
      'kehrtour',
      { id: mitTag.id },
      { status: 'angekuendigt', angekuendigt_am: JETZT },
    );
    expect((await lege(haeuser.slice(2, 3))).body).toMatchObject({ id: ohneTag.id });
  });
  it('puts nothing in twice, and no house of another company', async () => {
    const key = randomUUID();
    const erste = await lege(haeuser.slice(0, 2), key);
    expect((await lege(haeuser.slice(0, 2), key)).body).toEqual(erste.body);
    const [fremdes = ''] = await neueHaeuser(fremder, 1);
    expect((await lege([fremdes])).body).toMatchObject({ neu: 0 });
    expect(await idsIn(erste.body.id)).toHaveLength(2);
  });
});
