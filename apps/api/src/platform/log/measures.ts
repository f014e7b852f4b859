import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What this process counts of itself. */
export const measures = new Registry();

const requests = new Counter({
  name: 'kehrtour_requests_total',
  help: 'Requests by route, as the program names it, and status.',
  labelNames: ['method', 'route', 'status'],
  registers: [measures],
});
const requestSeconds = new Histogram({
  name: 'kehrtour_request_seconds',
  help: 'Seconds until the answer was sent.',
  labelNames: ['route'],
  buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [measures],
});
const planningSeconds = new Histogram({
  name: 'kehrtour_planning_seconds',
  help: 'Seconds that a search for a plan took.',
  buckets: [1, 2.5, 5, 10, 20, 40, 80, 160],
  registers: [measures],
});

export const countPlanning = (milliseconds: number): void => planningSeconds.observe(milliseconds / 1000);

/** Counts by the route's own name: an address would name houses and people, and there is no end of them. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    // Caddy asks ten times a second whether we live: among so many yeses no alert would hear the visitors' errors.
    if (route.startsWith('/health/')) return;
    requests.inc({ method: request.method, route, status: reply.statusCode });
    requestSeconds.observe({ route }, reply.elapsedTime / 1000);
  });
}

let begun = false;
/** Memory, processor, garbage and the delay of the loop; costs a little for as long as the process lives. */
export function countProcess(): void {
  if (begun) return;
  begun = true;
  collectDefaultMetrics({ register: measures, eventLoopMonitoringPrecision: 20 });
}
