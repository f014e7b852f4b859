import { expect, type Page } from '@playwright/test';

import { axeFindings } from './axeFindings.ts';

export const DESK_AND_PHONE = [1280, 390] as const;

/**
 * No finding of axe, in light and in dark, and nothing wider than the window.
 * @param widths the window's own when absent
 */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  const before = page.viewportSize();
  // Right after an address is opened there may be nothing to judge yet.
  await expect.poll(() => page.locator('h1').count()).toBeGreaterThan(0);
  for (const width of widths.length > 0 ? widths : [before?.width ?? 0]) {
    if (width !== before?.width || widths.length > 1) await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await axeFindings(page), `${width} light`).toEqual([]);
    // Of a theme only the colours differ.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await axeFindings(page, ['color-contrast']), `${width} dark`).toEqual([]);
    // Polled: the browser may still be on its way to the new width.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before && widths.length > 0) await page.setViewportSize(before);
}
