import type { Server } from 'node:net';

import { networkOf, networksAround } from '@kehrtour/addresses/networkOf';

import type { TrustedProxies } from './trustedProxies.ts';
import { peerOf } from './visitorOf.ts';

/** A sixteenth of the door. A browser opens six, an event stream more for each tab; an office has one address for all of its people. */
export const OF_ONE_MAX = 256;
/** A quarter of the door: no network of whatever width gets more. */
export const OF_MANY_MAX = 1024;

/**
 * Lets nobody hold the whole door: whoever opens more connections than that at once gets no further one. Proxies that are
 * believed stand for many and are not counted.
 */
export function limitConnectionsOfOne(server: Server, proxies: TrustedProxies): void {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const peer = peerOf(socket);
    if (proxies.include(peer)) return;
    const networks = networksAround(networkOf(peer));
    const full = networks.some(
      ({ network, times }) => (held.get(network) ?? 0) >= Math.min(OF_ONE_MAX * times, OF_MANY_MAX),
    );
    if (full) return void socket.destroy();
    for (const { network } of networks) held.set(network, (held.get(network) ?? 0) + 1);
    socket.once('close', () => {
      for (const { network } of networks) {
        const left = (held.get(network) ?? 1) - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      }
    });
  });
}
