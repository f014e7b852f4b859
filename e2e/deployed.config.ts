import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { defineConfig } from '@playwright/test';

/** Journeys through the product as it is deployed; `npm run test:deployed` says in `ARTEFACTS` where it lies. */
export default defineConfig({
  testDir: './deployed',
  outputDir: './test-results/deployed',
  // One installation; its parts are ended and started in turn.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      ...chromiumLaunch(),
      // A site on a public address shows the booking of this machine in a frame.
      args: [...chromiumLaunch().args, '--disable-features=LocalNetworkAccessChecks'],
    },
  },
});
