import type { FastifyInstance } from 'fastify';

import { kontoRoutes } from './konto/konto.routes.ts';
import type { Deps } from './platform/deps.ts';
import { installEvents } from './platform/eventStream.ts';
import type { Health } from './platform/health.ts';
import { installMailbox } from './platform/mailbox.ts';
import { buildPlatform } from './platform/server.ts';

/** The whole HTTP server; never listens, so that tests inject. */
export function buildServer(deps: Deps, health: Health = { stopping: false }): Promise<FastifyInstance> {
  return buildPlatform(
    deps,
    (routes, app) => {
      kontoRoutes(routes);
      installEvents(routes);
      installMailbox(app, deps);
    },
    health,
  );
}
