import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Buerozeiten } from '@kehrtour/contract/terminbuero';
import type { teilzeitenHolen } from '@kehrtour/contract/terminteilung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { zeigeZeitenFuer } from '../buero/buerozeiten.ts';
import { abgeteilterBesuch } from './abgeteilterBesuch.ts';
import { ladeTeilbar } from './ladeTeilbar.ts';
import { verlangeTeil } from './verlangeTeil.ts';

/** Free times for the work that is to get an appointment of its own. */
export async function zeigeTeilzeiten(
  ctx: StaffCtx,
  id: string,
  { aufgabeIds, ab }: BodyOf<typeof teilzeitenHolen>,
): Promise<Buerozeiten> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  const termin = await ctx.transaction((tx) => ladeTeilbar(tx, id));
  const besuch = await abgeteilterBesuch(ctx, termin, verlangeTeil(termin, aufgabeIds, ctx.now()));
  return ctx.transaction((tx) => zeigeZeitenFuer(ctx, tx, besuch, { ab }));
}
