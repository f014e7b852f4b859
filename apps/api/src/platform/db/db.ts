import type { SQL } from 'drizzle-orm';

/** The part of the database that a role may see; `eigner` is for migrations and the job queue alone. */
export type DbRole = 'kehrtour_app' | 'kehrtour_jobs' | 'kehrtour_betrieb' | 'eigner';

/** A running transaction. Inside one there is nothing else to speak to. */
export type Tx = {
  readonly rows: <Row>(query: SQL) => Promise<Row[]>;
  readonly row: <Row>(query: SQL) => Promise<Row | undefined>;
  /** For statements whose rows nobody reads; answers the number of rows touched. */
  readonly run: (query: SQL) => Promise<number>;
  /** Text and parameters as they are; only migrations and the job queue need it. */
  readonly raw: <Row>(text: string, params?: unknown[]) => Promise<{ rows: Row[] }>;
};

export type TxOptions = {
  role?: DbRole;
  /** The company whose rows are visible; without it row-level security shows none. */
  unternehmenId?: string | undefined;
  /** Longer than the usual 5 s, for imports. */
  statementTimeoutMs?: number;
  /** The database itself refuses every write. */
  nurLesen?: boolean;
};

export type Db = {
  readonly kind: 'pglite' | 'postgres';
  readonly transaction: <T>(options: TxOptions, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Every statement a transaction of its own, in one way to the server and back: for what many ask in a rush. */
  readonly alone: (options: TxOptions) => Tx;
  /** Several statements at once, as owner, outside a transaction of ours. */
  readonly script: (text: string) => Promise<void>;
  readonly query: <Row>(text: string, params?: unknown[]) => Promise<{ rows: Row[] }>;
  /**
   * Calls `heard` for every notification on the channel until the returned function is called, and `missed` when the
   * connection was away for a while: nobody knows what was told meanwhile.
   */
  readonly listen: (
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ) => Promise<() => Promise<void>>;
  /** How the pool stands; undefined where there is one connection alone. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waitedFor: number };
  readonly close: () => Promise<void>;
};

/** Deeper than any of ours; a cause may lead back to itself. */
const CAUSES_MAX = 8;

/** SQLSTATE of a database error, whichever driver threw it. */
export function sqlState(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > CAUSES_MAX) return undefined;
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  return typeof code === 'string' ? code : sqlState(cause, depth + 1);
}
