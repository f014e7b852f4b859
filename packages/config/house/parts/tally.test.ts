import { describe, expect, it } from 'vitest';

import { closingLines, failing, nothing, sum } from './tally.ts';

describe('closingLines', () => {
  it('ends with the one line that machines read', () => {
    expect(closingLines({ ...nothing, passed: 12 })).toBe('12 passed, 0 failed');
  });

  it('says before it what was skipped and why, each reason once', () => {
    const skipped = (count: number, reason: string) => ({
      ...nothing,
      passed: 1,
      skipped: [{ count, reason }],
    });
    const total = sum([skipped(1, 'kein PostgreSQL'), skipped(2, 'kein PostgreSQL')]);
    expect(closingLines(total)).toBe('3 skipped: kein PostgreSQL\n2 passed, 0 failed');
  });

  it('names again above them what failed, without colours and not at any length', () => {
    const total = sum([
      failing('buchung.spec.ts › books', '\u001B[31mError: no time\u001B[39m'),
      failing('x', 'y'.repeat(5000)),
    ]);
    const [first, second = '', ...last] = closingLines(total).split('\n\n');
    expect(first).toBe('✗ buchung.spec.ts › books\nError: no time');
    expect(second.length).toBeLessThan(1300);
    expect(last.join('').trim()).toBe('0 passed, 2 failed');
  });
});
