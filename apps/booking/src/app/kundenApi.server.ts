import { type Client, makeClient } from '@kehrtour/api-client/client';

const WITHIN_MS = 10_000;

/** The API as this customer's page may ask it; her address goes along, because limits count by it. */
export function kundenApi(request: Request): Client {
  const base = process.env['API_URL'] ?? 'http://127.0.0.1:3001';
  const address = request.headers.get('x-forwarded-for');
  return makeClient(base, (url, init) =>
    fetch(url, {
      ...init,
      headers: { ...init?.headers, ...(address === null ? {} : { 'x-forwarded-for': address }) },
      signal: AbortSignal.timeout(WITHIN_MS),
    }),
  );
}
