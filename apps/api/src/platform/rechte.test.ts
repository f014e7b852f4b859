import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ALLE_RECHTE } from '@kehrtour/domain/rolle';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');

/** The verbs of the server, and the rules that they ask what an action takes. */
const asking = globSync(
  ['apps/api/src/**/*.ts', 'packages/domain/src/{termin/termin,kehrtour/kehrtour}.ts'],
  { cwd: root },
)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

describe('the table of rights', () => {
  it('has no right that the server never asks for', () => {
    expect(ALLE_RECHTE.length).toBeGreaterThan(10);
    expect(ALLE_RECHTE.filter((recht) => !asking.includes(`'${recht}'`))).toEqual([]);
  });
  it('is the only one: no rule keeps roles of its own', () => {
    expect(asking.match(/readonly Rolle\[\]|: LEITUNG|: FAHRENDE/g)).toBeNull();
  });
});
