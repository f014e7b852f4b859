/** usage: solve.ts FILE --seconds N [--seed S] [--cpu] [--routes]: one JSON line for a Solomon or Homberger file. */
import { parseArgs } from 'node:util';

import { afterSeconds, createSolver, planOf } from '../src/index.ts';
import { clock } from './clock.ts';
import { checkVrptw, readVrptw, vrptwProblem } from './vrptwFile.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    cpu: { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
  },
});
const file = readVrptw(positionals[0] ?? '');
const problem = vrptwProblem(file);
const now = clock(values.cpu);
const begin = now();
const stop = afterSeconds(Number(values.seconds), now);
const solver = createSolver(problem, { seed: Number(values.seed), progress: stop.progress });
while (!solver.done && !stop.done(solver.stats)) solver.advance(() => stop.done(solver.stats));
const seconds = (now() - begin) / 1000;
const routes = planOf(solver.best()).routes.map((route) => route.stops.map(Number));
const checked = checkVrptw(file, routes);
console.log(
  JSON.stringify({
    instance: file.name,
    distance: checked.distance,
    vehicles: checked.vehicles,
    seconds: Math.round(seconds * 1000) / 1000,
    seed: Number(values.seed),
    ...(values.steps ? { stats: solver.stats } : {}),
    ...(values.routes ? { routes: routes.filter((route) => route.length > 0) } : {}),
    ...(checked.errors.length > 0 ? { errors: checked.errors } : {}),
  }),
);
if (checked.errors.length > 0) process.exitCode = 1;
