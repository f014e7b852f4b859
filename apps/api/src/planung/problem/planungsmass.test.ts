import { randomUUID } from 'node:crypto';

import * as kehrtour from '@kehrtour/contract/kehrtour';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { verlangeMass } from './ladeGrundlage.ts';

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  // Nobody works on the queue: what is ordered waits.
  api = await testApi();
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
});
afterAll(() => api.close());

const beginne = (liegenschaftIds: string[]) =>
  api.call(
    kehrtour.kehrtourAnlegen,
    { body: { liegenschaftIds }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
const plane = (id: string, token: string) =>
  api.call(kehrtour.kehrtourPlanen, { params: { id }, body: {} }, token);

describe('the size of a plan', () => {
  it('is bounded from its first draft on', async () => {
    const ids = Array.from({ length: 1501 }, () => randomUUID());
    expect((await beginne(ids)).body).toMatchObject({ type: 'eingabe-ungueltig' });
    expect((await beginne(ids.slice(1))).status).toBe(200);
  });
  it('counts houses, shifts and appointments that stand already, because its tables grow with their square', () => {
    const viele = (anzahl: number) => Array.from({ length: anzahl });
    const belegt = {
      id: '',
      mitarbeiterId: '',
      von: new Date(0),
      bis: new Date(0),
      ort: null,
      wen: '',
      pausen: [],
    };
    const mass = (feste: number) => () =>
      verlangeMass({
        haeuser: viele(1500),
        schichten: [
          { feste: Array.from({ length: feste }, () => belegt) },
          ...Array.from({ length: 599 }, () => ({ feste: [] })),
        ],
      });
    expect(mass(900)).not.toThrow();
    expect(mass(901)).toThrow('kehrtour.zu-gross');
  });
});

it('asks a company to wait that orders its twenty-first proposal before the first one, and no other company', async () => {
  const haeuser = await neueHaeuser(wo, 1);
  for (let nr = 0; nr < 20; nr += 1)
    expect((await plane(await neueKehrtour(api, wo, haeuser), wo.token.buero)).status).toBe(200);
  const { status, body } = await plane(await neueKehrtour(api, wo, haeuser), wo.token.buero);
  expect([status, body]).toMatchObject([503, { type: 'ueberlastet', detail: expect.stringContaining('20') }]);
  const andere = await api.neuerBetrieb();
  const tour = await neueKehrtour(api, andere, await neueHaeuser(andere, 1));
  expect((await plane(tour, andere.token.buero)).status).toBe(200);
});
