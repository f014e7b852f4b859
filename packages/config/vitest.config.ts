import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownPostgres = fileURLToPath(new URL('vitest/postgres.setup.ts', import.meta.url));
const ownChance = fileURLToPath(new URL('vitest/chance.setup.ts', import.meta.url));
const ownToasts = fileURLToPath(new URL('../ui/test/dom.setup.ts', import.meta.url));
const everywhere = ['**/node_modules/**', '**/dist/**', '**/build/**', 'e2e/**'];

/** API tests that open a database; they name the means for it. All others of the API are unit tests. */
const withDatabase = globSync('apps/api/{src,test}/**/*.test.ts', { cwd: root }).filter((file) =>
  /freshDb|testApi|Fixture/.test(readFileSync(path.join(root, file), 'utf8')),
);

/** Tests that start processes, or load what ends with its parent: they would take their neighbours along. */
const withProcesses = globSync('{apps,packages}/*/{src,house}/**/*.test.ts', { cwd: root }).filter(
  (file) =>
    !withDatabase.includes(file) &&
    /child_process|kindprozess|supervise|\/(checks|command|onlyTested|postgres)\.ts/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
);

/**
 * What is asked of the embedded database, too, whenever everything is asked of PostgreSQL: whatever stands between a door and the
 * tables, and of each concept the test that has its name. The rest follows by night (`test:kalender`), or by `api-pglite`.
 */
const ofTheFirstRank = withDatabase.filter((file) => {
  const { dir, name } = path.posix.parse(file);
  return dir.endsWith('src/platform') || name === `${path.posix.basename(dir)}.test`;
});
/** Requests to each endpoint where PostgreSQL answers the hundred. */
const FUZZ_BODIES = process.env['FUZZ_BODIES'] ?? '10';

type ApiRun = { database: 'pglite' | 'postgres'; include: string[]; env?: Record<string, string> };

/** API tests on a database; which one is the only difference. */
function api(name: string, { database, include, env = {} }: ApiRun) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: everywhere,
      env: { TEST_DATABASE: database, ...env },
      globalSetup: database === 'postgres' ? [ownPostgres] : [],
      // One process loads the server once for all its files; each file has a database of its own.
      isolate: false,
    },
  };
}

/** Run one with `vitest run -c packages/config/vitest.config.ts --project <name> [file]`. */
export default defineConfig({
  root,
  test: {
    // One more than the two processors of the smallest machine: what waits for PostgreSQL leaves its processor to another.
    maxWorkers: 3,
    passWithNoTests: true,
    setupFiles: [ownChance],
    // Only what hangs is ended: what is waited for ends the wait, on a machine that is busy a minute later.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/*/**/*.test.ts'],
          exclude: [...everywhere, ...withDatabase, ...withProcesses],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: withProcesses,
          exclude: everywhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{apps,packages}/**/*.test.tsx'],
          exclude: everywhere,
          setupFiles: [ownToasts],
          isolate: false,
        },
      },
      api('api-pglite', { database: 'pglite', include: withDatabase }),
      api('api-embedded', { database: 'pglite', include: ofTheFirstRank, env: { FUZZ_BODIES } }),
      api('api-postgres', { database: 'postgres', include: withDatabase }),
    ],
  },
});
