import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** Whether the company of this transaction is there for trying only; a vendor's sandbox is emptied every night, and stays one. */
export const setTestbetrieb = (tx: Tx, testbetrieb: boolean): Promise<{ name: string } | undefined> =>
  tx.row(sql`update unternehmen set testbetrieb = ${testbetrieb}
    where ${testbetrieb} or not exists (select from sandbox) returning name`);
