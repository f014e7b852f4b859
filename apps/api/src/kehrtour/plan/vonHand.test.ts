import type { Anordnung, Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAnordnen, kehrtourEntwerfen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineAbwesenheit } from '../../../test/eineKraft.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { grundFuer } from '../../planung/grund/kehrtour.grund.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true });
});
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());

const alleIn = ({ halte, schichten }: Kehrtour): Anordnung => ({
  schichten: schichten.map(({ mitarbeiterId, tag }) => ({
    mitarbeiterId,
    tag,
    haltIds: halte
      .filter((halt) => halt.mitarbeiterId === mitarbeiterId && halt.tag === tag)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ id }) => id),
  })),
  sperren: {},
});

async function ordne(kehrtour: Kehrtour, anordnung: Anordnung): Promise<Kehrtour> {
  const { status, body } = await api.call(
    kehrtourAnordnen,
    { params: { id: kehrtour.id }, body: { version: kehrtour.version, anordnung } },
    betrieb.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const halt = (kehrtour: Kehrtour, id: string) => kehrtour.halte.find((one) => one.id === id);

describe('somebody who is absent since the plan was made', () => {
  async function mitKrankem() {
    const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser.slice(0, 38)));
    const wunsch = alleIn(kehrtour);
    expect(wunsch.schichten).toHaveLength(2);
    const [krank, gesund] = wunsch.schichten;
    if (!krank || !gesund) throw new Error('no shifts');
    const weg = { von: '2027-02-01T00:00:00+01:00', bis: '2027-02-04T00:00:00+01:00' };
    await eineAbwesenheit(betrieb, krank.mitarbeiterId, weg);
    return { kehrtour, krank, gesund };
  }

  it('is said at the shift, at once: the round is not in order', async () => {
    const { kehrtour, krank } = await mitKrankem();
    const { body } = await api.call(kehrtourHolen, { params: { id: kehrtour.id } }, betrieb.token.buero);
    const verstoesse = body.schichten.map(({ mitarbeiterId, verstoesse: was }) => [mitarbeiterId, was]);
    expect(Object.fromEntries(verstoesse)).toMatchObject({
      [krank.mitarbeiterId]: ['Ist an diesem Tag nicht da'],
    });
  });

  it('keeps the stops that nobody has taken yet while others are moved', { tags: 'night' }, async () => {
    const { kehrtour, krank, gesund } = await mitKrankem();
    const [weg = '', ...rest] = krank.haltIds;
    const neu = await ordne(kehrtour, {
      schichten: [
        { ...krank, haltIds: rest },
        { ...gesund, haltIds: [...gesund.haltIds, weg] },
      ],
      sperren: {},
    });
    expect(neu.kennzahlen.halte).toBe(kehrtour.kennzahlen.halte);
    expect(neu.halte.filter(({ mitarbeiterId }) => mitarbeiterId === krank.mitarbeiterId)).toHaveLength(
      rest.length,
    );
    expect(halt(neu, weg)?.mitarbeiterId).toBe(gesund.mitarbeiterId);
    expect(neu.schichten.flatMap(({ verstoesse }) => verstoesse)).toContain('Ist an diesem Tag nicht da');
  });

  it('gets nothing more, and the refusal names person, day and the way out', async () => {
    const { kehrtour, krank, gesund } = await mitKrankem();
    const [dazu = ''] = gesund.haltIds;
    const { status, body } = await api.call(
      kehrtourAnordnen,
      {
        params: { id: kehrtour.id },
        body: {
          version: kehrtour.version,
          anordnung: {
            schichten: [
              { ...krank, haltIds: [...krank.haltIds, dazu] },
              { ...gesund, haltIds: gesund.haltIds.slice(1) },
            ],
            sperren: {},
          },
        },
      },
      betrieb.token.buero,
    );
    expect([status, body.type]).toEqual([409, 'kehrtour.person-nicht-da']);
    expect(body.detail).toMatch(/ ist am Dienstag, 2\. Februar 2027 nicht da\. Der Halt bleibt, wo er war/);
    const { body: danach } = await api.call(
      kehrtourHolen,
      { params: { id: kehrtour.id } },
      betrieb.token.buero,
    );
    expect(danach.kennzahlen).toEqual(kehrtour.kennzahlen);
  });
});

describe('overtime as a remedy', () => {
  it('is offered for the one whom it helps, and makes room for the house', async () => {
    const { geselle } = betrieb.mitarbeiterId;
    const arbeitszeit = { [geselle]: { minuten: 120, ueberstundenMinuten: 0 } };
    const id = await neueKehrtour(api, betrieb, haeuser.slice(0, 12), {
      mitarbeiter: { ids: [geselle] },
      arbeitszeit,
    });
    const kehrtour = await plane(api, betrieb, id);
    const aus = kehrtour.halte.find(({ grund }) => grund?.abhilfe?.art === 'ueberstunden');
    const abhilfe = aus?.grund?.abhilfe;
    if (!aus || !abhilfe) throw new Error(JSON.stringify(kehrtour.halte.map(({ grund }) => grund)));
    expect(abhilfe.mitarbeiterId).toBe(geselle);
    expect(abhilfe.text).toMatch(/^\d+ Minuten Überstunden für .+ erlauben$/);
    const mehr = { [geselle]: { minuten: 120, ueberstundenMinuten: abhilfe.minuten ?? 0 } };
    await api.call(
      kehrtourEntwerfen,
      { params: { id }, body: { version: kehrtour.version, vorgaben: { arbeitszeit: mehr } } },
      betrieb.token.buero,
    );
    const danach = await plane(api, betrieb, id);
    expect(danach.kennzahlen.halte).toBeGreaterThan(kehrtour.kennzahlen.halte);
    expect(danach.kennzahlen.ueberstundenSekunden).toBeLessThanOrEqual((abhilfe.minuten ?? 0) * 60);
  });
});

describe('what a person decided on the board', () => {
  it('stays left out, says so, and comes back when it is put back', { tags: 'night' }, async () => {
    const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser.slice(0, 6)));
    const wunsch = alleIn(kehrtour);
    const raus = wunsch.schichten[0]?.haltIds[0] ?? '';
    const ohne = {
      schichten: wunsch.schichten.map((schicht) => ({
        ...schicht,
        haltIds: schicht.haltIds.filter((id) => id !== raus),
      })),
      sperren: { [raus]: { ausgelassen: true } },
    };
    const grund = { code: 'von-hand', text: 'Von Hand ausgelassen.', abhilfe: null };
    expect(halt(await ordne(kehrtour, ohne), raus)).toMatchObject({ ausgelassen: true, grund });
    const neu = await plane(api, betrieb, kehrtour.id);
    expect(halt(neu, raus)).toMatchObject({ ausgelassen: true, grund });
    expect(neu.kennzahlen).toMatchObject({ halte: 5, ausgelassen: 1 });
    const wieder = await ordne(neu, wunsch);
    expect(halt(wieder, raus)).toMatchObject({ ausgelassen: false, grund: null });
  });

  it('is never thrown out for others by a new computation', { tags: 'night' }, async () => {
    const kurz = { [betrieb.mitarbeiterId.geselle]: { minuten: 90, ueberstundenMinuten: 0 } };
    const id = await neueKehrtour(api, betrieb, haeuser.slice(0, 20), {
      mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] },
      arbeitszeit: kurz,
    });
    const kehrtour = await plane(api, betrieb, id);
    const ohnePlatz = kehrtour.halte.filter(({ ausgelassen }) => ausgelassen).at(-1);
    if (!ohnePlatz) throw new Error('all have a place');
    const wunsch = alleIn(kehrtour);
    const [schicht] = wunsch.schichten;
    if (!schicht) throw new Error('no shift');
    const gesetzt = await ordne(kehrtour, {
      schichten: [{ ...schicht, haltIds: [...schicht.haltIds, ohnePlatz.id] }],
      sperren: { [ohnePlatz.id]: { mitarbeiter: true, tag: true } },
    });
    expect(halt(gesetzt, ohnePlatz.id)?.ausgelassen).toBe(false);
    const neu = await plane(api, betrieb, id);
    expect(halt(neu, ohnePlatz.id)?.ausgelassen).toBe(false);
    expect(neu.schichten.flatMap(({ verstoesse }) => verstoesse)).toEqual([]);
  });

  it('is held to the minute by every mode and by moving others, until it is let go', async () => {
    const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser.slice(0, 10)));
    const wunsch = alleIn(kehrtour);
    const [schicht] = wunsch.schichten.toSorted((a, b) => b.haltIds.length - a.haltIds.length);
    const fest = schicht?.haltIds[2] ?? '';
    const sperren = { [fest]: { mitarbeiter: true, tag: true, position: true } };
    const gehalten = await ordne(kehrtour, { ...wunsch, sperren });
    const beginn = halt(gehalten, fest)?.beginn;
    const minute = (von: Kehrtour) => halt(von, fest)?.beginn?.slice(0, 16);
    expect(minute(await plane(api, betrieb, kehrtour.id)), 'shortest ways').toBe(beginn?.slice(0, 16));
    const meine = await api.call(
      kehrtourEntwerfen,
      {
        params: { id: kehrtour.id },
        body: { version: gehalten.version + 1, vorgaben: { reihenfolge: 'meine' } },
      },
      betrieb.token.buero,
    );
    expect(meine.status, JSON.stringify(meine.body)).toBe(200);
    const jetzt = await plane(api, betrieb, kehrtour.id);
    expect(minute(jetzt), 'own order').toBe(beginn?.slice(0, 16));
    const folge = alleIn(jetzt);
    const davor = folge.schichten.find(({ haltIds }) => haltIds.includes(fest))?.haltIds[0] ?? '';
    const ohneErsten = {
      schichten: folge.schichten.map((one) => ({
        ...one,
        haltIds: one.haltIds.filter((id) => id !== davor || id === fest),
      })),
      sperren: { ...sperren, [davor]: { ausgelassen: true } },
    };
    const gelockert = await ordne(jetzt, ohneErsten);
    expect(minute(gelockert), 'others moved').toBe(beginn?.slice(0, 16));
    const los = await ordne(gelockert, { ...ohneErsten, sperren: {} });
    expect(halt(los, fest)?.sperre).toEqual({ ausgelassen: false });
  });

  it('counts one minute as one (reasons)', () => {
    const text = (sekunden: number) => grundFuer({ code: 'work-time', sekunden }, () => '').text;
    expect(text(50)).toBe('Die Arbeitszeit reicht nicht, es fehlt 1 Minute.');
    expect(text(61)).toBe('Die Arbeitszeit reicht nicht, es fehlen 2 Minuten.');
  });
});
