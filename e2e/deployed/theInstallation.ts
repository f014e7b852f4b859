import { test as base } from '@playwright/test';

import { type Installation, startInstallation } from './installation.ts';

/** Everything happens to one installation, in the order of the file. */
export const test = base.extend<object, { house: Installation }>({
  house: [
    // Playwright asks for this shape: what a fixture needs stands in braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await startInstallation(process.env['ARTEFACTS'] ?? '');
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
