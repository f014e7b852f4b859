import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { defineConfig } from '@playwright/test';

import { GEDULD_MS } from './support/geduld.ts';
import { liveFrom } from './support/liveFrom.ts';
import { origin } from './support/surroundings.ts';

/** A Tuesday without a holiday near it; `E2E_NOW` names another instant. */
const NOW = '2027-01-12T09:00:00+01:00';

liveFrom(process.env['E2E_NOW'] || NOW);

/** These look and write nothing, or only what no other journey looks at. */
const READING = [
  '**/routen.spec.ts',
  '**/marketing.spec.ts',
  '**/musterbuch.spec.ts',
  '**/spezifikation.spec.ts',
];

/** What every push has to pass, in this order of weight; all others follow by night, and when they are named. */
const BY_DAY = [
  'hauptweg',
  'buchung',
  'termin',
  'antworten',
  'aenderung',
  'heute',
  'haustuer',
  'routen',
  'spezifikation',
].map((name) => `**/${name}.spec.ts`);
/** Of these, a test tagged so is the night's. */
const BY_NIGHT = /@night/;
const byDay = process.env['SUITE'] === 'day';
const wanted = (files: readonly string[]): string[] =>
  files.filter((file) => !byDay || BY_DAY.includes(file));

const journeys = fileURLToPath(new URL('journeys', import.meta.url));
/** These begin with a product or a company of their own for all of their tests: what they do in it meets no other journey. */
const APART = globSync('*.spec.ts', { cwd: journeys })
  .filter((file) =>
    /^ {2}(server|betrieb) = await eigener(Server|Betrieb)\(/m.test(
      readFileSync(path.join(journeys, file), 'utf8'),
    ),
  )
  .map((file) => `**/${file}`);

/** Journeys through the whole product, as a person would take them; each sets the width it needs. */
export default defineConfig({
  testDir: './journeys',
  globalTeardown: './support/logTeardown.ts',
  outputDir: './test-results/journeys',
  // One server, one database: journeys that write follow each other; those that only look walk beside them, and those apart.
  workers: 3,
  retries: 0,
  ...(byDay ? { grepInvert: BY_NIGHT } : {}),
  // A server of its own makes and fills its database in this time, too, beside everything else on two cores.
  timeout: byDay ? 600_000 : 1_800_000,
  expect: { timeout: GEDULD_MS },
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A trace of every step costs each journey a part of its time; who looks for a fault asks for it: `E2E_TRACE=1`.
    trace: process.env['E2E_TRACE']
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true }
      : 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    {
      name: 'writing',
      testMatch: byDay ? BY_DAY : '**/*.spec.ts',
      testIgnore: [...READING, ...APART],
      workers: 1,
    },
    { name: 'apart', testMatch: wanted(APART), workers: 1 },
    { name: 'reading', testMatch: wanted(READING), workers: 1 },
  ],
  webServer: {
    // The shell gives its place away: the server sees when the runner is gone, and ends.
    command: `exec "${process.execPath}" support/freshServer.ts`,
    url: `${origin}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
