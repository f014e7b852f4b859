import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { vertraegeHolen } from '@kehrtour/contract/unternehmen';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listVertraege } from './unternehmen.store.ts';

/** Which wording of the contracts was accepted, when and by whom. */
export async function zeigeVertraege(ctx: StaffCtx): Promise<AnswerOf<typeof vertraegeHolen>> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction(listVertraege);
  return { eintraege: rows.map((row) => ({ ...row, am: row.am.toISOString() })) };
}
