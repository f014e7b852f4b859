import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Terminbuchung, terminbuchungSchalten } from '@kehrtour/contract/terminbuchung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { setTerminbuchung, setTerminbuchungGenutzt } from '../unternehmen/betriebsschalter.ts';
import { terminbuchungRefused } from './terminbuchung.grund.ts';
import { lockUnternehmen } from './terminbuchung.store.ts';
import { fehlendeSchritte, terminbuchungJetzt } from './zeigeTerminbuchung.ts';

/**
 * Opens the booking page to strangers, or closes it; what was booked stays.
 * @throws Refused 'buchung.unvollstaendig' with the missing steps in `angaben.fehlt`
 */
export async function schalteTerminbuchung(
  ctx: StaffCtx,
  { an }: BodyOf<typeof terminbuchungSchalten>,
): Promise<Terminbuchung> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await lockUnternehmen(tx);
    const fehlt = fehlendeSchritte((await terminbuchungJetzt(ctx, tx)).schritte);
    if (an && fehlt.length > 0) throw terminbuchungRefused('unvollstaendig', fehlt);
    if (an) await setTerminbuchungGenutzt(tx);
    if ((await setTerminbuchung(tx, an)) > 0)
      await record(ctx, tx, {
        gegenstand: 'unternehmen',
        id: ctx.unternehmenId,
        was: an ? 'terminbuchung-eingeschaltet' : 'terminbuchung-ausgeschaltet',
      });
    return terminbuchungJetzt(ctx, tx);
  });
}
