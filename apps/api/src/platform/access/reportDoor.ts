import { networkOf, networksAround } from '@kehrtour/addresses/networkOf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Deps } from '../deps.ts';
import { Refused } from '../refusal/refused.ts';
import { openRequestCount, WINDOW_MS } from './requestCount.ts';

/** One header of the request, '' where it is missing. */
export type Head = (name: string) => string;

/** A door at which a service tells what became of something we gave it. */
export type ReportDoor = {
  readonly path: string;
  readonly bytesMax: number;
  /** By the head alone, before a byte of the body is read: whether the service could have sent this. */
  readonly plausible: (head: Head, now: Date) => boolean;
  readonly genuine: (head: Head, body: string, now: Date) => boolean;
  /** What is signed once is the same report whenever it comes again; it is taken only the first time. */
  readonly signature: (head: Head) => string;
  readonly take: (body: string) => Promise<void>;
};

/** How often in a minute a network may be wrong: a service that signs never is. */
const REFUSALS_MAX = 10;
/** More networks at once are kept off by nobody; the one that was refused first is forgotten first. */
const NETWORKS_MAX = 10_000;
/** Services repeat a report soon, or not at all. */
const REMEMBERED_MAX = 5_000;

/**
 * Opens it. Whoever cannot sign learns nothing, and costs no body, no database and after a few tries not even a look; a
 * signed report is limited by nothing, as a service that is refused tells it again for days.
 */
export function installReportDoor(app: FastifyInstance, deps: Deps, door: ReportDoor): void {
  const strangers = strangersAt(deps, door.path);
  const taken = new Set<string>();
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    strangers.refuse(request.ip);
    // Else a body of which nobody wants anything would still be read to its end.
    reply.header('connection', 'close');
    throw new Refused('nicht-gefunden');
  };
  app.addHook('onClose', async () => strangers.close());
  // In a scope of its own: the signature is over the body as it came, and no other route takes one unread.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: door.bytesMax },
      async (_request: FastifyRequest, text: string) => text,
    );
    scope.addHook('onError', async (request, _reply, error) => {
      if (error.statusCode === 413) strangers.refuse(request.ip);
    });
    scope.post(door.path, {
      schema: { hide: true },
      config: { signed: true },
      onRequest: async (request, reply) => {
        const seconds = strangers.keptOff(request.ip);
        if (seconds > 0) {
          reply.header('connection', 'close');
          throw new Refused('zu-viele-versuche', { retryAfterSeconds: seconds });
        }
        if (!door.plausible(headOf(request), deps.now())) refuse(request, reply);
      },
      handler: async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const head = headOf(request);
        if (!door.genuine(head, body, deps.now())) refuse(request, reply);
        const signature = door.signature(head);
        if (!taken.has(signature)) {
          await door.take(body);
          taken.add(signature);
          if (taken.size > REMEMBERED_MAX) taken.delete(taken.values().next().value ?? '');
        }
        return reply.code(204).send();
      },
    });
  });
}

const headOf =
  ({ headers }: FastifyRequest): Head =>
  (name) =>
    String(headers[name] ?? '');

/** Networks that were wrong too often in this minute. */
function strangersAt(
  deps: Deps,
  path: string,
): { refuse: (ip: string) => void; keptOff: (ip: string) => number; close: () => void } {
  const count = openRequestCount(deps);
  const until = new Map<string, number>();
  return {
    refuse: (ip) => {
      for (const { network, times } of networksAround(networkOf(ip))) {
        const max = REFUSALS_MAX * times;
        const { current, ttl } = count.hit(`tuer${path}/${network}`, max);
        if (current < max) continue;
        until.delete(network);
        until.set(network, deps.now().getTime() + Math.min(ttl, WINDOW_MS));
        if (until.size > NETWORKS_MAX) until.delete(until.keys().next().value ?? '');
      }
    },
    keptOff: (ip) => {
      const ends = networksAround(networkOf(ip)).map(({ network }) => until.get(network) ?? 0);
      const left = Math.max(...ends) - deps.now().getTime();
      return left > 0 ? Math.ceil(left / 1000) : 0;
    },
    close: () => count.close(),
  };
}
