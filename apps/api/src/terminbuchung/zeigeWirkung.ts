import type { Wirkung } from '@kehrtour/contract/taetigkeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { taetigkeitJetzt } from '../taetigkeit/zeigeTaetigkeiten.ts';
import { zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { countOffene, listOffeneKehrtouren } from './wirkung.store.ts';

/** What a change of an activity would reach, before it is saved. @throws Refused 'nicht-gefunden' */
export async function zeigeWirkung(ctx: StaffCtx, id: string): Promise<Wirkung> {
  if (!darf(ctx.actor.rolle, 'taetigkeit.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await taetigkeitJetzt(tx, id);
    const termine = await zugesagteTermine(tx, { von: ctx.now(), taetigkeitId: id });
    return {
      ...(await countOffene(tx, id)),
      kehrtouren: await listOffeneKehrtouren(tx, id),
      termine: termine.map(({ zeile }) => zeile),
    };
  });
}
