import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { deleteQuartal } from '../quartalsproblem/quartal.store.ts';

/** Throws the proposal away; Kehrtouren that came of it stay. */
export async function verwirfQuartal(ctx: StaffCtx): Promise<void> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  await ctx.transaction(async (tx) => {
    await deleteQuartal(tx);
    await announce(tx, { art: 'quartal' });
  });
}
