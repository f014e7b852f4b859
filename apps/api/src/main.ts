import { seedDemo } from './demo/seedDemo.ts';
import { readEnv } from './platform/env.ts';
import { runProcess } from './platform/runProcess.ts';
import { buildServer } from './server.ts';
import { startWorker } from './worker.ts';

/** The API, and the jobs too unless `WORKER=0` leaves them to processes of their own (`worker.process.ts`). */
runProcess(
  () => readEnv(process.env),
  async (deps, health) => {
    if (deps.env.demo) await seedDemo(deps);
    const app = await buildServer(deps, health);
    const stopWorker = deps.env.worker ? await startWorker(deps) : async () => undefined;
    await app.listen({ host: deps.env.host, port: deps.env.port });
    if (deps.db.kind === 'pglite')
      deps.log.warn(
        'embedded database: for trying out; daily operation belongs on PostgreSQL (DATABASE_URL)',
      );
    return async () => {
      await stopWorker();
      await app.close();
    };
  },
);
