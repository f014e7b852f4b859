import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findChromium, installChromium } from '@kehrtour/testkit/chromium';

import { command } from './command.ts';
import { sourceFiles } from './sourceFiles.ts';
import { failing, nothing, sum, type Tally } from './tally.ts';

/** Only what hangs is ended: beside other work two cores need three times as long. */
const MINUTES_MAX = 60;
/** What a program says last is mostly why it ended. */
const FAULT_TAIL = 1000;
const NO_CHROMIUM =
  'Kein Chromium gefunden und keines einzurichten. Debian: apt-get install chromium; sonst CHROMIUM_PATH setzen.';

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { error?: { message?: string; stack?: string } }[];
    }[];
  }[];
}

/** The longest of all that Playwright is configured for. */
const JOURNEYS = 'e2e/playwright.config.ts';

/**
 * Everything that needs a browser, in two rows that take about as long: journeys through the whole product, and beside them each
 * walk through stories, which mostly waits for drawings, followed by what else Playwright is configured for.
 */
export async function browserRun(): Promise<Tally> {
  if (!chromiumIsHere()) return failing('Browser', NO_CHROMIUM);
  const others = sourceFiles('{e2e,packages/*}/**/{playwright.config,*.playwright.config}.ts').filter(
    (config) => config !== JOURNEYS,
  );
  const scripts = sourceFiles('packages/*/test/*.axe.ts');
  const tallies = await Promise.all([
    inTurn([JOURNEYS], runPlaywright),
    inTurn(scripts, runScript).then(async (walks) => [...walks, ...(await inTurn(others, runPlaywright))]),
  ]);
  return sum(tallies.flat());
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
async function runScript(script: string): Promise<Tally> {
  const { ok, output, seconds } = await command([process.execPath, script], {
    minutesMax: MINUTES_MAX,
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
  const tally = { passed: Number(passed), failed: Number(failed), faults, skipped };
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
      minutesMax: MINUTES_MAX,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findChromium() ?? '', CI: '1' },
    },
  );
  const tally = tallyOf(report);
  rmSync(folder, { recursive: true });
  return !ok && tally.failed === 0 ? sum([tally, failing(config, output.slice(-FAULT_TAIL))]) : tally;
}

function tallyOf(report: string): Tally {
  try {
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
    return sum(suites.map(tallyOfSuite));
  } catch {
    return failing('Browser', 'Playwright hinterließ keinen Bericht.');
  }
}

function tallyOfSuite({ suites = [], specs = [] }: Suite): Tally {
  const tests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, title: spec.title, file: spec.file })),
  );
  const own = tests.map(({ status, annotations, title, file, results }): Tally => {
    if (status === 'skipped') {
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? title;
      return { ...nothing, skipped: [{ count: 1, reason }] };
    }
    if (status === 'expected') return { ...nothing, passed: 1 };
    const { stack, message } = results.findLast(({ error }) => error)?.error ?? {};
    return failing(`${file} › ${title}`, stack ?? message);
  });
  return sum([...own, ...suites.map(tallyOfSuite)]);
}
