import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Taetigkeit, taetigkeitBuchungAendern } from '@kehrtour/contract/taetigkeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { saveBuchung } from './taetigkeit.store.ts';
import { taetigkeitJetzt } from './zeigeTaetigkeiten.ts';

/** Changes whether and how strangers book an activity. @throws Refused 'nicht-gefunden' | 'veraltet' */
export async function aendereBuchung(
  ctx: StaffCtx,
  id: string,
  daten: BodyOf<typeof taetigkeitBuchungAendern>,
): Promise<Taetigkeit> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const { online, buchung } = await taetigkeitJetzt(tx, id);
    if (!(await saveBuchung(tx, id, daten)))
      throw new Refused('veraltet', { angaben: { stand: await taetigkeitJetzt(tx, id) } });
    await record(ctx, tx, {
      gegenstand: 'unternehmen',
      id: ctx.unternehmenId,
      was: 'taetigkeit-buchung',
      von: { id, online, buchung },
      nach: { id, ...daten },
    });
    return taetigkeitJetzt(tx, id);
  });
}
