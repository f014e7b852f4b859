import { randomUUID } from 'node:crypto';

import * as nachweis from '@kehrtour/contract/nachweis';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let wo: TestBetrieb;
let terminId: string;

/** A Feuerstättenschau that was announced by slips, and to which nobody opened. */
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 2);
  await wo.ctx.transaction(async (tx) => {
    await setzeZeilen(tx, 'kontakt', {}, { email: '', email_fuer_termine: false });
    await setzeZeilen(tx, 'mitarbeiter', {}, { qualifikation: 'bbsf' });
    await setzeZeilen(tx, 'aufgabe', {}, { taetigkeit_id: 'fss', bezeichnung: 'Feuerstättenschau' });
  });
  const { id, version } = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
  await kuendigeRundeAn(api, wo, { id, version });
  const { nachweise } = (await api.call(nachweis.nachweiseHolen, { params: { id } }, wo.token.buero)).body;
  await api.call(
    nachweis.zustellungMelden,
    {
      params: { id },
      body: {
        art: 'eingeworfen',
        am: '2027-01-11',
        mitarbeiterId: wo.mitarbeiterId.geselle,
        nachweisIds: nachweise.map((eine) => eine.id),
      },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  terminId = nachweise[0]?.terminId ?? '';
});
afterAll(() => api.close());

const pruefe = (token = wo.token.buero) =>
  api.call(nachweis.behoerdenmeldungPruefen, { params: { id: terminId } }, token);
const hole = (token = wo.token.buero) =>
  api.call(nachweis.behoerdenmeldungHolen, { params: { id: terminId } }, token);

it('is about prevented visits alone', async () => {
  expect((await pruefe()).body).toEqual({ fehlt: null });
  expect((await hole()).status).toBe(404);
});
it('names what is missing, and is a PDF all the same', async () => {
  await setzeZeilen(wo, 'termin', { id: terminId }, { status: 'nichtAngetroffen' });
  const { fehlt } = (await pruefe()).body;
  expect(fehlt).toContainEqual(
    expect.stringMatching(/^Nachgewiesen ist 1 rechtzeitige Ankündigung von zweien/),
  );
  expect(fehlt).not.toContainEqual(expect.stringMatching(/Eigentümer|kein Zugang|keine Feuerstättenschau/));
  expect((await hole()).status).toBe(200);
});
it('is not for who only drives, and for no other company', async () => {
  expect((await hole(wo.token.geselle)).status).toBe(403);
  const andere = await api.neuerBetrieb();
  expect((await hole(andere.token.buero)).status).toBe(404);
});
