import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteLiegenschaft, findLiegenschaft } from './liegenschaft.store.ts';
import { datenAus } from './zeigeLiegenschaft.ts';

/** Removes a house nobody was ever told of; what was announced stays as proof. */
export async function loescheLiegenschaft(ctx: StaffCtx, id: string): Promise<void> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  await ctx.transaction(async (tx) => {
    const haus = await findLiegenschaft(tx, id, true);
    if (!haus) throw new Refused('nicht-gefunden');
    if (haus.angesagt) throw new Refused('liegenschaft.hat-termine');
    if (haus.in_kehrtour) throw new Refused('liegenschaft.in-kehrtour');
    await deleteLiegenschaft(tx, id);
    await record(ctx, tx, { gegenstand: 'liegenschaft', id, was: 'Gelöscht', von: datenAus(haus) });
    await announce(tx, { art: 'liegenschaft', id });
  });
}
