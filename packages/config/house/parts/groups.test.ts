import { describe, expect, it } from 'vitest';

import { slowestFiles, tableOfGroups } from './groups.ts';

describe('what a run says of its time', () => {
  it('names ten files, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      group: 'unit',
      file: `${index}.test.ts`,
      tests: 1,
      seconds: index,
    }));
    const [, first = '', ...others] = slowestFiles(files).trimEnd().split('\n');
    expect(first).toContain('11 s     1  11.test.ts (unit)');
    expect(others).toHaveLength(9);
  });

  it('counts every group and ends with the minutes of all', () => {
    const table = tableOfGroups([
      { group: 'Prüfungen', tests: 24, seconds: 40 },
      { group: 'Reisen', tests: 90, seconds: 200 },
    ]);
    expect(table.trimEnd().split('\n').at(-1)).toBe('4.0 Minuten');
    expect(table).toContain('    40 s     24 Prüfungen');
  });
});
