import { Agent, type IncomingMessage, request, type RequestOptions, type ServerResponse } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';

import { compressorFor } from './compressorFor.ts';
import { headerOfFrames } from './table.ts';

const agent = new Agent({ keepAlive: true });
const onlyForThisHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const notTheirs = ['server', 'x-powered-by', headerOfFrames];

export interface Target {
  port: number;
  /** Path with query, as the process behind sees it. */
  path: string;
  /** Added to the request; wins over what the client sent. */
  requestHeaders?: Record<string, string>;
  /** Added to the answer; wins over what the process sent. */
  responseHeaders?: (status: number, sent: IncomingMessage['headers']) => Record<string, string>;
  /** The process behind leaves it to us to make its pages small. */
  compressed?: boolean;
  /** Nobody answered there. */
  refused: () => void;
}

/** Passes a request on and streams the answer back as it comes, so that server-sent events arrive at once. */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): void {
  const upstream = request(
    { ...optionsOf(incoming, target), headers: requestHeaders(incoming, target) },
    (answer) => {
      const headers = without(answer.headers, [...onlyForThisHop, ...notTheirs]);
      const status = answer.statusCode ?? 502;
      const added = target.responseHeaders?.(status, answer.headers);
      if (target.compressed && incoming.method !== 'HEAD')
        return sendSmall(incoming, answer, outgoing, [status, { ...headers, ...added }]);
      outgoing.writeHead(status, { ...headers, ...added });
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    },
  );
  upstream.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else target.refused();
  });
  outgoing.on('close', () => outgoing.writableFinished || upstream.destroy());
  incoming.pipe(upstream);
}

function sendSmall(
  incoming: IncomingMessage,
  answer: IncomingMessage,
  outgoing: ServerResponse,
  [status, headers]: [number, IncomingMessage['headers']],
): void {
  const compressor = compressorFor(String(incoming.headers['accept-encoding'] ?? ''), answer.headers);
  const ended = () => undefined;
  outgoing.setHeader('vary', 'accept-encoding');
  if (compressor === undefined) {
    outgoing.writeHead(status, headers);
    return void pipeline(answer, outgoing, ended);
  }
  outgoing.writeHead(status, {
    ...without(headers, ['content-length']),
    'content-encoding': compressor.encoding,
  });
  pipeline(answer, compressor.through, outgoing, ended);
}

/** Joins two sockets, for the web sockets of the development servers. */
export function forwardUpgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: Target,
): void {
  const upstream = request({ ...optionsOf(incoming, target), agent: false, headers: incoming.headers });
  upstream.on('upgrade', (answer, remote, rest) => {
    const lines = answer.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
    remote.unshift(rest);
    remote.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => remote.destroy()).pipe(remote);
    remote.unshift(head);
  });
  upstream.on('error', () => socket.destroy());
  upstream.end();
}

function optionsOf(incoming: IncomingMessage, { port, path }: Target): RequestOptions {
  return { agent, host: '127.0.0.1', port, path, method: incoming.method };
}

/** We are the only trusted hop: what a client claims about its own address is replaced, never extended. */
function requestHeaders(
  incoming: IncomingMessage,
  target: Target,
): Record<string, string | string[] | undefined> {
  return {
    ...without(incoming.headers, [...onlyForThisHop, 'forwarded', 'x-real-ip']),
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    'x-forwarded-host': incoming.headers.host ?? '',
    ...target.requestHeaders,
  };
}

function without(headers: IncomingMessage['headers'], names: readonly string[]): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
