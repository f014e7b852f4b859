import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { taetigkeitWirkung } from '@kehrtour/contract/taetigkeit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
});
afterAll(() => api.close());

const wirkung = async (id = 'kehrung_3x', token = wo.token.inhaber) =>
  api.call(taetigkeitWirkung, { params: { id } }, token);

describe('what a change of an activity reaches', () => {
  it('is nothing where nobody has such work', async () => {
    expect((await wirkung()).body).toEqual({ aufgaben: 0, haeuser: 0, kehrtouren: [], termine: [] });
  });
  it('counts open work, the rounds that plan it, and whom they were announced to', async () => {
    const haeuser = await neueHaeuser(wo, 4);
    expect((await wirkung()).body).toMatchObject({ aufgaben: 4, haeuser: 4, kehrtouren: [], termine: [] });
    const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser.slice(0, 3)));
    expect((await wirkung()).body).toMatchObject({ kehrtouren: [{ id: kehrtour.id }], termine: [] });
    await api.call(
      ankuendigung.kehrtourAnkuendigen,
      {
        params: { id: kehrtour.id },
        body: { version: kehrtour.version, kanaele: {} },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    const { body } = await wirkung();
    expect([body.aufgaben, body.kehrtouren.length, body.termine.length]).toEqual([4, 1, 3]);
    expect((await wirkung('ausbrennen')).body).toMatchObject({ aufgaben: 0, kehrtouren: [], termine: [] });
  });
  it('is told to who may change activities, of the own company alone', async () => {
    expect((await wirkung('kehrung_3x', wo.token.geselle)).status).toBe(403);
    expect((await wirkung('gibt-es-nicht')).status).toBe(404);
    const fremder = await api.neuerBetrieb();
    expect((await wirkung('kehrung_3x', fremder.token.inhaber)).body).toMatchObject({ aufgaben: 0 });
  });
});
