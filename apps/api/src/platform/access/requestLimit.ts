import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { networkOf, networksAround } from '@kehrtour/addresses/networkOf';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../deps.ts';
import { Refused } from '../refusal/refused.ts';
import { hashToken } from '../settings/secrets.ts';
import { BEARER_OF_PARTNERS } from './partnerAccess.ts';
import { openRequestCount, type RequestCount, WINDOW_MS } from './requestCount.ts';
import { bearerOf } from './session.ts';
import { sessionsSeen } from './sessionsSeen.ts';

/** As many people at once behind one connection have their own limit each. */
const SESSIONS_PER_NETWORK = 20;

/** Whoever moves a map asks for so many times as many tiles as for everything else. */
const FREQUENT_SHARE = 5;

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
    readonly signed?: boolean;
  }
}

const isFrequent = (request: FastifyRequest): boolean =>
  request.routeOptions.config.endpoint?.haeufig === true;
/** A door of reports limits who cannot sign by itself, and before anything else: a service tells of all companies from one network. */
const isSigned = (request: FastifyRequest): boolean => request.routeOptions.config.signed === true;
const isUncounted = (request: FastifyRequest): boolean =>
  request.url.startsWith('/health/') || isSigned(request);
const shareOf = (request: FastifyRequest): number => (isFrequent(request) ? FREQUENT_SHARE : 1);
/** What is asked often counts apart, so that a map that is moved refuses nothing else. */
const named = (request: FastifyRequest, caller: string): string =>
  isFrequent(request) ? `haeufig/${caller}` : caller;

/** The library makes a store for each of its limits; ours is one, since their callers have different names. */
function storeOver(count: RequestCount): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (caller, answer, _window, max = 0) =>
      answer(null, count.hit(caller, max));
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/**
 * One hook before all others: a flood must not reach the database. A session that was found valid counts for itself, and
 * everybody else by network: whoever invents tokens gets no limit of her own with each of them, nor with each IPv6 network of hers.
 */
export async function limitRequests(app: FastifyInstance, deps: Deps, max: number): Promise<void> {
  const sessionOf = (request: FastifyRequest): string | undefined => {
    const token = bearerOf(request, BEARER_OF_PARTNERS);
    if (token === undefined) return undefined;
    const hash = hashToken(token);
    return sessionsSeen(deps.db).has(hash) ? `sitzung/${hash.toString('base64')}` : undefined;
  };
  const count = openRequestCount(deps);
  app.addHook('onClose', async () => count.close());
  await app.register(rateLimit, { global: false, store: storeOver(count) });
  const perCaller = app.rateLimit({
    max: (request) => max * shareOf(request),
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => named(request, sessionOf(request) ?? networkOf(request.ip)),
    allowList: isUncounted,
  });
  app.addHook('onRequest', perCaller);
  app.addHook('onRequest', async (request) => {
    if (isUncounted(request)) return;
    const known = sessionOf(request) !== undefined;
    const [own, ...wider] = networksAround(networkOf(request.ip));
    // A stranger's own network is the caller that was counted before.
    for (const { network, times } of [...(known && own ? [own] : []), ...wider]) {
      const most = max * shareOf(request) * times * (known ? SESSIONS_PER_NETWORK : 1);
      const caller = named(request, `${known ? 'alle' : 'fremd'}/${network}`);
      const { current, ttl } = count.hit(caller, most);
      if (current > most)
        throw new Refused('zu-viele-versuche', { retryAfterSeconds: Math.ceil(ttl / 1000) });
    }
  });
}
