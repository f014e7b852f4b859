import { watchLoop } from '@kehrtour/watchdog/watchLoop';

import { openServices } from './ankuendigung/kanal/openServices.ts';
import { gibMesswerteAus } from './betrieb/messwerte/gibMesswerteAus.ts';
import { JOBS } from './jobs.ts';
import { buildPlatform } from './platform/http/server.ts';
import { readWorkerEnv } from './platform/settings/env.ts';
import { listenAround } from './platform/start/listenAround.ts';
import { listenForMetrics } from './platform/start/listenForMetrics.ts';
import { runProcess } from './platform/start/runProcess.ts';
import { startWorker } from './worker.ts';

/** The jobs alone, in as many processes as there is work. Its port answers `/health/live` and `/health/ready`, nothing else. */
runProcess(
  () => readWorkerEnv(process.env),
  openServices,
  async (deps, health) => {
    // Not before: a database made within this process computes for many seconds, and no stranger is read until here.
    watchLoop('worker');
    await deps.jobs.declare(JOBS);
    const app = await buildPlatform(deps, () => undefined, health);
    const end = await listenAround(app, deps, () => startWorker(deps));
    const endMetrics = await listenForMetrics(deps, gibMesswerteAus);
    return async () => {
      await endMetrics();
      await end();
    };
  },
);
