import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { kalenderDatei } from '@kehrtour/contract/kalender';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Feeddatei } from './gibFeedAus.ts';

/** Answers 304 to a program that has these bytes already; nobody on the way may keep them. */
export function sendeFeed(
  { text, etag, lastModified }: Feeddatei,
  request: FastifyRequest,
  reply: FastifyReply,
): AnswerOf<typeof kalenderDatei> {
  void reply
    .header('etag', etag)
    .header('last-modified', lastModified.toUTCString())
    .header('cache-control', 'private, no-cache');
  const known = request.headers['if-none-match'];
  const unchanged = known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  // Fastify takes a reply for an answer that is on its way; the type of the handler knows only parsed ones.
  if (unchanged === true) return reply.code(304).send() as never;
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="kehrtour.ics"')
    .send(text) as never;
}
