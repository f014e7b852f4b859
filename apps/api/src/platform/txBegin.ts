import type { Tx, TxOptions } from './db.ts';
import { sql } from './sql.ts';

/**
 * First statement of every transaction: role, company and time limits, all of them ending with it.
 * A session-wide SET would leak to the next borrower of the connection.
 */
export async function beginAs(tx: Tx, options: TxOptions): Promise<void> {
  const role = options.role ?? 'kehrtour_app';
  await tx.rows(sql`select
    set_config('statement_timeout', ${String(options.statementTimeoutMs ?? 5000)}, true),
    set_config('lock_timeout', '2000', true),
    set_config('idle_in_transaction_session_timeout', ${String((options.statementTimeoutMs ?? 5000) * 2)}, true),
    set_config('app.unternehmen', ${options.unternehmenId ?? ''}, true),
    set_config('role', ${role === 'eigner' ? 'none' : role}, true)`);
}
