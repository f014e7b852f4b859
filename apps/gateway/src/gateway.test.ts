import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildGateway } from './gateway.ts';
import { readTrustedProxies } from './trustedProxies.ts';

const root = mkdtempSync(path.join(tmpdir(), 'gateway-'));
const deps = { root, secure: false, proxies: readTrustedProxies(''), token: 'geheim' };
const servers: Server[] = [];
const seen: { headers: IncomingHttpHeaders; url?: string | undefined }[] = [];
let door: string;

async function listening(listener: RequestListener | Server): Promise<number> {
  const server = typeof listener === 'function' ? createServer(listener) : listener;
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  const assets = path.join(root, 'apps/portal/dist/_portal');
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(assets, 'main-4f2a.js'), 'x'.repeat(5_000));
  writeFileSync(
    path.join(assets, '../index.html'),
    '<!doctype html><script>start()</script><main>Portal</main>',
  );
  writeFileSync(path.join(assets, '../404.html'), '<main>Portal: This page could not be found</main>');
  writeFileSync(path.join(assets, '../favicon.svg'), '<svg/>');
  const site = path.join(root, 'apps/marketing/build/client');
  for (const page of ['', 'blog/ein-artikel', '404']) {
    mkdirSync(path.join(site, page), { recursive: true });
    writeFileSync(
      path.join(site, page, 'index.html'),
      `<script>seite("${page}")</script><main>${page}</main>`,
    );
  }
  writeFileSync(path.join(site, 'blog/ein-artikel.data'), '["daten"]');
  writeFileSync(path.join(site, '_.data'), '["daten"]');
  writeFileSync(path.join(site, 'favicon.svg'), '<svg/>');
  for (const [folder, name] of [
    ['.well-known', 'security.txt'],
    ['.vite', 'manifest.json'],
  ] as const) {
    mkdirSync(path.join(site, folder));
    writeFileSync(path.join(site, folder, name), 'inhalt');
  }
  const patterns = path.join(root, 'packages/ui/dist/patternlib/felder');
  mkdirSync(patterns, { recursive: true });
  writeFileSync(path.join(patterns, 'index.html'), '<main>Felder</main>');
  writeFileSync(path.join(root, 'geheim.txt'), 'geheim');
  const embed = path.join(root, 'apps/booking/build/client/einbetten/v1');
  mkdirSync(embed, { recursive: true });
  writeFileSync(path.join(embed, 'kehrtour-termin.js'), 'lade()');

  const api = await listening((request, response) => {
    seen.push({ headers: request.headers, url: request.url });
    if (request.url?.startsWith('/strom')) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-powered-by': 'Fastify' });
      response.write('data: erste\n\n');
    } else if (request.url?.startsWith('/liste')) {
      const body = JSON.stringify({ zeilen: 'a'.repeat(request.url.endsWith('lang') ? 2000 : 20) });
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': body.length,
        vary: 'origin',
      });
      response.end(body);
    } else response.end('api');
  });
  const booking = await listening((request, response) => {
    seen.push({ headers: request.headers, url: request.url });
    const seiten = new URL(`http://booking${request.url}`).searchParams.get('seiten');
    response
      .writeHead(request.method === 'POST' ? 303 : 200, {
        location: '/termin',
        'content-type': 'text/html',
        ...(seiten === null ? {} : { 'x-kehrtour-rahmen': seiten }),
      })
      .end('Termin');
  });
  const log = () => undefined;
  door = `http://127.0.0.1:${await listening(buildGateway({ ...deps, ports: { api, booking }, log }))}`;
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(root, { recursive: true });
});

describe('a page', () => {
  it('carries a policy that allows only its own inline script, by hash', async () => {
    const { headers } = await fetch(`${door}/termine`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(policy).toContain("worker-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('makes no text a script where customers are', async () => {
    const { headers } = await fetch(`${door}/termin`);
    expect(headers.get('content-security-policy')).toMatch(
      /; require-trusted-types-for 'script'; trusted-types default(;|$)/,
    );
  });

  it.each([
    '/anmelden/passwort-vergeben?code=geheim',
    '/anmelden/passwort-vergessen/aendern?code=geheim',
    '/admin-area/passwort-vergessen/aendern?code=geheim',
    '/newsletter-opt-in?code=geheim',
  ])('tells no other site the code in %s', async (address) => {
    const { headers } = await fetch(`${door}${address}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is framed by nobody, unless it frames itself', async () => {
    const framing = async (address: string) => {
      const { headers } = await fetch(door + address);
      return [
        headers.get('x-frame-options'),
        headers.get('content-security-policy')?.match(/frame-\S+ \S+/g),
      ];
    };
    expect(await framing('/termine')).toEqual(['DENY', ["frame-src 'self';", "frame-ancestors 'none';"]]);
    expect(await framing('/admin-area')).toEqual(['DENY', ["frame-src 'none';", "frame-ancestors 'none';"]]);
    expect(await framing('/patternlib/felder')).toEqual([
      'SAMEORIGIN',
      ["frame-src 'self';", "frame-ancestors 'self';"],
    ]);
  });

  it.each(['/termine/8b1f/gibt-es-nicht', '/kehrtouren/neu/erfunden'])(
    'answers an unknown address with a page that says so, and HTTP 404: %s',
    async (address) => {
      const response = await fetch(`${door}${address}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This page could not be found');
    },
  );

  it('is not sent again while it stays the same', async () => {
    const first = await fetch(`${door}/termine`);
    const again = await fetch(`${door}/termine`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('that nobody built yet says so and asks to try again', async () => {
    const response = await fetch(`${door}/admin-area`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('noch nicht gebaut');
  });

  it('leaves room for files that must lie at the top', async () => {
    const response = await fetch(`${door}/favicon.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('shows what is there for everybody, and no other hidden folder', async () => {
    const known = await fetch(`${door}/.well-known/security.txt`);
    expect(known.status).toBe(200);
    expect(known.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await fetch(`${door}/.vite/manifest.json`)).status).toBe(404);
  });

  it('refuses to be written to', async () => {
    expect((await fetch(`${door}/termine`, { method: 'POST' })).status).toBe(405);
  });
});

describe('a page that was rendered at build time', () => {
  it('has a file of its own, and a policy for its own inline script', async () => {
    const start = await fetch(door);
    const article = await fetch(`${door}/blog/ein-artikel/`);
    expect(await start.text()).toContain('<main></main>');
    expect(await article.text()).toContain('<main>blog/ein-artikel</main>');
    const [policy, other] = [start, article].map(({ headers }) => headers.get('content-security-policy'));
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toBe(other);
  });

  it('has its payload beside it, which is asked for again with every visit', async () => {
    for (const address of ['/_.data', '/blog/ein-artikel.data']) {
      const { status, headers } = await fetch(door + address);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(headers.get('content-type')).toBe('text/x-script');
    }
  });

  it.each(['/gibt-es-nicht', '/blog/gibt-es-nicht', '/404', '/index.html'])(
    'that does not exist is HTTP 404: %s',
    async (address) => {
      const response = await fetch(door + address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<main>404</main>');
    },
  );
});

describe('a form of a page', () => {
  it('reaches the API below its own address, with its query; asked for with GET it is the page', async () => {
    const sent = await fetch(`${door}/newsletter?abmelden=x`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(await sent.text()).toBe('api');
    expect(seen.at(-1)).toMatchObject({
      url: '/formulare/newsletter?abmelden=x',
      headers: { 'content-type': expect.stringContaining('x-www-form-urlencoded') },
    });
    expect((await fetch(`${door}/`, { method: 'POST' })).status).toBe(405);
  });
});

describe('a built file', () => {
  it('is compressed and kept for a year, because its name carries its hash', async () => {
    const { headers } = await fetch(`${door}/_portal/main-4f2a.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('for other sites may be loaded by them, with a hash if they like, and stays for ever', async () => {
    const { status, headers } = await fetch(`${door}/einbetten/v1/kehrtour-termin.js`);
    expect(status).toBe(200);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const own = await fetch(`${door}/_portal/main-4f2a.js`);
    expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('that is gone is a 404 without a page, so that the chunk guard notices', async () => {
    const response = await fetch(`${door}/_portal/main-old.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it.each([
    '/_portal/..%2f..%2f..%2fgeheim.txt',
    '/_portal/%2e%2e/%2e%2e/geheim.txt',
    '/_portal//etc/passwd',
  ])('never leaves its folder: %s', async (address) => {
    expect(await (await fetch(door + address)).text()).not.toMatch(/geheim|root:/);
  });
});

describe('a call to the API', () => {
  it("passes the client's address as the only hop, whatever the client claims", async () => {
    await fetch(`${door}/api/x?y=1`, { headers: { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' } });
    const { headers, url } = seen.at(-1)!;
    expect(url).toBe('/x?y=1');
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['forwarded']).toBeUndefined();
  });

  it('streams server-sent events as they come', async () => {
    const response = await fetch(`${door}/api/strom`);
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe('data: erste\n\n');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['GET', '/liste?lang', 'gzip, br', 'br'],
    ['GET', '/liste?lang', 'identity', null],
    ['GET', '/liste?kurz', 'gzip, br', null],
    ['POST', '/liste?lang', 'gzip, br', null],
    ['GET', '/strom', 'gzip, br', null],
  ])('%s %s is made small for whoever takes %s: %s', async (method, path, accepted, encoding) => {
    const response = await fetch(`${door}/api${path}`, { method, headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    if (path !== '/strom') expect(await response.json()).toHaveProperty('zeilen');
    else await response.body?.cancel();
    if (encoding !== null) expect(response.headers.get('vary')).toBe('origin, accept-encoding');
  });

  it('has a German sentence when the server is away', async () => {
    const log = () => undefined;
    const port = await listening(buildGateway({ ...deps, ports: { api: 1 }, log }));
    const response = await fetch(`http://127.0.0.1:${port}/api/x`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      type: 'nicht-erreichbar',
      title: 'Der Server ist gerade nicht erreichbar',
      detail: expect.stringContaining('noch einmal'),
    });
    const body = 'x'.repeat(500_000);
    const sent = await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body });
    expect(sent.status).toBe(503);
    expect(await sent.json()).toMatchObject({ type: 'nicht-erreichbar' });
  });
});

describe('a page rendered by a server', () => {
  it('gets the nonce that stands in its policy, and lets no referrer out', async () => {
    const { headers } = await fetch(`${door}/termin?code=abc`, { headers: { 'x-csp-nonce': 'forged' } });
    const nonce = seen.at(-1)!.headers['x-csp-nonce'];
    expect(nonce).not.toBe('forged');
    const policy = headers.get('content-security-policy') ?? '';
    for (const kind of ['script-src', 'style-src'])
      expect(policy.split('; ').find((line) => line.startsWith(kind))).toContain(`'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('travels as %s where the browser takes %s, and arrives whole', async (encoding, accepted) => {
    const response = await fetch(`${door}/termin`, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe('Termin');
    const head = await fetch(`${door}/termin`, {
      method: 'HEAD',
      headers: { 'accept-encoding': accepted },
    });
    expect(head.status).toBe(200);
  });

  it('may be framed by exactly the origins that it names, and by ourselves for the preview in the settings', async () => {
    const seiten = "'self' https://www.kaminkehrer.example https://shop.kaminkehrer.example:8443";
    const { headers } = await fetch(`${door}/unternehmen/x/termin?seiten=${encodeURIComponent(seiten)}`);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${seiten};`);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-kehrtour-rahmen')).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['a wildcard', 'https://*.kaminkehrer.example'],
    ['plain http', 'http://kaminkehrer.example'],
    ['another directive', "https://a.example;script-src 'unsafe-inline'"],
    ['a path', 'https://a.example/seite'],
  ])('may be framed by nobody when it names %s', async (_, seiten) => {
    const { headers } = await fetch(`${door}/unternehmen/x/termin?seiten=${encodeURIComponent(seiten)}`);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'(;|$)/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('may be framed by nobody when it says nothing about it', async () => {
    const { headers } = await fetch(`${door}/termin`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('says inside a company’s frame, too, that its server is away: that page can do nothing else', async () => {
    const port = await listening(
      buildGateway({ ...deps, ports: { api: 1, booking: 1 }, log: () => undefined }),
    );
    const response = await fetch(`http://127.0.0.1:${port}/unternehmen/x/termin`);
    expect(response.status).toBe(503);
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors *",
    );
  });

  it('takes posted answers without JavaScript', async () => {
    const response = await fetch(`${door}/termin`, {
      method: 'POST',
      body: 'antwort=ja',
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
  });
});

it('keeps a connection for half a minute, so that the next request does not meet its end', async () => {
  const { headers } = await fetch(`${door}/api/x`);
  expect(headers.get('keep-alive')).toBe('timeout=30');
});

it('refuses a request that is not one', async () => {
  expect((await fetch(`${door}//`, { redirect: 'manual' })).status).toBeLessThan(500);
});
