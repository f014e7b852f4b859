import type { Tx, TxOptions } from './db.ts';
import { sql } from './sql.ts';

/**
 * What every transaction begins with: role, company and time limits, all of them ending with it.
 * A session-wide SET would leak to the next borrower of the connection.
 */
function settings(options: TxOptions) {
  const { role = 'kehrtour_app', statementTimeoutMs = 5000, unternehmenId = '', nurLesen = false } = options;
  return [
    ['statement_timeout', String(statementTimeoutMs)],
    ['lock_timeout', '2000'],
    ['idle_in_transaction_session_timeout', String(statementTimeoutMs * 2)],
    ['app.unternehmen', unternehmenId],
    ...(nurLesen ? [['transaction_read_only', 'on'] as const] : []),
    ['role', role === 'eigner' ? 'none' : role],
  ] as const;
}

export async function beginAs(tx: Tx, options: TxOptions): Promise<void> {
  const set = settings(options).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await tx.rows(sql`select ${sql.join(set, sql`, `)}`);
}

/** The same as one text with the `begin` before it, so that it takes one way to the server instead of two. */
export function beginText(options: TxOptions, quoted: (value: string) => string): string {
  const set = settings(options).map(([name, value]) => `set_config(${quoted(name)}, ${quoted(value)}, true)`);
  return `begin; select ${set.join(', ')}`;
}
