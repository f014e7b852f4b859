import type { Endpoint } from '@kehrtour/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi } from '../../test/testApi.ts';

type Route = { method: string; url: string; endpoint: Endpoint | undefined };
let api: TestApi;
let routes: Route[];
const UUID = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  api = await testApi();
  const document = api.app.swagger() as unknown as {
    paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>;
  };
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, op]) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{\w+\}/g, UUID),
      endpoint: op.security ? ({ zugang: Object.keys(op.security[0] ?? {})[0] } as Endpoint) : undefined,
    })),
  );
});
afterAll(() => api.close());
const inject = (route: Route, headers: Record<string, string> = {}, payload?: string) =>
  api.app.inject({
    method: route.method as 'GET',
    url: route.url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });

describe('every route', () => {
  it('of staff and operators answers 401 without a token, with a wrong one, and with cookies alone', async () => {
    const protectedRoutes = routes.filter((route) => route.endpoint);
    expect(protectedRoutes.length).toBeGreaterThan(30);
    for (const route of protectedRoutes) {
      const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : '{}';
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const anonymous: Record<string, string>[] = [
        {},
        { authorization: 'Bearer falsch' },
        { cookie: 'auth._token.mitarbeiter=Bearer%20falsch' },
      ];
      for (const headers of anonymous) {
        const answer = await inject(route, { ...json, ...headers }, body);
        expect([route.method, route.url, answer.statusCode]).toEqual([route.method, route.url, 401]);
      }
    }
  });
  it('answers problem details with a German title, a stable type and a request id', async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/mitarbeiter' });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      type: 'nicht-angemeldet',
      title: 'Sie sind nicht angemeldet',
      status: 401,
      instance: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
  it('keeps its answers out of caches and frames', async () => {
    for (const route of routes) {
      const { headers } = await inject(route);
      expect([
        route.url,
        headers['cache-control'],
        headers['x-content-type-options'],
        String(headers['content-security-policy']).includes("frame-ancestors 'none'"),
      ]).toEqual([route.url, 'no-store', 'nosniff', true]);
    }
  });
  it('refuses a body that is not what it takes, and text that is not JSON, without ever answering 500', async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      for (const [type, payload] of [
        ['application/json', '{"a":'],
        ['application/json', '{"__proto__":{"rolle":"inhaber"},"version":1e309}'],
        ['text/plain', 'x'],
        ['application/json', '[]'],
        ['application/json', 'null'],
      ] as const) {
        const answer = await inject(route, { 'content-type': type }, payload);
        expect([route.method, route.url, payload, answer.statusCode < 500]).toEqual([
          route.method,
          route.url,
          payload,
          true,
        ]);
      }
    }
  });
  it('is documented: what is served stands in /openapi.json, and the page shows it', async () => {
    const document = (await api.app.inject({ method: 'GET', url: '/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/mitarbeiter/anmelden',
        '/kehrtouren/{id}/ankuendigen',
        '/oeffentlich/termin',
      ]),
    );
    expect((await api.app.inject({ method: 'GET', url: '/openapi' })).body).toContain(
      '/api/kehrtouren/{id}/ankuendigen',
    );
  });
  it('that nobody knows is 404 as problem details', async () => {
    expect((await api.app.inject({ method: 'GET', url: '/gibt-es-nicht' })).json()).toMatchObject({
      type: 'nicht-gefunden',
      status: 404,
    });
  });
});

describe('health', () => {
  it('is live and ready, and says nothing else', async () => {
    expect((await api.app.inject({ method: 'GET', url: '/health/live' })).json()).toEqual({ status: 'ok' });
    await expect
      .poll(async () => (await api.app.inject({ method: 'GET', url: '/health/ready' })).statusCode)
      .toBe(200);
  });
});
