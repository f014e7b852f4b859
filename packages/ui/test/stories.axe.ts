/**
 * Walks every story in Chromium, light and dark, 1280 and 390 px wide, and asks axe.
 * Prints every finding and the count; exits with 1 when there is one. With `--pictures <folder>` it also
 * leaves a screenshot of each; `--only <text>` takes the stories whose id contains it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390] as const;
const HEIGHTS: Record<number, number> = { 1280: 800, 390: 844 };
const WALKERS = 2;
const FIELD_TARGET_PX = 48;
const SETTLE_MS = 40;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: (detail: unknown) => void) => void;
      emit: (event: string, detail: unknown) => void;
    };
  }
}

const { values: options } = parseArgs({
  options: { pictures: { type: 'string' }, only: { type: 'string' } },
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function buildStorybook(folder: string): void {
  const cli = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const run = spawnSync(process.execPath, [cli, 'build', '--quiet', '-o', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`storybook build failed\n${run.stdout}\n${run.stderr}`);
}

function serve(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = readFileSync(join(folder, path));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

async function openChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'] }).catch(() => chromium.launch());
}

/** Gloves and old hands: what can be pressed in field density and is lower than it should be. Runs in the page. */
function smallTargets(leastPx: number): string[] {
  const pressed =
    'button, select, textarea, input:not([type=radio], [type=checkbox]), label:has(input), [role=gridcell] > *';
  const all = [...document.querySelectorAll<HTMLElement>('[data-density=field] :is(' + pressed + ')')];
  return all
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(
      ({ element, box }) =>
        box.height > 2 &&
        box.height < leastPx &&
        element.closest('label') === element.closest('label:has(input)'),
    )
    .map(({ element, box }) => `target of ${box.height} px: ${element.outerHTML.slice(0, 160)}`);
}

async function findings(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page })
    // In the page itself: half a second less per visit than through a second, blank one.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // A story is a piece of a page, not a page.
    .disableRules(['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'])
    .analyze();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
  const small = await page.evaluate(smallTargets, FIELD_TARGET_PX);
  return [
    ...small,
    ...result.violations.map(
      (v) => `${v.id}: ${v.help}\n      ${v.nodes.map((n) => n.html.slice(0, 160)).join('\n      ')}`,
    ),
    ...(sideways ? ['page scrolls sideways'] : []),
  ];
}

type Walk = { visits: number; faults: string[] };

/** Lets Storybook change the story under a page that stays open. */
async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const done = () => resolve();
        setTimeout(() => reject(new Error(`${id} was not rendered within ten seconds`)), 10_000);
        channel.once('storyRendered', done);
        channel.once('storyThrewException', (error) => reject(new Error(`${id} throws: ${String(error)}`)));
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

/** One rendering per story; width and theme change under it, as they do for people who turn a phone. */
async function visit(page: Page, id: string, shown: boolean): Promise<Walk> {
  const walk: Walk = { visits: 0, faults: [] };
  const crashes: string[] = [];
  const note = (error: Error) => crashes.push(`throws: ${error.message}`);
  page.on('pageerror', note);
  if (!shown) await showStory(page, id).catch(note);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    for (const theme of THEMES) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await page.waitForTimeout(SETTLE_MS);
      const found = [...(await findings(page)), ...crashes.splice(0)];
      walk.visits += 1;
      walk.faults.push(...found.map((text) => `${id} ${theme} ${width}\n    ${text}`));
      if (options.pictures !== undefined) {
        await page.screenshot({ path: join(options.pictures, `${id}.${theme}.${width}.png`) });
      }
    }
  }
  page.off('pageerror', note);
  return walk;
}

async function walkAll(address: string, browser: Browser): Promise<Walk> {
  const index: { entries: Record<string, { id: string; type: string }> } = await (
    await fetch(`${address}/index.json`)
  ).json();
  const ids = Object.values(index.entries)
    .filter((entry) => entry.type === 'story' && entry.id.includes(options.only ?? ''))
    .map((entry) => entry.id);
  const total: Walk = { visits: 0, faults: [] };
  const walkers = Array.from({ length: WALKERS }, async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE' });
    const page = await context.newPage();
    const first = ids[0] ?? '';
    await page.goto(`${address}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`);
    await page
      .locator('body.sb-show-main #storybook-root > *')
      .first()
      .waitFor({ state: 'attached', timeout: 30_000 });
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      const { visits, faults } = await visit(page, id, id === first);
      total.visits += visits;
      total.faults.push(...faults);
    }
    await context.close();
  });
  await Promise.all(walkers);
  return total;
}

const folder = mkdtempSync(join(tmpdir(), 'stories-'));
if (options.pictures !== undefined) mkdirSync(options.pictures, { recursive: true });
try {
  buildStorybook(folder);
  const server = await serve(folder);
  const browser = await openChromium();
  const { visits, faults } = await walkAll(server.address, browser);
  await browser.close();
  server.close();
  for (const fault of faults) say(fault);
  say(
    `stories in Chromium: ${visits - new Set(faults.map((f) => f.split('\n')[0])).size} passed, ${faults.length} findings`,
  );
  process.exitCode = faults.length === 0 && visits > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
