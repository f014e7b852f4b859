import type { Locator, Page } from '@playwright/test';

const STEPS_MAX = 200;

/** Presses Tab until something that matches has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await page.evaluate((goal) => document.activeElement?.matches(goal) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

/** Goes there by keyboard and presses it. */
export async function pressByKeyboard(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** Types a day into the parts of a date field: day, month, year. */
export async function tippeTag(feld: Locator, tag: string): Promise<void> {
  await feld.getByRole('spinbutton').first().click();
  await feld.page().keyboard.type(tag.split('-').toReversed().join(''));
}
