import type { Bankrest } from '@kehrtour/contract/rechnungswesen';
import { zahlungsabgleich } from '@kehrtour/domain/zahlung/zahlungsabgleich';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { listRest } from './bankbuchung.store.ts';
import { ladeBankstand } from './ladeBankstand.ts';

/** What came or went and belongs to no invoice yet, each with those that may be meant as they stand now. */
export async function zeigeBankrest(ctx: AdminCtx): Promise<Bankrest[]> {
  const rest = await ctx.as(ctx.actor, BETRIEB_ID).transaction(listRest);
  if (rest.length === 0) return [];
  const rechnungen = await ladeBankstand(ctx);
  const gleicheAb = zahlungsabgleich(rechnungen);
  const nach = new Map(rechnungen.map((eine) => [eine.id, eine]));
  return rest.map(({ verweis, am, name, zweck, rest_cent: restCent }) => {
    const { zuordnungen, vorschlaege } = gleicheAb({ cent: restCent, name, zweck });
    const gemeinte = [...zuordnungen.map(({ rechnungId }) => rechnungId), ...vorschlaege];
    return {
      verweis,
      am,
      name,
      zweck,
      restCent,
      vorschlaege: gemeinte.flatMap((id) => {
        const eine = nach.get(id);
        if (!eine) return [];
        const { unternehmen_id: unternehmenId, nummer, inhalt } = eine.row;
        const cent =
          restCent > 0 ? Math.min(restCent, eine.offenCent) : Math.max(restCent, -eine.bezahltCent);
        return [{ unternehmenId, id, nummer, empfaenger: inhalt.empfaenger.name, cent }];
      }),
    };
  });
}
