import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen, kehrtourLoeschen } from '@kehrtour/contract/kehrtourlauf';
import * as termin from '@kehrtour/contract/termin';
import { knappeAnkuenfte } from '@kehrtour/domain/termin/verspaetung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe, einTermin } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { baueProblem } from '../../planung/problem/baueProblem.ts';
import { ohneBild } from '../../planung/problem/planbild.problem.ts';
import { sql } from '../../platform/db/sql.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { nimmGebuchteAuf } from './nimmGebuchteAuf.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true });
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());

/** A planned round with appointments that were booked into it, as minutes after eight. */
async function rundeMit(...buchungen: { von: number; status?: string }[]) {
  const kehrtourId = randomUUID();
  const ids = buchungen.map(() => randomUUID());
  await betrieb.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into kehrtour (id, nummer, status, plan, tage) values (${kehrtourId}, (select coalesce(max(nummer), 0) + 1 from kehrtour), 'geplant', '{"schichten": []}', '{2027-02-02}')`,
    );
    for (const [index, { von, status = 'bestaetigt' }] of buchungen.entries())
      await tx.run(sql`insert into termin (id, liegenschaft_id, kehrtour_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende)
        values (${ids[index]}, ${haeuser[index]}, ${kehrtourId}, ${betrieb.mitarbeiterId.geselle}, ${status}, 'buchung', '2027-02-02T08:00:00+01:00', '2027-02-02T12:00:00+01:00',
          '2027-02-02T08:00:00+01:00'::timestamptz + make_interval(mins => ${von}), '2027-02-02T08:30:00+01:00'::timestamptz + make_interval(mins => ${von}))`);
  });
  return { kehrtourId, ids };
}
const belegung = () =>
  betrieb.ctx.transaction((tx) =>
    tx.rows<{ bezug_id: string; ueberstimmt: boolean }>(
      sql`select bezug_id, ueberstimmt from belegung where art = 'buchung' order by lower(zeitraum), ueberstimmt`,
    ),
  );

describe('a planned round that is removed', () => {
  it('leaves what was booked into it: the promise stands, the time is taken', async () => {
    const { kehrtourId, ids } = await rundeMit({ von: 0 }, { von: 15 }, { von: 60, status: 'abgesagt' });
    const answer = await api.call(kehrtourLoeschen, { params: { id: kehrtourId } }, betrieb.token.buero);
    expect(answer.status).toBe(200);
    for (const id of ids.slice(0, 2)) {
      const { body } = await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero);
      expect(body).toMatchObject({ status: 'bestaetigt', kehrtourId: null, version: 2 });
      expect(body.verlauf[0]?.was).toBe('kehrtour-geloescht');
    }
    const rows = await belegung();
    expect(rows.map(({ bezug_id }) => bezug_id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(rows.filter(({ ueberstimmt }) => ueberstimmt)).toHaveLength(1);
    const abgesagt = await api.call(
      termin.terminHolen,
      { params: { id: ids[2] ?? '' } },
      betrieb.token.buero,
    );
    expect(abgesagt.body).toMatchObject({ status: 'abgesagt', kehrtourId: null });
  });
});

/** A seat in the morning of a round, booked for a house that the round does not drive to. */
async function bucheSitz(
  kehrtourId: string,
  liegenschaftId: string,
  { wo = betrieb, von = '07:00', bis = '12:00' } = {},
): Promise<string> {
  const id = randomUUID();
  await wo.ctx.transaction(async (tx) => {
    await einTermin(tx, {
      id,
      liegenschaft_id: liegenschaftId,
      kehrtour_id: kehrtourId,
      mitarbeiter_id: wo.mitarbeiterId.geselle,
      beginn: '2027-02-02T10:00:00+01:00',
      ende: '2027-02-02T10:20:00+01:00',
      taetigkeiten: '["Kehrung"]',
      von: `2027-02-02T${von}:00+01:00`,
      bis: `2027-02-02T${bis}:00+01:00`,
    });
    await eineAufgabe(tx, liegenschaftId, {
      taetigkeit_id: 'kehrung_3x',
      bezeichnung: 'Kehrung',
      frist_von: '2027-02-02',
      frist_bis: '2027-02-02',
      dauer_minuten: 20,
      kehrtour_id: kehrtourId,
      termin_id: id,
      schluessel: `buchung:${id}`,
    });
  });
  return id;
}
const stand = async (id: string) =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, betrieb.token.buero)).body;
const hole = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero)).body;
const kuendigeAn = async (id: string) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id },
      body: { version: (await stand(id)).version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );

describe('a seat that was booked in a round', () => {
  const gast = () => haeuser[30] ?? '';
  it('becomes a stop at once, inside what was promised, and the others keep their windows', async () => {
    const id = await neueKehrtour(api, betrieb, haeuser.slice(20, 28));
    const vorher = await plane(api, betrieb, id);
    const terminId = await bucheSitz(id, gast());
    // What else is due at that house is nobody's promise.
    await eineAufgabe(betrieb, gast(), { frist_von: '2027-01-01', dauer_minuten: 240 });
    await nimmGebuchteAuf(betrieb.ctx, id);
    await nimmGebuchteAuf(betrieb.ctx, id);
    const danach = await stand(id);
    const halt = danach.halte.find(({ liegenschaftId }) => liegenschaftId === gast());
    expect(halt).toMatchObject({
      ausgelassen: false,
      dauerMinuten: 20,
      fensterVon: '2027-02-02T06:00:00.000Z',
    });
    const gebucht = await hole(terminId);
    expect(gebucht).toMatchObject({
      status: 'bestaetigt',
      beginn: halt?.beginn,
      mitarbeiterId: halt?.mitarbeiterId,
    });
    expect(new Date(gebucht.ende) <= new Date('2027-02-02T12:00:00+01:00')).toBe(true);
    expect(danach.halte).toHaveLength(vorher.halte.length + 1);
    for (const alter of vorher.halte)
      expect(danach.halte.find((neuer) => neuer.id === alter.id)?.fensterVon).toBe(alter.fensterVon);
  });
  it('is kept by a new plan, with its window, though nobody chose the house', async () => {
    const id = await neueKehrtour(api, betrieb, haeuser.slice(20, 28));
    const terminId = await bucheSitz(id, gast());
    const tour = await plane(api, betrieb, id);
    const halt = tour.halte.find(({ liegenschaftId }) => liegenschaftId === gast());
    expect(halt).toMatchObject({
      ausgelassen: false,
      fensterVon: '2027-02-02T06:00:00.000Z',
      fensterBis: '2027-02-02T11:00:00.000Z',
    });
    expect(new Date(halt?.ende ?? '') <= new Date('2027-02-02T12:00:00+01:00')).toBe(true);
    expect(await hole(terminId)).toMatchObject({ beginn: halt?.beginn, version: 2 });
    expect((await plane(api, betrieb, id)).halte).toHaveLength(tour.halte.length);
  });
  it('is driven to early enough for a delay of a quarter of an hour, where the day has room', async () => {
    const wo = await api.neuerBetrieb();
    const ihre = await neueHaeuser(wo);
    const id = await neueKehrtour(api, wo, ihre.slice(0, 28));
    for (const [i, stunde] of ['08', '09', '09', '10', '10', '11', '11', '13'].entries())
      await bucheSitz(id, ihre[30 + i] ?? '', { wo, von: `${stunde}:00`, bis: `${stunde}:45` });
    const { problem } = await baueProblem(wo.ctx, await ladePlanung(wo.ctx, id));
    const versprochen = problem.stops.flatMap(({ promise }) => promise ?? []);
    expect(versprochen).toHaveLength(8);
    for (const { reserve } of versprochen) expect(reserve).toMatchObject({ seconds: 900 });
    // What another place costs is said in minutes of driving.
    expect(ohneBild(problem).stops.filter(({ promise }) => promise?.reserve)).toEqual([]);

    const { halte } = await plane(api, wo, id);
    expect(halte.filter(({ ausgelassen }) => ausgelassen)).toEqual([]);
    const minuten = (zeitpunkt: string | null): number => Date.parse(zeitpunkt ?? '') / 60_000;
    const ankuenfte = halte.map((halt) => ({
      von: minuten(halt.beginn),
      warteMinuten: (halt.wartezeitSekunden ?? 0) / 60,
      fensterBis: minuten(halt.fensterBis),
    }));
    expect(knappeAnkuenfte(ankuenfte)).toEqual([]);
  });
  it('takes the visits that were told along to their new times, inside their windows, and the time that it takes', async () => {
    const id = await neueKehrtour(api, betrieb, haeuser.slice(8, 16));
    const vorher = await plane(api, betrieb, id);
    expect((await kuendigeAn(id)).status).toBe(200);
    await bucheSitz(id, gast());
    await nimmGebuchteAuf(betrieb.ctx, id);
    const danach = await stand(id);
    const zeiten = (halte: readonly { id: string; beginn: string | null }[]) =>
      new Map(halte.map((halt) => [halt.id, halt.beginn]));
    const [alt, neu] = [zeiten(vorher.halte), zeiten(danach.halte)];
    // Without one that moves nothing would be asked here.
    expect([...alt].filter(([haltId, beginn]) => neu.get(haltId) !== beginn)).not.toEqual([]);
    // The rounds that other tests wrote by hand contradict more.
    const widersprueche = await betrieb.ctx.transaction(rundenwidersprueche);
    expect(widersprueche.filter((satz) => satz.startsWith('a visit to come stands'))).toEqual([]);
    // The day is longer by the guest, and nobody books into what it grew by.
    const frei = await betrieb.ctx.transaction((tx) =>
      tx.rows(sql`select h.id from halt h where h.kehrtour_id = ${id} and not exists (select from belegung b
        where b.bezug_id = ${id} and b.mitarbeiter_id = h.mitarbeiter_id and b.zeitraum @> tstzrange(h.beginn, h.ende))`),
    );
    expect(frei).toEqual([]);
    await api.call(
      kehrtourAbsagen,
      { params: { id }, body: { grund: 'Krankheit' }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
  });
  it('is not announced again, and ends with a round that is called off', async () => {
    const id = await neueKehrtour(api, betrieb, haeuser.slice(20, 28));
    const terminId = await bucheSitz(id, gast());
    await plane(api, betrieb, id);
    expect((await kuendigeAn(id)).body).toMatchObject({ termine: 8 });
    const gebucht = await hole(terminId);
    expect(gebucht).toMatchObject({
      status: 'bestaetigt',
      ankuendigungen: [],
      fensterVon: '2027-02-02T06:00:00.000Z',
    });
    await api.call(
      kehrtourAbsagen,
      { params: { id }, body: { grund: 'Krankheit' }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    await expect.poll(async () => (await hole(terminId)).status).toBe('abgesagt');
    const grund = 'Kehrtour abgesagt: Krankheit';
    expect((await hole(terminId)).verlauf[0]).toMatchObject({ wer: 'system', was: 'stand:sageAb', grund });
  });
  it('is not offered to another round, and a booking on a free day stands in the way of one', async () => {
    const eine = await neueKehrtour(api, betrieb, haeuser.slice(20, 28));
    await bucheSitz(eine, haeuser[31] ?? '');
    const frei = randomUUID();
    await einTermin(betrieb, {
      id: frei,
      liegenschaft_id: haeuser[35],
      mitarbeiter_id: betrieb.mitarbeiterId.geselle,
      von: '2027-02-02T09:00:00+01:00',
      bis: '2027-02-02T09:45:00+01:00',
    });
    const andere = await neueKehrtour(api, betrieb, [...haeuser.slice(20, 28), haeuser[31] ?? ''], {
      termine: { mitverschieben: [frei] },
    });
    const tour = await plane(api, betrieb, andere);
    const halt = tour.halte.find(({ liegenschaftId }) => liegenschaftId === haeuser[31]);
    // The house's own due work may be driven; what was booked belongs to the other round.
    expect(halt?.dauerMinuten ?? 12).toBe(12);
    const seine = tour.halte.filter(
      ({ mitarbeiterId, ausgelassen }) => !ausgelassen && mitarbeiterId === betrieb.mitarbeiterId.geselle,
    );
    for (const { beginn, ende } of seine)
      expect([
        beginn,
        new Date(ende ?? '') <= new Date('2027-02-02T09:00:00+01:00') ||
          new Date(beginn ?? '') >= new Date('2027-02-02T09:45:00+01:00'),
      ]).toEqual([beginn, true]);
  });
});
