import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openCspReports } from './cspReports.ts';
import { readCspReports } from './readCspReports.ts';

const logged: Record<string, unknown>[] = [];
let address = '203.0.113.1';
const reports = openCspReports((event) => void logged.push(event));
const server = createServer((request, response) => reports.take(request, response, address));
let door: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  door = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_berichte/csp`;
});
afterAll(() => void server.close());
beforeEach(() => {
  reports.write();
  logged.length = 0;
});

const report = (more = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://termin.kehrtour.example/termin?code=K7Q2M9PX#x',
      referrer: 'https://termin.kehrtour.example/termin?code=K7Q2M9PX',
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'https://fremd.example/x.js?code=K7Q2M9PX',
      'source-file': 'https://termin.kehrtour.example/_booking/main-4f2a.js?code=K7Q2M9PX',
      'script-sample': 'K7Q2M9PX',
      ...more,
    },
  });
const send = (body: string, type = 'application/csp-report', method = 'POST') =>
  fetch(door, { method, ...(method === 'POST' ? { body } : {}), headers: { 'content-type': type } });

describe('a report of a browser', () => {
  it('is counted with others of its kind and written once, without any code', async () => {
    for (let nr = 0; nr < 5; nr += 1) expect((await send(report({ 'line-number': nr }))).status).toBe(204);
    expect(logged).toEqual([]);
    reports.write();
    expect(logged).toEqual([
      {
        msg: 'csp',
        directive: 'script-src',
        blocked: 'https://fremd.example',
        page: '/termin',
        source: 'https://termin.kehrtour.example/_booking/main-4f2a.js',
        count: 5,
      },
    ]);
    reports.write();
    expect(logged).toHaveLength(1);
  });

  it.each([
    ['a code in the path', '/api/abo/K7Q2M9PXWz.ics', '/api/abo/…'],
    ['an id in the path', '/termine/0190b5a2-7c1e-7000-8000-000000000001', '/termine/…'],
    ['a page', '/anmelden/passwort-vergessen/aendern', '/anmelden/passwort-vergessen/aendern'],
  ])('names %s only as far as it is no secret', (_, path, kept) => {
    const [violation] = readCspReports(report({ 'document-uri': `https://x.example${path}` }));
    expect(violation?.page).toBe(kept);
  });

  it('in the newer form is understood as well', () => {
    const body = {
      effectiveDirective: 'img-src',
      blockedURL: 'inline',
      documentURL: 'https://x.example/preise?x=1',
    };
    expect(readCspReports(JSON.stringify([{ type: 'csp-violation', body }]))).toEqual([
      { directive: 'img-src', blocked: 'inline', page: '/preise', source: '' },
    ]);
  });

  it.each(['', 'null', '[]', '[null,1]', '{"csp-report":[]}', '{"csp-report":null}', '{', '"x"'])(
    'that is none is no matter: %s',
    async (text) => {
      expect((await send(text)).status).toBe(204);
      reports.write();
      expect(logged).toEqual([]);
    },
  );

  it('comes with POST, as a report, and is short', async () => {
    const get = await send('', 'application/csp-report', 'GET');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await send(report(), 'text/plain')).status).toBe(415);
    expect((await send('x'.repeat(20_000))).status).toBe(413);
  });

  it('without an end is not read to its end', async () => {
    const socket = connect(Number(new URL(door).port), '127.0.0.1').on('error', () => undefined);
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString()));
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/csp-report\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const more = setInterval(() => socket.write(chunk), 5);
    await closed;
    clearInterval(more);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('a flood of reports', () => {
  it('from one address is heard twenty times a minute; another one is still heard', async () => {
    const statuses: number[] = [];
    for (let nr = 0; nr < 30; nr += 1) statuses.push((await send(report())).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    address = '203.0.113.2';
    expect((await send(report())).status).toBe(204);
  });

  it('from one network of the new addresses counts as one', async () => {
    const statuses: number[] = [];
    for (let nr = 0; nr < 30; nr += 1) {
      address = `2001:db8:1:2:${nr}::1`;
      statuses.push((await send(report())).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  });

  it('from everywhere, each about something else, is some fifty lines a minute', async () => {
    for (let nr = 0; nr < 400; nr += 1) {
      address = `198.51.${nr >> 8}.${nr & 255}`;
      await send(report({ 'blocked-uri': `https://fremd${nr}.example` }));
    }
    reports.write();
    expect(logged).toHaveLength(51);
    expect(logged.at(-1)).toEqual({ msg: 'csp', left: 250 + 100 });
  });
});
