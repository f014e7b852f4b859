import type { IncomingMessage, ServerResponse } from 'node:http';

import { networkOf, networksAround } from '@kehrtour/addresses/networkOf';

import { readCspReports, type Violation } from './readCspReports.ts';
import { answerFault, refuse } from './refuse.ts';

const BYTES_MAX = 16_384;
const KINDS = /^application\/(csp-report|reports\+json|json)\b/;
const PER_MINUTE_AND_ADDRESS = 20;
const PER_MINUTE = 300;
/** Different violations between two writings of the log; more are only counted. */
const KINDS_KEPT_MAX = 50;
const MINUTE_MS = 60_000;

export interface CspReports {
  /** Answers one report of a browser. */
  take: (request: IncomingMessage, response: ServerResponse, address: string) => void;
  /** Writes down what came since the last time; called once a minute. */
  write: () => void;
}

/** Counts what the content security policy kept out. Whatever strangers send: the log grows by some lines a minute. */
export function openCspReports(log: (event: Record<string, unknown>) => void): CspReports {
  const seen = new Map<string, Violation & { count: number }>();
  let byAddress = new Map<string, number>();
  let taken = 0;
  let left = 0;

  const count = (violation: Violation) => {
    const key = Object.values(violation).join('\n');
    const known = seen.get(key);
    if (known) known.count += 1;
    else if (seen.size < KINDS_KEPT_MAX) seen.set(key, { ...violation, count: 1 });
    else left += 1;
  };
  const mayCome = (address: string): boolean => {
    const networks = networksAround(networkOf(address));
    const full = networks.some(
      ({ network, times }) => (byAddress.get(network) ?? 0) >= PER_MINUTE_AND_ADDRESS * times,
    );
    if (taken >= PER_MINUTE || full) return false;
    for (const { network } of networks) byAddress.set(network, (byAddress.get(network) ?? 0) + 1);
    taken += 1;
    return true;
  };
  const write = () => {
    for (const violation of seen.values()) log({ msg: 'csp', ...violation });
    if (left > 0) log({ msg: 'csp', left });
    seen.clear();
    byAddress = new Map();
    taken = 0;
    left = 0;
  };
  setInterval(write, MINUTE_MS).unref();

  const take: CspReports['take'] = (request, response, address) => {
    if (request.method !== 'POST')
      return answerFault(request, response, {
        status: 405,
        sentence: 'Berichte werden mit POST gesendet.',
        headers: { allow: 'POST' },
      });
    const refused = (status: number, sentence: string, headers = {}) => {
      left += 1;
      refuse(request, response, { status, sentence, headers });
    };
    if (!KINDS.test(request.headers['content-type'] ?? ''))
      return refused(415, 'Das ist kein Bericht eines Browsers.');
    if (Number(request.headers['content-length'] ?? 0) > BYTES_MAX)
      return refused(413, 'Der Bericht ist zu groß.');
    if (!mayCome(address))
      return refused(429, 'Das waren viele Berichte. Bitte später wieder.', { 'retry-after': '60' });
    readBody(request, (text) => {
      if (text === undefined) return refused(413, 'Der Bericht ist zu groß.');
      for (const violation of readCspReports(text)) count(violation);
      response.writeHead(204).end();
    });
  };
  return { take, write };
}

/** Stops reading at the limit; then there is no text. */
function readBody(request: IncomingMessage, done: (text: string | undefined) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const onData = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= BYTES_MAX) return void chunks.push(chunk);
    request.off('data', onData).off('end', onEnd).pause();
    done(undefined);
  };
  const onEnd = () => done(Buffer.concat(chunks).toString('utf8'));
  request.on('data', onData).on('end', onEnd);
}
