/**
 * usage: all.ts [--seconds 1,2,5,10] [--large 20] [--seeds 3] [--only solomon|homberger_200|homberger_400|rounds] [--every N]
 * Prints the table of the README. Seconds are CPU seconds of one process, so that a busy machine does not blur them;
 * `--wall` counts the wall clock. `--log FILE` keeps every result as a JSON line and goes on where it was interrupted.
 * Every plan passes the benches' own checker, or the run fails.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

interface Result {
  readonly file: string;
  readonly seed: number;
  readonly limit: number;
  readonly distance?: number;
  readonly cost?: number;
  readonly missed?: number;
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1,2,5,10' },
    large: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    seeds: { type: 'string', default: '3' },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    log: { type: 'string' },
    wall: { type: 'boolean', default: false },
  },
});
const data = new URL('../../../../shared/data/', import.meta.url);
if (!existsSync(data)) {
  console.log('skipped: the data folder is not beside the repository');
  process.exit(0);
}
const seeds = Array.from({ length: Number(values.seeds) }, (_, s) => s + 1);
const every = Number(values.every);
const known: Result[] =
  values.log !== undefined && existsSync(values.log)
    ? lines(readFileSync(values.log, 'utf8')).map((line) => line as Result)
    : [];

function lines(text: string): unknown[] {
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function knownResults(file: string, seed: number, limits: readonly number[]): Result[] {
  return known.filter((one) => one.file === file && one.seed === seed && limits.includes(one.limit));
}

/** Results of one file and seed at every limit, ascending; one run serves them all. */
function run(script: string, file: string, seed: number, limits: readonly number[]): Result[] {
  const before = knownResults(file, seed, limits);
  if (before.length === limits.length) return before;
  const args = [fileURLToPath(new URL(script, import.meta.url)), fileURLToPath(new URL(file, data))];
  const clock = values.wall ? [] : ['--cpu'];
  const marks = limits.length > 1 ? ['--marks', limits.slice(0, -1).join()] : [];
  const last = String(limits.at(-1));
  const printed = execFileSync(
    process.execPath,
    [...args, '--seconds', last, '--seed', String(seed), ...marks, ...clock],
    { encoding: 'utf8' },
  );
  const results = lines(printed).map(
    (line, l) => ({ ...(line as object), file, seed, limit: limits[l] }) as Result,
  );
  if (values.log !== undefined)
    for (const result of results) appendFileSync(values.log, `${JSON.stringify(result)}\n`);
  return results;
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

function best(): Map<string, number> {
  const [, ...rows] = readFileSync(new URL('vrptw/bks.csv', data), 'utf8').trim().split('\n');
  return new Map(rows.map((row) => [row.split(',')[0]!, Number(row.split(',')[2])]));
}

/** Gaps to the best known distance in percent, per class and over all. `once`: one run is looked at at every limit. */
function texts(folder: string, limits: readonly number[], once: boolean): void {
  const bestOf = best();
  const gaps = new Map<string, number[]>();
  const files = readdirSync(new URL(`vrptw/${folder}/`, data)).filter((_, f) => f % every === 0);
  for (const seed of seeds) {
    for (const name of files) {
      const file = `vrptw/${folder}/${name}`;
      const instance = name.replace('.txt', '');
      const runs = once ? [limits] : limits.map((limit) => [limit]);
      for (const { limit, distance } of runs.flatMap((one) => run('solve.ts', file, seed, one))) {
        const gap = 100 * (distance! / bestOf.get(instance)! - 1);
        for (const part of [instance.replace(/^([A-Z]+[12]).*/, '$1'), 'all']) {
          const key = `${limit} s | ${part}`;
          gaps.set(key, [...(gaps.get(key) ?? []), gap]);
        }
      }
    }
  }
  for (const [key, list] of [...gaps].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
    console.log(`| ${folder} | ${key} | ${mean(list).toFixed(3)} % | ${Math.max(...list).toFixed(3)} % |`);
}

function rounds(limits: readonly number[]): void {
  const files = readdirSync(new URL('rounds/', data)).filter((name) => name.endsWith('.json.gz'));
  for (const limit of limits) {
    for (const name of files) {
      const results = seeds.flatMap((seed) => run('rounds.ts', `rounds/${name}`, seed, [limit]));
      const costs = results.map((result) => result.cost!);
      const missed = Math.max(...results.map((result) => result.missed!));
      const spread = 100 * (Math.max(...costs) / Math.min(...costs) - 1);
      const figures = [Math.round(mean(costs)), Math.max(...costs), `${spread.toFixed(2)} %`, missed];
      console.log(`| ${[name.replace('.json.gz', ''), `${limit} s`, ...figures].join(' | ')} |`);
    }
  }
}

const numbers = (list: string) => list.split(',').map(Number);
const wanted = (name: string) => values.only === undefined || values.only === name;
if (values.only !== 'rounds')
  console.log('| set | time | class | mean gap | worst gap |\n|---|---|---|---|---|');
if (wanted('solomon')) texts('solomon', numbers(values.seconds), true);
if (wanted('homberger_200')) texts('homberger_200', numbers(values.large), false);
if (wanted('homberger_400')) texts('homberger_400', numbers(values.large), false);
if (wanted('rounds')) {
  console.log('| district | time | mean cost | worst cost | spread | missed |\n|---|---|---|---|---|---|');
  rounds(numbers(values.rounds));
}
