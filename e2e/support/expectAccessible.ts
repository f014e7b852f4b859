import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours do not depend on the width, nor the shape on the colours. */
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** React Aria's announcer keeps what was said for seconds, also when the busy button it points to has gone. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().exclude('[data-live-announcer]').exclude('iframe');

async function findings(asked: AxeBuilder, look: string): Promise<string[]> {
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${look} ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

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

/** No finding of axe, bright on a desk and dark on a phone; nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await angekommen(page);
    expect(await findings(axe(page), `${width} ${colorScheme}`)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

/** The same at the width at which the page stands: all of it bright, its colours in the dark as well. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await angekommen(page);
  expect(await findings(axe(page).withRules(['color-contrast']), 'dark')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await angekommen(page);
  expect(await findings(axe(page), 'bright')).toEqual([]);
}
