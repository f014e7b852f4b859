import { hausEinordnen, type Platz } from '@kehrtour/contract/reihenfolge';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { wieSpalte } from '../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, 5);
  await setzeZeilen(wo, 'liegenschaft', {}, { quelle: 'datei', external_id: wieSpalte('id') });
});

const haus = (nummer: number): string => haeuser[nummer - 1] ?? '';
const ordne = (nummer: number, bisher: number | null, platz: Platz, token = wo.token.buero) =>
  api.call(hausEinordnen, { params: { id: haus(nummer) }, body: { bisher, platz } }, token);
const reihenfolge = async () =>
  (await liesZeilen(wo, 'liegenschaft', ['id'], geordnet(['laufnummer nulls last']))).map(
    ({ id }) => haeuser.indexOf(id) + 1,
  );

describe('the working order', () => {
  it('takes a house behind another and before another, and no other number changes', async () => {
    expect((await ordne(5, 5, { nachId: haus(1) })).body.laufnummer).toBe(1.5);
    expect((await ordne(4, 4, { vorId: haus(5) })).body.laufnummer).toBe(1.3);
    expect(await reihenfolge()).toEqual([1, 4, 5, 2, 3]);
    expect((await ordne(3, 3, { vorId: haus(1) })).body.laufnummer).toBe(0.5);
    expect(await reihenfolge()).toEqual([3, 1, 4, 5, 2]);
  });
  it('gives a house its number back, none included, and both deeds stand in its life', async () => {
    await ordne(5, 5, { nachId: haus(1) });
    expect((await ordne(5, 1.5, { laufnummer: 5 })).body.laufnummer).toBe(5);
    expect((await ordne(5, 5, { laufnummer: null })).body.laufnummer).toBeNull();
    expect((await ordne(5, null, { nachId: haus(4) })).body.laufnummer).toBe(5);
    const verlauf = await liesZeilen(wo, 'verlauf', ['wer'], { was: 'Eingeordnet', gegenstand_id: haus(5) });
    expect(verlauf).toHaveLength(4);
  });
  it('keeps the number from the next import', async () => {
    expect((await ordne(2, 2, { nachId: haus(4) })).body.lokalGeaendert).toContain('Laufende Nummer');
  });
  it('refuses what was seen before somebody else moved the house', async () => {
    await ordne(5, 5, { nachId: haus(1) });
    expect((await ordne(5, 5, { nachId: haus(3) })).body.type).toBe('veraltet');
  });
  it('refuses a place where no number is left, and a neighbour without one', async () => {
    await setzeZeilen(wo, 'liegenschaft', { id: haus(2) }, { laufnummer: 1.001 });
    expect((await ordne(5, 5, { nachId: haus(1) })).body.type).toBe('liegenschaft.kein-platz');
    await setzeZeilen(wo, 'liegenschaft', { id: haus(2) }, { laufnummer: null });
    for (const platz of [{ nachId: haus(2) }, { vorId: haus(2) }])
      expect((await ordne(5, 5, platz)).body.felder?.[0]?.text).toContain('keine laufende Nummer');
    expect((await ordne(5, 5, { nachId: haus(5) })).status).toBe(404);
  });
  it('gives two houses that are dropped at one place at once two numbers', async () => {
    const antworten = await Promise.all([ordne(4, 4, { nachId: haus(1) }), ordne(5, 5, { nachId: haus(1) })]);
    const nummern = antworten.map(({ body }) => body.laufnummer);
    expect(new Set(nummern).size).toBe(2);
    expect(nummern.every((eine) => eine !== null && eine !== undefined && eine > 1 && eine < 2)).toBe(true);
  });
  it('is the office’s alone, and of its own company', async () => {
    expect((await ordne(5, 5, { nachId: haus(1) }, wo.token.geselle)).status).toBe(403);
    const fremder = await api.neuerBetrieb();
    expect((await ordne(5, 5, { nachId: haus(1) }, fremder.token.buero)).status).toBe(404);
  });
});
