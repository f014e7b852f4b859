import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Writable } from 'node:stream';

import { headerOfFrames } from '@kehrtour/addresses/table';
import { Agent, type Dispatcher } from 'undici';

import { type Compressed, compressorFor } from './compressorFor.ts';
import { hasBody } from './faultOf.ts';
import { headersForwarded } from './headersForwarded.ts';
import type { Visitor } from './visitorOf.ts';

// It frames every request anew, sends one at a time on a connection, and closes one on which anything went wrong.
const agent = new Agent({
  pipelining: 1,
  bodyTimeout: 0,
  headersTimeout: 900_000,
  connect: { timeout: 5_000 },
});
const notTheirs = ['server', 'x-powered-by', headerOfFrames];

export interface Target {
  port: number;
  /** Path with query, as the process behind sees it. */
  path: string;
  visitor: Visitor;
  /** Added to the request; wins over what the client sent. */
  requestHeaders?: Record<string, string>;
  /** Added to the answer; wins over what the process sent. */
  responseHeaders?: (status: number, sent: IncomingHttpHeaders) => Record<string, string>;
  /** The process behind leaves it to us to make this small. */
  compressed?: Compressed | undefined;
  /** Nobody answered there. */
  refused: () => void;
}

/** Passes a request on and streams the answer back as it comes, so that server-sent events arrive at once. */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): void {
  agent.dispatch(requestTo(incoming, target), answering(incoming, outgoing, target));
}

/** Undici's own hands: its `stream` makes a promise, a signal and an asynchronous resource of every request besides. */
function answering(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: Target,
): Dispatcher.DispatchHandler {
  let through: Writable = outgoing;
  return {
    onRequestStart(controller) {
      const stop = () => outgoing.writableFinished || controller.abort(new Error('the visitor has gone'));
      if (outgoing.destroyed) stop();
      else outgoing.once('close', stop);
    },
    onResponseStart(controller, status, sent) {
      // What is said before the answer is for this hop.
      if (status < 200) return;
      through = answerWith(incoming, outgoing, target, [status, sent]);
      through.on('drain', () => controller.resume());
    },
    onResponseData(controller, chunk) {
      if (!through.write(chunk)) controller.pause();
    },
    onResponseEnd() {
      through.end();
    },
    onResponseError() {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      else target.refused();
    },
  };
}

function requestTo(
  incoming: IncomingMessage,
  { port, path, visitor, requestHeaders }: Target,
): Dispatcher.DispatchOptions {
  const body = hasBody(incoming);
  return {
    origin: `http://127.0.0.1:${port}`,
    path,
    method: incoming.method as Dispatcher.HttpMethod,
    headers: {
      ...headersForwarded(incoming.headers, body ? [] : ['content-length']),
      'x-forwarded-for': visitor.address,
      'x-forwarded-host': visitor.host,
      'x-forwarded-proto': visitor.protocol,
      ...requestHeaders,
    },
    body: body ? incoming : null,
    // Nobody knows the length before: such a connection is not used twice.
    reset: incoming.headers['transfer-encoding'] !== undefined,
  };
}

/** Writes the head of the answer and returns where its body goes. */
function answerWith(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: Target,
  [status, sent]: [number, IncomingHttpHeaders],
): Writable {
  const headers = { ...headersForwarded(sent, notTheirs), ...target.responseHeaders?.(status, sent) };
  // What is left of the question nobody will read: the connection ends with the answer.
  if (!incoming.complete) headers.connection = 'close';
  if (target.compressed && incoming.method !== 'HEAD') {
    headers.vary = withEncoding(headers.vary);
    const compressor = compressorFor(
      String(incoming.headers['accept-encoding'] ?? ''),
      sent,
      target.compressed,
    );
    if (compressor) {
      delete headers['content-length'];
      outgoing.writeHead(status, { ...headers, 'content-encoding': compressor.encoding });
      pipeline(compressor.through, outgoing, () => undefined);
      return compressor.through;
    }
  }
  outgoing.writeHead(status, headers);
  if (headers['content-length'] === undefined) outgoing.flushHeaders();
  return outgoing;
}

/** Beside what the answer depends on already. */
function withEncoding(vary: string | string[] | undefined): string {
  const named = [vary ?? []].flat().join(', ');
  if (/\baccept-encoding\b/i.test(named)) return named;
  return named === '' ? 'accept-encoding' : `${named}, accept-encoding`;
}
