import type { IncomingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** What may be made small: pages that are rendered, or answers of the API. */
export type Compressed = 'pages' | 'answers';

/** In bytes: below, the head of the answer weighs as much as what is saved. */
const ANSWER_MIN = 1024;

/** Pages are made for one visitor at one moment: much smaller, at once, is worth more than smallest. */
const QUALITY = 5;

/** Only what has a length: a stream has none, and stays one. */
const isSmallened: Record<Compressed, (type: string, sent: IncomingHttpHeaders) => boolean> = {
  pages: (type) => type.startsWith('text/html'),
  answers: (type, sent) =>
    type.startsWith('application/json') && Number(sent['content-length']) >= ANSWER_MIN,
};

/** What makes a page or an answer small on its way, in an encoding that the browser takes; undefined: it goes as it is. */
export function compressorFor(
  accepted: string,
  sent: IncomingHttpHeaders,
  what: Compressed,
): { encoding: 'br' | 'gzip'; through: Transform } | undefined {
  if (sent['content-encoding'] !== undefined || !isSmallened[what](sent['content-type'] ?? '', sent))
    return undefined;
  if (/\bbr\b/.test(accepted))
    return {
      encoding: 'br',
      through: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    };
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', through: createGzip() };
  return undefined;
}
