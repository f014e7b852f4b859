import type { beiseiteHolen } from '@kehrtour/contract/betrieb';
import type { AnswerOf } from '@kehrtour/contract/endpoint';

import type { AdminCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { nimmVorgangWiederAuf } from '../../vorgang/vorgang.ts';
import { listNamen } from '../betrieb.store.ts';

/** Jobs that took their process along twice, and parts of rounds that hang, oldest first. */
export async function zeigeBeiseite(ctx: AdminCtx): Promise<AnswerOf<typeof beiseiteHolen>> {
  const jobs = await ctx.deps.jobs.aside.list();
  const ids = jobs.flatMap(({ unternehmenId }) => unternehmenId ?? []);
  const namen = new Map(
    (await ctx.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) => listNamen(tx, ids))).map(
      ({ id, name }) => [id, name],
    ),
  );
  return {
    eintraege: jobs
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
      .map(({ id, job, unternehmenId, since, hangs }) => {
        const name = namen.get(unternehmenId ?? '');
        return {
          id,
          auftrag: job,
          unternehmen: unternehmenId !== null && name !== undefined ? { id: unternehmenId, name } : null,
          seit: since.toISOString(),
          haengt: hangs,
        };
      }),
  };
}

/** Puts it into its queue again; what a screen waits for waits again. */
export async function nimmBeiseiteAuf(ctx: AdminCtx, id: string): Promise<Record<string, never>> {
  const job = (await ctx.deps.jobs.aside.list()).find((one) => one.id === id);
  if (!job) throw new Refused('nicht-gefunden');
  if (job.unternehmenId !== null && job.vorgangId !== null)
    await nimmVorgangWiederAuf(ctx.as(ctx.actor, job.unternehmenId), job.vorgangId);
  if (!(await ctx.deps.jobs.aside.takeUp(id))) throw new Refused('nicht-gefunden');
  return {};
}

export async function verwirfBeiseite(ctx: AdminCtx, id: string): Promise<Record<string, never>> {
  if (!(await ctx.deps.jobs.aside.drop(id))) throw new Refused('nicht-gefunden');
  return {};
}
