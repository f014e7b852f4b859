import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findPostgres, installPostgres } from '@kehrtour/testkit/postgres';

import type { FileRow } from '../../vitest/rowsReporter.ts';
import { command } from './command.ts';
import { root } from './root.ts';
import { failing, nothing, sum, type Tally } from './tally.ts';

/** Only what hangs is ended: beside other work two cores need three times as long, and a night has histories by the hundred. */
const minutesMax = (): number => (process.env['SUITE'] === 'night' ? 360 : 60);
/** What a program says last is mostly why it ended. */
const FAULT_TAIL = 1000;
const NO_POSTGRES =
  'Kein PostgreSQL (15 oder neuer) gefunden und keines einzurichten. Debian: apt-get install postgresql. ' +
  'Ohne die Tests auf PostgreSQL: ALLOW_NO_PG=1.';

/**
 * All API tests run on PostgreSQL; the embedded database is asked for what `embedded` says beside it. Where PostgreSQL is not to be
 * had, all run on the embedded one.
 *
 * @param embedded the project that asks the embedded database beside PostgreSQL
 */
export async function apiRun(embedded: 'api-embedded' | 'api-pglite', shard = ''): Promise<Tally> {
  const withPostgres = findPostgres() !== undefined || (installPostgres() && findPostgres() !== undefined);
  if (withPostgres) return runProjects([embedded, 'api-postgres'], {}, shard);

  const tally = await runProjects(['api-pglite'], {}, shard);
  if (process.env['ALLOW_NO_PG'] === '1') {
    return sum([
      tally,
      { ...nothing, skipped: [{ count: 1, reason: 'api-postgres, kein PostgreSQL (ALLOW_NO_PG=1)' }] },
    ]);
  }
  return sum([tally, failing('api-postgres', NO_POSTGRES)]);
}

/**
 * @param env what its processes find besides what is there
 * @param shard `1/2` for the first half of the files
 */
export async function runProjects(
  projects: readonly string[],
  env: Record<string, string> = {},
  shard = '',
): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-vitest-'));
  const rows = path.join(folder, 'rows.json');
  const { ok, output } = await command(
    [
      'vitest',
      'run',
      '--config=packages/config/vitest.config.ts',
      ...projects.map((project) => `--project=${project}`),
      ...(shard ? [`--shard=${shard}`] : []),
      ...(process.env['SUITE'] === 'day' ? ['--tagsFilter=!night'] : []),
      '--reporter=dot',
      '--reporter=./packages/config/vitest/rowsReporter.ts',
    ],
    { live: true, minutesMax: minutesMax(), env: { ...env, TEST_ROWS: rows } },
  );
  const tally = tallyOf(rows);
  rmSync(folder, { recursive: true });
  return !ok && tally.failed === 0 ? sum([tally, failing('vitest', output.slice(-FAULT_TAIL))]) : tally;
}

function tallyOf(rows: string): Tally {
  try {
    return sum((JSON.parse(readFileSync(rows, 'utf8')) as FileRow[]).map(tallyOfFile));
  } catch {
    return failing('vitest', 'vitest hinterließ keinen Bericht.');
  }
}

function tallyOfFile(row: FileRow): Tally {
  const { project, seconds, passed, faults } = row;
  const file = path.relative(root, row.file);
  const own = {
    ...nothing,
    passed,
    skipped: [
      { count: row.skipped, reason: file },
      { count: row.nightly, reason: 'bei Nacht an der Reihe (npm run test:all)' },
    ].filter(({ count }) => count > 0),
    files: [{ group: project, file, seconds, tests: passed + faults.length }],
  };
  return sum([own, ...faults.map(({ name, reason }) => failing(`${file} › ${name}`, reason))]);
}
