import type { Tag } from '@kehrtour/domain/tag';
import type { Moeglichkeit, Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';

import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { BuchbareRow } from './angebot.store.ts';
import type { Angebot } from './angebot.ts';
import { ladeAngebot } from './ladeAngebot.ts';
import { mitStrassen } from './strassenwege.ts';
import { alternativen } from './zeitAus.ts';

type Gewollt = { readonly zeitwunsch: Zeitwunsch; readonly taetigkeit: BuchbareRow };
type Entgangen = Gewollt & { readonly angebot: Angebot; readonly zeit: Moeglichkeit };

/** The refusal of a hold whose time somebody else has by now, with what is offered instead at this moment. */
export async function nichtMehrFrei(
  ctx: GuestCtx,
  slug: string,
  { angebot, zeit: { tag, beginn }, zeitwunsch, taetigkeit }: Entgangen,
): Promise<Refused> {
  const jetzt = await ladeAngebot(ctx, slug);
  const genau = await mitStrassen(angebot, zeitwunsch, tag);
  return zeitBelegt(jetzt, { zeitwunsch: genau, taetigkeit }, { tag, beginn });
}

/** The refusal that offers other times. */
export function zeitBelegt(
  angebot: Angebot,
  { zeitwunsch, taetigkeit }: Gewollt,
  statt: { readonly tag: Tag; readonly beginn: number | undefined },
): Refused {
  return new Refused('termin.zeit-belegt', {
    angaben: { alternativen: alternativen(angebot, zeitwunsch, taetigkeit, statt) },
  });
}
