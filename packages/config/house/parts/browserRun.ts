import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findChromium, installChromium } from '@kehrtour/testkit/chromium';

import { command } from './command.ts';
import { changedSinceGreen } from './greenCommit.ts';
import type { Suite } from './groups.ts';
import { sourceFiles } from './sourceFiles.ts';
import { failing, nothing, sum, type Tally } from './tally.ts';
import { touchedStories } from './touchedStories.ts';

/** Only what hangs is ended: beside other work two cores need three times as long, and a night has histories by the hundred. */
const minutesMax = (): number => (process.env['SUITE'] === 'night' ? 360 : 60);
/** What a program says last is mostly why it ended. */
const FAULT_TAIL = 1000;
const NO_CHROMIUM =
  'Kein Chromium gefunden und keines einzurichten. Debian: apt-get install chromium; sonst CHROMIUM_PATH setzen.';

interface Reported {
  suites?: Reported[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { duration: number; error?: { message?: string; stack?: string } }[];
    }[];
  }[];
}

/**
 * Everything that needs a browser: stories, journeys through the whole product, and what else Playwright is configured for. One
 * after the other: beside each other they want more processors than there are, and each waits for the others.
 */
export function browserRun(suite: Suite): { stories: () => Promise<Tally>; journeys: () => Promise<Tally> } {
  return {
    stories: () =>
      withBrowser(() =>
        inTurn(sourceFiles('packages/*/test/*.axe.ts'), (script) => runScript(script, storiesOf(suite))),
      ),
    journeys: () =>
      withBrowser(() =>
        inTurn(sourceFiles('{e2e,packages/*}/**/{playwright.config,*.playwright.config}.ts'), runPlaywright),
      ),
  };
}

const withBrowser = async (run: () => Promise<Tally[]>): Promise<Tally> =>
  chromiumIsHere() ? sum(await run()) : failing('Browser', NO_CHROMIUM);

/** By day what the change touches and an anchor of everything, by night all. */
function storiesOf(suite: Suite): string[] {
  if (suite === 'night') return [];
  const touched = touchedStories(changedSinceGreen());
  return ['--day', ...touched.map((file) => `--touched=${file}`)];
}

/** Says so when there is none and none can be had. */
export function chromiumIsHere(): boolean {
  const here = findChromium() !== undefined || installChromium();
  if (!here) process.stdout.write(`✗ ${NO_CHROMIUM}\n`);
  return here;
}

async function inTurn(files: readonly string[], run: (file: string) => Promise<Tally>): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const file of files) tallies.push(await run(file));
  return tallies;
}

/** A script of its own says in its last line how many passed and how many did not, and above it what it left out. */
async function runScript(script: string, args: readonly string[]): Promise<Tally> {
  const { ok, output, seconds } = await command([process.execPath, script, ...args], {
    minutesMax: minutesMax(),
    env: { CHROMIUM_PATH: findChromium() ?? '' },
  });
  process.stdout.write(`\n${script} (${seconds.toFixed(0)} s)\n${output}\n`);
  const [, passed, failed] = /(\d+) passed, (\d+) \w+\s*$/.exec(output) ?? [];
  if (!passed || !failed) return failing(script, output.slice(-FAULT_TAIL));
  const faults = Number(failed) > 0 ? [`${script}\n${output.trim().slice(-FAULT_TAIL)}`] : [];
  const skipped = [...output.matchAll(/^(\d+) skipped: (.+)$/gm)].map(([, count, reason = '']) => ({
    count: Number(count),
    reason,
  }));
  const tests = Number(passed) + Number(failed);
  const files = [{ group: 'Beispiele', file: script, tests, seconds }];
  const tally = { passed: Number(passed), failed: Number(failed), faults, skipped, files };
  return !ok && tally.failed === 0 ? sum([tally, failing(script, output.slice(-FAULT_TAIL))]) : tally;
}

/**
 * @param files only these journeys; all of the configuration when absent
 * @param env what its processes find besides what is there
 */
export async function runPlaywright(
  config: string,
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Tally> {
  process.stdout.write(`\n${config}\n`);
  const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-playwright-'));
  const report = path.join(folder, 'report.json');
  const { ok, output } = await command(
    ['e2e/node_modules/.bin/playwright', 'test', ...files, `--config=${config}`, '--reporter=line,json'],
    {
      live: true,
      minutesMax: minutesMax(),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findChromium() ?? '', CI: '1' },
    },
  );
  const tally = tallyOf(report);
  rmSync(folder, { recursive: true });
  return !ok && tally.failed === 0 ? sum([tally, failing(config, output.slice(-FAULT_TAIL))]) : tally;
}

function tallyOf(report: string): Tally {
  try {
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Reported[] };
    return sum(suites.map(tallyOfSuite));
  } catch {
    return failing('Browser', 'Playwright hinterließ keinen Bericht.');
  }
}

function tallyOfSuite({ suites = [], specs = [] }: Reported): Tally {
  const tests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, title: spec.title, file: spec.file })),
  );
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, group]) => ({
    group: 'Reisen',
    file,
    tests: group.length,
    seconds: group.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration / 1000, 0),
  }));
  const own = tests.map(({ status, annotations, title, file, results }): Tally => {
    if (status === 'skipped') {
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? title;
      return { ...nothing, skipped: [{ count: 1, reason }] };
    }
    if (status === 'expected') return { ...nothing, passed: 1 };
    const { stack, message } = results.findLast(({ error }) => error)?.error ?? {};
    return failing(`${file} › ${title}`, stack ?? message);
  });
  return sum([{ ...nothing, files }, ...own, ...suites.map(tallyOfSuite)]);
}
