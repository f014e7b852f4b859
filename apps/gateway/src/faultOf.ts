import type { IncomingMessage } from 'node:http';

/** Why a request does not get in; the sentence is for the person who sent it. */
export interface Fault {
  status: number;
  sentence: string;
  headers?: Record<string, string>;
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEADERS_MAX = 100;
/** Two readers may each take another one of two. */
const STANDS_ONCE = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'transfer-encoding',
]);
const HOST = /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What of its head could be read in two ways, or belongs to no request that we know. */
export function faultOf(request: IncomingMessage): Fault | undefined {
  const { method = '', headers, rawHeaders } = request;
  if (rawHeaders.length > 2 * HEADERS_MAX)
    return { status: 431, sentence: 'Die Anfrage hat zu viele Kopfzeilen.' };
  const twice = standsTwice(rawHeaders);
  if (twice) return bad(`Die Kopfzeile „${twice}“ darf nur einmal vorkommen.`);
  if (!METHODS.includes(method))
    return {
      status: 405,
      sentence: 'Anfragen dieser Art gibt es hier nicht.',
      headers: { allow: METHODS.join(', ') },
    };
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || request.httpVersion !== '1.1'))
    return bad('Diese Übertragungsart wird nicht angenommen.');
  if (METHODS_WITHOUT_BODY.has(method) && hasBody(request))
    return bad(`Eine Anfrage mit ${method} darf keinen Inhalt haben.`);
  if (!isHost(hostOf(request))) return bad('Der angegebene Rechnername ist keiner.');
  if (!addressOf(request)) return bad('Die angegebene Adresse ist keine.');
  return undefined;
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export function isHost(host: string): boolean {
  return HOST.test(host);
}

/** Only HTTP/1.0 may come without one; Node refuses all others. */
export function hostOf({ headers }: IncomingMessage): string {
  return headers.host ?? 'localhost';
}

/** Path and query of a request. A whole address instead of a path must name the same host as the header. */
export function addressOf(request: IncomingMessage): URL | undefined {
  const { url = '' } = request;
  if (url.startsWith('/')) return URL.parse(`http://gateway${url}`) ?? undefined;
  const whole = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  const named = whole && URL.parse(`${whole.protocol}//${hostOf(request)}`);
  if (!whole || whole.username || whole.password || whole.host !== named?.host) return undefined;
  return whole;
}

function standsTwice(rawHeaders: readonly string[]): string | undefined {
  const known = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!STANDS_ONCE.has(name)) continue;
    if (known.has(name)) return name;
    known.add(name);
  }
  return undefined;
}

function bad(sentence: string): Fault {
  return { status: 400, sentence };
}
