import type { Tx } from '../platform/db.ts';
import { instant, sql } from '../platform/sql.ts';

export type ZugangRow = { art: 'token' | 'kurzcode'; unternehmen_id: string; zugangscode_id: string };
export const findZugang = (tx: Tx, hash: Uint8Array): Promise<ZugangRow | undefined> =>
  tx.row(sql`select * from tor_zugang(${hash})`);
export const insertZugang = (
  tx: Tx,
  hash: Uint8Array,
  art: ZugangRow['art'],
  unternehmenId: string,
  codeId: string,
): Promise<unknown> => tx.rows(sql`select tor_zugang_anlegen(${hash}, ${art}, ${unternehmenId}, ${codeId})`);
export const insertZugangscode = (
  tx: Tx,
  neu: { id: string; terminId: string; gueltigBis: Date },
): Promise<number> =>
  tx.run(
    sql`insert into zugangscode (id, termin_id, gueltig_bis) values (${neu.id}, ${neu.terminId}, ${instant(neu.gueltigBis)})`,
  );
export const findZugangscode = (
  tx: Tx,
  id: string,
): Promise<{ termin_id: string | null; gueltig_bis: Date; hausnr: string } | undefined> =>
  tx.row(sql`select z.termin_id, z.gueltig_bis, l.hausnr || l.hausnr_zusatz as hausnr from zugangscode z
    join termin t on t.unternehmen_id = z.unternehmen_id and t.id = z.termin_id join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id where z.id = ${id}`);
/** A moved appointment keeps its code; it only lives longer. */
export const verlaengereZugangscode = (tx: Tx, terminId: string, gueltigBis: Date): Promise<number> =>
  tx.run(sql`update zugangscode set gueltig_bis = ${instant(gueltigBis)} where termin_id = ${terminId}`);
