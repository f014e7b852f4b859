import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

import { chromiumPath } from './auth-fixture/chromiumPath.ts';

const port = Number(process.env['AUTH_FIXTURE_PORT'] ?? 4391);
const executablePath = chromiumPath();

/** The login and shell cases that need a browser, against the small fixture app. */
export default defineConfig({
  testDir: './auth-fixture',
  outputDir: './test-results/auth',
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  },
  webServer: {
    command: `vite build --config auth-fixture/vite.config.ts && vite preview --config auth-fixture/vite.config.ts --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
