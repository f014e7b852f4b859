import { setTimeout as wait } from 'node:timers/promises';

import { DataDirBusyError } from '../db/dataDirLock.ts';
import type { Deps } from '../deps.ts';
import { keepCompiledCode } from '../process/compiledCode.ts';
import type { Env } from '../settings/env.ts';
import type { Health } from './health.ts';
import { openDeps, type OpenServices } from './openDeps.ts';

/** How long open requests and jobs may take after the signal. */
const FINISH_MS = 10_000;

/** What a process does with its deps; answers what ends it. */
type Service = (deps: Deps, health: Health) => Promise<() => Promise<void>>;

/** Opens everything, serves until SIGTERM, and gives everything back. A setting that cannot be meant is one sentence. */
export function runProcess(settings: () => Env, openServices: OpenServices, serve: Service): void {
  run(settings, openServices, serve).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof DataDirBusyError ? 3 : 1);
  });
}

async function run(settings: () => Env, openServices: OpenServices, serve: Service): Promise<void> {
  const env = settings();
  const { deps, close } = await openDeps(env, openServices);
  keepCompiledCode(env.dataDir);
  const health: Health = { stopping: false };
  const end = await serve(deps, health);
  const stop = async (): Promise<void> => {
    if (health.stopping) process.exit(1);
    health.stopping = true;
    const late = setTimeout(() => process.exit(1), env.drainSeconds * 1000 + FINISH_MS + 5000);
    late.unref();
    await wait(env.drainSeconds * 1000);
    await end();
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
