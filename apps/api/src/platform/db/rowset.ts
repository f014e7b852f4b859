import { setImmediate } from 'node:timers/promises';

import type { Tx } from './db.ts';
import { json, liste, sql, type SQL } from './sql.ts';

/** One table as sets of whole rows: one statement for as many of them as come at once. */
export type Rowset<Row> = {
  /** A row that is there takes the new values. Call it with some hundred rows at most. */
  readonly save: (tx: Tx, rows: readonly Row[]) => Promise<void>;
  /** @param end what comes after the order, such as a lock; the table is called `t` */
  readonly list: (tx: Tx, where: SQL, end?: SQL) => Promise<Row[]>;
  readonly remove: (tx: Tx, ids: readonly string[]) => Promise<void>;
};

/**
 * @param columns each column of a row with its type
 * @param touched what else is set in a row that was there
 */
export function rowset<Row extends { readonly id: string }>(
  table: string,
  columns: Readonly<Record<keyof Row & string, string>>,
  touched?: string,
): Rowset<Row> {
  const names = Object.keys(columns);
  const upsert = upsertInto(table, columns, touched);
  // Dates stay the days they are: a driver would make instants of them.
  const asJson = names.map((name) => `'${name}', t.${name}`).join(', ');
  return {
    save: async (tx, rows) => {
      // A statement may touch a row only once.
      const once = [...new Map(rows.map((row) => [row.id, row])).values()];
      if (once.length > 0) await tx.run(upsert(once));
      // The embedded database works in this very thread: between two statements others get their turn.
      await setImmediate();
    },
    list: async (tx, where, end = sql``) => {
      const rows = await tx.rows<{ row: Row }>(
        sql`select jsonb_build_object(${sql.raw(asJson)}) as row from ${sql.raw(table)} t where ${where} order by t.id ${end}`,
      );
      return rows.map(({ row }) => row);
    },
    remove: async (tx, ids) => {
      if (ids.length > 0)
        await tx.run(sql`delete from ${sql.raw(table)} where id = any(${liste(ids)}::uuid[])`);
    },
  };
}

function upsertInto(
  table: string,
  columns: Readonly<Record<string, string>>,
  touched?: string,
): (rows: readonly unknown[]) => SQL {
  const names = Object.keys(columns);
  const typed = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const sets = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  if (touched !== undefined) sets.push(touched);
  const head = sql.raw(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_to_recordset(`,
  );
  const tail = sql.raw(
    `::jsonb) as r(${typed}) on conflict (unternehmen_id, id) do update set ${sets.join(', ')}`,
  );
  return (rows) => sql`${head}${json(rows)}${tail}`;
}
