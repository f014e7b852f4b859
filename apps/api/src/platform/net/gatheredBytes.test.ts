import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fetchPublic } from './fetchPublic.ts';
import { GatheredBytes } from './gatheredBytes.ts';

describe('gathered bytes', () => {
  it('are all that came, in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 100_000 }), { maxLength: 8 }), (parts) => {
        const gathered = new GatheredBytes();
        for (const part of parts) gathered.add(part);
        expect(gathered.all().equals(Buffer.concat(parts))).toBe(true);
        expect(gathered.size).toBe(parts.reduce((sum, { length }) => sum + length, 0));
      }),
      { numRuns: 50 },
    );
  });
  it('need no more memory when a server sends them one by one', async () => {
    const bytes = 1_000_000;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
        socket.end(`${'1\r\nx\r\n'.repeat(bytes)}0\r\n\r\n`);
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const before = memory();
    let most = 0;
    const look = setInterval(() => (most = Math.max(most, memory() - before)), 10);
    const { body } = await fetchPublic({
      url: new URL(`http://${host}/`),
      bytesMax: 2 * bytes,
      timeoutMs: 120_000,
      privateHosts: [host],
    });
    clearInterval(look);
    server.close();
    expect(body.length).toBe(bytes);
    expect(most).toBeLessThan(120_000_000);
  });
});

const memory = (): number => process.memoryUsage().rss;
