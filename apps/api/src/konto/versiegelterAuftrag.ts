import * as z from 'zod/mini';

import type { Ctx, GuestCtx } from '../platform/ctx.ts';
import { makeCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import { defineJob, type Job } from '../platform/queue/defineJob.ts';

/** How long after the answer it runs, in seconds: what the job does for a known address, or for an unknown one, delays nobody's answer. */
const DANACH_S = 1;

/** A job whose content is sealed: what a stranger entered, and from which network. */
export type Versiegelt<Auftrag extends { adresse: string }> = Job<{ siegel: string }> & {
  readonly auftrag: z.ZodMiniType<Auftrag>;
};

export const versiegelterJob = <Auftrag extends { adresse: string }>(
  name: string,
  auftrag: z.ZodMiniType<Auftrag>,
): Versiegelt<Auftrag> => ({ ...defineJob(name, { siegel: z.string() }), auftrag });

/** What a stranger entered waits for its job encrypted: jobs carry nothing personal in the clear. */
export async function reiheVersiegeltEin<Auftrag extends { adresse: string }>(
  ctx: GuestCtx,
  tx: Tx,
  job: Versiegelt<Auftrag>,
  auftrag: NoInfer<Auftrag>,
): Promise<void> {
  await reiheSpaeterEin(ctx, tx, { job, nachSekunden: DANACH_S }, auftrag);
}

/** … not before so many seconds. */
export async function reiheSpaeterEin<Auftrag extends { adresse: string }>(
  { deps }: GuestCtx,
  tx: Tx,
  { job, nachSekunden }: { job: Versiegelt<Auftrag>; nachSekunden: number },
  auftrag: NoInfer<Auftrag>,
): Promise<void> {
  const siegel = deps.secrets.seal(job.name, JSON.stringify(auftrag)).toString('base64');
  await deps.jobs.enqueue(tx, job, { unternehmenId: BETRIEB_ID, siegel }, { startAfter: nachSekunden });
}

/** Works on such jobs as the guest who asked for it, from the network that the guest came from. */
export async function arbeiteVersiegeltesAb<Auftrag extends { adresse: string }>(
  deps: Deps,
  job: Versiegelt<Auftrag>,
  tat: (ctx: Ctx, auftrag: Auftrag) => Promise<void>,
): Promise<void> {
  await deps.jobs.work(job, async ({ siegel }) => {
    const text = deps.secrets.unseal(job.name, Buffer.from(siegel, 'base64'));
    const auftrag = z.parse(job.auftrag, JSON.parse(text));
    await tat(
      makeCtx({ deps, requestId: 'job', adresse: auftrag.adresse }, { art: 'gast' }, undefined),
      auftrag,
    );
  });
}
