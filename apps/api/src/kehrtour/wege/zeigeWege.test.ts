import { kehrtourAnordnen } from '@kehrtour/contract/kehrtour';
import { kehrtourWegeHolen } from '@kehrtour/contract/kehrtourwege';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import { WEGEFRAGEN } from './zeigeWege.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let kehrtourId: string;

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb);
  // Along the main street of the invented town, whose roads are known; the last house stands where no road is.
  await betrieb.ctx.transaction(async (tx) => {
    for (const [i, id] of haeuser.slice(0, 8).entries())
      await setzeZeilen(
        tx,
        'liegenschaft',
        { id },
        { lat: i === 7 ? 49.5 : 49.24172, lon: 10.6145 + i * 0.0009 },
      );
  });
  kehrtourId = await neueKehrtour(api, betrieb, haeuser.slice(0, 8), {});
});
afterAll(() => api.close());

const wege = (token: string, id = kehrtourId) => api.call(kehrtourWegeHolen, { params: { id } }, token);

describe('the ways of a round', () => {
  it('follow the roads from stop to stop, door to door', async () => {
    const kehrtour = await plane(api, betrieb, kehrtourId);
    const { status, body } = await wege(betrieb.token.inhaber);
    expect(status).toBe(200);
    const zwischen = body.wege.filter(({ von }) => von !== null);
    expect(zwischen.length).toBeGreaterThanOrEqual(4);
    expect(body.wege.some(({ linie }) => linie.length > 3)).toBe(true);
    for (const { nach, linie } of body.wege) {
      const ort = kehrtour.halte.find(({ id }) => id === nach)?.koordinaten;
      expect(linie.at(-1)?.[1]).toBeCloseTo(ort?.lat ?? 0, 4);
    }
  });

  it('leave out what no road leads to', async () => {
    const kehrtour = await plane(api, betrieb, kehrtourId);
    const abseits = kehrtour.halte.find(({ koordinaten }) => koordinaten?.lat === 49.5);
    const { body } = await wege(betrieb.token.inhaber);
    expect(body.wege.map(({ nach }) => nach)).not.toContain(abseits?.id);
    expect(body.wege.map(({ von }) => von)).not.toContain(abseits?.id);
  });

  it('are computed once for each plan, and stay where they are known when nobody may compute any more', async () => {
    const kehrtour = await plane(api, betrieb, kehrtourId);
    const erste = await wege(betrieb.token.inhaber);
    const zaehle = () => countOrRefuse(betrieb.ctx, `wege/${betrieb.mitarbeiterId.inhaber}`, WEGEFRAGEN);
    for (let frage = 0; frage < WEGEFRAGEN.anzahl; frage += 1) await zaehle().catch(() => undefined);
    const wieder = await Promise.all(Array.from({ length: 20 }, () => wege(betrieb.token.inhaber)));
    for (const { status, body } of wieder)
      expect({ status, body }).toEqual({ status: 200, body: erste.body });
    // Another plan has other ways: these would have to be computed.
    const schichten = kehrtour.schichten.map(({ mitarbeiterId, tag }) => ({
      mitarbeiterId,
      tag,
      haltIds: kehrtour.halte
        .filter((halt) => halt.mitarbeiterId === mitarbeiterId && halt.tag === tag)
        .toSorted((a, b) => (b.position ?? 0) - (a.position ?? 0))
        .map(({ id }) => id),
    }));
    const gedreht = await api.call(
      kehrtourAnordnen,
      {
        params: { id: kehrtourId },
        body: { version: kehrtour.version, anordnung: { schichten, sperren: {} } },
      },
      betrieb.token.inhaber,
    );
    expect(gedreht.status).toBe(200);
    expect((await wege(betrieb.token.inhaber)).status).toBe(429);
    expect((await wege(betrieb.token.buero)).status).toBe(200);
    const anzahl = await liesZeilen(betrieb, 'kehrtour_wege', ['stand']);
    expect(anzahl).toHaveLength(1);
  });

  it('are those of the company alone', async () => {
    const fremder = await api.neuerBetrieb();
    expect((await wege(fremder.token.inhaber)).status).toBe(404);
  });
});
