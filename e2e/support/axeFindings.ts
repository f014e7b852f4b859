import type { Page } from '@playwright/test';
import axe from 'axe-core';

const ARRIVED_WITHIN_MS = 1000;

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe has against the page as it stands, with the piece of it. It is brought into a document once and asked there:
 * the usual way loads it anew for every question, which costs ten times the answer.
 *
 * @param rules only these; all that are not experimental when absent
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // A journey that holds the clock of its page also holds its drawings: then this is as far as it gets.
  await Promise.race([page.evaluate(arrived), page.waitForTimeout(ARRIVED_WITHIN_MS)]);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    if (!window.axe) throw new Error('axe is not here');
    const { violations } = await window.axe.run(
      {
        include: [['html']],
        // A framed page is a page of its own. React Aria's announcer keeps what was said for seconds, also when the busy
        // button it points to has gone.
        exclude: [['iframe'], ['[data-live-announcer]']],
      },
      // No rule of these reads style sheets or films: they are not fetched once more.
      { resultTypes: ['violations'], preload: false, ...(only && { runOnly: only }) },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  }, rules);
}

/** Runs in the page: what changes its colours with the theme is measured when it has arrived, not halfway. */
async function arrived(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const changes = document.getAnimations().filter((running) => running instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}
