import type { Tx } from '../src/platform/db/db.ts';
import { type SQL, sql } from '../src/platform/db/sql.ts';

type Welt = { readonly ctx: { transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> } };
type Spalten = Readonly<Record<string, string | number | boolean | null>>;
type Tabelle = 'aufgabe' | 'kehrtour' | 'liegenschaft' | 'mitarbeiter' | 'termin' | 'unternehmen';

const spalten = (werte: Spalten, zwischen: SQL): SQL =>
  sql.join(
    Object.entries(werte).map(([spalte, wert]) => sql`${sql.raw(spalte)} = ${wert}`),
    zwischen,
  );

/** Puts rows into a state that no verb reaches in the time of a test: those of `welche`, all of the company for `{}`. */
export async function setze(wo: Welt, tabelle: Tabelle, welche: Spalten, werte: Spalten): Promise<void> {
  const bedingung = Object.keys(welche).length === 0 ? sql`true` : spalten(welche, sql` and `);
  const getroffen = await wo.ctx.transaction((tx) =>
    tx.run(sql`update ${sql.raw(tabelle)} set ${spalten(werte, sql`, `)} where ${bedingung}`),
  );
  if (getroffen === 0) throw new Error(`${tabelle} has no such row: ${JSON.stringify(welche)}`);
}
