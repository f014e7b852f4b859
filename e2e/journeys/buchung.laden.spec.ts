import { expect } from '@playwright/test';

import { BETRIEB } from '../pages/BuchungSeite.ts';
import { test } from '../support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('on a slow phone', () => {
  test('sees a page on which nothing jumps, and loads no application', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    // Fast 3G as Lighthouse throttles it, and a phone that is four times slower than this machine.
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const werte = { lcp: 0, gesprungen: [] as string[] };
      Object.assign(globalThis, { werte });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) werte.lcp = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          for (const { node } of entry.sources)
            werte.gesprungen.push(
              `${Math.round(entry.startTime)} ms: ${node?.parentElement?.outerHTML.slice(0, 120)}`,
            );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(BETRIEB);
    // Everything has come, and what is drawn of it was drawn.
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { werte: { lcp: number } }).werte.lcp))
      .toBeGreaterThan(0);
    const { lcp, gesprungen, bytes } = await page.evaluate(() => ({
      ...(globalThis as unknown as { werte: { lcp: number; gesprungen: string[] } }).werte,
      // The document brings its style sheet along.
      bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name, entryType }) => entryType === 'navigation' || /\.(js|css)$/.test(name))
        .reduce((summe, entry) => summe + (entry as PerformanceResourceTiming).transferSize, 0),
    }));
    // How long it takes is measured by `npm run bench e2e/lighthouse unternehmen`; a test must not depend on it.
    expect(lcp).toBeGreaterThan(0);
    expect(gesprungen).toEqual([]);
    // Nothing has to arrive after the page itself before it is seen.
    await expect(page.locator('head > style')).toHaveCount(1);
    await expect(page.locator('link[rel=stylesheet], head > script:not([async], [type=module])')).toHaveCount(
      0,
    );
    expect(bytes).toBeLessThan(30_000);
  });
});
