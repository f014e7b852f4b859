import { systemCtx, type TenantCtx } from './ctx.ts';
import type { Deps } from './deps.ts';

/** Companies at once: while one is slow, the others go past it. */
const AT_ONCE = 2;
/** How long a company is waited for; what it began goes on beside the others. */
const BUDGET_MS = 60_000;
/** What has not ended until then hangs: it may be begun once more, and a person hears of it. */
const HANGS_MS = 30 * 60_000;
/** What hangs again and again keeps what it holds: after so many times it is begun no more by this process. */
const HANGING_MAX = 3;

type Row = { readonly unternehmen_id: string };
type Round<R extends Row> = {
  /** Name of the work, for the log and for whoever is still at it. */
  readonly what: string;
  /** What is to be done, in this order; several of one company are done one after the other. */
  readonly rows: readonly R[];
  readonly atOnce?: number;
  readonly budgetMs?: number;
  readonly hangsMs?: number;
  readonly requestId?: string;
  /** Ends the round between two companies. */
  readonly signal?: AbortSignal | undefined;
};

/** Whom a round before is still at, by work and company: it gets no second one beside the first, unless that one hangs. */
const underWay = new Set<string>();
/** How many of them hang. */
const hanging = new Map<string, number>();

/**
 * The same work for many companies: what fails is logged and ends nobody else's, and who takes longer than the budget is waited
 * for no more. Answers how many companies were not done; the next round finds them again, also where the work of the one before
 * hangs: not sooner than after half an hour, and three times at most.
 */
export async function forEachCompany<R extends Row>(
  deps: Deps,
  round: Round<R>,
  work: (ctx: TenantCtx, row: R) => Promise<unknown>,
): Promise<number> {
  const { what, rows, budgetMs = BUDGET_MS, hangsMs = HANGS_MS, requestId, signal } = round;
  const waiting = [...Map.groupBy(rows, ({ unternehmen_id }) => unternehmen_id)];
  let missed = 0;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      signal?.throwIfAborted();
      const [unternehmenId, own] = next;
      const ctx = systemCtx(deps, unternehmenId, requestId);
      const bounds = { budgetMs, hangsMs, whenItHangs: () => void sayItHangs(ctx, what) };
      const done = await withinBudget(`${what}/${unternehmenId}`, bounds, () => doAll(ctx, what, own, work));
      if (done === 'late') deps.log.error({ what, unternehmenId }, 'company takes too long, others go on');
      if (done !== 'done') missed += 1;
    }
  };
  // The embedded database has one connection.
  const lanes = deps.db.kind === 'pglite' ? 1 : (round.atOnce ?? AT_ONCE);
  await Promise.all(Array.from({ length: lanes }, lane));
  return missed;
}

/** One that fails does not end the company's others either. */
async function doAll<R extends Row>(
  ctx: TenantCtx,
  what: string,
  rows: readonly R[],
  work: (ctx: TenantCtx, row: R) => Promise<unknown>,
): Promise<'done' | 'failed'> {
  let all: 'done' | 'failed' = 'done';
  for (const row of rows)
    try {
      await work(ctx, row);
    } catch (error) {
      all = 'failed';
      ctx.deps.log.error(
        { err: error, what, unternehmenId: ctx.unternehmenId },
        'company failed, others go on',
      );
    }
  return all;
}

/** In the log, and on the operator's desk until somebody has seen it. */
async function sayItHangs({ deps, unternehmenId }: TenantCtx, what: string): Promise<void> {
  deps.log.error({ what, unternehmenId }, 'company hangs, its work may be begun once more');
  try {
    await deps.jobs.aside.putHanging({ what, unternehmenId });
  } catch (error) {
    deps.log.error({ err: error, what, unternehmenId }, 'nobody could be told of what hangs');
  }
}

type Bounds = { readonly budgetMs: number; readonly hangsMs: number; readonly whenItHangs: () => void };

async function withinBudget(
  key: string,
  { budgetMs, hangsMs, whenItHangs }: Bounds,
  work: () => Promise<'done' | 'failed'>,
): Promise<'done' | 'failed' | 'late'> {
  if (underWay.has(key)) return 'late';
  underWay.add(key);
  let hangs = false;
  const patience = setTimeout(() => {
    hangs = true;
    const times = (hanging.get(key) ?? 0) + 1;
    hanging.set(key, times);
    if (times < HANGING_MAX) underWay.delete(key);
    whenItHangs();
  }, hangsMs).unref();
  const ended = (): void => {
    clearTimeout(patience);
    if (!hangs) return void underWay.delete(key);
    // It came back after all: one less holds anything.
    const times = (hanging.get(key) ?? 1) - 1;
    if (times > 0) hanging.set(key, times);
    else hanging.delete(key);
    if (times === HANGING_MAX - 1) underWay.delete(key);
  };
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    clock = setTimeout(() => resolve('late'), budgetMs);
  });
  return Promise.race([work().finally(ended), late]).finally(() => clearTimeout(clock));
}
