import pg from 'pg';

import type { TxOptions } from './db.ts';

/**
 * Compiling a plan, or starting processes for it, costs more than a short statement takes, and the planner decides for it by the
 * size of everybody's rows: one company's search would cost twenty times as much for the houses of others. A setting of the login's
 * role would not do: a transaction takes another role, and with it none of its settings.
 */
const SHORT = [
  ['jit', 'off'],
  ['max_parallel_workers_per_gather', '0'],
] as const;

/**
 * How long a transaction may be asked nothing. A process that stands still is ended by its watchdog, and its connections with it; one
 * that gets no processor for a while is alive, and goes on: with ten seconds a busy machine lost what it had just read.
 */
const IDLE_MS = 60_000;

/**
 * What every transaction begins with: role, company and time limits, all of them ending with it, as one text without
 * parameters, which the server takes in one step. A session-wide SET would leak to the next borrower of the connection.
 */
export function settingsText(options: TxOptions): string {
  const { role = 'kehrtour_app', statementTimeoutMs = 5000, unternehmenId = '', nurLesen = false } = options;
  const settings = [
    ['statement_timeout', String(statementTimeoutMs)],
    ['lock_timeout', '2000'],
    ['idle_in_transaction_session_timeout', String(Math.max(IDLE_MS, statementTimeoutMs * 2))],
    ['app.unternehmen', unternehmenId],
    ...(role === 'eigner' ? [] : SHORT),
    ...(nurLesen ? [['transaction_read_only', 'on'] as const] : []),
    ['role', role === 'eigner' ? 'none' : role],
  ] as const;
  const set = settings.map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  );
  return `select ${set.join(', ')}`;
}

/** The same with the `begin` before it, so that it takes one way to the server instead of two. */
export const beginText = (options: TxOptions): string => `begin; ${settingsText(options)}`;
