import { parseArgs } from 'node:util';

import { browserRun } from './browserRun.ts';
import { buildApps } from './buildApps.ts';
import { byteBudgets } from './byteBudgets.ts';
import { runChecks } from './checks.ts';
import { rememberGreen } from './greenCommit.ts';
import { type Group, keepGroups, slowestFiles, type Suite, tableOfGroups } from './groups.ts';
import { closingLines, failing, sum, type Tally } from './tally.ts';
import { apiRun, runProjects } from './vitestRun.ts';

interface Part {
  /** How `--only` calls it. */
  name: string;
  groups: { group: string; run: (shard: string) => Promise<Tally> }[];
}

async function built(): Promise<Tally> {
  try {
    await buildApps();
  } catch (error) {
    return failing('Bauen', error instanceof Error ? error.message : String(error));
  }
  return byteBudgets();
}

/** Rules compute while screens and processes wait for what they have started: together they fill two processors. */
const units = async (): Promise<Tally> =>
  sum(await Promise.all([runProjects(['unit']), runProjects(['dom', 'process'])]));

function partsOf(suite: Suite): Part[] {
  const browser = browserRun(suite);
  return [
    { name: 'checks', groups: [{ group: 'Prüfungen', run: runChecks }] },
    {
      name: 'units',
      groups: [{ group: 'Regeln und Bauteile', run: units }],
    },
    {
      name: 'api',
      groups: [
        {
          group: 'Server und Datenbank',
          run: (shard) => apiRun(suite === 'day' ? 'api-embedded' : 'api-pglite', shard),
        },
      ],
    },
    {
      name: 'browser',
      groups: [
        { group: 'Gebaut, erster Aufruf', run: built },
        { group: 'Beispiele', run: browser.stories },
        { group: 'Reisen', run: browser.journeys },
      ],
    },
  ];
}

/**
 * Runs a suite and ends with its numbers.
 *
 * @param args `--only checks,units` for some of its parts, `--shard 1/2` for half of the server's files
 */
export async function runSuite(suite: Suite, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', default: '' }, shard: { type: 'string', default: '' } },
  });
  // Whatever is random or dear asks how often: the tables stand in vitest.config.ts and playwright.config.ts.
  process.env['SUITE'] = suite;
  const wanted = values.only.split(',').filter((name) => name !== '');
  const all = partsOf(suite);
  const unknown = wanted.filter((name) => !all.some((part) => part.name === name));
  const parts = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const groups: Group[] = [];
  const tallies = unknown.map((name) =>
    failing(`--only ${name}`, `Es gibt ${all.map((part) => part.name).join(', ')}.`),
  );
  for (const { group, run } of parts.flatMap((part) => part.groups)) {
    process.stdout.write(`\n── ${group}\n\n`);
    const startedAt = performance.now();
    const tally = await run(values.shard);
    tallies.push(tally);
    groups.push({
      group,
      tests: tally.passed + tally.failed,
      seconds: Math.round((performance.now() - startedAt) / 1000),
    });
  }
  const total = sum(tallies);
  process.stdout.write(`\n${slowestFiles(total.files)}\n${tableOfGroups(groups)}\n${closingLines(total)}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  if (wanted.length === 0) keepGroups(suite, groups);
  if (wanted.length === 0 && total.failed === 0) rememberGreen();
}
