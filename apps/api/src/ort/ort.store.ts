import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

export type KarteRow = { version: string; name: string; eingelesen_am: Date };

/** The map extract of the company; the map itself is a folder named by its version. */
export const findKarte = (tx: Tx): Promise<KarteRow | undefined> =>
  tx.row(sql`select version, name, eingelesen_am from karte`);

export const saveKarte = (tx: Tx, karte: { version: string; name: string }): Promise<number> =>
  tx.run(
    sql`insert into karte (version, name) values (${karte.version}, ${karte.name})
      on conflict (unternehmen_id) do update set version = excluded.version, name = excluded.name, eingelesen_am = now()`,
  );

export const deleteKarte = (tx: Tx): Promise<number> => tx.run(sql`delete from karte`);
