import type { Loeschauftrag } from '@kehrtour/contract/loeschauftrag';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteLoeschauftrag } from './loeschauftrag.store.ts';
import { loeschauftragJetzt } from './zeigeLoeschauftrag.ts';

/** Everything stays; the booking page stays closed until somebody opens it. @throws Refused 'nicht-gefunden' */
export async function nimmLoeschungZurueck(ctx: StaffCtx): Promise<Loeschauftrag> {
  if (!darf(ctx.actor.rolle, 'unternehmen.loeschen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if ((await deleteLoeschauftrag(tx)) === 0) throw new Refused('nicht-gefunden');
    await recordOfCompany(ctx, tx, { was: 'loeschung-zurueckgenommen' });
    return loeschauftragJetzt(ctx, tx);
  });
}
