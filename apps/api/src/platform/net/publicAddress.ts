import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that nobody outside may point us at (IANA's special-purpose registry). */
const CLOSED_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Inside the one block of public IPv6 addresses: those that carry an IPv4 address or document something. */
const CLOSED_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, bits] of CLOSED_V4) closed.addSubnet(net, bits, 'ipv4');
const closed6 = new BlockList();
for (const [net, bits] of CLOSED_V6) closed6.addSubnet(net, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address lies in the public network. Loopback, private, link-local, metadata and multicast addresses do
 * not, nor does any IPv6 form of an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (isIPv6(address)) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
  return false;
}
