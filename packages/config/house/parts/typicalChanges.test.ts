import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { filesOf, withTable } from './changesTable.ts';
import { root } from './root.ts';
import { TYPICAL_CHANGES } from './typicalChanges.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('typical changes', () => {
  it.each(TYPICAL_CHANGES.map((change) => [change.name, change] as const))(
    '%s finds its places, and takes no more files than it may',
    (_name, change) => {
      expect(change.edits.filter(({ file, behind }) => !read(file).includes(behind))).toEqual([]);
      expect(Object.keys(change.made).filter((file) => existsSync(path.join(root, file)))).toEqual([]);
      expect(filesOf(change).length).toBeLessThanOrEqual(change.filesMax);
    },
  );

  it('stand on the page for contributors as they are', () => {
    const page = read('.github/CONTRIBUTING.md');
    expect(withTable(page, TYPICAL_CHANGES)).toBe(page);
  });
});
