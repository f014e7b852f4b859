import type { Quartalsumfang } from '@kehrtour/contract/quartal';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findBetriebMitMitte } from '../stand/planung.store.ts';
import { ladeSchauquote } from './ladeSchauquote.ts';

/** What the district asks of every month, for whoever chooses houses. */
export async function zeigeSchauquote(ctx: StaffCtx): Promise<{ quote: Quartalsumfang['schauquote'] }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const betrieb = await ctx.transaction((tx) => findBetriebMitMitte(tx));
  return { quote: await ladeSchauquote(ctx, betrieb?.einstellungen ?? {}) };
}
