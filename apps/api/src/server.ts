import type { FastifyInstance } from 'fastify';

import { JOBS } from './jobs.ts';
import { kehrtourRoutes } from './kehrtour/kehrtour.routes.ts';
import { kontoRoutes } from './konto/konto.routes.ts';
import type { Deps } from './platform/deps.ts';
import { installEvents } from './platform/eventStream.ts';
import type { Health } from './platform/health.ts';
import { installMailbox } from './platform/mailbox.ts';
import { buildPlatform } from './platform/server.ts';
import { vorgangRoutes } from './vorgang/vorgang.routes.ts';

/** The whole HTTP server; never listens, so that tests inject. */
export async function buildServer(
  deps: Deps,
  health: Health = { stopping: false },
): Promise<FastifyInstance> {
  await deps.jobs.declare(JOBS);
  return buildPlatform(
    deps,
    (routes, app) => {
      kehrtourRoutes(routes);
      kontoRoutes(routes);
      vorgangRoutes(routes);
      installEvents(routes);
      installMailbox(app, deps);
    },
    health,
  );
}
