import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

/** In bytes: below, asking again costs as much as what it saves. */
const ANSWER_MIN = 4096;
const HASH_SIGNS = 22;

/**
 * Whoever has the same answer already is told so instead: 2,200 houses of a map are 0.6 MB, and mostly nothing changed. The mark is a hash
 * of what this visitor may see, so that nobody learns anything by one that was guessed. It is a weak one, because whoever stands in front
 * may make the answer small. Nothing is kept by browsers (`no-store`): our pages keep answers in their memory.
 */
export function installKnownAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    if (!(typeof payload === 'string' || payload instanceof Uint8Array)) return payload;
    if (payload.length < ANSWER_MIN) return payload;
    const mark = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, HASH_SIGNS)}"`;
    reply.header('etag', mark);
    if (request.headers['if-none-match'] !== mark) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
