import type { Tx } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** Told with the commit that filled a queue, so that nobody waits for the next look into it. */
export const CHANNEL = 'kehrtour_job';

/** Says with the commit of this transaction that something waits under this name; `startAfter` in seconds. */
export const tellWaiting = (tx: Tx, name: string, startAfter = 0): Promise<unknown> =>
  tx.rows(sql`select pg_notify(${CHANNEL}, ${`${name} ${startAfter}`})`);
