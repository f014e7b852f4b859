import type { hauswuenscheHolen } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/events.ts';
import { Refused } from '../platform/refused.ts';
import { deleteHauswunsch, listHauswuensche } from './hauswunsch.store.ts';
import { verlangeSicht } from './zeigeLiegenschaft.ts';

export { insertHauswunsch } from './hauswunsch.store.ts';

/** What households of this house would like of later visits. Who sees the house sees it. */
export async function zeigeHauswuensche(
  ctx: StaffCtx,
  liegenschaftId: string,
): Promise<AnswerOf<typeof hauswuenscheHolen>> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    const rows = await listHauswuensche(tx, liegenschaftId);
    return {
      wuensche: rows.map(({ gemerkt_am, ...wunsch }) => ({ ...wunsch, am: gemerkt_am.toISOString() })),
    };
  });
}

/** It holds no more: another person lives there, or it was kept. */
export async function loescheHauswunsch(
  ctx: StaffCtx,
  liegenschaftId: string,
  id: string,
): Promise<Record<string, never>> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    await deleteHauswunsch(tx, liegenschaftId, id);
    await announce(tx, { art: 'liegenschaft', id: liegenschaftId });
    return {};
  });
}
