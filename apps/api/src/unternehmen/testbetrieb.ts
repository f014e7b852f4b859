import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

/** Whether the company of this transaction is there for trying only. */
export const setTestbetrieb = (tx: Tx, testbetrieb: boolean): Promise<{ name: string } | undefined> =>
  tx.row(sql`update unternehmen set testbetrieb = ${testbetrieb} returning name`);
