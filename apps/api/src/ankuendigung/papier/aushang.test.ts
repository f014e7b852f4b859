import { randomUUID } from 'node:crypto';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { neueZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { druckeTerminzettel } from '../zustellung/druckeTerminzettel.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

async function volltext(pdf: Uint8Array): Promise<string> {
  const seite = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getPage(1);
  const { items } = await seite.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

describe('the poster of a house of several flats', () => {
  it('has the title and the law of every flat, not of the first one alone (§ 1 Abs. 3 SchfHwG)', async () => {
    const wo = await api.neuerBetrieb();
    const [haus = ''] = await neueHaeuser(wo, 1);
    const [links, rechts] = [randomUUID(), randomUUID()];
    await wo.ctx.transaction(async (tx) => {
      await neueZeilen(tx, 'nutzungseinheit', [
        { id: links, liegenschaft_id: haus, nummer: '1', geschoss: 'EG', lage: 'links' },
        { id: rechts, liegenschaft_id: haus, nummer: '2', geschoss: 'EG', lage: 'rechts' },
      ]);
      await setzeZeilen(tx, 'aufgabe', {}, { nutzungseinheit_id: links });
      await eineAufgabe(tx, haus, { nutzungseinheit_id: rechts, frist_von: '2027-01-01' });
    });
    const datum = { tage: ['2027-02-02'], feiertageErlaubt: false };
    const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, [haus], { datum }));
    const inhaber = {
      art: 'mitarbeiter',
      id: wo.mitarbeiterId.inhaber,
      rolle: 'inhaber',
      sitzung: new Uint8Array(),
    } as const;
    const ctx = wo.ctx.as(inhaber, wo.ctx.unternehmenId);
    const { pdf } = await druckeTerminzettel(ctx, kehrtour.id, 'aushang', { alle: true });
    const text = await volltext(pdf);
    expect(text).toContain('Ankündigung der Feuerstättenschau und Terminvorschlag');
    expect(text).toContain('§ 1 Abs. 3 SchfHwG');
    expect(text).toContain('jeden zugelassenen Betrieb wählen');
  });
});
