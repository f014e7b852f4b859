import type { IncomingMessage, ServerResponse } from 'node:http';

import { prefixOfApi } from '@kehrtour/addresses/table';

import type { Fault } from './faultOf.ts';

/** The API's own words for these reasons. */
const types: Record<number, string> = {
  405: 'methode-nicht-erlaubt',
  413: 'zu-gross',
  415: 'falscher-inhalt',
  429: 'zu-viele-versuche',
};

/** Answers a request that does not get in, and ends its connection: nobody knows where the next one would begin. */
export function refuse(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  answerFault(request, response, { ...fault, headers: { ...fault.headers, connection: 'close' } });
}

/** Problem details below the API's prefix, a plain sentence for everybody else. */
export function answerFault(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { status, sentence, headers }: Fault,
): void {
  const forProgram = url.startsWith(`${prefixOfApi}/`);
  response.writeHead(status, {
    'content-type': forProgram ? 'application/problem+json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  const problem = { type: types[status] ?? 'eingabe-ungueltig', title: sentence, status, detail: sentence };
  response.end(forProgram ? JSON.stringify(problem) : `${sentence}\n`);
}
