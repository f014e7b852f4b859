import { isIPv6 } from 'node:net';

/** First 96 bits of addresses that stand for an IPv4 one: mapped (RFC 4291), and behind the NAT64 of the network (RFC 6052). */
const CARRY_IPV4: readonly string[] = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * Whom limits count as one caller: an IPv4 address, or the /64 that every IPv6 connection has wholly to itself.
 * By single addresses one caller would have 2^64 tries.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  if (CARRY_IPV4.includes(groups.slice(0, 6).join(':'))) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** A network that limits count, and how many times the bound of a single caller it may use. */
export type Counted = { readonly network: string; readonly times: number };

/**
 * All networks of a caller, the narrowest first. IPv6 is handed out by the /56 and the /48, which hold 256 and 65,536 of its
 * connections: whoever changes between those of one customer meets a wider bound there. `network` is what `networkOf` answers.
 */
export function networksAround(network: string): readonly Counted[] {
  const [, first = '', fourth = '0'] = /^((?:[0-9a-f]+:){3})([0-9a-f]+)::\/64$/.exec(network) ?? [];
  if (first === '') return [{ network, times: 1 }];
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { network, times: 1 },
    { network: `${first}${upper}::/56`, times: 4 },
    { network: `${first}:/48`, times: 16 },
  ];
}

/** All eight groups in their short spelling. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
