import { watchLoop } from '@kehrtour/watchdog/watchLoop';

import { openServices } from './ankuendigung/kanal/openServices.ts';
import { gibMesswerteAus } from './betrieb/messwerte/gibMesswerteAus.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { readEnv } from './platform/settings/env.ts';
import { listenAround } from './platform/start/listenAround.ts';
import { listenForMetrics } from './platform/start/listenForMetrics.ts';
import { runProcess } from './platform/start/runProcess.ts';
import { buildServer } from './server.ts';
import { startWorker } from './worker.ts';

/** The API, and the jobs too unless `WORKER=0` leaves them to processes of their own (`worker.process.ts`). */
runProcess(
  () => readEnv(process.env),
  openServices,
  async (deps, health) => {
    // Not before: a database made within this process computes for many seconds, and no stranger is read until here.
    watchLoop('api');
    const app = await buildServer(deps, health);
    const end = await listenAround(app, deps, async () => {
      if (deps.env.demo) await seedDemo(deps);
      return deps.env.worker ? startWorker(deps) : async () => undefined;
    });
    if (deps.db.kind === 'pglite')
      deps.log.warn(
        'embedded database: for trying out; daily operation belongs on PostgreSQL (DATABASE_URL)',
      );
    const endMetrics = await listenForMetrics(deps, gibMesswerteAus);
    return async () => {
      await endMetrics();
      await end();
    };
  },
);
