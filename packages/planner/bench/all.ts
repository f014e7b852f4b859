/**
 * usage: all.ts [--seconds 1,2,5] [--large 20] [--seeds 3] [--only solomon|homberger_200|homberger_400|rounds] [--every N]
 * Prints the table of the README. Seconds are CPU seconds of one process, so that a busy machine does not blur them;
 * `--wall` counts the wall clock. Every plan passes the benches' own checker, or the run fails.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1,2,5' },
    large: { type: 'string', default: '20' },
    seeds: { type: 'string', default: '3' },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
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

function run(script: string, file: URL, seconds: string, seed: number): Record<string, number> {
  const args = [fileURLToPath(new URL(script, import.meta.url)), fileURLToPath(file), '--seconds', seconds];
  const clock = values.wall ? [] : ['--cpu'];
  return JSON.parse(
    execFileSync(process.execPath, [...args, '--seed', String(seed), ...clock], { encoding: 'utf8' }),
  );
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

function best(): Map<string, number> {
  const [, ...rows] = readFileSync(new URL('vrptw/bks.csv', data), 'utf8').trim().split('\n');
  return new Map(rows.map((row) => [row.split(',')[0]!, Number(row.split(',')[2])]));
}

/** Gaps to the best known distance in percent, per class and over all. */
function texts(folder: string, limits: readonly string[]): void {
  const known = best();
  const files = readdirSync(new URL(`vrptw/${folder}/`, data)).filter((_, f) => f % every === 0);
  for (const seconds of limits) {
    const gaps = new Map<string, number[]>();
    for (const name of files) {
      const instance = name.replace('.txt', '');
      for (const seed of seeds) {
        const { distance } = run('solve.ts', new URL(`vrptw/${folder}/${name}`, data), seconds, seed);
        const gap = 100 * (distance! / known.get(instance)! - 1);
        for (const key of [instance.replace(/^([A-Z]+[12]).*/, '$1'), 'all'])
          gaps.set(key, [...(gaps.get(key) ?? []), gap]);
      }
    }
    for (const [key, list] of gaps) {
      const row = [
        folder,
        key,
        `${seconds} s`,
        `${mean(list).toFixed(3)} %`,
        `${Math.max(...list).toFixed(3)} %`,
      ];
      console.log(`| ${row.join(' | ')} |`);
    }
  }
}

function rounds(limits: readonly string[]): void {
  const files = readdirSync(new URL('rounds/', data)).filter((name) => name.endsWith('.json.gz'));
  for (const seconds of limits) {
    for (const name of files) {
      const results = seeds.map((seed) => run('rounds.ts', new URL(`rounds/${name}`, data), seconds, seed));
      const costs = results.map((result) => result.cost!);
      const missed = Math.max(...results.map((result) => result.missed!));
      const row = [
        name.replace('.json.gz', ''),
        `${seconds} s`,
        Math.round(mean(costs)),
        Math.max(...costs),
        missed,
      ];
      console.log(`| ${row.join(' | ')} |`);
    }
  }
}

const limits = values.seconds.split(',');
const large = values.large.split(',');
const wanted = (name: string) => values.only === undefined || values.only === name;
console.log('| set | class | time | mean gap | worst gap |\n|---|---|---|---|---|');
if (wanted('solomon')) texts('solomon', limits);
if (wanted('homberger_200')) texts('homberger_200', large);
if (wanted('homberger_400')) texts('homberger_400', large);
console.log('| district | time | mean cost | worst cost | missed |\n|---|---|---|---|---|');
if (wanted('rounds')) rounds(limits);
