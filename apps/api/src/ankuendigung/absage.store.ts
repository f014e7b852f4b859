import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

/** Whether this customer was told already that nobody comes. */
export async function hatAbsage(tx: Tx, terminId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(
    sql`select exists (select from ankuendigung where termin_id = ${terminId} and art = 'absage') as ja`,
  );
  return row?.ja === true;
}
