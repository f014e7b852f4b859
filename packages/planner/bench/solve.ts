/**
 * usage: solve.ts FILE --seconds N [--seed S] [--cpu] [--routes] [--marks 1,2,5]: one JSON line for a Solomon or Homberger
 * file. `--marks` prints one more line when so many seconds have passed: up to 150 stops the search does not know how long
 * it will last, so that a run looked at after a second is a run of a second.
 */
import { parseArgs } from 'node:util';

import { afterSeconds, createSolver, planOf } from '../src/index.ts';
import { clock } from './clock.ts';
import { checkVrptw, readVrptw, vrptwProblem } from './vrptwFile.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    marks: { type: 'string', default: '' },
    cpu: { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
  },
});
const file = readVrptw(positionals[0] ?? '');
const problem = vrptwProblem(file);
const now = clock(values.cpu);
const begin = now();
const limit = Number(values.seconds);
const marks = values.marks.split(',').map(Number);
const stop = afterSeconds(limit, now);
const solver = createSolver(problem, { seed: Number(values.seed), progress: stop.progress });
const spent = () => (now() - begin) / 1000;
for (const mark of [...marks.filter((one) => one > 0 && one < limit), limit]) {
  const last = mark === limit;
  const over = () => (last ? stop.done(solver.stats) : spent() >= mark);
  while (!solver.done && !over()) solver.advance(over);
  report();
}

function report(): void {
  const seconds = spent();
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
}
