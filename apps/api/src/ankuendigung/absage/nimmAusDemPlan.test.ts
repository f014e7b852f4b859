import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer } from '../../../test/werte.ts';
import { liesZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, 4);
});
afterAll(() => api.close());

const hole = async (id: string) =>
  (await api.call(liegenschaft.liegenschaftHolen, { params: { id } }, wo.token.buero)).body;
const legeStill = async (id: string, version: number, token = wo.token.buero) =>
  api.call(liegenschaft.liegenschaftStilllegen, { params: { id }, body: { version } }, token);
const runde = async () =>
  plane(
    api,
    wo,
    await neueKehrtour(api, wo, haeuser, { datum: { tage: ['2027-02-02'], feiertageErlaubt: false } }),
  );

describe('a house that is gone', () => {
  it('leaves the announced round: its visit is called off, who was told reads so, and the others stay', async () => {
    const tour = await runde();
    await kuendigeRundeAn(api, wo, tour);
    const [weg = ''] = haeuser;
    const { version } = await hole(weg);
    expect(await legeStill(weg, version + 1)).toMatchObject({ status: 409, body: { type: 'veraltet' } });
    const antwort = await legeStill(weg, version);
    expect(antwort).toMatchObject({
      status: 200,
      body: { runden: 1, abgesagt: 1, liegenschaft: { status: 'ohneTaetigkeiten' } },
    });
    const danach = await api.call(kehrtour.kehrtourHolen, { params: { id: tour.id } }, wo.token.buero);
    const gefahren = danach.body.halte.map(({ liegenschaftId }) => liegenschaftId);
    expect(gefahren).not.toContain(weg);
    expect(gefahren).toHaveLength(3);
    const absagen = await liesZeilen(wo, 'ankuendigung', ['id'], {
      art: 'absage',
      termin_id: derer('termin', 'id', { liegenschaft_id: weg }),
    });
    expect(absagen).toHaveLength(1);
    expect((await legeStill(weg, antwort.body.liegenschaft.version)).body).toMatchObject({
      runden: 0,
      abgesagt: 0,
    });
  });

  it('leaves a round nobody was told of, and no round is planned with it', async () => {
    const [, zweites = '', drittes = ''] = haeuser;
    haeuser = await neueHaeuser(wo, 3);
    const tour = await runde();
    const [weg = ''] = haeuser;
    expect((await legeStill(weg, (await hole(weg)).version)).body).toMatchObject({ runden: 1, abgesagt: 0 });
    const danach = await api.call(kehrtour.kehrtourHolen, { params: { id: tour.id } }, wo.token.buero);
    expect(JSON.stringify(danach.body.halte)).not.toContain(weg);
    expect([zweites, drittes]).not.toContain(weg);
  });

  it('is no matter for somebody who may not call visits off, nor for another company', async () => {
    const [weg = ''] = haeuser.slice(1);
    const { version } = await hole(weg);
    expect((await legeStill(weg, version, wo.token.azubi)).body).toMatchObject({ type: 'nicht-erlaubt' });
    const fremder = await api.neuerBetrieb();
    expect((await legeStill(weg, version, fremder.token.buero)).status).toBe(404);
  });
});
