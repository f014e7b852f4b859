import { randomUUID } from 'node:crypto';

import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import * as schluessel from '@kehrtour/contract/schluessel';
import { SCHLUESSEL_JE_HAUS_MAX } from '@kehrtour/domain/liegenschaft/schluessel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hausverlaufVon } from '../../test/hausverlaufVon.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { sql } from '../platform/db/sql.ts';

const CODE = 'Kasten links, Code 4711-Zwiebel';
let api: TestApi;
let wo: TestBetrieb;
let fremd: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  fremd = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo);
});
afterAll(() => api.close());

const haus = (nummer: number): string => haeuser[nummer - 1] ?? '';
const hole = async (id: string) =>
  (await api.call(liegenschaftHolen, { params: { id } }, wo.token.buero)).body;
async function lege(id: string, geheimnis = CODE, token = wo.token.buero) {
  const { version } = await hole(id);
  const body = { bezeichnung: 'Haustür', geheimnis, version };
  return api.call(
    schluessel.schluesselAnlegen,
    { params: { id }, body, idempotencyKey: randomUUID() },
    token,
  );
}
const siehAn = (id: string, teilId: string, token = wo.token.buero) =>
  api.call(schluessel.schluesselAnsehen, { params: { id, teilId } }, token);

describe('a key that is kept', () => {
  it('is opened for who asks, and the history says who it was', async () => {
    const { body } = await lege(haus(1));
    const teilId = body.schluessel[0]?.id ?? '';
    expect(body.schluessel).toEqual([{ id: teilId, bezeichnung: 'Haustür' }]);
    expect((await siehAn(haus(1), teilId)).body).toEqual({ geheimnis: CODE });
    expect((await hausverlaufVon(api, haus(1), wo.token.buero)).slice(0, 2).map(({ was }) => was)).toEqual([
      'Schlüssel angesehen: Haustür',
      'Schlüssel hinterlegt: Haustür',
    ]);
  });
  it('lies in no column, history, queue or answer in the clear', async () => {
    await lege(haus(2));
    const tabellen = await wo.ctx.transaction((tx) =>
      tx.rows<{ name: string }>(
        sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'unternehmen_id'
          where n.nspname = 'public' and c.relkind = 'r' order by 1`,
      ),
    );
    expect(tabellen.length).toBeGreaterThan(40);
    for (const { name } of tabellen) {
      const funde = await api.deps.db.query(
        `select count(*)::int as anzahl from ${name} t where to_jsonb(t)::text like '%4711-Zwiebel%'`,
      );
      expect(funde.rows, name).toEqual([{ anzahl: 0 }]);
    }
    expect(JSON.stringify(await hole(haus(2)))).not.toContain('Zwiebel');
  });
  it('is replaced and removed, and opens no more under another row', async () => {
    const { body } = await lege(haus(3));
    const teilId = body.schluessel[0]?.id ?? '';
    const params = { id: haus(3), teilId };
    const ersetzt = await api.call(
      schluessel.schluesselAendern,
      { params, body: { bezeichnung: 'Tor', geheimnis: 'Nr. 12 am Brett', version: body.version } },
      wo.token.buero,
    );
    expect(ersetzt.body.schluessel).toEqual([{ id: teilId, bezeichnung: 'Tor' }]);
    expect((await siehAn(haus(3), teilId)).body).toEqual({ geheimnis: 'Nr. 12 am Brett' });
    const anderer = (await lege(haus(3))).body.schluessel.find(({ id }) => id !== teilId)?.id ?? '';
    await wo.ctx.transaction((tx) =>
      tx.run(
        sql`update schluessel set geheimnis = (select geheimnis from schluessel where id = ${anderer}) where id = ${teilId}`,
      ),
    );
    const { status, body: antwort } = await siehAn(haus(3), teilId);
    expect([status, antwort]).toMatchObject([409, { type: 'schluessel.unlesbar' }]);
    await api.call(schluessel.schluesselLoeschen, { params }, wo.token.buero);
    expect((await siehAn(haus(3), teilId)).status).toBe(404);
  });
  it('is seen by the office, and by who drives there; not by apprentices, nor for houses of others', async () => {
    const { body } = await lege(haus(4));
    const teilId = body.schluessel[0]?.id ?? '';
    expect((await siehAn(haus(4), teilId, wo.token.inhaber)).status).toBe(200);
    expect((await siehAn(haus(4), teilId, wo.token.geselle)).body).toMatchObject({
      type: 'nicht-erlaubt',
      detail: expect.stringContaining('auf keiner Ihrer Touren'),
    });
    await neuerTermin(wo, { liegenschaftId: haus(4), mitarbeiterId: wo.mitarbeiterId.geselle });
    expect((await siehAn(haus(4), teilId, wo.token.geselle)).status).toBe(200);
    expect((await siehAn(haus(4), teilId, wo.token.azubi)).status).toBeGreaterThanOrEqual(403);
    expect((await siehAn(haus(4), teilId, fremd.token.inhaber)).status).toBe(404);
    expect((await siehAn(haus(5), teilId)).status).toBe(404);
    expect((await lege(haus(4), CODE, wo.token.geselle)).status).toBe(403);
    const blicke = (await hausverlaufVon(api, haus(4), wo.token.buero)).filter(({ was }) =>
      was.startsWith('Schlüssel angesehen'),
    );
    expect(blicke).toHaveLength(2);
  });
  it('is one of a few, and never an empty one', async () => {
    await wo.ctx.transaction((tx) =>
      tx.run(sql`insert into schluessel (id, liegenschaft_id, bezeichnung, geheimnis)
        select gen_random_uuid(), ${haus(5)}, 'Tür', ''::bytea from generate_series(1, ${SCHLUESSEL_JE_HAUS_MAX}::int)`),
    );
    const { status, body } = await lege(haus(5));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('schon 20 Schlüssel hinterlegt');
    expect((await lege(haus(6), '')).status).toBe(400);
    expect((await lege(haus(6), 'x'.repeat(501))).status).toBe(400);
  });
});
