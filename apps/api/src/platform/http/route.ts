import { networkOf } from '@kehrtour/addresses/networkOf';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@kehrtour/contract/endpoint';
import { fehlerStatus } from '@kehrtour/contract/fehler';
import { problem } from '@kehrtour/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { answeredBefore, idempotencyKeyOf, once } from '../access/idempotency.ts';
import { lookInside } from '../access/lookInside.ts';
import { authenticatePartner } from '../access/partnerAccess.ts';
import { authenticate, bearerOf } from '../access/session.ts';
import { type AdminCtx, type Ctx, type GuestCtx, makeCtx, type PartnerCtx, type StaffCtx } from '../ctx.ts';
import type { Deps } from '../deps.ts';
import { OnItsWay } from './onItsWay.ts';
import { refuseNoForm } from './upload.ts';

/** The context that fits who may knock. */
export type CtxOf<E extends Endpoint> = E['zugang'] extends 'mitarbeiter'
  ? StaffCtx
  : E['zugang'] extends 'adminUser'
    ? AdminCtx
    : E['zugang'] extends 'partner'
      ? PartnerCtx
      : GuestCtx;

export type Call<E extends Endpoint> = {
  readonly ctx: CtxOf<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | OnItsWay>;

export type Options<E extends Endpoint> = {
  /**
   * What must last although the call is refused and taken back, such as a counted attempt at a password: it stands before the
   * transaction of an idempotent call, and is not asked again of a copy that was answered.
   */
  readonly before?: (call: Call<E>) => Promise<unknown>;
};

/** Adds endpoints of the contract to the server; a concept's `*.routes.ts` is a list of these. */
export type Routes = {
  readonly deps: Deps;
  readonly add: <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: Options<E>) => void;
};

async function ctxFor(deps: Deps, endpoint: Endpoint, request: FastifyRequest): Promise<Ctx> {
  const frame = { deps, requestId: request.id, adresse: networkOf(request.ip) };
  if (endpoint.zugang === 'oeffentlich') return makeCtx(frame, { art: 'gast' }, undefined);
  if (endpoint.einsehbar === true && bearerOf(request) !== undefined) {
    const inside = await authenticate(deps, request, 'mitarbeiter').catch((error: unknown) =>
      lookInside(deps, request, endpoint, error),
    );
    return makeCtx({ ...frame, nurLesen: 'einsicht' in inside.actor }, inside.actor, inside.unternehmenId);
  }
  const { actor, unternehmenId } =
    endpoint.zugang === 'partner'
      ? await authenticatePartner(deps, request)
      : await authenticate(deps, request, endpoint.zugang, endpoint.imFeld);
  return makeCtx(frame, actor, unternehmenId);
}

function responsesOf(endpoint: Endpoint): Record<string, unknown> {
  const statuses = new Set((endpoint.fehler ?? []).map(fehlerStatus));
  statuses.add(400);
  if (endpoint.zugang !== 'oeffentlich') statuses.add(401);
  return {
    ...(endpoint.kind === 'file' || endpoint.kind === 'events' ? {} : { 200: endpoint.response }),
    ...Object.fromEntries([...statuses].map((status) => [status, problem])),
  };
}

export function routesOn(app: FastifyInstance, deps: Deps): Routes {
  const contexts = new WeakMap<FastifyRequest, Ctx>();
  return {
    deps,
    add: (endpoint, handler, { before } = {}) => {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { endpoint },
        schema: {
          summary: endpoint.zweck,
          tags: [endpoint.path.split('/')[1] ?? ''],
          ...(endpoint.zugang === 'oeffentlich' ? {} : { security: [{ [endpoint.zugang]: [] }] }),
          ...(endpoint.params ? { params: endpoint.params } : {}),
          ...(endpoint.query ? { querystring: endpoint.query } : {}),
          ...(endpoint.body ? { body: endpoint.body } : {}),
          response: responsesOf(endpoint),
        },
        // Who knocks is asked before the body is read: strangers learn nothing of its shape and upload nothing.
        onRequest: async (request) => {
          contexts.set(request, await ctxFor(deps, endpoint, request));
          if (endpoint.kind === 'upload') refuseNoForm(request);
        },
        handler: async (request, reply) => {
          const ctx = contexts.get(request);
          if (!ctx) throw new Error('request without context');
          // Fastify parsed params, query and body with the endpoint's own schemas before this line.
          const callOf = (inner: Ctx) =>
            ({
              ctx: inner,
              params: request.params,
              query: request.query,
              body: request.body,
              request,
              reply,
            }) as Call<typeof endpoint>;
          const call = (inner: Ctx): Promise<unknown> => handler(callOf(inner));
          // A public call knows its company only after its code was looked up; its verb calls `once` itself.
          if (endpoint.idempotent && ctx.unternehmenId) {
            const key = idempotencyKeyOf(request);
            const fingerprint = [endpoint.method, request.url, request.body];
            const known =
              before && (await answeredBefore(ctx.as(ctx.actor, ctx.unternehmenId), key, fingerprint));
            if (known !== undefined) return known;
            await before?.(callOf(ctx));
            return once(ctx, key, fingerprint, call);
          }
          await before?.(callOf(ctx));
          const answer = await call(ctx);
          return answer instanceof OnItsWay ? answer.reply : answer;
        },
      });
    },
  };
}
