import { randomUUID } from 'node:crypto';

import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as termin from '@kehrtour/contract/termin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { sql } from '../platform/sql.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());

/** A planned round with appointments that were booked into it, as minutes after eight. */
async function rundeMit(...buchungen: { von: number; status?: string }[]) {
  const kehrtourId = randomUUID();
  const ids = buchungen.map(() => randomUUID());
  await betrieb.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into kehrtour (id, nummer, status, plan, tage) values (${kehrtourId}, (select coalesce(max(nummer), 0) + 1 from kehrtour), 'geplant', '{"schichten": []}', '{2027-02-02}')`,
    );
    for (const [index, { von, status = 'bestaetigt' }] of buchungen.entries())
      await tx.run(sql`insert into termin (id, liegenschaft_id, kehrtour_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende)
        values (${ids[index]}, ${haeuser[index]}, ${kehrtourId}, ${betrieb.mitarbeiterId.geselle}, ${status}, 'buchung', '2027-02-02T08:00:00+01:00', '2027-02-02T12:00:00+01:00',
          '2027-02-02T08:00:00+01:00'::timestamptz + make_interval(mins => ${von}), '2027-02-02T08:30:00+01:00'::timestamptz + make_interval(mins => ${von}))`);
  });
  return { kehrtourId, ids };
}
const belegung = () =>
  betrieb.ctx.transaction((tx) =>
    tx.rows<{ bezug_id: string; ueberstimmt: boolean }>(
      sql`select bezug_id, ueberstimmt from belegung where art = 'buchung' order by lower(zeitraum), ueberstimmt`,
    ),
  );

describe('a planned round that is removed', () => {
  it('leaves what was booked into it: the promise stands, the time is taken', async () => {
    const { kehrtourId, ids } = await rundeMit({ von: 0 }, { von: 15 }, { von: 60, status: 'abgesagt' });
    const answer = await api.call(
      kehrtour.kehrtourLoeschen,
      { params: { id: kehrtourId } },
      betrieb.token.buero,
    );
    expect(answer.status).toBe(200);
    for (const id of ids.slice(0, 2)) {
      const { body } = await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero);
      expect(body).toMatchObject({ status: 'bestaetigt', kehrtourId: null, version: 2 });
      expect(body.verlauf[0]?.was).toBe('kehrtour-geloescht');
    }
    const rows = await belegung();
    expect(rows.map(({ bezug_id }) => bezug_id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(rows.filter(({ ueberstimmt }) => ueberstimmt)).toHaveLength(1);
    const abgesagt = await api.call(
      termin.terminHolen,
      { params: { id: ids[2] ?? '' } },
      betrieb.token.buero,
    );
    expect(abgesagt.body).toMatchObject({ status: 'abgesagt', kehrtourId: null });
  });
});
