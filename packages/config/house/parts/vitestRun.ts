import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findPostgres, installPostgres } from '@kehrtour/testkit/postgres';

import { command } from './command.ts';
import { root } from './root.ts';
import { failing, nothing, sum, type Tally } from './tally.ts';

/** Only what hangs is ended: beside other work two cores need three times as long. */
const MINUTES_MAX = 60;
/** What a program says last is mostly why it ended. */
const FAULT_TAIL = 1000;
const NO_POSTGRES =
  'Kein PostgreSQL (15 oder neuer) gefunden und keines einzurichten. Debian: apt-get install postgresql. ' +
  'Ohne die Tests auf PostgreSQL: ALLOW_NO_PG=1.';

interface Report {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/**
 * Unit, DOM and integration tests; the latter all on PostgreSQL and those of the first rank on the embedded database, too. Where
 * PostgreSQL is not to be had, all on the embedded one.
 */
export async function vitestRun(): Promise<Tally> {
  const projects = ['unit', 'process', 'dom'];
  const withPostgres = findPostgres() !== undefined || (installPostgres() && findPostgres() !== undefined);
  if (withPostgres) return runProjects([...projects, 'api-embedded', 'api-postgres']);

  const tally = await runProjects([...projects, 'api-pglite']);
  if (process.env['ALLOW_NO_PG'] === '1') {
    return sum([
      tally,
      {
        ...nothing,
        skipped: [{ count: 1, reason: 'api-postgres, kein PostgreSQL (ALLOW_NO_PG=1)' }],
      },
    ]);
  }
  return sum([tally, failing('api-postgres', NO_POSTGRES)]);
}

/** @param env what its processes find besides what is there */
export async function runProjects(
  projects: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-vitest-'));
  const report = path.join(folder, 'report.json');
  const { ok, output } = await command(
    [
      'vitest',
      'run',
      '--config=packages/config/vitest.config.ts',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { live: true, minutesMax: MINUTES_MAX, env },
  );
  const tally = tallyOf(report);
  rmSync(folder, { recursive: true });
  return !ok && tally.failed === 0 ? sum([tally, failing('vitest', output.slice(-FAULT_TAIL))]) : tally;
}

function tallyOf(report: string): Tally {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return sum(testResults.map(tallyOfFile));
  } catch {
    return failing('vitest', 'vitest hinterließ keinen Bericht.');
  }
}

function tallyOfFile({ name, status, message, assertionResults }: Report['testResults'][number]): Tally {
  const file = path.relative(root, name);
  const count = (wanted: string[]) => assertionResults.filter((test) => wanted.includes(test.status)).length;
  const skipped = count(['pending', 'skipped', 'todo', 'disabled']);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => failing(`${file} › ${test.fullName}`, test.failureMessages?.join('\n')));
  // A file that cannot even be read fails without a test to its name.
  if (failed.length === 0 && status === 'failed') failed.push(failing(file, message));
  return sum([
    {
      ...nothing,
      passed: count(['passed']),
      skipped: skipped > 0 ? [{ count: skipped, reason: file }] : [],
    },
    ...failed,
  ]);
}
