import { watchLoop } from '@kehrtour/watchdog/watchLoop';

import { JOBS } from './jobs.ts';
import { readWorkerEnv } from './platform/env.ts';
import { listenAround } from './platform/listenAround.ts';
import { runProcess } from './platform/runProcess.ts';
import { buildPlatform } from './platform/server.ts';
import { startWorker } from './worker.ts';

/** The jobs alone, in as many processes as there is work. Its port answers `/health/live` and `/health/ready`, nothing else. */
runProcess(
  () => readWorkerEnv(process.env),
  async (deps, health) => {
    // Not before: a database made within this process computes for many seconds, and no stranger is read until here.
    watchLoop('worker');
    await deps.jobs.declare(JOBS);
    const app = await buildPlatform(deps, () => undefined, health);
    return listenAround(app, deps, () => startWorker(deps));
  },
);
