import type { Tag } from '@kehrtour/domain/tag';

import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { Angebot } from '../angebot/angebot.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { mitStrassen } from '../angebot/strassenwege.ts';
import { alternativen } from '../angebot/zeitAus.ts';
import type { Gehalten } from './ladeReservierung.ts';

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

/** The refusal that offers other times. */
export function zeitBelegt(
  angebot: Angebot,
  { zeitwunsch, taetigkeit }: Pick<Gehalten, 'zeitwunsch' | 'taetigkeit'>,
  statt: { readonly tag: Tag; readonly beginn: number | undefined },
): Refused {
  return new Refused('termin.zeit-belegt', {
    angaben: { alternativen: alternativen(angebot, zeitwunsch, taetigkeit, statt) },
  });
}
