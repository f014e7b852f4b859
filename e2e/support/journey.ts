import { aheadMs, shiftClock } from '@kehrtour/testkit/shiftClock';
import { type Browser, test as base } from '@playwright/test';

/** A test whose browser lives at the same instant as the runner and the servers. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(shiftClock, aheadMs());
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
