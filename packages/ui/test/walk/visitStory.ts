import type axe from 'axe-core';
import type { ConsoleMessage, Page, Request } from 'playwright';

import type { Audit } from '../../patternlib/pattern.props.ts';
import type { IndexedStory } from './storybook.server.ts';

const FIELD_TARGET_PX = 48;
/** Queries show their pending state at least 200 ms; components stand at once. */
const SETTLE_MS = { screen: 300, component: 40 };
/** A story stands when nothing is fetched and nothing in it has changed for so long; what never rests is taken as it is. */
const QUIET_MS = 120;
/** What still holds a place for an answer moves again, or it is the story of waiting. */
const QUIET_MS_WAITING = 1500;
const QUIET_STEP_MS = 40;
const QUIET_MS_MAX = 5000;
/** Only what hangs is given up. */
const RENDERED_WITHIN_MS = 60_000;
const HEIGHTS: Record<number, number> = { 1280: 800, 390: 844 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A story is a piece of a page, not a page. */
const RULES_OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

/** Each theme and each width once: a theme changes colours and never a shape, so that the other two would show nothing new. */
export const LOOKS = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const;
export type Look = (typeof LOOKS)[number];

declare global {
  interface Window {
    axe: typeof axe;
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: (detail: unknown) => void) => void;
      emit: (event: string, detail: unknown) => void;
    };
  }
}

export interface Picture {
  name: string;
  /** Nothing where nobody would compare it. */
  png: Buffer | undefined;
}

export interface Visit {
  audit: Audit;
  pictures: Picture[];
}

/**
 * One rendering per story; width and theme change under it, as they do for people who turn a phone.
 *
 * @param how `drawn`: whether pictures are taken, which are a third of the time; `looks`: all of them, or one by day
 */
export async function visitStory(
  page: Page,
  story: IndexedStory,
  { drawn, looks }: { drawn: boolean; looks: readonly Look[] },
): Promise<Visit> {
  const crashes: string[] = [];
  const note = (error: Error) => void crashes.push(`throws: ${error.message}`);
  page.on('pageerror', note);
  const complain = (message: ConsoleMessage) =>
    void (message.type() === 'error' && crashes.push(`complains: ${message.text()}`));
  page.on('console', complain);
  const fetched = followFetches(page);
  await showStory(page, story.id).catch(note);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(story.key.startsWith('apps/') ? SETTLE_MS.screen : SETTLE_MS.component);
  // Not beside it: what an answer brings asks for parts of its own.
  await untilQuiet(page, fetched.open);
  const findings: string[] = [];
  const pictures: Picture[] = [];
  let rules = 0;
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    await page.evaluate(turnTheme, theme);
    await page.evaluate(scrollTablesToTop);
    // Another width may ask for parts that the first did not show.
    if (fetched.open() > 0) await untilQuiet(page, fetched.open);
    const found = [...(await shapeFaults(page)), ...crashes.splice(0)];
    // Before axe, which scrolls to what it judges: a long table draws only the rows that are seen.
    const png = drawn ? await pictureOf(page, width) : undefined;
    pictures.push({ name: `${story.name}.${theme}-${width}`, png });
    const result = await page.evaluate(askAxe, { tags: TAGS, off: RULES_OF_PAGES });
    rules = Math.max(rules, result.rules);
    found.push(...result.findings);
    findings.push(...found.map((text) => `${theme} ${width}: ${text}`));
  }
  page.off('pageerror', note);
  page.off('console', complain);
  fetched.stop();
  await clearToasts(page);
  return { audit: { looks: looks.length, rules, findings }, pictures };
}

/** Counts what the page asks for and has not got yet: a part that is loaded late is still on its way. */
function followFetches(page: Page): { open: () => number; stop: () => void } {
  const underway = new Set<Request>();
  const begun = (request: Request) => void underway.add(request);
  const ended = (request: Request) => void underway.delete(request);
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    open: () => underway.size,
    stop: () => {
      page.off('request', begun);
      page.off('requestfinished', ended);
      page.off('requestfailed', ended);
    },
  };
}

async function untilQuiet(page: Page, open: () => number): Promise<void> {
  const until = performance.now() + QUIET_MS_MAX;
  do {
    await page.evaluate(quietFor, {
      quiet: QUIET_MS,
      waiting: QUIET_MS_WAITING,
      step: QUIET_STEP_MS,
      most: until - performance.now(),
    });
  } while (open() > 0 && performance.now() < until);
}

/**
 * Runs in the page: resolves when nothing has changed for a while, or after the most that is waited. Small steps are counted
 * instead of one long wait: a page that computes takes none meanwhile, and what it computes comes after them.
 */
function quietFor({ quiet, waiting, step, most }: Record<'quiet' | 'waiting' | 'step' | 'most', number>) {
  return new Promise<void>((resolve) => {
    let still = 0;
    const changes = new MutationObserver(() => {
      still = 0;
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const done = () => {
      changes.disconnect();
      clearInterval(steps);
      clearTimeout(end);
      resolve();
    };
    const steps = setInterval(() => {
      still += step;
      if (still >= (document.querySelector('.animate-pulse') === null ? quiet : waiting)) done();
    }, step);
    const end = setTimeout(done, most);
  });
}

/** A toast outlives the story that showed it. */
async function clearToasts(page: Page): Promise<void> {
  const toasts = page.locator('[data-sonner-toast]');
  for (let left = await toasts.count(); left > 0; left = await toasts.count()) {
    await page.evaluate(() => {
      for (const close of document.querySelectorAll<HTMLElement>(
        '[data-sonner-toast] [aria-label="Meldung schließen"]',
      ))
        close.click();
    });
    await page.waitForTimeout(50);
  }
}

/** Lets Storybook change the story under a page that stays open; one that stands already is drawn anew. */
async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    ({ id, within }) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const done = () => resolve();
        setTimeout(() => reject(new Error(`${id} was not rendered within ${within / 1000} s`)), within);
        channel.once('storyRendered', done);
        channel.once('storyThrewException', (error) => reject(new Error(`${id} throws: ${String(error)}`)));
        if (new URL(location.href).searchParams.get('id') === id)
          channel.emit('forceRemount', { storyId: id });
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, within: RENDERED_WITHIN_MS },
  );
}

/** Runs in the page: new colours and a new width are drawn after two frames. */
function turnTheme(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Runs in the page: a table that keeps the middle of its rows in sight while it gets narrower begins at its first again. */
async function scrollTablesToTop(): Promise<void> {
  const tables = document.querySelectorAll('[role=grid], table');
  if (tables.length === 0) return;
  for (const table of tables)
    for (let box: Element | null = table; box !== null; box = box.parentElement) box.scrollTop = 0;
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Runs in the page. */
async function askAxe({ tags, off }: { tags: string[]; off: string[] }) {
  const result = await window.axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
    // No rule of these reads style sheets or films: they are not fetched once more for every question.
    preload: false,
  });
  return {
    rules: result.passes.length,
    findings: result.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
    ),
  };
}

async function shapeFaults(page: Page): Promise<string[]> {
  return page.evaluate((leastPx) => {
    // Gloves and old hands: what can be pressed in field density and is lower than it should be.
    const pressed =
      'button, select, textarea, input:not([type=radio], [type=checkbox]), label:has(input), [role=gridcell] > *';
    const small = [...document.querySelectorAll<HTMLElement>(`[data-density=field] :is(${pressed})`)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box }) =>
          box.height > 2 &&
          box.height < leastPx &&
          element.closest('label') === element.closest('label:has(input)'),
      )
      .map(({ element, box }) => `target of ${box.height} px: ${element.outerHTML.slice(0, 160)}`);
    const sideways = document.documentElement.scrollWidth > window.innerWidth + 1;
    return [...small, ...(sideways ? ['page scrolls sideways'] : [])];
  }, FIELD_TARGET_PX);
}

/** As much of the window as the story fills; what lies over the page fills it. */
async function pictureOf(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => {
    const over = document.querySelector(
      '[role=dialog], [role=alertdialog], [role=listbox], [data-sonner-toast]',
    );
    const root = document.getElementById('storybook-root');
    const bottom = (root?.getBoundingClientRect().bottom ?? 0) + window.scrollY + 16;
    return over
      ? window.innerHeight
      : Math.min(Math.max(Math.ceil(bottom / 16) * 16, 48), window.innerHeight);
  });
  return page.screenshot({
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'device',
  });
}
