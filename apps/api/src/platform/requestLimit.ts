import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Db } from './db.ts';
import { networkOf } from './networkOf.ts';
import { Refused } from './refused.ts';
import { hashToken } from './secrets.ts';
import { bearerOf } from './session.ts';
import { sessionsSeen } from './sessionsSeen.ts';

const MINUTE_MS = 60_000;
/** As many people at once behind one connection have their own limit each. */
const SESSIONS_PER_NETWORK = 20;

/**
 * One hook before all others: a flood must not reach the database. A session that was found valid counts for itself, and
 * everybody else by network: who invents tokens gets no limit of her own with each of them.
 */
export async function limitRequests(app: FastifyInstance, db: Db, max: number): Promise<void> {
  const sessionOf = (request: FastifyRequest): string | undefined => {
    const token = bearerOf(request);
    if (token === undefined) return undefined;
    const hash = hashToken(token);
    return sessionsSeen(db).has(hash) ? `sitzung/${hash.toString('base64')}` : undefined;
  };
  await app.register(rateLimit, { global: false });
  const perCaller = app.rateLimit({
    max,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => sessionOf(request) ?? networkOf(request.ip),
    allowList: (request) => request.url.startsWith('/health/'),
  });
  const perNetwork = app.createRateLimit({
    max: max * SESSIONS_PER_NETWORK,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `alle/${networkOf(request.ip)}`,
  });
  app.addHook('onRequest', perCaller);
  app.addHook('onRequest', async (request) => {
    if (sessionOf(request) === undefined) return;
    const count = await perNetwork(request);
    if (!count.isAllowed && count.isExceeded)
      throw new Refused('zu-viele-versuche', { retryAfterSeconds: count.ttlInSeconds });
  });
}
