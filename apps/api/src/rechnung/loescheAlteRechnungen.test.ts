import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { JETZT } from '../../test/werte.ts';
import { ganz, liesZeilen, loescheZeilen, neueZeile, setzeZeilen } from '../../test/zeilen.ts';
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
    await neueZeile(tx, 'rechnung', {
      id,
      art: hebtAuf === undefined ? 'rechnung' : 'gegenrechnung',
      nummer: id.slice(0, 8),
      monat: `${jahr}-03-01`,
      hebt_auf: hebtAuf ?? null,
      ausgestellt_am: `${jahr}-03-31`,
      faellig_am: `${jahr}-04-14`,
      netto_cent: 100,
      ust_cent: 19,
      brutto_cent: 119,
      inhalt: '{}',
      xml: '<x/>',
      xml_sha256: 'abc',
    });
    await neueZeile(tx, 'rechnungsbeleg', {
      rechnung_id: id,
      schluessel,
      groesse: 4,
      sha256: 'abc',
      abgelegt_am: JETZT,
    });
  });
  return id;
}
const zahlung = ({ ctx }: TestBetrieb, rechnungId: string, jahr: number) =>
  neueZeile(ctx, 'zahlungseingang', {
    rechnung_id: rechnungId,
    art: 'ueberweisung',
    cent: 119,
    am: `${jahr}-05-01`,
    verweis: 'r',
    eingetragen_am: JETZT,
    wer: 'betrieb',
  });
const da = async ({ ctx }: TestBetrieb): Promise<string[]> =>
  (await liesZeilen(ctx, 'rechnung', ['id'])).map(({ id }) => id).toSorted();

describe('invoices after eight years', () => {
  it('go at the end of the eighth year, with payments and print, and a row says that they went', async () => {
    const wo = await api.neuerBetrieb();
    const alt = await rechnung(wo, { jahr: diesesJahr - 9 });
    await zahlung(wo, alt, diesesJahr - 9);
    const achtJahre = await rechnung(wo, { jahr: diesesJahr - 8 });
    await loescheAlteRechnungen(api.deps);
    expect(await da(wo)).toEqual([achtJahre]);
    expect(await api.deps.files.list(wo.unternehmenId)).toHaveLength(1);
    const rows = await liesZeilen(ganz(api), 'rechnung_entfernt', ['nummer'], { nummer: alt.slice(0, 8) });
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
    await expect(loescheZeilen(ganz(api), 'rechnungsbeleg', { rechnung_id: alt })).rejects.toThrow(
      /never changed/,
    );
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
    await loescheZeilen(ganz(api), 'anmeldung', { unternehmen_id: wo.unternehmenId });
    await setzeZeilen(
      ganz(api),
      'unternehmen',
      { unternehmen_id: wo.unternehmenId },
      { geloescht_am: JETZT },
    );
    await wo.ctx.transaction(async (tx) => {
      for (const tabelle of ['verlauf', 'mitarbeiter', 'taetigkeit', 'angebotsmarke', 'bestandsmarke'])
        await tx.run(sql`delete from ${sql.identifier(tabelle)}`);
    });
    await loescheAlteRechnungen(api.deps);
    const rows = await liesZeilen(ganz(api), 'unternehmen', [], { unternehmen_id: wo.unternehmenId });
    expect(rows).toEqual([]);
    expect(await da(nachbar)).toEqual([ihre]);
  });
});
