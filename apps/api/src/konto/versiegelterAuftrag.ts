import type { Ctx, GuestCtx } from '../platform/ctx.ts';
import { makeCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import type { JobData } from '../platform/jobs.ts';
import { BETRIEB_ID } from '../platform/outbox.ts';

/** So long after the answer, in seconds: what the job does for a known address, or for an unknown one, delays nobody's answer. */
const DANACH_S = 1;

/** What a stranger entered waits for its job encrypted: jobs carry nothing personal in the clear. */
export async function reiheVersiegeltEin<Auftrag extends { adresse: string }>(
  ctx: GuestCtx,
  name: string,
  auftrag: Auftrag,
): Promise<void> {
  const siegel = ctx.deps.secrets.seal(name, JSON.stringify(auftrag)).toString('base64');
  await ctx.transaction((tx) =>
    ctx.deps.jobs.enqueue(tx, name, { unternehmenId: BETRIEB_ID, siegel }, { startAfter: DANACH_S }),
  );
}

/** Works on such jobs as the guest who asked for it, from the network that the guest came from. */
export async function arbeiteVersiegeltesAb<Auftrag extends { adresse: string }>(
  deps: Deps,
  name: string,
  tat: (ctx: Ctx, auftrag: Auftrag) => Promise<void>,
): Promise<void> {
  await deps.jobs.work(name, async (data: JobData) => {
    const text = deps.secrets.unseal(name, Buffer.from(String(data['siegel']), 'base64'));
    const auftrag = JSON.parse(text) as Auftrag;
    await tat(
      makeCtx({ deps, requestId: 'job', adresse: auftrag.adresse }, { art: 'gast' }, undefined),
      auftrag,
    );
  });
}
