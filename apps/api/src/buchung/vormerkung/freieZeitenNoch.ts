import {
  type Moeglichkeit,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Angebot, liesAngebot } from '../angebot/angebot.ts';

/** Who has this time free at this moment, the shortest way first; read inside the transaction that decides by it. */
export async function freieZeitenNoch(
  ctx: TenantCtx,
  tx: Tx,
  zeitwunsch: Zeitwunsch,
  zeitId: string,
): Promise<{ angebot: Angebot; zeiten: Moeglichkeit[] }> {
  const tag = tagDesAngebots(zeitId);
  const angebot = await liesAngebot(ctx, tx, tag === undefined ? {} : { nur: tag });
  const zeiten = tag === undefined ? [] : zeitenAm(angebot.grundlage, zeitwunsch, tag);
  return { angebot, zeiten: waehleMitarbeiter(zeiten, zeitId) };
}
