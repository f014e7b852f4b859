import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { exportentscheidZuruecknehmen } from '@kehrtour/contract/exportentscheid';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { lockEntscheid, setWieDavor } from './exportentscheid.store.ts';

/** The houses of one press stand as before it; what somebody changed since stays. */
export function nimmExportentscheidZurueck(
  ctx: StaffCtx,
  id: string,
): Promise<AnswerOf<typeof exportentscheidZuruecknehmen>> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const alle = await lockEntscheid(tx, id);
    if (alle.length === 0) throw new Refused('nicht-gefunden');
    const zurueck = alle.filter(({ unveraendert }) => unveraendert).map(({ liegenschaft_id: haus }) => haus);
    await setWieDavor(tx, id, zurueck);
    for (const haus of zurueck) {
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id: haus,
        was: 'Entscheidung zum Export zurückgenommen',
      });
      await announce(tx, { art: 'liegenschaft', id: haus });
    }
    return { zurueck: zurueck.length, geblieben: alle.length - zurueck.length };
  });
}
