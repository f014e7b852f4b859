import { EventEmitter } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

import { describe, expect, it } from 'vitest';

import { limitConnectionsOfOne, OF_MANY_MAX, OF_ONE_MAX } from './connectionsOfOne.ts';
import { readTrustedProxies } from './trustedProxies.ts';

/** A door on which connections knock that are none. */
function door(trusted = ''): (remoteAddress: string | undefined) => EventEmitter & { open: boolean } {
  const server: Server = createServer();
  limitConnectionsOfOne(server, readTrustedProxies(trusted));
  return (remoteAddress) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, open: true });
    server.emit(
      'connection',
      Object.assign(socket, { destroy: () => (socket.open = false) }) as unknown as Socket,
    );
    return socket;
  };
}
const times = <T>(count: number, one: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => one(nth));

describe('connections of one visitor', () => {
  it('are so many at once and no more, and as many again when they end; nobody else notices', () => {
    const knock = door();
    const held = times(OF_ONE_MAX, () => knock('203.0.113.7'));
    expect(held.every(({ open }) => open)).toBe(true);
    expect([knock('203.0.113.7').open, knock('203.0.113.8').open]).toEqual([false, true]);
    held[0]?.emit('close');
    expect([knock('203.0.113.7').open, knock('203.0.113.7').open]).toEqual([true, false]);
    for (const one of held.slice(1)) one.emit('close');
    expect(times(OF_ONE_MAX - 1, () => knock('203.0.113.7')).every(({ open }) => open)).toBe(true);
  });

  it('count by the network of a household, and an old address written as a new one is the old one', () => {
    const knock = door();
    times(OF_ONE_MAX, (nth) => knock(`2001:db8:1:2::${nth.toString(16)}`));
    expect([knock('2001:db8:1:2:ffff::1').open, knock('2001:db8:1:3::1').open]).toEqual([false, true]);
    times(OF_ONE_MAX, () => knock('::ffff:203.0.113.7'));
    expect(knock('203.0.113.7').open).toBe(false);
  });

  it('of many households of one customer are a quarter of the door at most', () => {
    const knock = door();
    const open = times(OF_MANY_MAX + 1, (nth) => knock(`2001:db8:1:${nth.toString(16)}::1`)).map(
      (one) => one.open,
    );
    expect([open.filter(Boolean).length, open.at(-1)]).toEqual([OF_MANY_MAX, false]);
    expect(knock('2001:db8:2:1::1').open).toBe(true);
  });

  it('of a proxy that is believed are those of many', () => {
    const knock = door('10.0.0.0/24');
    expect(times(OF_ONE_MAX * 2, () => knock('10.0.0.3')).every(({ open }) => open)).toBe(true);
    expect(times(OF_ONE_MAX * 2, () => knock('::ffff:10.0.0.3')).every(({ open }) => open)).toBe(true);
  });
});
