import type { IncomingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Pages are made for one visitor at one moment: much smaller, at once, is worth more than smallest. */
const QUALITY = 5;

/** What makes a rendered page small on its way, in an encoding that the browser takes; undefined: it goes as it is. */
export function compressorFor(
  accepted: string,
  sent: IncomingHttpHeaders,
): { encoding: 'br' | 'gzip'; through: Transform } | undefined {
  if (sent['content-encoding'] !== undefined || !sent['content-type']?.startsWith('text/html'))
    return undefined;
  if (/\bbr\b/.test(accepted))
    return {
      encoding: 'br',
      through: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    };
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', through: createGzip() };
  return undefined;
}
