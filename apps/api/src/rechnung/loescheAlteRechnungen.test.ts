import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { sql } from '../platform/db/sql.ts';
import { loescheAlteRechnungen } from './loescheAlteRechnungen.ts';

let api: TestApi;
/** As the database counts: it keeps what the law keeps, whatever the clock of whoever asks says. */
let diesesJahr: number;
beforeAll(async () => {
  api = await testApi();
  const jahr = await api.deps.db.transaction({}, (tx) =>
    tx.row<{ jahr: number }>(sql`select extract(year from now())::int as jahr`),
  );
  diesesJahr = jahr?.jahr ?? 0;
});
afterAll(() => api.close());

type Wunsch = { jahr: number; hebtAuf?: string };
async function rechnung({ ctx, unternehmenId }: TestBetrieb, { jahr, hebtAuf }: Wunsch): Promise<string> {
  const id = randomUUID();
  const schluessel = `${unternehmenId}/${randomUUID()}`;
  await api.deps.files.put(schluessel, Buffer.from('%PDF'), 'application/pdf');
  await ctx.transaction(async (tx) => {
    await tx.run(sql`insert into rechnung (id, art, nummer, monat, hebt_auf, ausgestellt_am, faellig_am, netto_cent, ust_cent, brutto_cent, inhalt, xml, xml_sha256)
      values (${id}, ${hebtAuf === undefined ? 'rechnung' : 'gegenrechnung'}, ${id.slice(0, 8)}, ${`${jahr}-03-01`}, ${hebtAuf ?? null}, ${`${jahr}-03-31`}, ${`${jahr}-04-14`}, 100, 19, 119, '{}', '<x/>', 'abc')`);
    await tx.run(sql`insert into rechnungsbeleg (rechnung_id, schluessel, groesse, sha256, abgelegt_am)
      values (${id}, ${schluessel}, 4, 'abc', now())`);
  });
  return id;
}
const zahlung = ({ ctx }: TestBetrieb, rechnungId: string, jahr: number) =>
  ctx.transaction((tx) =>
    tx.run(sql`insert into zahlungseingang (id, rechnung_id, art, cent, am, verweis, eingetragen_am, wer)
      values (${randomUUID()}, ${rechnungId}, 'ueberweisung', 119, ${`${jahr}-05-01`}, 'r', now(), 'betrieb')`),
  );
const da = async ({ ctx }: TestBetrieb): Promise<string[]> =>
  (await ctx.transaction((tx) => tx.rows<{ id: string }>(sql`select id from rechnung`)))
    .map(({ id }) => id)
    .toSorted();

describe('invoices after eight years', () => {
  it('go at the end of the eighth year, with payments and print, and a row says that they went', async () => {
    const wo = await api.neuerBetrieb();
    const alt = await rechnung(wo, { jahr: diesesJahr - 9 });
    await zahlung(wo, alt, diesesJahr - 9);
    const achtJahre = await rechnung(wo, { jahr: diesesJahr - 8 });
    await loescheAlteRechnungen(api.deps);
    expect(await da(wo)).toEqual([achtJahre]);
    expect(await api.deps.files.list(wo.unternehmenId)).toHaveLength(1);
    const { rows } = await api.deps.db.query('select nummer from rechnung_entfernt where nummer = $1', [
      alt.slice(0, 8),
    ]);
    expect(rows).toHaveLength(1);
  });
  it('stay as long as the last paper about them: a late payment, and what takes them back', async () => {
    const wo = await api.neuerBetrieb();
    const spaetBezahlt = await rechnung(wo, { jahr: diesesJahr - 9 });
    await zahlung(wo, spaetBezahlt, diesesJahr - 8);
    const aufgehoben = await rechnung(wo, { jahr: diesesJahr - 10 });
    const aufhebung = await rechnung(wo, { jahr: diesesJahr - 8, hebtAuf: aufgehoben });
    const beideAlt = await rechnung(wo, { jahr: diesesJahr - 11 });
    await rechnung(wo, { jahr: diesesJahr - 9, hebtAuf: beideAlt });
    await loescheAlteRechnungen(api.deps);
    expect(await da(wo)).toEqual([spaetBezahlt, aufgehoben, aufhebung].toSorted());
  });
  it('go by no other way: neither the application nor the owner of the tables deletes one', async () => {
    const wo = await api.neuerBetrieb();
    const alt = await rechnung(wo, { jahr: diesesJahr - 9 });
    const neu = await rechnung(wo, { jahr: diesesJahr });
    const loesche = (id: string) => sql`delete from rechnungsbeleg where rechnung_id = ${id}`;
    await expect(wo.ctx.transaction((tx) => tx.run(loesche(alt)))).rejects.toThrow();
    await expect(
      api.deps.db.query('delete from rechnungsbeleg where rechnung_id = $1', [alt]),
    ).rejects.toThrow(/never changed/);
    // Not even who says the word that the function says, as long as the law keeps it.
    await expect(
      api.deps.db.transaction({}, async (tx) => {
        await tx.rows(
          sql`select set_config('role', 'none', true), set_config('kehrtour.rechnungsende', 'ja', true)`,
        );
        await tx.run(loesche(neu));
      }),
    ).rejects.toThrow();
    expect(await da(wo)).toEqual([alt, neu].toSorted());
  });
  it('of a deleted company take its last row with them, and leave other companies alone', async () => {
    const [wo, nachbar] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
    await rechnung(wo, { jahr: diesesJahr - 9 });
    const ihre = await rechnung(nachbar, { jahr: diesesJahr });
    await api.deps.db.query('delete from anmeldung where unternehmen_id = $1', [wo.unternehmenId]);
    await api.deps.db.query('update unternehmen set geloescht_am = now() where unternehmen_id = $1', [
      wo.unternehmenId,
    ]);
    await wo.ctx.transaction(async (tx) => {
      for (const tabelle of ['verlauf', 'mitarbeiter', 'taetigkeit', 'angebotsmarke', 'bestandsmarke'])
        await tx.run(sql`delete from ${sql.identifier(tabelle)}`);
    });
    await loescheAlteRechnungen(api.deps);
    const { rows } = await api.deps.db.query('select 1 from unternehmen where unternehmen_id = $1', [
      wo.unternehmenId,
    ]);
    expect(rows).toEqual([]);
    expect(await da(nachbar)).toEqual([ihre]);
  });
});
