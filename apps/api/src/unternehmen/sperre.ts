import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

/** Shuts the company of this transaction out; who is shut out already keeps the first day and gets the new reason. */
export const setSperre = (tx: Tx, { grund, am }: { grund: string; am: Date }): Promise<number> =>
  tx.run(
    sql`update unternehmen set gesperrt = true, gesperrt_am = coalesce(gesperrt_am, ${instant(am)}), sperrgrund = ${grund}`,
  );
export const deleteSperre = (tx: Tx): Promise<number> =>
  tx.run(sql`update unternehmen set gesperrt = false, gesperrt_am = null, sperrgrund = '' where gesperrt`);
