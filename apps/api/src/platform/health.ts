import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance } from 'fastify';

import type { Deps } from './deps.ts';
import { schemaVersion } from './migrate.ts';

/** Told by the process when it begins to stop; readiness turns at once. */
export type Health = { stopping: boolean };

async function ready(deps: Deps, health: Health, delayMs: number): Promise<boolean> {
  if (health.stopping || delayMs > 500) return false;
  const newest = await schemaVersion();
  const check = deps.db
    .query('select name from schema_version order by name desc limit 1')
    // A newer one is no reason to stop: while versions change, old processes serve until new ones have taken over.
    .then(({ rows }) => ((rows[0] as { name?: string } | undefined)?.name ?? '') >= newest);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 500).unref());
  return Promise.race([check, late]).catch(() => false);
}

/**
 * `/health/live` speaks for the process alone, `/health/ready` also for database, schema and event loop. By `/health/open` a balancer
 * knows whom to ask: where all servers are busy, or all miss the database, their own answers are better than none.
 */
export function installHealth(app: FastifyInstance, deps: Deps, health: Health): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/open', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.status(health.stopping ? 503 : 200).send({ status: health.stopping ? 'endet' : 'ok' }),
  );
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const ok = await ready(deps, health, delay.percentile(99) / 1e6);
    delay.reset();
    return reply.status(ok ? 200 : 503).send({ status: ok ? 'ok' : 'nicht bereit' });
  });
}
