import { randomUUID } from 'node:crypto';

import { kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import { nachweiseHolen, zustellungMelden } from '@kehrtour/contract/nachweis';
import * as termin from '@kehrtour/contract/termin';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';

let api: TestApi;
let wo: TestBetrieb;
let id: string;
let besuch: termin.TerminKurz;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 4);
  const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
  id = kehrtour.id;
  const body = { version: kehrtour.version, kanaele: {} };
  await api.call(kehrtourAnkuendigen, { params: { id }, body, idempotencyKey: randomUUID() }, wo.token.buero);
  await melde(await nachweise());
  const woche = { query: { von: '2027-02-02', bis: '2027-02-02' } };
  const { termine } = (await api.call(termin.termineHolen, woche, wo.token.buero)).body;
  // Of every other house no mail is known: they have a slip.
  besuch = termine.find(({ liegenschaftId }) => liegenschaftId === haeuser[1]) as termin.TerminKurz;
});
afterAll(() => api.close());

const nachweise = async () =>
  (await api.call(nachweiseHolen, { params: { id } }, wo.token.buero)).body.nachweise.filter(
    ({ zuBringen }) => zuBringen,
  );
const melde = (alle: Awaited<ReturnType<typeof nachweise>>) =>
  api.call(
    zustellungMelden,
    {
      params: { id },
      body: {
        art: 'eingeworfen',
        am: '2027-01-11',
        mitarbeiterId: wo.mitarbeiterId.geselle,
        nachweisIds: alle.map((one) => one.id),
      },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
async function sageAb(terminId: string): Promise<void> {
  const params = { id: terminId };
  const { version } = (await api.call(termin.terminHolen, { params }, wo.token.buero)).body;
  await api.call(termin.terminAendern, { params, body: { version, aktion: 'sageAb' } }, wo.token.buero);
  await expect.poll(async () => (await nachweise()).map(({ art }) => art)).toEqual(['absage']);
}
const zeile = async () =>
  (await api.call(antwortbrettHolen, { query: { kehrtourId: id } }, wo.token.buero)).body.zeilen.find(
    (one) => one.termin.id === besuch.id,
  );
async function gedruckt(format: string): Promise<string> {
  const { rawPayload, statusCode } = await api.app.inject({
    method: 'GET',
    url: `/kehrtouren/${id}/terminzettel?format=${format}&gebrachte=1`,
    headers: { authorization: `Bearer ${wo.token.buero}` },
  });
  expect(statusCode).toBe(200);
  const blatt = await getDocument({ data: new Uint8Array(rawPayload) }).promise;
  const seiten = await Promise.all(
    Array.from({ length: blatt.numPages }, async (_, i) => (await blatt.getPage(i + 1)).getTextContent()),
  );
  return seiten.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
}

it('whoever was called off and reads no mail is on the board until somebody has brought the slip, which can be printed', async () => {
  await sageAb(besuch.id);
  expect(await zeile()).toMatchObject({
    stand: 'zettel',
    vorschlagBis: expect.any(String),
    schritt: expect.stringContaining('Hier weiß noch niemand, dass der Besuch am'),
  });
  for (const format of ['a6', 'dinlang', 'a5', 'brief']) {
    const text = await gedruckt(format);
    expect(text.match(/Unser Besuch entfällt/g), format).toHaveLength(1);
    expect(text, format).toContain('wir melden uns mit einem neuen Vorschlag');
    expect(text, format).toContain('Hardtstraße 2');
  }

  await melde(await nachweise());
  expect(await nachweise()).toEqual([]);
  expect((await zeile())?.stand).not.toBe('zettel');
  expect(await gedruckt('a6')).not.toContain('Unser Besuch entfällt');
});
