import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const src = path.join(import.meta.dirname, '../..');
const texts = globSync('**/*.ts', { cwd: src })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));
const where = (pattern: RegExp): string[] =>
  texts
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

/** All companies share the tables, and all rows of a company refer to its own: who holds one of these, holds up everybody. */
describe('what runs while the product is used', () => {
  it('takes no lock on a whole table', () => {
    expect(
      where(
        /[`'"]\s*(?:analyze|vacuum|lock\s+table|truncate|reindex|cluster|refresh\s+materialized|(?:create|alter|drop)\s+(?:unique\s+)?(?:table|index))\s/i,
      ),
    ).toEqual([
      // In what was just brought back, before anybody uses it.
      'betrieb/sicherung/sicherung.store.ts',
      // In a transaction only where nobody shares the database; elsewhere outside of any, and not where it would wait.
      'importauftrag/hausstand.store.ts',
      // Before the first request.
      'platform/db/migrate.ts',
    ]);
  });
  it('locks the row of a company so that its other rows may come and go', () => {
    expect(where(/from unternehmen\b[^`]*\bfor update\b/)).toEqual([
      // Invented houses do not come into a stock that is being imported at this moment.
      'beispielbezirk/beispielbezirk.store.ts',
    ]);
  });
});
