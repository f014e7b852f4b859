import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** What seals a key: the row itself, so that no other row can stand in for it. */
export const siegelDesSchluessels = (id: string): string => `schluessel/${id}`;

export const listSchluessel = (
  tx: Tx,
  liegenschaftId: string,
): Promise<{ id: string; bezeichnung: string }[]> =>
  tx.rows(
    sql`select id, bezeichnung from schluessel where liegenschaft_id = ${liegenschaftId} order by bezeichnung, id`,
  );

export const findSchluessel = (
  tx: Tx,
  liegenschaftId: string,
  id: string,
): Promise<{ bezeichnung: string; geheimnis: Uint8Array } | undefined> =>
  tx.row(
    sql`select bezeichnung, geheimnis from schluessel where id = ${id} and liegenschaft_id = ${liegenschaftId}`,
  );

export type SchluesselRow = { id: string; liegenschaft_id: string; bezeichnung: string; geheimnis: Buffer };
export const insertSchluessel = (tx: Tx, neu: SchluesselRow): Promise<number> =>
  tx.run(sql`insert into schluessel (id, liegenschaft_id, bezeichnung, geheimnis)
    values (${neu.id}, ${neu.liegenschaft_id}, ${neu.bezeichnung}, ${neu.geheimnis})`);
/** 0 when this house has no such key. */
export const updateSchluessel = (tx: Tx, neu: SchluesselRow): Promise<number> =>
  tx.run(sql`update schluessel set bezeichnung = ${neu.bezeichnung}, geheimnis = ${neu.geheimnis}, geaendert_am = now()
    where id = ${neu.id} and liegenschaft_id = ${neu.liegenschaft_id}`);
export const deleteSchluessel = (tx: Tx, liegenschaftId: string, id: string): Promise<number> =>
  tx.run(sql`delete from schluessel where id = ${id} and liegenschaft_id = ${liegenschaftId}`);
