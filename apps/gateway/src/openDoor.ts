import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { limitConnectionsOfOne } from './connectionsOfOne.ts';
import { faultOf } from './faultOf.ts';
import { refuse } from './refuse.ts';
import type { TrustedProxies } from './trustedProxies.ts';

const PATIENCE = {
  headersWithinMs: 20_000,
  /** How often connections are looked at that are over their time, or have said nothing yet. */
  lookedAfterMs: 5_000,
};
/**
 * How long a connection is kept for whoever comes back. With Node's five seconds it is often just being closed when somebody
 * on a slow line, or a proxy, sends the next request, which is then lost without an answer.
 */
const KEPT_FOR_MS = 30_000;
/** A map of two gigabytes over a village line takes its time; the API waits as long. */
const REQUEST_WITHIN_MS = 900_000;
const HEADER_BYTES_MAX = 16_384;
const CONNECTIONS_MAX = 4_096;
const UNREADABLE =
  'Content-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\nDiese Anfrage ist nicht lesbar.\n';

/** An HTTP server that lets nothing in that two readers could read in two ways; it does not listen yet. */
export function openDoor(answer: RequestListener, proxies: TrustedProxies, patience = PATIENCE): Server {
  const refused = new WeakSet<Duplex>();
  const guarded = (request: IncomingMessage, response: ServerResponse, carriesOn?: () => void) => {
    const fault = faultOf(request);
    if (fault) {
      refused.add(request.socket);
      return refuse(request, response, fault);
    }
    carriesOn?.();
    answer(request, response);
  };
  const server = createServer({
    insecureHTTPParser: false,
    requireHostHeader: true,
    headersTimeout: patience.headersWithinMs,
    connectionsCheckingInterval: patience.lookedAfterMs,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: KEPT_FOR_MS,
    maxHeaderSize: HEADER_BYTES_MAX,
  });
  server.maxConnections = CONNECTIONS_MAX;
  limitConnectionsOfOne(server, proxies);
  // Node drops what is too much without a word, and with it maybe the framing: we count ourselves.
  server.maxHeadersCount = 0;
  server.on('request', (request, response) => guarded(request, response));
  // A body is asked for only when the request that announces it may come in.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) =>
    guarded(request, response, () => response.writeContinue()),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    // Browsers open connections ahead of need. An answer to what was never asked would be taken for that of the next request.
    const unasked = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && asked(socket) === 0;
    if (error.code === 'ECONNRESET' || unasked || !socket.writable) return void socket.destroy();
    socket.end(`HTTP/1.1 ${STATUS_OF[error.code ?? ''] ?? '400 Bad Request'}\r\n${UNREADABLE}`);
  });
  return server;
}

const asked = (socket: Duplex): number => (socket instanceof Socket ? socket.bytesRead : 0);
const STATUS_OF: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
