import type { Actor, UnternehmenId } from './actor.ts';
import type { Tx, TxOptions } from './db/db.ts';
import type { Deps } from './deps.ts';

/** What a verb gets of the outside world: the actor, the clock, and transactions that see one company only. */
export type Ctx<A extends Actor = Actor> = {
  readonly deps: Deps;
  readonly actor: A;
  readonly unternehmenId: UnternehmenId | undefined;
  readonly requestId: string;
  /** Network of the caller as the trusted hop reports it: an IPv4 address or a /64; limits key on it. */
  readonly adresse: string;
  readonly now: () => Date;
  /** Rows of `unternehmenId`, as the role that cannot bypass row-level security. */
  readonly transaction: <T>(
    work: (tx: Tx) => Promise<T>,
    options?: Pick<TxOptions, 'statementTimeoutMs'>,
  ) => Promise<T>;
  /** `transaction` is one that runs already: what belongs to the call is read there and shared with nobody. */
  readonly joined: boolean;
  /** The same call inside a company: after a code or a slug was looked up at the gate. */
  readonly as: <B extends Actor>(actor: B, unternehmenId: string) => TenantCtx<B>;
};

export type TenantCtx<A extends Actor = Actor> = Ctx<A> & { readonly unternehmenId: UnternehmenId };
export type MitarbeiterActor = Extract<Actor, { art: 'mitarbeiter' }>;
export type AdminUserActor = Extract<Actor, { art: 'adminUser' }>;
export type StaffCtx = TenantCtx<MitarbeiterActor>;
export type AdminCtx = Ctx<AdminUserActor>;
export type PartnerCtx = TenantCtx<Extract<Actor, { art: 'partner' }>>;
export type GuestCtx = Ctx<Actor>;

type Frame = {
  deps: Deps;
  requestId: string;
  adresse: string;
  now?: () => Date;
  /** No transaction of this call writes, in whatever company. */
  nurLesen?: boolean;
};

/** Makes the context of one request or job. */
export function makeCtx<A extends Actor>(frame: Frame, actor: A, unternehmenId: string | undefined): Ctx<A> {
  return {
    deps: frame.deps,
    actor,
    unternehmenId: unternehmenId as UnternehmenId | undefined,
    requestId: frame.requestId,
    adresse: frame.adresse,
    now: frame.now ?? frame.deps.now,
    transaction: (work, options) =>
      frame.deps.db.transaction(
        { ...options, unternehmenId, ...(frame.nurLesen === true && { nurLesen: true }) },
        work,
      ),
    joined: false,
    as: (other, id) => makeCtx(frame, other, id) as TenantCtx<typeof other>,
  };
}

/** The same call with every transaction being `tx`: idempotent calls run wholly inside it. */
export function joinedTo<C extends Ctx>(ctx: C, tx: Tx): C {
  return { ...ctx, transaction: (work) => work(tx), joined: true };
}

/** The context of a job that works for one company. */
export function systemCtx(deps: Deps, unternehmenId: string, requestId = 'job'): TenantCtx {
  return makeCtx({ deps, requestId, adresse: '' }, { art: 'system' }, unternehmenId) as TenantCtx;
}
