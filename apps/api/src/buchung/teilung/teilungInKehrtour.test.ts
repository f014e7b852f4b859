import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as termin from '@kehrtour/contract/termin';
import * as teilung from '@kehrtour/contract/terminteilung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineAufgabe } from '../../../test/bauten.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';

const TAGE = ['2027-02-02', '2027-02-03'];
const DANACH = '2027-02-09';

let api: TestApi;
let wo: TestBetrieb;
let id: string;
let haus: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 6);
  // The second house has no address to write to.
  haus = haeuser[1] ?? '';
  await eineAufgabe(wo, haus, {
    taetigkeit_id: 'ausbrennen',
    bezeichnung: 'Ausbrennen',
    frist_von: '2027-01-01',
    frist_bis: '2027-02-28',
    dauer_minuten: 25,
    schluessel: 'a',
  });
  id = await neueKehrtour(api, wo, haeuser, { datum: { tage: TAGE, feiertageErlaubt: false } });
  const { version } = await plane(api, wo, id);
  await kuendigeRundeAn(api, wo, { id, version });
});

const hole = async () => (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const blatt = async (terminId: string) =>
  (await api.call(termin.terminHolen, { params: { id: terminId } }, wo.token.buero)).body;
const woche = async () =>
  (await api.call(termin.termineHolen, { query: { von: '2027-02-01', bis: '2027-02-12' } }, wo.token.buero))
    .body.termine;
const besuch = async () => blatt((await woche()).find((one) => one.liegenschaftId === haus)?.id ?? '');
const minutenVon = ({ beginn, ende }: { beginn: string; ende: string }) =>
  (Date.parse(ende) - Date.parse(beginn)) / 60_000;
const widersprueche = () => wo.ctx.transaction(rundenwidersprueche);

/** The Änderung that takes everything into account by now. */
async function aenderungDanach(vorher: number) {
  await expect.poll(async () => (await hole()).aenderung?.ursache).toBe('neuGerechnet');
  await expect.poll(async () => (await hole()).version).toBeGreaterThan(vorher + 1);
  return (await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)).body;
}
async function nimmAn(version: number) {
  const answer = await api.call(
    aenderung.aenderungAnnehmen,
    { params: { id }, body: { version, gruende: {} } },
    wo.token.buero,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function teileAb() {
  const eins = await besuch();
  expect(eins.aufgaben).toHaveLength(2);
  const aufgabeIds = eins.aufgaben.filter((a) => a.bezeichnung === 'Ausbrennen').map((a) => a.id);
  const wahl = {
    art: 'eigene' as const,
    mitarbeiterId: wo.mitarbeiterId.geselle,
    tag: DANACH,
    uhrzeit: '10:00',
    dauerMinuten: 25,
    trotzdem: true,
  };
  const answer = await api.call(
    teilung.terminTeilen,
    {
      params: { id: eins.id },
      body: { version: eins.version, aufgabeIds, wahl, abgesprochen: true },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

describe('a visit of an announced round', () => {
  it(
    'is split: nobody else moves, the gap waits as an Änderung, and it comes back into one',
    { tags: 'night' },
    async () => {
      const vorher = await woche();
      const lang = minutenVon(await besuch());
      const { version } = await hole();
      const { termin: rest, neu } = await teileAb();
      expect(rest.aufgaben.map((aufgabe) => aufgabe.bezeichnung)).toEqual(['Kehrung']);
      expect((await blatt(neu.id)).aufgaben.map((aufgabe) => aufgabe.bezeichnung)).toEqual(['Ausbrennen']);
      const zeiten = (termine: Awaited<ReturnType<typeof woche>>) =>
        termine.flatMap((one) =>
          one.id === neu.id ? [] : [[one.id, one.beginn, one.fensterVon, one.status]],
        );
      expect(zeiten(await woche())).toEqual(zeiten(vorher));
      const wartet = await aenderungDanach(version);
      expect(wartet.wechsel.filter(({ klasse }) => klasse === 'gebrochen')).toEqual([]);
      expect(await widersprueche()).toEqual([]);
      await nimmAn(wartet.version);
      expect(await widersprueche()).toEqual([]);
      expect((await besuch()).aufgaben).toHaveLength(1);

      const jetzt = await besuch();
      expect(minutenVon(jetzt)).toBeLessThan(lang);
      const stand = await hole();
      const zurueck = await api.call(
        teilung.termineZusammenlegen,
        {
          params: { id: jetzt.id },
          body: { version: jetzt.version, mit: { id: neu.id, version: (await blatt(neu.id)).version } },
          idempotencyKey: randomUUID(),
        },
        wo.token.buero,
      );
      expect(zurueck.status, JSON.stringify(zurueck.body)).toBe(200);
      expect(zurueck.body.aufgaben).toHaveLength(2);
      const wieder = await aenderungDanach(stand.version);
      await nimmAn(wieder.version);
      const danach = await besuch();
      expect(danach.aufgaben).toHaveLength(2);
      expect(minutenVon(danach)).toBe(lang);
      expect(await widersprueche()).toEqual([]);
    },
  );

  it('ends when it goes into a booked one, and its stop with it', async () => {
    const { termin: rest, neu } = await teileAb();
    const answer = await api.call(
      teilung.termineZusammenlegen,
      {
        params: { id: neu.id },
        body: { version: neu.version, mit: { id: rest.id, version: rest.version } },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.aufgaben).toHaveLength(2);
    expect((await blatt(rest.id)).status).toBe('abgesagt');
    expect((await hole()).halte.some((halt) => halt.liegenschaftId === haus)).toBe(false);
    expect(await widersprueche()).toEqual([]);
  });

  it('is left alone once the round is on its way', async () => {
    const eins = await besuch();
    await setzeZeilen(wo, 'kehrtour', { id }, { status: 'unterwegs' });
    const { body } = await api.call(teilung.terminteilungHolen, { params: { id: eins.id } }, wo.token.buero);
    expect(body.hindernis).toMatch(/schon unterwegs.*vereinbaren Sie/);
  });
});
