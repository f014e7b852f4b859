import type { Tx } from '../src/platform/db/db.ts';
import { instant, type SQL, sql } from '../src/platform/db/sql.ts';
import { ganz, mitten, type Welche, type Wo, zaehleZeilen } from './zeilen.ts';

/** How many rows there are of each: of a table, or of those of it that are meant. */
export const wieViele = (
  wo: Wo,
  je: Readonly<Record<string, string | readonly [tabelle: string, welche: Welche]>>,
): Promise<Record<string, number>> =>
  mitten(wo, async (tx) => {
    const zahlen: Record<string, number> = {};
    for (const [was, eine] of Object.entries(je)) {
      const [tabelle, welche] = typeof eine === 'string' ? [eine, {}] : eine;
      zahlen[was] = await zaehleZeilen(tx, tabelle, welche);
    }
    return zahlen;
  });

/** All that stands in these tables, each row as one text. */
export const alsText = (wo: Wo, ...tabellen: readonly string[]): Promise<string[]> =>
  mitten(wo, async (tx) => {
    const alle: string[] = [];
    for (const tabelle of tabellen)
      for (const { zeile } of await tx.rows<{ zeile: string }>(
        sql`select to_jsonb(t)::text as zeile from ${sql.raw(tabelle)} t order by 1`,
      ))
        alle.push(zeile);
    return alle;
  });

type Auftrag = {
  readonly data: Readonly<Record<string, unknown>>;
  readonly state: string;
  readonly spanne: unknown;
};
/** What lies in the queue under a name, done or not. */
export const auftraege = (api: Parameters<typeof ganz>[0], name: string): Promise<Auftrag[]> =>
  ganz(api).rows<Auftrag>(
    sql`select data, state::text as state, singleton_on as spanne from pgboss.job where name = ${name}`,
  );

/** Takes a person's login away. */
export const nimmZugang = (tx: Tx, personId: string): Promise<unknown> =>
  tx.rows(sql`select tor_anmeldung_entfernen('mitarbeiter', ${personId})`);

/** Whole rows of a table, in their order. */
export const alleAus = (tabelle: string, nach: string): SQL =>
  sql`select * from ${sql.raw(tabelle)} order by ${sql.raw(nach)}`;

/** What a function of the database answers that sees past the rows of one company (`tor_…`). */
export const fragTor = (
  tx: Tx,
  name: string,
  ...werte: readonly unknown[]
): Promise<Record<string, unknown>[]> => {
  const alle = werte.map((wert) => (wert instanceof Date ? instant(wert) : sql`${wert}`));
  return tx.rows(sql`select * from ${sql.raw(`tor_${name}`)}(${sql.join(alle, sql`, `)})`);
};
