/**
 * usage: schoen.ts [--seconds 0.6] [--rounds 20] [--first 101] [--week] [--cpu]: how plans of a real district look beside the shortest ones.
 * Rounds of 40 houses for two people and 80 for three (`--week`: 300 for three on five days), cut from the data folder.
 * Prints a table in Markdown: means over all rounds of a size. Extra driving is measured against the shortest plan.
 * The prices were chosen on rounds 1 to 10 and are tried on others; beside them stand
 * the first round dealt out street by street, and those that somebody drew by hand.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { afterSeconds, evaluate, layDaysApart, solve, validate } from '../src/index.ts';
import type { Problem, Solution } from '../src/index.ts';
import { clock } from './clock.ts';
import { byHand } from './schoen/byHand.ts';
import { drawn } from './schoen/drawn.ts';
import type { LaufRound, RoundSize } from './schoen/laufRounds.ts';
import { laufRound, readHouses } from './schoen/laufRounds.ts';
import type { Looks } from './schoen/looks.ts';
import { looksOf } from './schoen/looks.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '0.6' },
    rounds: { type: 'string', default: '20' },
    first: { type: 'string', default: '101' },
    week: { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
  },
});
const file = new URL('../../../../shared/data/lauf/lauf-liegenschaften-utf8.csv', import.meta.url);
if (!existsSync(file)) {
  console.log('skipped: the data folder is not beside the repository');
  process.exit(0);
}
const all = readHouses(fileURLToPath(file));
const SIZES: RoundSize[] = values.week
  ? [{ houses: 300, people: 3, days: 5, minutesMax: 20 }]
  : [
      { houses: 40, people: 2, days: 1, minutesMax: 20 },
      { houses: 80, people: 3, days: 1, minutesMax: 15 },
    ];

/** What is asked for beside short ways. Of a week the areas are looked for by laying its days apart, and have little to cost. */
const WISHES: Record<string, { prices: (size: RoundSize) => Prices; apart: boolean }> = {
  shortest: { prices: () => ({}), apart: false },
  'street not split': { prices: () => ({ split: 600 }), apart: false },
  'street in one go': { prices: () => ({ split: 600, back: 600 }), apart: false },
  'street in one go, areas': {
    prices: ({ days }) => ({ split: 600, back: 600, area: 450 / apartness(days) }),
    apart: true,
  },
  'areas first': {
    prices: ({ days }) => ({ split: 120, back: 120, area: 150 / apartness(days) }),
    apart: true,
  },
};

/** Days that can be laid apart need not pay for areas in their ways. */
function apartness(days: number): number {
  return days === 1 ? 1 : 2 * days ** 2;
}

/** In seconds of driving. */
type Prices = { split?: number; back?: number; area?: number };

function wished(problem: Problem, prices: Prices): Problem {
  return {
    ...problem,
    clusters: problem.clusters!.map((cluster) => ({
      ...cluster,
      splitPrice: prices.split ?? 0,
      returnPrice: prices.back ?? 0,
    })),
    weights: { areaPrice: prices.area ?? 0 },
  };
}

interface Figures extends Looks {
  readonly travelSeconds: number;
  readonly missed: number;
}

function figures(round: LaufRound, problem: Problem, apart: boolean): Figures {
  const stop = afterSeconds(Number(values.seconds), clock(values.cpu));
  const found = solve(problem, { stop, seed: 1 });
  const solution = apart ? layDaysApart(problem, found) : found;
  const broken = validate(problem, solution);
  if (broken.length > 0) throw new Error(`${round.name}: ${JSON.stringify(broken[0])}`);
  return figuresOf(round, solution);
}

function figuresOf(round: LaufRound, solution: Solution): Figures {
  return {
    ...looksOf(
      solution.routes.map(({ day, stops }) => ({
        day,
        houses: stops.map(({ stop: id }) => round.houses[Number(id)]!),
      })),
    ),
    travelSeconds: solution.costs.travel,
    missed: solution.unserved.length,
  };
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** A line of the table: the means of a plan beside those of the shortest one. */
function print(round: string, plan: string, list: readonly Figures[], shortest: readonly Figures[]): void {
  const of = (key: keyof Figures) => mean(list.map((one) => one[key]));
  const more = mean(list.map((one, r) => 100 * (one.travelSeconds / shortest[r]!.travelSeconds - 1)));
  const cells = [
    round,
    plan,
    of('visitsPerStreet').toFixed(3),
    of('crossings').toFixed(1),
    `${(100 * of('overlap')).toFixed(1)} %`,
    `${(100 * of('strays')).toFixed(1)} %`,
    `${(of('travelSeconds') / 60).toFixed(1)} min`,
    `${more.toFixed(2)} %`,
    of('missed').toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log('| round | plan | visits per street | crossings | overlap | strays | driving | more | missed |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const size of SIZES) {
  const rounds = Array.from({ length: Number(values.rounds) }, (_, r) =>
    laufRound(all, size, r + Number(values.first)),
  );
  const known = Object.entries(WISHES).map(
    ([name, { prices, apart }]) =>
      [name, rounds.map((round) => figures(round, wished(round.problem, prices(size)), apart))] as const,
  );
  const shortest = known[0]![1];
  const name = `${size.houses} / ${size.people} / ${size.days}`;
  for (const [wish, list] of known) print(name, wish, list, shortest);
  for (const [r, round] of rounds.entries()) {
    const hand = drawn(round);
    if (r > 0 && hand === null) continue;
    const here = [shortest[r]!];
    if (hand !== null)
      print(round.name, 'drawn by hand', [figuresOf(round, evaluate(round.problem, hand))], here);
    print(
      round.name,
      'dealt out street by street',
      [figuresOf(round, evaluate(round.problem, byHand(round)))],
      here,
    );
    for (const [wish, list] of known) print(round.name, wish, [list[r]!], here);
  }
}
