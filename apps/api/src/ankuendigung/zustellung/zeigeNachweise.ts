import type { Nachweis } from '@kehrtour/contract/nachweis';
import { darf } from '@kehrtour/domain/rolle';

import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';

/** Every notice of a round, the oldest first, and what became of it. */
export async function zeigeNachweise(ctx: StaffCtx, kehrtourId: string): Promise<{ nachweise: Nachweis[] }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ansehen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await findKehrtour(tx, kehrtourId))) throw new Refused('nicht-gefunden');
    return { nachweise: await ladeNachweise(ctx, tx, { kehrtourId }) };
  });
}
