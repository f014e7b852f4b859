import type { FehlerCode } from '@kehrtour/contract/fehler';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { sqlState } from './db.ts';
import { Refused, toProblem } from './refused.ts';

const byStatus: Record<number, FehlerCode> = {
  400: 'eingabe-ungueltig',
  404: 'nicht-gefunden',
  405: 'methode-nicht-erlaubt',
  413: 'zu-gross',
  415: 'falscher-inhalt',
  429: 'zu-viele-versuche',
  503: 'ueberlastet',
};

/** 40001/40P01 are races to be tried again, 57014 and 55P03 time limits: all of them are load, not bugs. */
const busyStates = new Set(['40001', '40P01', '57014', '55P03', '53300']);

function refusalOf(error: FastifyError): Refused | undefined {
  if (error instanceof Refused) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const felder = error.validation.map((issue) => ({
      feld: issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? ''),
      text: issue.message ?? 'ist nicht lesbar',
    }));
    const first = felder[0];
    return new Refused('eingabe-ungueltig', {
      felder,
      ...(first ? { detail: `${first.feld}: ${first.text}` } : {}),
    });
  }
  if (busyStates.has(sqlState(error) ?? '')) return new Refused('ueberlastet', { retryAfterSeconds: 2 });
  const code = byStatus[error.statusCode ?? 500];
  return code === undefined ? undefined : new Refused(code);
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
    return send(reply, request, refused ?? new Refused('interner-fehler'));
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, request, new Refused('nicht-gefunden', { detail: 'Diese Adresse gibt es hier nicht.' })),
  );
}
