import type { AdminCtx } from '../platform/ctx.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteSperre, setSperre } from '../unternehmen/unternehmensstand.ts';

/**
 * Shuts a company out at once: every request asks. What customers were promised stays, and so do their pages. Who did
 * it and why stands in the history of the company.
 */
export async function sperreBetrieb(
  ctx: AdminCtx,
  unternehmenId: string,
  grund: string,
): Promise<Record<string, never>> {
  const dort = ctx.as(ctx.actor, unternehmenId);
  return dort.transaction(async (tx) => {
    if ((await setSperre(tx, { grund, am: ctx.now() })) === 0) throw new Refused('nicht-gefunden');
    await recordOfCompany(dort, tx, { was: 'gesperrt', nach: { grund } });
    return {};
  });
}

/** @throws Refused 'nicht-gefunden' for a company that is not shut out, too */
export async function entsperreBetrieb(ctx: AdminCtx, unternehmenId: string): Promise<Record<string, never>> {
  const dort = ctx.as(ctx.actor, unternehmenId);
  return dort.transaction(async (tx) => {
    if ((await deleteSperre(tx)) === 0) throw new Refused('nicht-gefunden');
    await recordOfCompany(dort, tx, { was: 'entsperrt' });
    return {};
  });
}
