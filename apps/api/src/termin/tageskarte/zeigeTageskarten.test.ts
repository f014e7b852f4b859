import { tageskartenHolen } from '@kehrtour/contract/tageskarte';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer } from '../../../test/werte.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';

/** Houses of Musterbach, which the demo's map draws. */
const MITTE = { lat: 49.2417, lon: 10.6183 };
const TAG = '2027-02-02';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
let termine: string[];
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  const haeuser = (await neueHaeuser(eigener)).slice(0, 4);
  termine = [];
  for (const [i, liegenschaftId] of haeuser.entries()) {
    const termin = await neuerTermin(eigener, {
      liegenschaftId,
      mitarbeiterId: i === 3 ? eigener.mitarbeiterId.azubi : eigener.mitarbeiterId.geselle,
      fensterVon: `${TAG}T${String(14 - i * 2).padStart(2, '0')}:00:00+01:00`,
    });
    termine.push(termin.id);
    await setzeZeilen(
      eigener,
      'liegenschaft',
      { id: liegenschaftId },
      { lat: MITTE.lat + i * 0.001, lon: MITTE.lon + (i % 2) * 0.001 },
    );
  }
});
afterAll(() => api.close());

const hole = (token: string, query: object = {}) =>
  api.call(tageskartenHolen, { query: { tag: TAG, ...query } }, token);

it('draws the day of each person, numbered in the order of the day, and says whose map it is', async () => {
  const { body } = await hole(eigener.token.buero);
  expect(body.quelle?.herkunft).toBe('Musterbach ist erfunden');
  expect(body.karten).toHaveLength(2);
  const karte = body.karten.find(({ mitarbeiterId }) => mitarbeiterId === eigener.mitarbeiterId.geselle);
  expect(karte?.nummern).toEqual([
    { terminId: termine[2], nummer: 1 },
    { terminId: termine[1], nummer: 2 },
    { terminId: termine[0], nummer: 3 },
  ]);
  // Nothing is explained that is not there.
  expect(karte?.gestrichelt).toBe(karte?.bild.includes('stroke-dasharray="9 7"'));
  using dokument = XmlDocument.fromString(karte?.bild ?? '');
  const zahlen = dokument.find("//*[local-name()='text']").map((text) => text.content);
  expect(zahlen).toEqual(expect.arrayContaining(['1', '2', '3']));
  expect(dokument.find("//@*[local-name()='href' or starts-with(local-name(), 'on')]")).toHaveLength(0);
});

it('shows a geselle his own day alone, whomever he asks for, and a stranger nothing', async () => {
  const seins = await hole(eigener.token.geselle, { mitarbeiterId: eigener.mitarbeiterId.azubi });
  expect(seins.body.karten.map(({ mitarbeiterId }) => mitarbeiterId)).toEqual([
    eigener.mitarbeiterId.geselle,
  ]);
  expect((await hole(fremder.token.buero)).body.karten).toEqual([]);
});

it('leaves out what was called off, counts houses without a place, and is not ruined by one that lies far away', async () => {
  await eigener.ctx.transaction(async (tx) => {
    await setzeZeilen(tx, 'termin', { id: termine[2] ?? '' }, { status: 'abgesagt' });
    await setzeZeilen(
      tx,
      'liegenschaft',
      { id: derer('termin', 'liegenschaft_id', { id: termine[1] ?? '' }) },
      { lat: null, lon: null },
    );
    await setzeZeilen(
      tx,
      'liegenschaft',
      { id: derer('termin', 'liegenschaft_id', { id: termine[3] ?? '' }) },
      { lat: 89.9, lon: 179 },
    );
    await setzeZeilen(
      tx,
      'termin',
      { id: termine[3] ?? '' },
      { mitarbeiter_id: eigener.mitarbeiterId.geselle },
    );
  });
  const { body } = await hole(eigener.token.buero);
  const [karte] = body.karten;
  expect(karte?.nummern.map(({ terminId }) => terminId)).toEqual([termine[3], termine[1], termine[0]]);
  expect(karte?.ohneOrt).toBe(1);
});

it('ends a loop of one employee, and draws on for the others', async () => {
  const antworten = await Promise.all(Array.from({ length: 30 }, () => hole(eigener.token.inhaber)));
  expect(antworten.some(({ status }) => status === 429)).toBe(true);
  expect((await hole(eigener.token.buero)).status).toBe(200);
});
