import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [1280, 390] as const;

/** React Aria's announcer keeps what was said for seconds, also when the busy button it points to has gone. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).exclude('[data-live-announcer]');

/** What changes its colours with the theme is measured when it has arrived, not halfway. */
const angekommen = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((running) => running instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });

/** No finding of axe on a desk and on a phone, in light and in dark; nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await angekommen(page);
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${width} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual(
        [],
      );
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
