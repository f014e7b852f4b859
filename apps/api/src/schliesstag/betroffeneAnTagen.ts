import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { schliesstagBetroffene } from '@kehrtour/contract/schliesstag';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { listRundenAnTagen } from './schliesstag.store.ts';

/** Who has been promised a visit on these days, from now on, and the rounds that drive there. */
export async function betroffeneAnTagen(
  ctx: StaffCtx,
  { von, bis }: BodyOf<typeof schliesstagBetroffene>,
): Promise<AnswerOf<typeof schliesstagBetroffene>> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  const beginn = zeitpunktAus({ tag: von, uhrzeit: '00:00' });
  const jetzt = ctx.now();
  return ctx.transaction(async (tx) => {
    const termine = await zugesagteTermine(tx, {
      von: beginn < jetzt ? jetzt : beginn,
      bis: zeitpunktAus({ tag: plusTage(bis, 1), uhrzeit: '00:00' }),
    });
    return {
      termine: termine.map(({ zeile }) => zeile),
      kehrtouren: await listRundenAnTagen(tx, { von, bis, jetzt }),
    };
  });
}
