import { writeFileSync } from 'node:fs';

import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What one file of tests came to in one project. */
export interface FileRow {
  project: string;
  /** Absolute. */
  file: string;
  /** Reading the file and running its tests. */
  seconds: number;
  passed: number;
  skipped: number;
  /** Those that were left out because their time is the night. */
  nightly: number;
  faults: { name: string; reason: string }[];
}

const isNightly = (test: TestCase): boolean => test.tags.includes('night');

function rowOf(module: TestModule): FileRow {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed');
  const faults = failed.map((test) => ({ name: test.fullName, reason: reasonOf(test.result().errors) }));
  // A file that cannot even be read fails without a test to its name; so does what is wrong around its tests.
  const around = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  if (failed.length === 0 && module.state() === 'failed') faults.push({ name: '', reason: reasonOf(around) });
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    project: module.project.name,
    file: module.moduleId,
    seconds: (collectDuration + setupDuration + duration) / 1000,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    skipped: tests.filter((test) => test.result().state === 'skipped' && !isNightly(test)).length,
    nightly: tests.filter((test) => test.result().state === 'skipped' && isNightly(test)).length,
    faults,
  };
}

const reasonOf = (errors: readonly { message?: string; stack?: string }[] | undefined): string =>
  (errors ?? []).map(({ message, stack }) => stack ?? message ?? '').join('\n');

/**
 * Writes a row per file and project, as JSON, to the file that `TEST_ROWS` names. What fails is said as soon as it has: a night
 * takes an hour, and whoever ends it earlier knows what it had found.
 */
export default class RowsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed')
      process.stdout.write(
        `\n✗ ${test.module.relativeModuleId} › ${test.fullName}\n${reasonOf(test.result().errors)}\n`,
      );
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['TEST_ROWS'];
    if (file) writeFileSync(file, JSON.stringify(modules.map(rowOf)));
  }
}
