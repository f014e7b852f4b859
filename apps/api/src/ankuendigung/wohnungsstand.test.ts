import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAbschliessen } from '@kehrtour/contract/kehrtourlauf';
import * as termin from '@kehrtour/contract/termin';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineWohnung } from '../../test/bauten.ts';
import { besucheVon } from '../../test/besuche.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { druckeTerminzettel } from './zustellung/druckeTerminzettel.ts';

let api: TestApi;
let wo: TestBetrieb;
let haus: string;

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  [haus = ''] = await neueHaeuser(wo, 1);
});

async function kuendigeAn(tag: string): Promise<{ kehrtour: Kehrtour; angesagt: number }> {
  const datum = { datum: { tage: [tag], feiertageErlaubt: false } };
  const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, [haus], datum));
  const { status, body } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { kehrtour, angesagt: body.termine };
}
const besuche = (kehrtourId: string) => besucheVon(wo, { kehrtourId });
async function vermerke(
  besuch: { id: string; version: number } | undefined,
  aktion: 'erledige' | 'meldeZutrittVerweigert',
): Promise<void> {
  const { status, body } = await api.call(
    termin.terminAendern,
    { params: { id: besuch?.id ?? '' }, body: { version: besuch?.version ?? 0, aktion } },
    wo.token.inhaber,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}
const arbeit = () =>
  liesZeilen(wo, 'aufgabe', ['status'], geordnet(['angelegt_am', 'id'], { schluessel: 'k' }));

describe('a house of two flats whose work stands with the house', () => {
  beforeEach(() =>
    wo.ctx.transaction(async (tx) => {
      for (const nummer of ['1', '2']) await eineWohnung(tx, haus, { nummer });
    }),
  );
  it.each([
    ['the refused one first', ['meldeZutrittVerweigert', 'erledige']],
    ['the done one first', ['erledige', 'meldeZutrittVerweigert']],
  ] as const)('is done in one and waits for the other: %s', async (_wie, [erste, zweite]) => {
    const { kehrtour, angesagt } = await kuendigeAn('2027-02-02');
    expect(angesagt).toBe(2);
    api.clock.now = new Date('2027-02-02T12:00:00+01:00');
    const [eins, zwei] = await besuche(kehrtour.id);
    await vermerke(eins, erste);
    await vermerke(zwei, zweite);
    expect((await arbeit())[0]?.status).toBe('offen');
    await api.call(
      kehrtourAbschliessen,
      { params: { id: kehrtour.id }, body: { offene: 'zurueck' } },
      wo.token.buero,
    );
    const naechste = await kuendigeAn('2027-02-23');
    expect(naechste.angesagt).toBe(1);
    const [uebrige] = await besuche(naechste.kehrtour.id);
    expect(uebrige?.nummer).toBe(erste === 'erledige' ? '2' : '1');
    api.clock.now = new Date('2027-02-23T12:00:00+01:00');
    await vermerke(uebrige, 'erledige');
    expect((await arbeit())[0]?.status).toBe('erledigt');
  });
});

it('hangs a poster in a house whose flats are only a number', async () => {
  await setzeZeilen(wo, 'liegenschaft', {}, { einheiten_anzahl: 6 });
  const { kehrtour } = await kuendigeAn('2027-02-02');
  const { inhaber: id } = wo.mitarbeiterId;
  const inhaber = { art: 'mitarbeiter', id, rolle: 'inhaber', sitzung: new Uint8Array() } as const;
  const ctx = wo.ctx.as(inhaber, wo.ctx.unternehmenId);
  const { pdf } = await druckeTerminzettel(ctx, kehrtour.id, 'aushang', { alle: true });
  const seite = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getPage(1);
  const text = (await seite.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Alle 6 Wohnungen');
});
