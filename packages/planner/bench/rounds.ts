/** usage: rounds.ts FILE --seconds N [--seed S] [--cpu] [--routes]: one JSON line for a generated district. */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { afterSeconds, createSolver, planOf, validate } from '../src/index.ts';
import { clock } from './clock.ts';
import { checkRounds, readRounds, roundsProblem } from './roundsFile.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    cpu: { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
  },
});
const file = positionals[0] ?? '';
const rounds = readRounds(file);
const problem = roundsProblem(rounds);
const now = clock(values.cpu);
const begin = now();
const stop = afterSeconds(Number(values.seconds), now);
let firstComplete: number | null = null;
const solver = createSolver(problem, { seed: Number(values.seed), progress: stop.progress });
while (!stop.done(solver.stats)) {
  solver.advance(
    () => stop.done(solver.stats) || (firstComplete === null && solver.stats.phase === 'search'),
  );
  if (firstComplete === null && solver.stats.phase === 'search') firstComplete = (now() - begin) / 1000;
}
const seconds = (now() - begin) / 1000;
const plan = solver.best();
const routes = new Map(planOf(plan).routes.map((route) => [Number(route.vehicle), route.stops.map(Number)]));
const checked = checkRounds(rounds, routes);
const errors = [...checked.errors, ...validate(problem, plan).map((broken) => JSON.stringify(broken))];
console.log(
  JSON.stringify({
    instance: basename(file, '.json.gz'),
    cost: checked.cost,
    missed: checked.missed,
    seconds: Math.round(seconds * 1000) / 1000,
    seed: Number(values.seed),
    steps: solver.stats.steps,
    firstSeconds: firstComplete,
    memoryMb: Math.round(process.memoryUsage().rss / 1e6),
    errors: errors.slice(0, 3),
    ...(values.routes ? { routes: Object.fromEntries(routes) } : {}),
  }),
);
if (errors.length > 0 || Math.abs(plan.costs.total - checked.cost) > 0.5) process.exitCode = 1;
