import { heuteHolen } from '@kehrtour/contract/heute';
import { mitfahrtenHolen, mitfahrtNennen } from '@kehrtour/contract/mitfahrt';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { eineAbwesenheit } from '../../../test/eineKraft.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';

const TAG = '2027-02-02';
const SAMSTAG = '2027-02-06';

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
  await setzeZeilen(wo, 'mitarbeiter', { rolle: 'azubi' }, { qualifikation: 'azubi' });
});
afterAll(() => api.close());

const nenne = (mitarbeiterId: string, beiId: string | null, tag = TAG) =>
  api.call(mitfahrtNennen, { body: { tag, mitarbeiterId, beiId } }, wo.token.buero);

it('is named by the office for a day to come: with somebody who may drive alone, and nobody rides with who rides', async () => {
  const { azubi, geselle, inhaber, buero } = wo.mitarbeiterId;
  const { status, body } = await nenne(azubi, geselle);
  expect([status, body.mitfahrten]).toEqual([
    200,
    [expect.objectContaining({ mitarbeiterId: azubi, beiId: geselle })],
  ]);
  expect((await nenne(buero, azubi)).body).toMatchObject({
    felder: [{ text: expect.stringMatching(/§ 2 Abs\. 1/) }],
  });
  expect((await nenne(geselle, inhaber)).body).toMatchObject({
    felder: [{ text: expect.stringMatching(/schon/) }],
  });
  expect((await nenne(azubi, azubi)).status).toBe(400);
  // Somebody else takes her along: the same person is with one alone.
  expect((await nenne(azubi, inhaber)).body.mitfahrten).toHaveLength(1);
  expect((await nenne(azubi, null)).body.mitfahrten).toEqual([]);
});

it('says what the law asks of the day of who is not eighteen, and has none for her on a Saturday', async () => {
  const { azubi, geselle } = wo.mitarbeiterId;
  await setzeZeilen(wo, 'mitarbeiter', { id: azubi }, { geburtsdatum: '2010-03-02' });
  const { body } = await api.call(mitfahrtenHolen, { query: { tag: TAG } }, wo.token.buero);
  expect(body.moegliche.map(({ id, hinweis }) => [id === azubi, hinweis !== ''])).toEqual(
    body.moegliche.map(({ id }) => [id === azubi, id === azubi]),
  );
  expect((await nenne(azubi, geselle, SAMSTAG)).body).toMatchObject({
    felder: [{ text: expect.stringMatching(/JArbSchG/) }],
  });
  expect((await nenne(azubi, geselle)).status).toBe(200);
});

it('says where who would take her along is away, and her phone has nobody’s day then', async () => {
  const { azubi, geselle } = wo.mitarbeiterId;
  await nenne(azubi, geselle);
  const weg = { von: '2027-02-02T00:00+01:00', bis: '2027-02-03T00:00+01:00' };
  const kommtWieder = await eineAbwesenheit(wo, geselle, weg);
  const { body } = await api.call(mitfahrtenHolen, { query: { tag: TAG } }, wo.token.buero);
  expect(body.mitfahrten).toEqual([
    expect.objectContaining({ mitarbeiterId: azubi, beiId: geselle, fehlt: true }),
  ]);
  const heute = () => api.call(heuteHolen, { query: { tag: TAG } }, wo.token.azubi);
  expect((await heute()).body.faehrtBei).toBeNull();
  await kommtWieder();
  expect((await heute()).body.faehrtBei).not.toBeNull();
  await nenne(azubi, null);
});

it('stands on the sheet of the day', async () => {
  const kehrtour = await plane(
    api,
    wo,
    await neueKehrtour(api, wo, await neueHaeuser(wo, 4), {
      datum: { tage: [TAG], feiertageErlaubt: false },
    }),
  );
  const { mitarbeiterId } = kehrtour.schichten[0] ?? { mitarbeiterId: '' };
  await nenne(wo.mitarbeiterId.azubi, mitarbeiterId);
  const { rawPayload } = await api.app.inject({
    method: 'GET',
    url: `/kehrtouren/${kehrtour.id}/terminzettel?format=tagesliste`,
    headers: { authorization: `Bearer ${wo.token.buero}` },
  });
  const blatt = await getDocument({ data: new Uint8Array(rawPayload) }).promise;
  const { items } = await (await blatt.getPage(1)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toMatch(/ mit azubi Test/);
});
