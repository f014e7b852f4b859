import type { IncomingHttpHeaders } from 'node:http';

const onlyForThisHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** What only we say; from outside it would be a claim. */
const ourWords = /^(forwarded|x-real-ip|x-csp-nonce|x-kehrtour-.*|x-forwarded-.*)$/;
/** A client names in `Connection` what ends with this hop; these it cannot have taken away. */
const stays = new Set([
  'accept',
  'accept-encoding',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'sec-fetch-site',
]);

/** The headers of a request or an answer that go on to the next hop. */
export function headersForwarded(
  headers: IncomingHttpHeaders,
  withoutThese: readonly string[],
): IncomingHttpHeaders {
  const named = namedIn(headers.connection);
  const kept: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers))
    if (
      !onlyForThisHop.has(name) &&
      !withoutThese.includes(name) &&
      !named.includes(name) &&
      !ourWords.test(name)
    )
      kept[name] = value;
  return kept;
}

function namedIn(connection: string | string[] | undefined): string[] {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return [];
  const names = String(connection).toLowerCase().split(',');
  return names.map((name) => name.trim()).filter((name) => !stays.has(name));
}
