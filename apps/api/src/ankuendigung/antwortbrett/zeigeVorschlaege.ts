import type { vorschlaegeHolen } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { vorschlagBis } from '@kehrtour/domain/nachweis/antwortstand';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { listVersprochene } from './antwortbrett.store.ts';

/** How many proposals are promised, and by when the first. Whoever does not plan them is told of none. */
export async function zeigeVorschlaege(ctx: StaffCtx): Promise<AnswerOf<typeof vorschlaegeHolen>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) return { anzahl: 0, bis: null };
  const rows = await ctx.transaction(listVersprochene);
  const tage = rows.flatMap(({ vorschlag_seit: seit, arbeit_bis: frist }) =>
    seit ? [vorschlagBis(ortszeitAus(seit).tag, frist)] : [],
  );
  return { anzahl: tage.length, bis: tage.toSorted()[0] ?? null };
}
