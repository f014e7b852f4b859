import { expect, type Page } from '@playwright/test';

/** The application comes with the visitor's first move; whoever is quicker than its listener moves on. */
export async function firstMove(page: Page): Promise<void> {
  let x = 5;
  await expect(async () => {
    await page.mouse.move((x += 3), 5);
    const taken = await page.evaluate(() =>
      Object.keys(document.body).some((key) => key.startsWith('__react')),
    );
    expect(taken).toBe(true);
  }).toPass({ intervals: [50, 100, 250] });
}
