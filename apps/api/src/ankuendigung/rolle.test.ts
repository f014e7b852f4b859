import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

describe('a house where the company has only sovereign work', () => {
  it('is not told of free work that nobody ordered (§ 5 UWG), and the office reads why', async () => {
    const wo = await api.neuerBetrieb();
    const fremd = await api.neuerBetrieb();
    const haeuser = await neueHaeuser(wo, 2);
    const kehrtour = await plane(
      api,
      wo,
      await neueKehrtour(api, wo, haeuser, { datum: { tage: ['2027-02-02'], feiertageErlaubt: false } }),
    );
    await setzeZeilen(wo, 'liegenschaft', { id: haeuser[0] ?? '' }, { rolle: 'nurHoheitlich' });
    const pruefe = (token: string) =>
      api.call(ankuendigung.ankuendigungPruefen, { params: { id: kehrtour.id } }, token);
    expect((await pruefe(fremd.token.buero)).status).toBe(404);
    const { body } = await pruefe(wo.token.buero);
    expect(body.empfaenge.map(({ anschrift }) => anschrift)).toEqual(['Hardtstraße 2, 91207 Lauf']);
    expect(body.warnungen).toContainEqual(
      expect.stringMatching(/^Hardtstraße 1, 91207 Lauf: Hier haben Sie „Kehrung.*“ nicht in Auftrag/),
    );
    const { body: gesendet } = await api.call(
      ankuendigung.kehrtourAnkuendigen,
      {
        params: { id: kehrtour.id },
        body: { version: kehrtour.version, kanaele: {} },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    expect(gesendet).toMatchObject({ termine: 1 });
  });
});
