import { lookup as dnsLookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { GatheredBytes } from './gatheredBytes.ts';
import { isPublicAddress } from './publicAddress.ts';

export type FetchFault = 'adresse-gesperrt' | 'nicht-erreichbar' | 'zu-langsam' | 'umleitung' | 'zu-gross';

/** Why an address that somebody typed in gave no answer. */
export class FetchRefused extends Error {
  readonly grund: FetchFault;
  constructor(grund: FetchFault, cause?: unknown) {
    super(grund, { cause });
    this.name = 'FetchRefused';
    this.grund = grund;
  }
}

export type PublicRequest = {
  readonly url: URL;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly bytesMax: number;
  readonly timeoutMs: number;
  /** `host` or `host:port` of the own network that the operator allows, also without TLS. */
  readonly privateHosts: readonly string[];
  /** Stands in for the name server in tests. */
  readonly lookup?: typeof dnsLookup;
};
export type PublicAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '');
const isAllowedPrivate = ({ url, privateHosts }: PublicRequest): boolean =>
  privateHosts.includes(url.host) || privateHosts.includes(hostOf(url));

/**
 * Asks an address that a stranger chose, where it can do no harm: TLS only, no redirects, no address of our own network
 * (the checked address is the one that is connected to), limited in time and size.
 * @throws FetchRefused
 */
export async function fetchPublic(request: PublicRequest): Promise<PublicAnswer> {
  const { url } = request;
  const trusted = isAllowedPrivate(request);
  if (url.protocol !== 'https:' && !(trusted && url.protocol === 'http:'))
    throw new FetchRefused('adresse-gesperrt');
  if (!trusted && isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url)))
    throw new FetchRefused('adresse-gesperrt');
  const clock = AbortSignal.timeout(request.timeoutMs);
  try {
    return await exchange(request, trusted, clock);
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused(clock.aborted ? 'zu-langsam' : 'nicht-erreichbar', error);
  }
}

function exchange(request: PublicRequest, trusted: boolean, signal: AbortSignal): Promise<PublicAnswer> {
  const { url, bytesMax } = request;
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent: ClientRequest = start(url, {
      method: request.method ?? 'GET',
      headers: { 'user-agent': 'Kehrtour', 'accept-encoding': 'identity', ...request.headers },
      agent: false,
      signal,
      ...(trusted ? {} : { lookup: publicLookup(request.lookup ?? dnsLookup) }),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 0;
      const refuse = (grund: FetchFault): void => {
        answer.destroy();
        reject(new FetchRefused(grund));
      };
      // Another address may be anything; whoever moved the calendar has to say so.
      if (status >= 300 && status < 400 && status !== 304) return refuse('umleitung');
      if (Number(answer.headers['content-length'] ?? 0) > bytesMax) return refuse('zu-gross');
      const body = new GatheredBytes();
      answer.on('data', (part: Buffer) => {
        if (body.size + part.length > bytesMax) return refuse('zu-gross');
        body.add(part);
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status, headers: answer.headers, body: body.all() }));
    });
    sent.end(request.body);
  });
}

/** Every address of the name has to be public: one that is not is a name server that plays with us. */
export function publicLookup(resolve: typeof dnsLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { all: true, verbatim: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const [first] = found;
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(new FetchRefused('adresse-gesperrt'), '', 0);
      if (options.all === true) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}
