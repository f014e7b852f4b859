import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Statements, and sets of rows whose statements are made from the table's columns. */
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?([a-z_]+)|\browset(?:<\w+>)?\(\s*'([a-z_]+)'/gi;

/** The folders of the API whose SQL writes each table; functions of the migrations are the database's own. */
export function writersOfTables(folder = root): Map<string, Set<string>> {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const tables = new Set(
    sourceFiles('apps/api/migrations/*.sql', folder).flatMap((file) =>
      [...read(file).matchAll(/create table (?:if not exists )?([a-z_]+)/gi)].map(([, name = '']) => name),
    ),
  );
  const writers = new Map<string, Set<string>>();
  for (const file of sourceFiles('apps/api/src/**/*.ts', folder)) {
    if (file.endsWith('.test.ts')) continue;
    const concept = file.split('/')[3] ?? '';
    for (const [, written, made] of read(file).matchAll(WRITES)) {
      const table = written ?? made ?? '';
      if (tables.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(concept));
    }
  }
  return writers;
}

/** Tables that several concepts write: each row should have one home that knows its rules. */
export function tablesWithoutOwner(folder = root): { table: string; concepts: string[] }[] {
  return [...writersOfTables(folder)]
    .filter(([, concepts]) => concepts.size > 1)
    .map(([table, concepts]) => ({ table, concepts: [...concepts].toSorted() }))
    .toSorted((a, b) => a.table.localeCompare(b.table));
}
