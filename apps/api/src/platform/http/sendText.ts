import type { AnswerOf, Endpoint } from '@kehrtour/contract/endpoint';
import type { FastifyReply } from 'fastify';

/**
 * Sends an answer that already is JSON, unread: for thousands of rows that the database itself wrote in the words of the
 * endpoint. A test of the endpoint has to parse it with the schema.
 */
export function sendText<E extends Endpoint>(
  _endpoint: E,
  reply: FastifyReply,
  text: Buffer,
): Promise<AnswerOf<E>> {
  // Fastify takes a reply for an answer that is on its way; the type of the handler knows only parsed ones.
  return reply.type('application/json; charset=utf-8').send(text) as never;
}
