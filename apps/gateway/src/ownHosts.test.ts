import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { readAddresses } from '@kehrtour/addresses/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildGateway } from './gateway.ts';
import { readTrustedProxies } from './trustedProxies.ts';

const root = mkdtempSync(path.join(tmpdir(), 'gateway-hosts-'));
const servers: Server[] = [];
const asked: IncomingHttpHeaders[] = [];
let api: Server;
let unbelieving = 0;
let believing = 0;

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  for (const [folder, page] of [
    ['apps/portal/dist', '<main>Portal</main>'],
    ['apps/admin/dist', '<main>Betrieb</main>'],
    ['apps/marketing/build/client', '<main>Website</main>'],
  ] as const) {
    for (const name of ['', 'error', '404']) {
      mkdirSync(path.join(root, folder, name), { recursive: true });
      writeFileSync(path.join(root, folder, name, 'index.html'), page);
    }
  }
  api = createServer((incoming, response) => {
    asked.push(incoming.headers);
    response.end('api');
  });
  const ports = { api: await listening(api) };
  const open = (proxies: string) =>
    listening(
      buildGateway({
        root,
        ports,
        secure: true,
        addresses: readAddresses({ PUBLIC_DOMAIN: 'https://kehrtour.example' }),
        proxies: readTrustedProxies(proxies),
        token: 'geheim',
        log: () => undefined,
      }),
    );
  unbelieving = await open('');
  believing = await open('127.0.0.1');
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(root, { recursive: true });
});

type Heard = { status: number | undefined; headers: IncomingHttpHeaders; body: string };
const ask = (
  port: number,
  address: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers, method }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

describe('with a host for every app', () => {
  it.each(['fremd.example', 'kehrtour.example.fremd.example', '127.0.0.1', 'app.kehrtour.example.', ''])(
    'a forged host has nothing here: %s',
    async (host) => {
      for (const address of ['/', '/termine', '/api/mitarbeiter']) {
        const { status, body } = await ask(unbelieving, address, { host });
        expect([400, 404], `${host}${address}`).toContain(status);
        expect(body).not.toMatch(/Portal|Betrieb|Website|^api$/);
      }
    },
  );

  it('what a visitor claims of host, protocol and address is nothing without TRUST_PROXY', async () => {
    const claims = {
      host: 'app.kehrtour.example',
      'x-forwarded-host': 'admin.kehrtour.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '6.6.6.6',
    };
    expect((await ask(unbelieving, '/termine', claims)).body).toContain('Portal');
    expect((await ask(believing, '/admin-area', claims)).body).toContain('Betrieb');
    await ask(unbelieving, '/api/x', claims);
    expect(asked.at(-1)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  });

  it('plain http behind a proxy that speaks TLS is served, not sent round in circles, and speaks of TLS', async () => {
    const behind = {
      host: 'app.kehrtour.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
    };
    const { status, headers } = await ask(believing, '/termine', behind);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toContain('max-age=');
    await ask(believing, '/api/x', behind);
    expect(asked.at(-1)).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
    const elsewhere = await ask(believing, '/kontakt', behind);
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([
      302,
      'https://www.kehrtour.example/kontakt',
    ]);
  });

  it.each(['app', 'admin', 'www'])(
    '%s. says what it has not, what cannot be done, and when nobody answers',
    async (name) => {
      const host = { host: `${name}.kehrtour.example` };
      const missing = await ask(unbelieving, '/erfunden', host);
      expect(missing.status).toBe(404);
      const sent = await ask(unbelieving, '/error', host, 'DELETE');
      expect([sent.status, sent.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect((await ask(unbelieving, '/api/x', host)).status).toBe(200);

      const { port } = api.address() as { port: number };
      api.closeAllConnections();
      await new Promise((resolve) => api.close(resolve));
      const away = await ask(unbelieving, '/api/x', host);
      expect([away.status, Number(away.headers['retry-after']) > 0]).toEqual([503, true]);
      // Pages that need nobody behind them are still there.
      expect((await ask(unbelieving, '/error', host)).status).toBe(200);
      await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
      expect((await ask(unbelieving, '/api/x', host)).status).toBe(200);
    },
  );
});
