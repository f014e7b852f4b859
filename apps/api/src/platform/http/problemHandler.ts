import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import type { FehlerCode } from '@kehrtour/contract/fehler';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { busy } from '../db/busy.ts';
import { sqlState } from '../db/db.ts';
import { outOfSpace } from '../db/outOfSpace.ts';
import { lockedOut, outOfReach, unreachable } from '../db/unreachable.ts';
import { Refused, toProblem } from '../refusal/refused.ts';
import { requestRefused } from '../refusal/request.grund.ts';

const byStatus: Record<number, FehlerCode> = {
  400: 'eingabe-ungueltig',
  404: 'nicht-gefunden',
  405: 'methode-nicht-erlaubt',
  406: 'falscher-inhalt',
  413: 'zu-gross',
  414: 'nicht-gefunden',
  415: 'falscher-inhalt',
  429: 'zu-viele-versuche',
  503: 'ueberlastet',
};

/** The refusal that an error stands for; none for what nobody foresaw. */
export function refusalOf(error: FastifyError): Refused | undefined {
  if (error instanceof Refused) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // The whole of it is of another kind: there is no field to mark.
    if (error.validationContext === 'body' && error.validation.some(isOfAnotherKind))
      return requestRefused('no-object');
    const felder = error.validation.map((issue) => ({
      feld: issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? ''),
      text: issue.message ?? 'ist nicht lesbar',
    }));
    return requestRefused('unlike-schema', felder);
  }
  if (busy(error)) return new Refused('ueberlastet', { retryAfterSeconds: 2 });
  if (outOfReach(error)) return new Refused('ueberlastet', { retryAfterSeconds: 5 });
  if (outOfSpace(error)) return new Refused('kein-speicherplatz');
  const status = error.statusCode ?? 500;
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? 'eingabe-ungueltig' : undefined);
  if (code === 'nicht-gefunden') return requestRefused('no-address');
  if (code === 'eingabe-ungueltig') return requestRefused(unreadableAs(error));
  return code === undefined ? undefined : new Refused(code);
}

const isOfAnotherKind = ({ instancePath, keyword }: { instancePath: string; keyword: string }): boolean =>
  keyword === 'invalid_type' && instancePath.replace(/^\//, '') === '';

/** What Fastify says of a body before any schema sees it; no field is marked then, so the sentence says it all. */
function unreadableAs(error: FastifyError): 'empty-json' | 'no-json' | 'no-http' {
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'empty-json';
  return error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError
    ? 'no-json'
    : 'no-http';
}

function send(reply: FastifyReply, request: FastifyRequest, refused: Refused): FastifyReply {
  const body = toProblem(refused.code, refused.extra, request.id);
  if (refused.extra.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(refused.extra.retryAfterSeconds));
  if (body.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(body.status)
    .serializer(JSON.stringify)
    .type('application/problem+json; charset=utf-8')
    .send(body);
}

/** Every error leaves as problem details; what nobody foresaw is logged and says only its request id. */
export function installProblemHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = refusalOf(error);
    if (!refused) request.log.error({ err: error }, 'unexpected error');
    else if (outOfSpace(error)) request.log.error({ err: error }, 'no space left');
    else if (busy(error)) request.log.warn({ sqlState: sqlState(error) }, 'others were in the way');
    else if (unreachable(error)) request.log.warn({ err: error }, 'a neighbour does not answer');
    else if (lockedOut(error)) request.log.error({ err: error }, 'the database does not let us in');
    return send(reply, request, refused ?? new Refused('interner-fehler'));
  });
  app.setNotFoundHandler((request, reply) => send(reply, request, requestRefused('no-address')));
}

/** An address that cannot be read or is too long reaches no route, and so no hook that adds headers. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  void send(reply, request, refusalOf(error) ?? new Refused('interner-fehler'));
}

/** What is no HTTP has no request yet: the answer is written as it is, and the connection ends. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Whoever asked nothing yet would take it for the answer to what is asked next.
  const unasked = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || unasked || !socket.writable) return void socket.destroy();
  const { code, extra } = requestRefused('no-http');
  const body = JSON.stringify(toProblem(code, extra, randomUUID()));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
