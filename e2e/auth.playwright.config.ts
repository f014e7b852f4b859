import { fileURLToPath } from 'node:url';

import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { defineConfig } from '@playwright/test';

import { GEDULD_MS } from './support/geduld.ts';

const port = Number(process.env['AUTH_FIXTURE_PORT'] ?? 4391);
const vite = `"${process.execPath}" node_modules/vite/bin/vite.js`;

const byDay = process.env['SUITE'] === 'day';
/** One case by day of what only a browser can tell: session, cookies, leaving, two tabs, the bar, a missing part. */
const BY_DAY = /\b(A02|B01|E07|K01|L04|L10)\b/;

/** The login and shell cases that need a browser, against the small fixture app. */
export default defineConfig({
  testDir: './auth-fixture',
  outputDir: './test-results/auth',
  workers: 2,
  fullyParallel: true,
  ...(byDay ? { grep: BY_DAY } : {}),
  timeout: byDay ? 180_000 : 900_000,
  expect: { timeout: GEDULD_MS },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: `${vite} build --config auth-fixture/vite.config.ts && exec ${vite} preview --config auth-fixture/vite.config.ts --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
