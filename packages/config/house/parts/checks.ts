import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { command, inParallel, type Outcome } from './command.ts';
import { checkCommits } from './commits.ts';
import { lint } from './lint.ts';
import { knipCache, onlyTested } from './onlyTested.ts';
import { crowdedRooms, grownConcepts, type Module, wideDoors } from './rooms.ts';
import { root } from './root.ts';
import { checkRegexes } from './slowRegexes.ts';
import { sourceFiles } from './sourceFiles.ts';
import { checkStories } from './stories.ts';
import { failing, nothing, sum, type Tally } from './tally.ts';
import { keepImports } from './touchedStories.ts';
import { checkVocabulary } from './vocabulary.ts';

export interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

/** What tools remember of files they have read; they look again at whatever changed, and without it at everything. */
const CACHE = 'node_modules/.cache/kehrtour';
const bin = 'packages/config/node_modules/.bin';
const config = 'packages/config';

interface CruiseResult {
  modules: Module[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

async function boundaries(): Promise<Outcome> {
  const places = ['apps', 'packages', 'e2e'];
  const args = [
    `${bin}/depcruise`,
    '--config',
    `${config}/boundaries.cjs`,
    '--output-type',
    'json',
    ...places,
  ];
  const { output, seconds } = await command(args);
  const start = output.indexOf('{');
  if (start < 0) return { ok: false, output, seconds };
  const result = JSON.parse(output.slice(start)) as CruiseResult;
  keepImports(result.modules);
  const broken = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const read = new Set(result.modules.map(({ source }) => source));
  const unread = sourceFiles('{apps,packages,e2e}/**/*.{ts,tsx}').filter(
    (file) => !read.has(file) && !file.endsWith('.d.ts'),
  );
  const missed = unread.map((file) => `nicht gelesen: ${file}`);
  const doors = sourceFiles('apps/api/src/*/*.ts');
  const findings = [
    ...broken,
    ...missed,
    ...crowdedRooms(result.modules),
    ...grownConcepts(result.modules),
    ...wideDoors(doors, (file) => readFileSync(path.join(root, file), 'utf8')),
  ];
  return { ok: findings.length === 0, output: findings.join('\n'), seconds };
}

async function vocabulary(): Promise<Outcome> {
  const findings = [...checkVocabulary(), ...checkStories()];
  const output = findings.map(({ file, rule, text }) => `${rule}: ${file} ${text}`).join('\n');
  return { ok: findings.length === 0, output, seconds: 0 };
}

/** Types of one workspace. */
export async function types(workspace: string): Promise<Outcome> {
  const generated = existsSync(path.join(root, workspace, 'react-router.config.ts'))
    ? await command(['node_modules/.bin/react-router', 'typegen'], { cwd: workspace })
    : undefined;
  if (generated?.ok === false) return generated;
  const memory = `${CACHE}/types/${workspace.replaceAll(/\W+/g, '-')}.tsbuildinfo`;
  const remembering = ['--incremental', '--tsBuildInfoFile', memory];
  return command(['tsc', '--project', `${workspace}/tsconfig.json`, '--pretty', 'false', ...remembering]);
}

function workspacesWithSource(): string[] {
  const configs = sourceFiles('{apps/*,packages/*,e2e,e2e/*}/tsconfig.json').map((file) =>
    path.dirname(file),
  );
  return configs.filter((workspace) => sourceFiles(`${workspace}/**/*.{ts,tsx}`).length > 0);
}

/** What takes longest begins first, so that nobody waits for it alone at the end. */
const LONGEST = ['apps/api', 'apps/portal'];
const longestFirst = (one: string, other: string): number =>
  Number(LONGEST.includes(other)) - Number(LONGEST.includes(one));

/** Everything that is checked without running the product. */
export function checks(): Check[] {
  return [
    { name: 'Wörter, Orte, Versionen, Geschichten', run: vocabulary },
    { name: 'Commits, die noch niemand hat', run: checkCommits },
    { name: 'Grenzen (dependency-cruiser)', run: boundaries },
    {
      name: 'Unbenutztes (knip)',
      run: () => command([`${bin}/knip`, '--config', `${config}/knip.json`, ...knipCache(`${CACHE}/knip`)]),
    },
    {
      name: 'Nur Getestetes (knip --production)',
      run: () => onlyTested(`${config}/knip.json`, knipCache(`${CACHE}/knip-production`)),
    },
    { name: 'Ausdrücke in linearer Zeit (recheck)', run: () => checkRegexes(`${config}/linearRegexes.json`) },
    { name: 'Regeln (oxlint)', run: () => lint(`${config}/oxlint.json`) },
    {
      name: 'Schreibweise (oxfmt)',
      run: () =>
        command(['oxfmt', '--check', '--config', `${config}/oxfmt.json`, '**/*.{ts,tsx,mjs,cjs,css}']),
    },
    ...workspacesWithSource()
      .toSorted(longestFirst)
      .map((workspace) => ({
        name: `Typen ${workspace}`,
        run: () => types(workspace),
      })),
  ];
}

/** Runs all checks, two at a time, and tells each result as it comes. */
export async function runChecks(): Promise<Tally> {
  const outcomes = await inParallel(checks(), 2, async ({ name, run }) => {
    const { ok, output, seconds } = await run();
    process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`);
    if (!ok) process.stdout.write(`${output.trim().replaceAll(/^/gm, '    ')}\n`);
    const files = [{ group: 'Prüfungen', file: name, tests: 1, seconds }];
    return ok ? { ...nothing, passed: 1, files } : { ...failing(name, output), files };
  });
  return sum(outcomes);
}
