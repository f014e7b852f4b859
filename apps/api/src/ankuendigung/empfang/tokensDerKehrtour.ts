import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';
import { codesDerKehrtour } from './ankuendigung.store.ts';

/** What stands in the QR codes of an announced round, by appointment: for whoever may print the slips anyway. */
export async function tokensDerKehrtour(ctx: StaffCtx, id: string): Promise<ReadonlyMap<string, string>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ankuendigen')) throw new Refused('nicht-erlaubt');
  const codes = await ctx.transaction((tx) => codesDerKehrtour(tx, id));
  return new Map(codes.map((row) => [row.termin_id, tokenVon(ctx.deps.secrets, row.id)]));
}
