import { baueProblem } from '../../planung/problem/baueProblem.ts';
import { FAHRZEITEN_VORAB } from '../../planung/stand/planungsvorgang.ts';
import type { StaffCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladePlanung } from './ladePlanung.ts';

/** For fewer houses the proposal itself asks in no time. */
const HAEUSER_MIN = 20;
/** Whoever changes drafts in a loop keeps nobody's processor busy; what is dropped is computed with the proposal. */
const EINMAL_IN_SEKUNDEN = 5;

/** Orders, in the transaction of the decision, the travel times of a draft: while its other steps are taken they are computed. */
export async function bestelleFahrzeiten(
  ctx: StaffCtx,
  tx: Tx,
  kehrtourId: string,
  liegenschaftIds: readonly string[] = [],
): Promise<void> {
  if (liegenschaftIds.length < HAEUSER_MIN) return;
  const { unternehmenId } = ctx;
  await ctx.deps.jobs.enqueue(
    tx,
    FAHRZEITEN_VORAB,
    { kehrtourId, unternehmenId },
    { singletonKey: unternehmenId, singletonSeconds: EINMAL_IN_SEKUNDEN },
  );
}

/** The job: nobody waits for it, and what it does not find its proposal does. */
export async function ermittleFahrzeiten(ctx: TenantCtx, kehrtourId: string): Promise<void> {
  try {
    const grundlage = await ladePlanung(ctx, kehrtourId);
    if (grundlage.kehrtour.status === 'entwurf' && grundlage.haeuser.length > 0)
      await baueProblem(ctx, grundlage);
  } catch (error) {
    // Deleted meanwhile, or too large to be planned at all: whoever plans it is told.
    if (!(error instanceof Refused)) throw error;
  }
}
