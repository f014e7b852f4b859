import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql } from '../platform/db/sql.ts';
import { deleteUnternehmen, leereUnternehmen } from '../unternehmen/unternehmensstand.ts';

/** What the law keeps (§ 147 AO, § 257 HGB: invoices eight years), and what proves how it was paid; its own row goes last. */
const BLEIBT = [
  'rechnung',
  'rechnungsbeleg',
  'zahlungseingang',
  'mahnung',
  'beanstandung',
  'lastschrifteinzug',
  'lastschriftmandat',
  'unternehmen',
];

type Tabelle = { name: string; zeigt_auf: string[] };
/** Every table with rows of a company that may be deleted, and which rows of others it holds back. A new table is among them. */
const listTabellen = (tx: Tx, bleibt: readonly string[]): Promise<Tabelle[]> =>
  tx.rows(sql`select c.relname as name, coalesce(jsonb_agg(z.relname) filter (where z.relname is not null), '[]') as zeigt_auf
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'unternehmen_id'
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confdeltype in ('a', 'r') and f.confrelid <> c.oid
      left join pg_class z on z.oid = f.confrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'delete')
      and c.relname <> all(${liste(bleibt)}::text[])
    group by c.relname order by c.relname`);

/** What points at others comes first. */
function gereiht(tabellen: readonly Tabelle[]): string[] {
  const offen = new Map(tabellen.map((tabelle) => [tabelle.name, tabelle]));
  const reihe: string[] = [];
  while (offen.size > 0) {
    const gehalten = new Set([...offen.values()].flatMap(({ zeigt_auf }) => zeigt_auf));
    const frei = [...offen.keys()].filter((name) => !gehalten.has(name));
    if (frei.length === 0) throw new Error('tables hold each other');
    for (const name of frei) offen.delete(name);
    reihe.push(...frei);
  }
  return reihe;
}

/** Deletes every row of the company of this transaction, but those of tables that stay. */
export async function leereTabellen(tx: Tx, bleibt: readonly string[]): Promise<void> {
  for (const tabelle of gereiht(await listTabellen(tx, bleibt)))
    await tx.run(sql`delete from ${sql.identifier(tabelle)}`);
}

/**
 * Deletes every row of the company of this transaction, but what the law keeps. Where invoices are kept, its own row stays
 * for them, with nothing in it.
 */
export async function deleteAlles(tx: Tx, jetzt: Date): Promise<void> {
  await tx.rows(sql`select tor_unternehmen_entfernen(${instant(jetzt)}), tor_versand_vergessen()`);
  await leereTabellen(tx, BLEIBT);
  // A mandate is needed as long as debits that were made by it can be disputed.
  await tx.run(
    sql`delete from ${sql.identifier('lastschriftmandat')} where not exists (select from lastschrifteinzug)`,
  );
  const rest = await tx.row<{ da: boolean }>(sql`select exists (select from rechnung) as da`);
  await (rest?.da === true ? leereUnternehmen(tx, jetzt) : deleteUnternehmen(tx));
  // Marks of what changed, written by what was just deleted.
  await tx.run(sql`delete from bestandsmarke`);
  await tx.run(sql`delete from angebotsmarke`);
}
