import type { GuestCtx } from '../../platform/ctx.ts';
import type { Refused } from '../../platform/refusal/refused.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { mitStrassen } from '../angebot/strassenwege.ts';
import type { Gehalten } from './ladeReservierung.ts';
import { zeitBelegt } from './reserviere.ts';

/** The refusal of a hold whose time somebody else has by now, with what is offered instead at this moment. */
export async function nichtMehrFrei(
  ctx: GuestCtx,
  slug: string,
  { angebot, zeit: { tag, beginn }, zeitwunsch, taetigkeit }: Gehalten,
): Promise<Refused> {
  const jetzt = await ladeAngebot(ctx, slug);
  const genau = await mitStrassen(angebot, zeitwunsch, tag);
  return zeitBelegt(jetzt, { zeitwunsch: genau, taetigkeit }, { tag, beginn });
}
