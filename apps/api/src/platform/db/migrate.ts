import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { type Db, sqlState } from './db.ts';
import { waitForTurn } from './waitForTurn.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

/** Names of all migrations in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
}

/** The newest migration this code knows; readiness compares it with the database's. */
export async function schemaVersion(): Promise<string> {
  return (await migrationNames()).at(-1) ?? '';
}

/** A large company's tables are changed in less; whoever starts meanwhile waits as long. */
const LONGEST_MS = 600_000;
/** Shorter than requests wait for a lock: behind a migration that waits for a long import, everybody else would wait, too. */
const LOCK_WAIT_MS = 1000;
const TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs what is missing, forward only, all of it in one transaction. Of several processes that start at once one migrates and
 * the others wait, even before there is a first table that could be locked.
 */
export async function migrate(db: Db): Promise<string[]> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await migrateAtOnce(db);
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || tried === TRIES) throw error;
      await wait(LOCK_WAIT_MS);
    }
  }
}

async function migrateAtOnce(db: Db): Promise<string[]> {
  const names = await migrationNames();
  return db.transaction({ role: 'eigner', statementTimeoutMs: LONGEST_MS }, async (tx) => {
    await waitForTurn(tx, 'kehrtour.migrate', LONGEST_MS);
    await tx.raw("select set_config('lock_timeout', $1, true)", [String(LOCK_WAIT_MS)]);
    await tx.raw(
      'create table if not exists schema_version (name text primary key, am timestamptz not null default now())',
    );
    const { rows } = await tx.raw<{ name: string }>('select name from schema_version');
    const known = new Set(rows.map(({ name }) => name));
    const missing = names.filter((name) => !known.has(name));
    for (const name of missing) {
      await runScript(tx.raw, await readFile(new URL(name, FOLDER), 'utf8'));
      await tx.raw('insert into schema_version (name) values ($1)', [name]);
    }
    return missing;
  });
}

/** PGlite takes one statement a query inside a transaction, so the file is sent as one DO-free batch per `;` line. */
async function runScript(
  raw: (text: string, params?: unknown[]) => Promise<unknown>,
  text: string,
): Promise<void> {
  for (const statement of splitStatements(text)) await raw(statement);
}

/** Splits at semicolons that stand outside quotes, dollar quotes and comments. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let index = 0;
  while (index < text.length) {
    const next = skipQuoted(text, index);
    if (next > index) {
      index = next;
    } else {
      if (text[index] === ';') {
        statements.push(text.slice(start, index).trim());
        start = index + 1;
      }
      index += 1;
    }
  }
  statements.push(text.slice(start).trim());
  return statements.filter((statement) => statement.replaceAll(/--[^\n]*/g, '').trim() !== '');
}

/** Index behind a quoted part or comment that begins at `index`; `index` itself when none does. */
function skipQuoted(text: string, index: number): number {
  const endOf = (mark: string, from: number): number => {
    const at = text.indexOf(mark, from);
    return at < 0 ? text.length : at + mark.length;
  };
  if (text.startsWith('--', index)) return endOf('\n', index);
  if (text[index] === "'") return endOf("'", index + 1);
  if (text[index] === '"') return endOf('"', index + 1);
  const dollar = /^\$[a-z_]*\$/i.exec(text.slice(index, index + 40))?.[0];
  return dollar === undefined ? index : endOf(dollar, index + dollar.length);
}
