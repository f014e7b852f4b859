import type { FastifyReply, FastifyRequest } from 'fastify';

import { OnItsWay } from '../platform/http/onItsWay.ts';
import type { Feeddatei } from './gibFeedAus.ts';

/** Answers 304 to a program that has these bytes already; nobody on the way may keep them. */
export function sendeFeed(
  { text, etag, lastModified }: Feeddatei,
  request: FastifyRequest,
  reply: FastifyReply,
): OnItsWay {
  void reply
    .header('etag', etag)
    .header('last-modified', lastModified.toUTCString())
    .header('cache-control', 'private, no-cache');
  const known = request.headers['if-none-match'];
  const unchanged = known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  if (unchanged === true) return new OnItsWay(reply.code(304).send());
  return new OnItsWay(
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="kehrtour.ics"')
      .send(text),
  );
}
