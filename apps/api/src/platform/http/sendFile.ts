import type { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { OnItsWay } from './onItsWay.ts';

/** Downloads are attachments under a quoted name (RFC 6266), so that nothing of them runs on our origin. */
export function sendFile(
  reply: FastifyReply,
  bytes: Buffer | Readable | string,
  type: string,
  name: string,
): OnItsWay {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return new OnItsWay(
    reply
      .header(
        'content-disposition',
        `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .type(type)
      .send(bytes),
  );
}
