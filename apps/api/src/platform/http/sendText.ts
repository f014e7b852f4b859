import type { FastifyReply } from 'fastify';

import { OnItsWay } from './onItsWay.ts';

/**
 * Sends an answer that already is JSON, unread: for thousands of rows that the database itself wrote in the words of the
 * endpoint. A test of the endpoint has to parse it with the schema.
 */
export function sendText(reply: FastifyReply, text: Buffer): OnItsWay {
  return new OnItsWay(reply.type('application/json; charset=utf-8').send(text));
}
