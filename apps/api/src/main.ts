import { setTimeout as wait } from 'node:timers/promises';

import { seedDemo } from './demo/seedDemo.ts';
import { DataDirBusyError } from './platform/dataDirLock.ts';
import { readEnv } from './platform/env.ts';
import type { Health } from './platform/health.ts';
import { openDeps } from './platform/openDeps.ts';
import { buildServer } from './server.ts';
import { startWorker } from './worker.ts';

/** How long open requests may take after the signal. */
const FINISH_MS = 10_000;

async function run(): Promise<void> {
  const env = readEnv(process.env);
  const { deps, close } = await openDeps(env);
  const health: Health = { stopping: false };
  if (env.demo) await seedDemo(deps);
  const app = await buildServer(deps, health);
  const stopWorker = env.worker ? await startWorker(deps) : async () => undefined;
  await app.listen({ host: env.host, port: env.port });
  if (deps.db.kind === 'pglite')
    deps.log.warn('embedded database: for trying out; daily operation belongs on PostgreSQL (DATABASE_URL)');

  const stop = async (): Promise<void> => {
    if (health.stopping) process.exit(1);
    health.stopping = true;
    const late = setTimeout(() => process.exit(1), env.drainSeconds * 1000 + FINISH_MS + 5000);
    late.unref();
    await wait(env.drainSeconds * 1000);
    await stopWorker();
    await app.close();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('unhandledRejection', (error) => {
    deps.log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof DataDirBusyError ? 3 : 1);
});
