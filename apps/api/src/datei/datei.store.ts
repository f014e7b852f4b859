import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { deleteZusage } from './platz.store.ts';

/** What is known of a stored file; its bytes lie under the key. */
export type Datei = { id: string; name: string; typ: string; groesse: number; schluessel: string };

/** From here on the file itself takes the room that was promised to it. */
export async function insertDatei(tx: Tx, { id, name, typ, groesse, schluessel }: Datei): Promise<void> {
  await tx.run(
    sql`insert into datei (id, name, typ, groesse, schluessel) values (${id}, ${name}, ${typ}, ${groesse}, ${schluessel})`,
  );
  await deleteZusage(tx, schluessel);
}
export const deleteDatei = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from datei where id = ${id}`);
