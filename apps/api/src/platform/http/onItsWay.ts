import type { FastifyReply } from 'fastify';

/** The answer of a handler that sends bytes, or nothing, by itself; it is not looked at any more. */
export class OnItsWay {
  readonly reply: FastifyReply;
  constructor(reply: FastifyReply) {
    this.reply = reply;
  }
}
