import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { defineConfig } from '@playwright/test';

import { origin } from './support/surroundings.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Journeys through the whole product, as a person would take them, on a desk and on a phone. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/journeys',
  // One server, one database: journeys follow each other.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'desk', use: desktop, testIgnore: '**/*.phone.spec.ts' },
    { name: 'phone', use: phone, testMatch: '**/*.phone.spec.ts' },
  ],
  webServer: {
    command: `"${process.execPath}" support/freshServer.ts`,
    url: `${origin}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
