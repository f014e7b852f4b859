import type { Deps } from './deps.ts';
import { forEachCompany } from './forEachCompany.ts';
import type { Job } from './queue/defineJob.ts';

/** How many of one company wait in a queue at most; what is more comes with the next minute. */
export const WAITING_MAX = 20;

/** One that is due; `key` says which of its company's. */
type Due<Data> = { readonly key: string; readonly data: Data & { unternehmenId: string } };

/**
 * Queues what is due, fairly: the first of every company goes before the second of any, and what waits already is not queued
 * once more. With `onePerCompany` on the other side a company of many slow strangers waits for itself.
 */
export async function queueDue<Data>(
  deps: Deps,
  job: Job<Data>,
  due: readonly Due<NoInfer<Data>>[],
): Promise<void> {
  if (due.length === 0) return;
  const waiting = await waitingOf(deps, job.name);
  const rows = due
    .filter(({ key, data }) => !waiting.get(data.unternehmenId)?.has(key))
    .map((one) => ({ ...one, unternehmen_id: one.data.unternehmenId }));
  await forEachCompany(deps, { what: `${job.name}/queue`, rows }, async (ctx, { key, data }) => {
    const own = waiting.get(ctx.unternehmenId) ?? new Set();
    if (own.size >= WAITING_MAX) return;
    await ctx.transaction((tx) =>
      deps.jobs.enqueue(tx, job, data, { singletonKey: key, priority: -own.size }),
    );
    waiting.set(ctx.unternehmenId, own.add(key));
  });
}

/** What waits in a queue, by company. */
async function waitingOf(deps: Deps, name: string): Promise<Map<string, Set<string>>> {
  const { rows } = await deps.db.query<{ id: string | null; key: string }>(
    `select data ->> 'unternehmenId' as id, coalesce(singleton_key, id::text) as key from pgboss.job
      where name = $1 and state in ('created', 'retry')`,
    [name],
  );
  const waiting = new Map<string, Set<string>>();
  for (const { id, key } of rows) if (id !== null) waiting.set(id, (waiting.get(id) ?? new Set()).add(key));
  return waiting;
}
