import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { naechsteKehrtourFuellen } from '@kehrtour/contract/kehrtourAuswahl';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { entwirfKehrtour, legeKehrtourAn } from './entwirfKehrtour.ts';
import { findNaechste, nurBekannte } from './fuelleNaechste.store.ts';

/**
 * Puts houses into the next round that nobody was told of: the first with a day to come, else the draft that was worked on
 * last, else a new one. Whoever presses twice puts them in once.
 */
export async function fuelleNaechste(
  ctx: StaffCtx,
  liegenschaftIds: readonly string[],
): Promise<AnswerOf<typeof naechsteKehrtourFuellen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const heute = ortszeitAus(ctx.now()).tag;
  const { naechste, bekannte } = await ctx.transaction(async (tx) => ({
    naechste: await findNaechste(tx, heute),
    bekannte: await nurBekannte(tx, liegenschaftIds),
  }));
  if (!naechste) {
    const { id } = await legeKehrtourAn(ctx, { name: 'Fristen', liegenschaftIds: bekannte });
    return { id, name: 'Fristen', neu: bekannte.length, angelegt: true };
  }
  const darin = naechste.vorgaben.liegenschaften?.ids ?? [];
  const neue = bekannte.filter((eine) => !darin.includes(eine));
  if (neue.length > 0)
    await entwirfKehrtour(ctx, naechste.id, {
      version: naechste.version,
      vorgaben: { liegenschaften: { ...naechste.vorgaben.liegenschaften, ids: [...darin, ...neue] } },
    });
  return { id: naechste.id, name: naechste.titel, neu: neue.length, angelegt: false };
}
