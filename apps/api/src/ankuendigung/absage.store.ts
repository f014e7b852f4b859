import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

/** Ends every appointment of the round that is still open. */
export const sageTermineAb = (tx: Tx, kehrtourId: string): Promise<{ id: string; quelle: string }[]> =>
  tx.rows(sql`update termin set status = 'abgesagt', folge = folge + 1, version = version + 1, geaendert_am = now()
    where kehrtour_id = ${kehrtourId} and status in ('angekuendigt', 'bestaetigt', 'abgelehnt', 'unsicher', 'angefragt') returning id, quelle`);

/** Whether this customer was told already that nobody comes. */
export async function hatAbsage(tx: Tx, terminId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(
    sql`select exists (select from ankuendigung where termin_id = ${terminId} and art = 'absage') as ja`,
  );
  return row?.ja === true;
}
