/**
 * Walks every story in Chromium, light at 1280 and dark at 390 px: asks axe, looks for sideways scrolling and small
 * targets, compares with the stored picture. Prints every finding and the count; exits with 1 when there is one.
 *
 * `--update` stores pictures and results of axe anew, `--only <text>`, once or several times, takes stories whose
 * name contains it. `--day` takes one look at thirty stories of all categories and at those of each `--touched <file>`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';

import type { Audit } from '../patternlib/pattern.props.ts';
import { outdatedAudits, readAudits, writeAudits } from './walk/audits.store.ts';
import { anchorsOf, storiesOfTheDay, storyFiles } from './walk/chooseStories.ts';
import type { PictureBook } from './walk/pictures.store.ts';
import { openPictures } from './walk/pictures.store.ts';
import { buildStorybook, type IndexedStory, serve, storiesIn } from './walk/storybook.server.ts';
import { type Look, LOOKS, type Visit, visitStory } from './walk/visitStory.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const AUDITS = join(ROOT, 'test/audits.json');
const WALKERS = 2;
/** Tuesday of the invented rounds, half past nine in Germany. */
const NOW = '2027-05-04T07:30:00Z';
const FROZEN = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  .maplibregl-canvas { visibility: hidden !important; }`;

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    day: { type: 'boolean', default: false },
    touched: { type: 'string', multiple: true, default: [] },
  },
});

interface Walk {
  audits: Record<string, Audit>;
  pictures: Set<string>;
  faults: string[];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function openChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'] }).catch(() => chromium.launch());
}

/** A page of half the pixels on which nothing moves, at a time that stands still. */
async function openStage(browser: Browser, address: string, first: string): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    deviceScaleFactor: 0.5,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(`${address}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`);
  await page
    .locator('body.sb-show-main #storybook-root > *')
    .first()
    .waitFor({ state: 'attached', timeout: 90_000 });
  await page.addStyleTag({ content: FROZEN });
  await page.addScriptTag({ content: axe.source });
  return page;
}

/** What one visit found, of shape, of axe and of pictures. */
function look(story: IndexedStory, { audit, pictures }: Visit, book: PictureBook) {
  const differing = pictures.flatMap(({ name, png }) => {
    const fault = book.check(name, png);
    return fault === undefined ? [] : [`${name} ${fault}`];
  });
  return {
    audit,
    pictures: pictures.map(({ name }) => name),
    faults: [...audit.findings.map((text) => `${story.name} ${text}`), ...differing],
  };
}

/** By day every story is looked at once, by turns wide and light, narrow and dark. */
const looksAt = (index: number): readonly Look[] =>
  options.day ? LOOKS.filter((_, look) => look === index % LOOKS.length) : LOOKS;

/** Stories to walk, and how many of those that a change touches are left to the night. */
function choose(folder: string): { stories: IndexedStory[]; left: number } {
  const all = storiesIn(folder);
  if (options.day) {
    const { chosen, left } = storiesOfTheDay(all, anchorsOf(storyFiles(PROJECT)), options.touched);
    return { stories: chosen, left };
  }
  const named = ({ name }: IndexedStory) => options.only.some((part) => name.includes(part));
  return { stories: options.only.length === 0 ? all : all.filter(named), left: 0 };
}

async function walkAll(
  stories: IndexedStory[],
  browser: Browser,
  address: string,
  book: PictureBook,
): Promise<Walk> {
  const walk: Walk = { audits: {}, pictures: new Set(), faults: [] };
  const waiting = [...stories];
  const drawn = book.asksForPictures;
  const walkers = Array.from({ length: WALKERS }, async () => {
    const first = waiting[0];
    if (first === undefined) return;
    const page = await openStage(browser, address, first.id);
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      const how = { drawn, looks: looksAt(stories.indexOf(story)) };
      let visit = await visitStory(page, story, how);
      // A busy machine draws late: what is wrong twice is wrong, and only what differs twice is stored.
      if (options.update && visit.pictures.some(({ name, png }) => book.differs(name, png)))
        visit = await visitStory(page, story, how);
      let seen = look(story, visit, book);
      if (seen.faults.length > 0) seen = look(story, await visitStory(page, story, how), book);
      walk.audits[story.key] = seen.audit;
      walk.faults.push(...seen.faults);
      for (const name of seen.pictures) walk.pictures.add(name);
    }
    await page.context().close();
  });
  await Promise.all(walkers);
  return walk;
}

/** Stores what was found, or says what is stored otherwise. */
function settleAudits(walk: Walk, whole: boolean, chromiumVersion: string): void {
  const stored = readAudits(AUDITS);
  const stories = whole ? walk.audits : { ...stored.stories, ...walk.audits };
  if (options.update)
    writeAudits(AUDITS, {
      made: new Date().toISOString().slice(0, 10),
      axe: axe.version,
      chromium: chromiumVersion,
      stories,
    });
  else walk.faults.push(...outdatedAudits(stored, stories));
}

async function run(folder: string): Promise<void> {
  const anchors = anchorsOf(storyFiles(PROJECT)).map(({ file }) => file);
  const files = options.day ? [...new Set([...anchors, ...options.touched])] : undefined;
  const seconds = buildStorybook(ROOT, folder, files);
  const whole = options.only.length === 0 && !options.day;
  const { stories, left } = choose(folder);
  const server = await serve(folder);
  const browser = await openChromium();
  const book = openPictures({
    folder: join(ROOT, 'test/pictures'),
    failedFolder: join(ROOT, 'test-results/pictures'),
    chromium: browser.version(),
    refresh: options.update,
    whole,
  });
  const walk = await walkAll(stories, browser, server.address, book);
  const version = browser.version();
  await browser.close();
  server.close();
  settleAudits(walk, whole, version);
  if (whole)
    walk.faults.push(...book.surplus(walk.pictures).map((name) => `${name} is stored and no story has it`));
  for (const fault of walk.faults) say(fault);
  if (walk.faults.length > 0) say('When that is meant: node packages/ui/test/stories.axe.ts --update');
  say(`Storybook built in ${seconds.toFixed(1)} s`);
  if (book.fresh.size > 0) say(`${book.fresh.size} skipped: Bilder neuer Beispiele, noch nicht gespeichert`);
  const elsewhere = !options.update && book.madeWith !== '' && book.madeWith !== version;
  if (elsewhere)
    say(
      `${walk.pictures.size} skipped: Bilder der Beispiele, gemacht mit Chromium ${book.madeWith}, hier ist ${version}`,
    );
  if (left > 0)
    say(`${left} skipped: Beispiele, die die Änderung berührt und die bei Nacht an der Reihe sind`);
  say(
    `stories in Chromium: ${Object.values(walk.audits).reduce((all, { looks }) => all + looks, 0)} passed, ${walk.faults.length} findings`,
  );
  process.exitCode = walk.faults.length === 0 && stories.length > 0 ? 0 : 1;
}

const folder = mkdtempSync(join(tmpdir(), 'stories-'));
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
