import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { taetigkeitBetroffene } from '@kehrtour/contract/taetigkeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { taetigkeitJetzt } from '../taetigkeit/zeigeTaetigkeiten.ts';
import { zugesagteTermine } from '../termin/zugesagteTermine.ts';

/** Who booked this activity and waits for the visit: all of it stays when nobody can book it any more. @throws Refused 'nicht-gefunden' */
export async function betroffeneVonTaetigkeit(
  ctx: StaffCtx,
  id: string,
): Promise<AnswerOf<typeof taetigkeitBetroffene>> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  const termine = await ctx.transaction(async (tx) => {
    await taetigkeitJetzt(tx, id);
    return zugesagteTermine(tx, { von: ctx.now(), nurGebuchte: true, taetigkeitId: id });
  });
  return { termine: termine.map(({ zeile }) => zeile) };
}
