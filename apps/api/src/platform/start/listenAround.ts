import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { openReadiness } from './readiness.ts';

const AGAIN_MS = 1000;
/** Nobody waits for the answer yet. */
const LATE_MS = 30_000;
type End = () => Promise<void>;

/**
 * Lets the process's own work begin, and then its server listen. Where database, folder or store cannot be used, as a dump
 * without its roles, the server listens at once, so that whoever asks reads what is missing, and the work begins as soon as it is
 * there. A full disk keeps nobody from work that needs none of it.
 */
export async function listenAround(
  app: FastifyInstance,
  deps: Deps,
  begin: () => Promise<End>,
): Promise<End> {
  const listen = () => app.listen({ host: deps.env.host, port: deps.env.port });
  const lookAround = openReadiness(deps, LATE_MS);
  const usable = async () => (await lookAround()).missing.every(({ was }) => was === 'speicherplatz');
  if (await usable()) {
    const end = await begin();
    await listen();
    return async () => {
      await end();
      await app.close();
    };
  }
  await listen();
  const ending = new AbortController();
  const begun = (async (): Promise<End | undefined> => {
    while (!ending.signal.aborted) {
      await wait(AGAIN_MS);
      if (!ending.signal.aborted && (await usable())) return begin();
    }
    return undefined;
  })();
  return async () => {
    ending.abort();
    const end = await begun;
    await end?.();
    await app.close();
  };
}
