import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownPostgres = fileURLToPath(new URL('vitest/postgres.setup.ts', import.meta.url));
const ownChance = fileURLToPath(new URL('vitest/chance.setup.ts', import.meta.url));
const ownToasts = fileURLToPath(new URL('../ui/test/dom.setup.ts', import.meta.url));

/** API tests that open a database; they name the means for it. All others of the API are unit tests. */
const withDatabase = globSync('apps/api/{src,test}/**/*.test.ts', { cwd: root }).filter((file) =>
  /freshDb|testApi|Fixture/.test(readFileSync(path.join(root, file), 'utf8')),
);

/** Tests that start processes, or load what ends with its parent: they would take their neighbours along. */
const withProcesses = globSync('{apps,packages}/*/{src,house}/**/*.test.ts', { cwd: root }).filter(
  (file) =>
    !withDatabase.includes(file) &&
    /child_process|ownProcess|supervise|testkit\/postgres'|\/(checks|command|onlyTested|postgres)\.ts/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
);

/**
 * What is asked of the embedded database by day: whatever stands between a door and the tables, but for what walks through all
 * endpoints, and for what asks a door alone (streams, log, links). By night everything is.
 */
const ofTheEmbedded = withDatabase.filter(
  (file) =>
    file.includes('/src/platform/') &&
    !/\/(everyInput|everyStatement|eventStream|fremdeKennungen|health|links|logCanary|mailscanner|messageLimit|openapiPage|readable|routen|upload)\./.test(
      file,
    ),
);

const byNight = process.env['SUITE'] === 'night';
/** How often what is random or dear is asked, by day and by night; a setting of the same name says otherwise. */
const HOW_OFTEN = {
  /** Cases of a property of rules. */
  FAELLE: ['300', '10000'],
  /** Hostile requests to each endpoint. */
  FUZZ_BODIES: ['2', '100'],
  /** Of what somebody may write into an address or a form, to each field of each page. */
  WERTE_JE_FELD: ['1', '3'],
  /** What is made to hurt a reader has this part of the bytes that are read at most. */
  SCHLIMMSTES_TEILER: ['4', '1'],
  /** Histories of rounds, of changes. */
  VERLAEUFE: ['3', '200'],
  /** Histories of what is told of an announced round. */
  GESCHICHTEN: ['2', '400'],
  /** Histories of phones in the field. */
  FELDVERLAEUFE: ['3', '1000'],
  /** Histories of bookings. */
  ZUSAGEN_LAEUFE: ['2', '20'],
  /** Random rounds that somebody else checks. */
  GEPRUEFTE_RUNDEN: ['6', '500'],
};
const howOften = Object.fromEntries(
  Object.entries(HOW_OFTEN).map(([name, [day = '', night = '']]) => [
    name,
    process.env[name] ?? (byNight ? night : day),
  ]),
);
/** The embedded database is asked a tenth of the histories: what they find is in the rules, which are the same on both. */
const HISTORIES = ['VERLAEUFE', 'GESCHICHTEN', 'FELDVERLAEUFE', 'GEPRUEFTE_RUNDEN'] as const;
const fewHistories = Object.fromEntries(
  HISTORIES.map((name) => [name, process.env[name] ?? String(Math.ceil(Number(HOW_OFTEN[name][1]) / 10))]),
);
const everywhere = ['**/node_modules/**', '**/dist/**', '**/build/**', 'e2e/**'];

type ApiRun = { database: 'pglite' | 'postgres'; include: string[] };

/** API tests on a database; which one is the only difference. */
function api(name: string, { database, include }: ApiRun) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: everywhere,
      env: { TEST_DATABASE: database, ...(byNight && database === 'pglite' ? fewHistories : {}) },
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
    tags: [{ name: 'night', description: 'takes minutes, or asks in full what the day asks in part' }],
    setupFiles: [ownChance],
    env: howOften,
    // Only what hangs is ended: what is waited for ends the wait, on a machine that is busy a minute later. Histories by the
    // hundred take as long as they take.
    testTimeout: byNight ? 7_200_000 : 300_000,
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
      api('api-embedded', { database: 'pglite', include: ofTheEmbedded }),
      api('api-postgres', { database: 'postgres', include: withDatabase }),
    ],
  },
});
