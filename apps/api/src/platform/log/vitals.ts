import { fieldsOf } from '@kehrtour/domain/keysOf';
import type { FastifyInstance } from 'fastify';

import { pathShape } from './openLog.ts';

const NAMES = new Set(['CLS', 'INP', 'LCP', 'FCP', 'TTFB']);

/** Takes web vitals of the pages: a name, a number and the route, nothing about the person; they go to the log. */
export function installVitals(app: FastifyInstance): void {
  app.post(
    '/vitals',
    { schema: { hide: true }, bodyLimit: 2048, logLevel: 'warn' },
    async (request, reply) => {
      const body: unknown = typeof request.body === 'string' ? safeParse(request.body) : request.body;
      const { name, value, route } = fieldsOf(body);
      if (
        typeof name === 'string' &&
        NAMES.has(name) &&
        typeof value === 'number' &&
        Number.isFinite(value)
      ) {
        app.log.info(
          {
            vital: name,
            value,
            route: typeof route === 'string' ? pathShape(route) : undefined,
          },
          'web vital',
        );
      }
      return reply.status(204).send();
    },
  );
}

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
