import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

/** What is known of a stored file; its bytes lie under the key. */
export type Datei = { id: string; name: string; typ: string; groesse: number; schluessel: string };

export const insertDatei = (tx: Tx, { id, name, typ, groesse, schluessel }: Datei): Promise<number> =>
  tx.run(
    sql`insert into datei (id, name, typ, groesse, schluessel) values (${id}, ${name}, ${typ}, ${groesse}, ${schluessel})`,
  );
export const deleteDatei = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from datei where id = ${id}`);
