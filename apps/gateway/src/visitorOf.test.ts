import type { IncomingMessage } from 'node:http';

import { describe, expect, it } from 'vitest';

import { readTrustedProxies } from './trustedProxies.ts';
import { visitorOf } from './visitorOf.ts';

const visitor = (from: string, headers: Record<string, string>, trusted = '127.0.0.1, 10.0.0.0/24') =>
  visitorOf(
    {
      socket: { remoteAddress: from },
      headers: { host: 'innen:3000', ...headers },
    } as unknown as IncomingMessage,
    readTrustedProxies(trusted),
    'http',
  );

describe('a visitor', () => {
  it('is who knocks, whatever a stranger claims', () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'a.example',
    };
    expect(visitor('203.0.113.7', headers)).toEqual({
      address: '203.0.113.7',
      host: 'innen:3000',
      protocol: 'http',
      direct: false,
    });
    expect(visitor('127.0.0.1', headers, '').address).toBe('127.0.0.1');
  });

  it.each([
    ['one proxy', '203.0.113.7', '203.0.113.7'],
    ['what the visitor wrote before itself', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['two of our proxies', '6.6.6.6, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['an address with a port', '203.0.113.7:4711', '203.0.113.7'],
    ['the new kind of address with a port', '[2001:db8::7]:4711', '2001:db8::7'],
    ['an old address written as a new one', '::ffff:203.0.113.7', '203.0.113.7'],
    ['only our own', '10.0.0.9', '10.0.0.9'],
    ['nonsense', 'x, 203.0.113.7, nein, 10.0.0.9', '10.0.0.9'],
    ['nothing', '', '127.0.0.1'],
  ])('behind a believed proxy is the last hop that is not ours: %s', (_, chain, address) => {
    expect(visitor('127.0.0.1', { 'x-forwarded-for': chain }).address).toBe(address);
  });

  it('behind a believed proxy came to the host and by the protocol that the proxy names', () => {
    const headers = { 'x-forwarded-host': 'app.firma.de', 'x-forwarded-proto': 'https' };
    expect(visitor('::ffff:10.0.0.9', headers)).toMatchObject({ host: 'app.firma.de', protocol: 'https' });
    expect(visitor('10.0.1.9', headers)).toMatchObject({ host: 'innen:3000', protocol: 'http' });
    const nonsense = { 'x-forwarded-host': 'app.firma.de/x', 'x-forwarded-proto': 'ftp' };
    expect(visitor('10.0.0.9', nonsense)).toMatchObject({ host: 'innen:3000', protocol: 'http' });
  });

  it('came directly only when nothing says otherwise', () => {
    expect(visitor('127.0.0.1', {}, '').direct).toBe(true);
    expect(visitor('127.0.0.1', {}).direct).toBe(false);
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(visitor('127.0.0.1', { [name]: 'x' }, '').direct).toBe(false);
  });
});

describe('TRUST_PROXY', () => {
  it('believes addresses and networks of both kinds, and nobody without an entry', () => {
    const proxies = readTrustedProxies('127.0.0.1,::1, 192.168.1.0/24 ,fd00:1::/64');
    for (const address of ['127.0.0.1', '::1', '192.168.1.77', 'fd00:1::9'])
      expect(proxies.include(address)).toBe(true);
    for (const address of ['127.0.0.2', '192.168.2.1', 'fd00:2::9', '', 'x'])
      expect(proxies.include(address)).toBe(false);
    expect(readTrustedProxies(undefined).include('127.0.0.1')).toBe(false);
  });

  it.each([
    'loopback',
    'proxy.firma.de',
    '10.0.0',
    '10.0.0.1/33',
    '10.0.0.1/',
    '10.0.0.1/8/9',
    '::1/129',
    '1',
  ])('refuses what is no address: %s', (text) => {
    expect(() => readTrustedProxies(text)).toThrow(`TRUST_PROXY=${text} ist keine Adresse und kein Netz`);
  });

  it.each(['0.0.0.0/0', '::/0', '128.0.0.0/1'])('refuses to believe everybody: %s', (text) => {
    expect(() => readTrustedProxies(text)).toThrow('glaubt fast jedem Rechner');
  });
});
