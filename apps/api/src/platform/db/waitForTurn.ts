import type { Tx } from './db.ts';
import { sql } from './sql.ts';

/** Lets one transaction after the other do what `name` stands for, whichever process it runs in; ends with the transaction. */
export async function waitForTurn(tx: Tx, name: string, waitMs: number): Promise<void> {
  const before = await tx.row<{ limit: string }>(sql`select current_setting('lock_timeout') as limit`);
  await tx.rows(sql`select set_config('lock_timeout', ${String(waitMs)}, true)`);
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await tx.rows(sql`select set_config('lock_timeout', ${before?.limit ?? '0'}, true)`);
}
