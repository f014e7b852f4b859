import { setTimeout as wait } from 'node:timers/promises';

import { type Client, makeClient } from '@kehrtour/api-client/client';

const WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = 300;
const TRIES_MAX = 3;

/**
 * A server that dies takes the requests along that it had in its hands. What may be said twice, because it only asks or carries a
 * key, is said again to the next one; a server's own no, which names when to come back, is an answer.
 */
export async function askAgain(ask: () => Promise<Response>, repeatable: boolean): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const last = !repeatable || tries === TRIES_MAX;
    try {
      const answer = await ask();
      if (last || !isLost(answer)) return answer;
    } catch (error) {
      if (last || !(error instanceof TypeError)) throw error;
    }
    await wait(AGAIN_AFTER_MS);
  }
}

const isLost = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.has('retry-after');

/** The API as this customer's page may ask it; her address goes along, because limits count by it. */
export function kundenApi(request: Request): Client {
  const base = process.env['API_URL'] ?? 'http://127.0.0.1:3001';
  const address = request.headers.get('x-forwarded-for');
  return makeClient(base, (url, init) => {
    const headers = new Headers(init?.headers);
    if (address !== null) headers.set('x-forwarded-for', address);
    const repeatable = (init?.method ?? 'GET') === 'GET' || headers.has('idempotency-key');
    return askAgain(
      () => fetch(url, { ...init, headers, signal: AbortSignal.timeout(WITHIN_MS) }),
      repeatable,
    );
  });
}
