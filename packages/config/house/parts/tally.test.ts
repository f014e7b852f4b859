import { describe, expect, it } from 'vitest';

import { closingLines, oneFailed, sum } from './tally.ts';

describe('closingLines', () => {
  it('ends with the one line that machines read', () => {
    expect(closingLines({ passed: 12, failed: 0, skipped: [] })).toBe('12 passed, 0 failed');
  });

  it('says before it what was skipped and why, each reason once', () => {
    const skipped = (count: number, reason: string) => ({
      passed: 1,
      failed: 0,
      skipped: [{ count, reason }],
    });
    const total = sum([skipped(1, 'kein PostgreSQL'), skipped(2, 'kein PostgreSQL'), oneFailed]);
    expect(closingLines(total)).toBe('3 skipped: kein PostgreSQL\n2 passed, 1 failed');
  });
});
