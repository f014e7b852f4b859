import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fetchPublic, FetchRefused, type PublicRequest } from './fetchPublic.ts';
import { isPublicAddress } from './publicAddress.ts';

let server: Server;
let hier: string;
const seen: { url: string | undefined; method: string | undefined }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url, method: request.method });
    if (request.url === '/umzug') return response.writeHead(302, { location: 'https://example.org/' }).end();
    if (request.url === '/gross') {
      // No length is told: the limit counts what really comes.
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
      return void response.on('close', () => clearInterval(timer));
    }
    if (request.url === '/haengt') return undefined;
    return response.end(`hallo ${request.method}`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  hier = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const frage = (url: string, extra: Partial<PublicRequest> = {}) =>
  fetchPublic({ url: new URL(url), bytesMax: 100_000, timeoutMs: 5000, privateHosts: [], ...extra });
const grund = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof FetchRefused ? error.grund : error),
  );
const zeigtAuf =
  (...addresses: string[]) =>
  (_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const lookup = (...addresses: string[]): PublicRequest => ({ lookup: zeigtAuf(...addresses) }) as never;

describe('an address of the public network', () => {
  it('is none that leads into ours, in whatever way it is written', () => {
    const closed = [
      '127.0.0.1',
      '127.255.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '2001:db8::1',
      '2001::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'localhost',
      '',
      '1.2.3',
      '0x7f000001',
    ];
    expect(closed.filter(isPublicAddress)).toEqual([]);
    expect(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::5e'].every(isPublicAddress)).toBe(true);
  });
});

describe('a stranger’s address', () => {
  it('is refused before anything is sent, when it is an address of ours or goes without TLS', async () => {
    const before = seen.length;
    const refused = [
      `https://${hier}/`,
      `http://${hier}/`,
      'http://example.org/',
      'https://[::1]/',
      'https://0x7f.1/',
      'https://[::ffff:127.0.0.1]/',
      'https://2130706433/',
      'https://169.254.169.254/latest',
      'https://localhost/',
      'ftp://example.org/',
      'file:///etc/passwd',
    ];
    for (const url of refused) expect([url, await grund(frage(url))]).toEqual([url, 'adresse-gesperrt']);
    expect(seen).toHaveLength(before);
  });
  it('is refused when one of the addresses of its name is ours', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['8.8.8.8', '10.0.0.1'],
      ['2a00::1', '::1'],
      ['::ffff:192.168.0.1'],
    ])
      expect(await grund(frage('https://kalender.example/', lookup(...addresses)))).toBe('adresse-gesperrt');
  });
  it('is looked up once: a name server that changes its mind between check and connection gets no second question', async () => {
    let asked = 0;
    const zaehlend = (...args: Parameters<ReturnType<typeof zeigtAuf>>) => {
      asked += 1;
      zeigtAuf('192.168.0.1')(...args);
    };
    await grund(frage('https://kalender.example/', { lookup: zaehlend as never }));
    expect(asked).toBe(1);
  });
});

describe('a host that the operator allows', () => {
  const erlaubt = (pfad: string, extra: Partial<PublicRequest> = {}) =>
    frage(`http://${hier}${pfad}`, { privateHosts: [hier], ...extra });
  it('answers with status and body', async () => {
    const answer = await erlaubt('/', { method: 'REPORT' });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'hallo REPORT']);
  });
  it('is not followed to another address', async () => {
    expect(await grund(erlaubt('/umzug'))).toBe('umleitung');
  });
  it('is cut off when it sends too much, or nothing for too long', async () => {
    expect(await grund(erlaubt('/gross'))).toBe('zu-gross');
    expect(await grund(erlaubt('/haengt', { timeoutMs: 200 }))).toBe('zu-langsam');
  });
  it('that is not there is told as such', async () => {
    expect(await grund(frage('http://127.0.0.1:1/', { privateHosts: ['127.0.0.1:1'] }))).toBe(
      'nicht-erreichbar',
    );
  });
});
