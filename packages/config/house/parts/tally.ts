/** What a part of the tests came to. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: { count: number; reason: string }[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: [] };

/** One more that failed, without being a test of its own. */
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: [] };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: [...all.skipped, ...one.skipped],
    }),
    nothing,
  );
}

/** The lines that end a run; the last one is read by machines. */
export function closingLines({ passed, failed, skipped }: Tally): string {
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  const lines = [...reasons].map(([reason, group]) => {
    const count = group.reduce((all, one) => all + one.count, 0);
    return `${count} skipped: ${reason}`;
  });
  return [...lines, `${passed} passed, ${failed} failed`].join('\n');
}
