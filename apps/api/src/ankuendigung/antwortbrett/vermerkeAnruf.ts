import { randomUUID } from 'node:crypto';

import type { anrufVermerken } from '@kehrtour/contract/antwortbrett';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { insertAnruf } from './anruf.store.ts';

/** Notes a call that was neither a yes nor a no. Whoever rang has read what was written. */
export async function vermerkeAnruf(
  ctx: StaffCtx,
  terminId: string,
  { ergebnis }: BodyOf<typeof anrufVermerken>,
): Promise<Record<string, never>> {
  if (!darf(ctx.actor.rolle, 'termin.beantworten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    // Whoever may not see it gets the refusal of what is not there.
    await terminJetzt(ctx, tx, terminId);
    await insertAnruf(tx, { id: randomUUID(), terminId, ergebnis, am: ctx.now(), von: ctx.actor.id });
    await announce(tx, { art: 'rueckmeldung', id: terminId });
    return {};
  });
}
