import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';

import { hostOf, isHost } from './faultOf.ts';
import type { TrustedProxies } from './trustedProxies.ts';

/** Who asks, as far as we know it ourselves or were told by a proxy that we believe. */
export interface Visitor {
  address: string;
  /** The host that the visitor typed, with its port. */
  host: string;
  protocol: 'http' | 'https';
  /** Nobody stood between the visitor and us, as far as one can see. */
  direct: boolean;
}

const SIGNS_OF_A_PROXY = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** What a stranger claims about itself is not heard; of a believed chain the last hop that is not ours counts. */
export function visitorOf(
  request: IncomingMessage,
  proxies: TrustedProxies,
  protocol: 'http' | 'https',
): Visitor {
  const { headers, socket } = request;
  const peer = peerOf(socket);
  if (!proxies.include(peer)) {
    const direct = SIGNS_OF_A_PROXY.every((name) => headers[name] === undefined);
    return { address: peer, host: hostOf(request), protocol, direct };
  }
  const host = last(headers['x-forwarded-host']);
  const told = last(headers['x-forwarded-proto']);
  return {
    address: addressIn(String(headers['x-forwarded-for'] ?? ''), peer, proxies),
    host: host && isHost(host) ? host : hostOf(request),
    protocol: told === 'http' || told === 'https' ? told : protocol,
    direct: false,
  };
}

/** Whoever opened the connection; empty when it is gone already. */
export const peerOf = ({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string =>
  plain(remoteAddress ?? '');

function addressIn(chain: string, peer: string, proxies: TrustedProxies): string {
  let nearest = peer;
  for (const hop of chain.split(',').reverse()) {
    const address = withoutPort(hop.trim());
    if (isIP(address) === 0) return nearest;
    nearest = address;
    if (!proxies.include(address)) return nearest;
  }
  return nearest;
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  return plain(bracketed ?? (/^[\d.]+:\d+$/.test(hop) ? hop.replace(/:\d+$/, '') : hop));
}

/** A socket for both kinds of addresses writes the old kind as the new one. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

function last(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}
