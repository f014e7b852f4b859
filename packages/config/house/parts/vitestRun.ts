import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findPostgres, installPostgres } from '@kehrtour/testkit/postgres';

import { command } from './command.ts';
import { root } from './root.ts';
import { oneFailed, sum, type Tally } from './tally.ts';

/** Only what hangs is ended: beside other work two cores need twice as long. */
const MINUTES_MAX = 40;
const NO_POSTGRES =
  'Kein PostgreSQL (15 oder neuer) gefunden und keines einzurichten. Debian: apt-get install postgresql. ' +
  'Ohne die Tests auf PostgreSQL: ALLOW_NO_PG=1.';

interface Report {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string }[];
  }[];
}

/** Unit, DOM and integration tests; the latter on both databases, where PostgreSQL is to be had. */
export async function vitestRun(): Promise<Tally> {
  const projects = ['unit', 'process', 'dom', 'api-pglite'];
  const withPostgres = findPostgres() !== undefined || (installPostgres() && findPostgres() !== undefined);
  if (withPostgres) return runProjects([...projects, 'api-postgres']);

  const tally = await runProjects(projects);
  if (process.env['ALLOW_NO_PG'] === '1') {
    return sum([
      tally,
      {
        passed: 0,
        failed: 0,
        skipped: [{ count: 1, reason: 'api-postgres, kein PostgreSQL (ALLOW_NO_PG=1)' }],
      },
    ]);
  }
  process.stdout.write(`✗ ${NO_POSTGRES}\n`);
  return sum([tally, oneFailed]);
}

/** @param env what its processes find besides what is there */
export async function runProjects(
  projects: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-vitest-'));
  const report = path.join(folder, 'report.json');
  const { ok } = await command(
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
  return !ok && tally.failed === 0 ? sum([tally, oneFailed]) : tally;
}

function tallyOf(report: string): Tally {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return sum(testResults.map(tallyOfFile));
  } catch {
    return oneFailed;
  }
}

function tallyOfFile({ name, status, assertionResults }: Report['testResults'][number]): Tally {
  const count = (wanted: string[]) => assertionResults.filter((test) => wanted.includes(test.status)).length;
  const failed = count(['failed']);
  const skipped = count(['pending', 'skipped', 'todo', 'disabled']);
  return {
    passed: count(['passed']),
    // A file that cannot even be read fails without a test to its name.
    failed: failed === 0 && status === 'failed' ? 1 : failed,
    skipped: skipped > 0 ? [{ count: skipped, reason: path.relative(root, name) }] : [],
  };
}
