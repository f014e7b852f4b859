import type { Wunschstand } from '@kehrtour/contract/terminwunsch';

import { once } from '../../platform/access/idempotency.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { buchungRefused } from '../buchung.grund.ts';
import { begrenzeSchreiben } from '../grenze/grenzen.ts';
import { beendeWunsch, findWunsch, sperreWunsch } from './terminwunsch.store.ts';
import { oeffneWunsch, zeigeWunschMitId } from './zeigeWunsch.ts';

/** Takes a wish back that nobody has answered; twice changes nothing. @throws Refused 'termin.uebergang-nicht-moeglich' */
export async function zieheWunschZurueck(
  ctx: GuestCtx,
  key: string,
  slug: string,
  code: string,
): Promise<Wunschstand> {
  await begrenzeSchreiben(ctx);
  const offen = await oeffneWunsch(ctx, slug, code);
  const { id } = offen.wunsch;
  await once(offen.ctx, key, ['wunsch-zurueckziehen', id], (joined) =>
    joined.transaction(async (tx) => {
      await sperreWunsch(tx, id);
      const wunsch = await findWunsch(tx, id);
      if (wunsch?.status === 'zurueckgezogen') return {};
      if (!(await beendeWunsch(tx, id, { status: 'zurueckgezogen', am: ctx.now() })))
        throw buchungRefused('wunsch-beantwortet');
      await record(joined, tx, { gegenstand: 'terminwunsch', id, was: 'zurueckgezogen' });
      await announce(tx, { art: 'rueckmeldung', id });
      return {};
    }),
  );
  return zeigeWunschMitId(offen.ctx, id);
}
