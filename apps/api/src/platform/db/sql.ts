import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/**
 * SQL as a value: drizzle's template binds every `${value}` as a parameter and splices nested fragments.
 * An array becomes a list of parameters; use `liste(values)` where PostgreSQL wants one array.
 */
export { sql };
export type { SQL };

const dialect = new PgDialect();

/** Text and parameters of a statement, as both drivers take them. */
export function compile(query: SQL): { text: string; params: unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, params };
}

/** One array parameter, for `= any(${liste(ids)}::uuid[])`. */
export function liste(values: readonly unknown[]): SQL {
  return sql`${sql.param([...values])}`;
}

/** One JSON parameter: `${json(value)}::jsonb`. */
export function json(value: unknown): SQL {
  return sql`${sql.param(JSON.stringify(value ?? null))}`;
}

/** A timestamptz parameter; an ISO string is what both drivers understand alike. */
export function instant(value: Date): SQL {
  return sql`${sql.param(value.toISOString())}::timestamptz`;
}

/**
 * Words of a closed list as they stand in a statement: `status in ${worte(STEHENDE)}`. They are no parameters, so that the
 * database plans with them; a word that is not the domain's throws.
 */
export function worte(words: readonly string[]): SQL {
  if (!words.every((word) => /^\w+$/.test(word))) throw new Error(`no words of a list: ${words.join()}`);
  return sql.raw(`('${words.join("', '")}')`);
}
