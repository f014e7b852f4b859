import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildGateway } from './gateway.ts';
import { readTrustedProxies } from './trustedProxies.ts';

/** What the API behind the gateway sees; a stranger's second request would be a line more. */
const seen: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];
/** Bytes by connection to the API that was used in this test. */
const connections = new Map<Socket, string>();
const servers: Server[] = [];
const clients: Socket[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
  response.end('ja');
let port: number;

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const upstream = createServer((request, response) => {
    const entry = { line: `${request.method} ${request.url}`, headers: request.headers, body: '' };
    seen.push(entry);
    request.setEncoding('latin1').on('data', (text: string) => (entry.body += text));
    request.on('error', () => undefined);
    answer(request, response);
  });
  upstream.on('connection', (socket: Socket) => {
    socket.on('data', (bytes) =>
      connections.set(socket, (connections.get(socket) ?? '') + bytes.toString('latin1')),
    );
  });
  const log = () => undefined;
  const api = await listening(upstream);
  port = await listening(
    buildGateway({
      root: tmpdir(),
      ports: { api },
      secure: false,
      proxies: readTrustedProxies(''),
      token: 'geheim',
      log,
    }),
  );
});

beforeEach(() => {
  seen.length = 0;
  connections.clear();
  answer = (request, response) => void request.on('end', () => response.end('ja')).resume();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

function open(): { socket: Socket; received: () => string } {
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  let text = '';
  socket.on('error', () => undefined).on('data', (bytes) => (text += bytes.toString('latin1')));
  return { socket, received: () => text };
}

/** Sends exactly these bytes and waits until the gateway closes, or has answered a closing request that follows them. */
async function send(bytes: string, within = 5_000): Promise<string> {
  const { socket, received } = open();
  socket.write(bytes, 'latin1');
  const closed = once(socket, 'close').catch(() => undefined);
  await Promise.race([closed, wait(within, undefined, { ref: false })]);
  return received();
}

const statusesIn = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
const lines = () => seen.map(({ line }) => line);
const head = (...headers: string[]) => ['Host: localhost', ...headers, '', ''].join('\r\n');
const smuggled = 'GET /geheim HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

describe('a second request hidden in a body', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'POST'])(
    'never reaches the API as one: %s with a chunked body',
    async (method) => {
      const start = `${method} /api/a HTTP/1.1\r\n${head('Transfer-Encoding: chunked', 'Connection: close')}`;
      await send(start + chunkOf(smuggled));
      await send(`GET /api/b HTTP/1.1\r\n${head('Connection: close')}`);
      expect(lines().filter((line) => line.endsWith('/geheim'))).toEqual([]);
      expect(lines().at(-1)).toBe('GET /b');
    },
  );

  it.each(['GET', 'HEAD', 'OPTIONS'])('is refused with a sentence: %s carries no body', async (method) => {
    for (const framing of ['Transfer-Encoding: chunked', `Content-Length: ${smuggled.length}`]) {
      const body = framing.startsWith('T') ? chunkOf(smuggled) : smuggled;
      const text = await send(`${method} /api/a HTTP/1.1\r\n${head(framing)}${body}`);
      expect(statusesIn(text)).toEqual(['400']);
      if (method !== 'HEAD') expect(text).toContain('Inhalt');
    }
    expect(seen).toEqual([]);
  });

  it.each([
    ['length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked']],
    ['chunks and length', ['Transfer-Encoding: chunked', 'Content-Length: 60']],
    ['chunks, then something else', ['Transfer-Encoding: chunked, identity']],
    ['something like chunks', ['Transfer-Encoding: xchunked']],
    ['something before the chunks', ['Transfer-Encoding: gzip, chunked']],
    ['chunks twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
    ['chunks and identity in two lines', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a tab in the value', ['Transfer-Encoding: \x0bchunked']],
    ['two equal lengths', ['Content-Length: 5', 'Content-Length: 5']],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 60']],
    ['lengths in a list', ['Content-Length: 5, 5']],
    ['a signed length', ['Content-Length: +5']],
    ['a length in hexadecimal', ['Content-Length: 0x5']],
    ['a folded line', ['X-A: 1\r\n Transfer-Encoding: chunked']],
    ['a folded framing', ['Transfer-Encoding:\r\n chunked']],
    ['a bare line feed', ['X-A: 1\nTransfer-Encoding: chunked']],
    ['a bare carriage return', ['X-A: 1\rTransfer-Encoding: chunked']],
    ['a zero byte', ['X-A: 1\0Transfer-Encoding: chunked']],
  ])('has no framing to hide behind: %s', async (_, headers) => {
    const text = await send(`POST /api/a HTTP/1.1\r\n${head(...headers)}0\r\n\r\n${smuggled}`);
    expect(statusesIn(text)).toEqual(['400']);
    expect(seen).toEqual([]);
  });

  it('does not hide behind two thousand headers either', async () => {
    const many = Array.from({ length: 2_000 }, () => 'a:').join('\r\n');
    const text = await send(
      `GET /api/a HTTP/1.1\r\n${head(many, 'Transfer-Encoding: chunked')}${chunkOf(smuggled)}`,
    );
    expect(statusesIn(text)).toEqual(['431']);
    expect(seen).toEqual([]);
  });

  it.each([
    ['Host: localhost', 'Host: app.kehrtour.example'],
    ['Authorization: Bearer a', 'Authorization: Bearer b'],
    ['Content-Type: application/json', 'Content-Type: text/plain'],
  ])('and no header that stands once may stand twice: %s, %s', async (...twice) => {
    const text = await send(`GET /api/a HTTP/1.1\r\n${head(...twice)}`);
    expect(statusesIn(text)).toEqual(['400']);
    expect(seen).toEqual([]);
  });
});

describe('a body', () => {
  it('arrives whole, framed anew: chunk extensions and trailers stay outside', async () => {
    const body =
      '5;a=b\r\nHallo\r\n5;b="c"\r\nWelt!\r\n0\r\nX-Forwarded-For: 6.6.6.6\r\nAuthorization: Bearer x\r\n\r\n';
    const text = await send(
      `POST /api/a HTTP/1.1\r\n${head('Transfer-Encoding: chunked', 'Trailer: X-Forwarded-For', 'Connection: close')}${body}`,
    );
    expect(statusesIn(text)).toEqual(['200']);
    expect(seen).toMatchObject([{ line: 'POST /a', body: 'HalloWelt!' }]);
    expect([...connections.values()].join('')).not.toMatch(/a=b|"c"|6\.6\.6\.6|bearer|trailer/i);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('goes with %s, by length too', async (method) => {
    await send(`${method} /api/a HTTP/1.1\r\n${head('Content-Length: 5', 'Connection: close')}Hallo`);
    expect(seen).toMatchObject([{ line: `${method} /a`, body: 'Hallo' }]);
  });

  it('of which the sender stops half-way never shares a connection with what comes after', async () => {
    const { socket } = open();
    socket.write(`POST /api/a HTTP/1.1\r\n${head('Content-Length: 100')}GET /geheim HTTP/1.1\r\n`);
    await expect.poll(() => seen).toHaveLength(1);
    socket.destroy();
    await send(`GET /api/b HTTP/1.1\r\n${head('Connection: close')}`);
    expect(lines()).toEqual(['POST /a', 'GET /b']);
    expect(connections.size).toBe(2);
  });

  it('that was answered before it was read never shares a connection either', async () => {
    answer = (_, response) => response.writeHead(413).end('zu viel');
    const { socket, received } = open();
    socket.write(`POST /api/a HTTP/1.1\r\n${head('Content-Length: 100')}Hallo`);
    await expect.poll(() => statusesIn(received())).toEqual(['413']);
    await send(`GET /api/b HTTP/1.1\r\n${head('Connection: close')}`);
    expect(connections.size).toBe(2);
    expect([...connections.values()][1]).toMatch(/^GET \/b /);
  });

  it('is asked for only where one may come: Expect: 100-continue', async () => {
    const { socket, received } = open();
    socket.write(`POST /api/a HTTP/1.1\r\n${head('Content-Length: 5', 'Expect: 100-continue')}`);
    await expect.poll(() => statusesIn(received())).toEqual(['100']);
    socket.write('Hallo');
    await expect.poll(() => statusesIn(received())).toEqual(['100', '200']);
    expect(seen[0]?.headers['expect']).toBeUndefined();
    const refused = await send(`GET /api/a HTTP/1.1\r\n${head('Content-Length: 5', 'Expect: 100-continue')}`);
    expect(statusesIn(refused)).toEqual(['400']);
  });

  it('waits at the gate while the API is slow, instead of filling the memory', async () => {
    answer = (request) => void request.pause();
    const { socket } = open();
    socket.write(`POST /api/a HTTP/1.1\r\n${head('Content-Length: 2000000000')}`);
    const block = Buffer.alloc(1_000_000);
    let sent = 0;
    for (; sent < 300; sent += 1)
      if (!socket.write(block)) {
        const drained = await Promise.race([once(socket, 'drain'), wait(300, 'slow', { ref: false })]);
        if (drained === 'slow') break;
      }
    expect(sent).toBeLessThan(60);
  });
});

describe('an answer', () => {
  it('that the visitor no longer wants is ended at the API, too', async () => {
    let ended = false;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      response.on('close', () => (ended = true));
    };
    const { socket, received } = open();
    socket.write(`GET /api/strom HTTP/1.1\r\n${head()}`);
    await expect.poll(() => received()).toContain('data: 1');
    socket.destroy();
    await expect.poll(() => ended).toBe(true);
  });

  it('that breaks off reaches the visitor as one that breaks off', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('Hallo');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(fetch(`http://127.0.0.1:${port}/api/a`).then((it) => it.text())).rejects.toThrow();
  });

  it.each([204, 304])('without a body stays one: %i', async (status) => {
    answer = (_, response) => response.writeHead(status, { etag: '"x"' }).end();
    const text = await send(
      `GET /api/a HTTP/1.1\r\n${head()}GET /api/b HTTP/1.1\r\n${head('Connection: close')}`,
    );
    expect(statusesIn(text)).toEqual([String(status), String(status)]);
  });

  it('to HEAD names the length and sends nothing', async () => {
    answer = ({ method }, response) =>
      response.writeHead(200, { 'content-length': method === 'HEAD' ? '500' : '0' }).end();
    const text = await send(
      `HEAD /api/a HTTP/1.1\r\n${head()}GET /api/b HTTP/1.1\r\n${head('Connection: close')}`,
    );
    expect(text).toMatch(/content-length: 500\r\n[^]*\r\n\r\nHTTP\/1\.1 200/i);
  });
});

describe('a header', () => {
  it('of this hop ends here, and nobody can have another one taken away by naming it', async () => {
    const named = 'close, x-eigen, host, authorization, x-forwarded-for, content-length, cookie';
    await send(
      `POST /api/a HTTP/1.1\r\n${head(
        `Connection: ${named}`,
        'X-Eigen: 1',
        'Authorization: Bearer a',
        'Cookie: a=1',
        'TE: trailers',
        'Keep-Alive: timeout=9',
        'Proxy-Connection: keep-alive',
        'Content-Length: 5',
      )}Hallo`,
    );
    const { headers, body } = seen[0]!;
    expect(headers).toMatchObject({ host: 'localhost', authorization: 'Bearer a', cookie: 'a=1' });
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'content-length': '5' });
    for (const name of ['x-eigen', 'te', 'keep-alive', 'proxy-connection'])
      expect(headers[name]).toBeUndefined();
    expect(body).toBe('Hallo');
  });

  it('asks in vain for another protocol', async () => {
    const headers = ['Connection: upgrade, close', 'Upgrade: h2c', 'HTTP2-Settings: AA'];
    const text = await send(`GET /api/a HTTP/1.1\r\n${head(...headers)}${smuggled}`);
    expect(statusesIn(text)).toEqual(['200']);
    expect(lines()).toEqual(['GET /a']);
    expect(seen[0]?.headers['upgrade']).toBeUndefined();
  });
});

describe('requests', () => {
  it('one after the other on one connection are answered in their order', async () => {
    const three = ['a', 'b', 'c'].map((name) => `GET /api/${name} HTTP/1.1\r\n${head()}`);
    answer = (request, response) =>
      void setTimeout(() => response.end(request.url), request.url === '/a' ? 60 : 0);
    const text = await send(`${three.join('')}GET /api/d HTTP/1.1\r\n${head('Connection: close')}`);
    expect([...text.matchAll(/\/[abcd]/g)].join('')).toBe('/a/b/c/d');
  });

  it('with a whole address are taken for the host that they name, if both names agree', async () => {
    await send(`GET http://localhost/api/a HTTP/1.1\r\n${head('Connection: close')}`);
    expect(lines()).toEqual(['GET /a']);
    for (const other of [
      'http://fremd.example/api/a',
      'http://user@localhost/api/a',
      'ftp://localhost/api/a',
      '*',
    ])
      expect(statusesIn(await send(`GET ${other} HTTP/1.1\r\n${head()}`))).toEqual(['400']);
    expect(lines()).toEqual(['GET /a']);
  });

  it.each(['CONNECT localhost:80', 'TRACE /api/a', 'PURGE /api/a', 'QUERY /api/a'])(
    'of other kinds do not get in: %s',
    async (line) => {
      const text = await send(`${line} HTTP/1.1\r\n${head()}`);
      expect(statusesIn(text).filter((status) => status !== '400' && status !== '405')).toEqual([]);
      expect(seen).toEqual([]);
    },
  );

  it.each([
    'app.kehrtour.example, admin.kehrtour.example',
    'a b',
    'app..example',
    'x@app.example',
    'app/x',
    '[::1',
    '',
  ])('to a host that is none are refused: %s', async (host) => {
    const text = await send(`GET /anmelden HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(statusesIn(text)).toEqual(['400']);
  });
});
