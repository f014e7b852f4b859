import { describe, expect, it } from 'vitest';

import { networkOf, networksAround } from './networkOf.ts';

describe('networkOf', () => {
  it('counts every IPv4 address alone', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'));
  });
  it('counts the 2^64 addresses of one IPv6 connection as one, and its neighbour as another', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
  it('does not care how an IPv6 address is written', () => {
    expect(networkOf('2001:0DB8:0001:0002:0:0:0:1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });
  it.each(['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7', '64:ff9b::203.0.113.7'])(
    'sees the IPv4 address in %s',
    (mapped) => {
      expect(networkOf(mapped)).toBe('203.0.113.7');
    },
  );
  it('leaves alone what is no address', () => {
    expect(networkOf('')).toBe('');
    expect(networkOf('unix:')).toBe('unix:');
  });
});

describe('networksAround', () => {
  it('of an IPv6 connection are the /56 and the /48 that it came from, with wider bounds', () => {
    expect(networksAround(networkOf('2001:db8:1:2ab::1'))).toEqual([
      { network: '2001:db8:1:2ab::/64', times: 1 },
      { network: '2001:db8:1:200::/56', times: 4 },
      { network: '2001:db8:1::/48', times: 16 },
    ]);
    expect(networksAround('2001:db8:1:2::/64')[1]?.network).toBe('2001:db8:1:0::/56');
  });
  it('are shared by the connections of one customer, and by nobody else', () => {
    const [, street, town] = networksAround(networkOf('2001:db8:1:200::1'));
    expect(networksAround(networkOf('2001:db8:1:2ff::1')).slice(1)).toEqual([street, town]);
    expect(networksAround(networkOf('2001:db8:1:300::1')).slice(1)).not.toContainEqual(street);
    expect(networksAround(networkOf('2001:db8:1:300::1')).slice(1)).toContainEqual(town);
    expect(networksAround(networkOf('2001:db8:2:200::1')).slice(1)).not.toContainEqual(town);
  });
  it.each(['203.0.113.7', '', 'unix:'])('of %s is itself alone', (network) => {
    expect(networksAround(network)).toEqual([{ network, times: 1 }]);
  });
});
