import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Row of the code that opens the page of this appointment. */
export const findCode = (tx: Tx, terminId: string): Promise<{ id: string } | undefined> =>
  tx.row(sql`select id from zugangscode where termin_id = ${terminId}`);
