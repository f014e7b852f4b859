import { randomUUID } from 'node:crypto';

import { until } from './until.ts';

/** Starts long work and waits for its end. */
export async function work(origin: string, token: string, path: string, body?: object): Promise<void> {
  const { vorgangId } = await call<{ vorgangId: string }>(origin, token, path, { method: 'POST', body });
  await until(`${path} is done`, async () => {
    const { status } = await call<{ status: string }>(origin, token, `/vorgaenge/${vorgangId}`);
    if (status === 'fehler') throw new Error(`${path} failed`);
    return status === 'fertig';
  });
}

export async function call<Answer>(
  origin: string,
  token: string,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object | undefined } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
