/** What a part of the tests came to. */
export interface Tally {
  passed: number;
  failed: number;
  /** Each failure again, for the end of the run: the lines above it are thousands. */
  faults: string[];
  skipped: { count: number; reason: string }[];
  /** Where the time went: a file of tests in the group it belongs to. */
  files: TimedFile[];
}

export interface TimedFile {
  group: string;
  file: string;
  tests: number;
  /** Of this file; files run beside each other, so that a group is shorter than the sum of its files. */
  seconds: number;
}

export const nothing: Tally = { passed: 0, failed: 0, faults: [], skipped: [], files: [] };

const FAULT_LENGTH_MAX = 1200;
// oxlint-disable-next-line no-control-regex -- colours of a terminal are control characters
const COLOURS = /\u001B\[[0-9;]*m/g;

/** One that failed: what it is called, and the beginning of what it says. */
export const failing = (name: string, reason = ''): Tally => ({
  ...nothing,
  failed: 1,
  faults: [`${name}\n${reason}`.replaceAll(COLOURS, '').trim().slice(0, FAULT_LENGTH_MAX)],
});

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      faults: [...all.faults, ...one.faults],
      skipped: [...all.skipped, ...one.skipped],
      files: [...all.files, ...one.files],
    }),
    nothing,
  );
}

/** The lines that end a run; the last one is read by machines. */
export function closingLines({ passed, failed, faults, skipped }: Tally): string {
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  const lines = [...reasons].map(([reason, group]) => {
    const count = group.reduce((all, one) => all + one.count, 0);
    return `${count} skipped: ${reason}`;
  });
  return [...faults.map((fault) => `✗ ${fault}\n`), ...lines, `${passed} passed, ${failed} failed`].join(
    '\n',
  );
}
