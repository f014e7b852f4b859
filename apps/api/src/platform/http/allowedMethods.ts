import type { FastifyInstance } from 'fastify';

import { Refused } from '../refusal/refused.ts';
import { requestRefused } from '../refusal/request.grund.ts';

type Route = { readonly segments: readonly string[]; readonly methods: Set<string> };

/**
 * Listens to every route that is added after it, so that an address that another method knows is told from one that nobody
 * knows. Both are refused before the body is read.
 */
export function installAllowedMethods(app: FastifyInstance): void {
  const routes = new Map<string, Route>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { segments: url.split('/'), methods: new Set<string>() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const allowed = methodsAt([...routes.values()], request.url.split('?', 1)[0] ?? '');
    if (allowed.length === 0) throw requestRefused('no-address');
    reply.header('allow', allowed.join(', '));
    throw new Refused('methode-nicht-erlaubt');
  });
}

function methodsAt(routes: readonly Route[], path: string): readonly string[] {
  const asked = path.split('/');
  const known = routes.filter(({ segments }) => fits(segments, asked));
  return [...new Set(known.flatMap(({ methods }) => [...methods]))].toSorted();
}

const fits = (segments: readonly string[], asked: readonly string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, at) => (segment.startsWith(':') ? asked[at] !== '' : segment === asked[at]));
