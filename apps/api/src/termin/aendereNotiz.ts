import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin, terminNotizAendern } from '@kehrtour/contract/termin';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { neuigkeit } from './terminnews.ts';
import { darfSehen } from './terminsicht.ts';
import { lockTermin, saveNotiz } from './vermerk.store.ts';
import { terminJetzt } from './zeigeTermin.ts';

/**
 * Writes the note of an appointment. What was promised stays as it is: no plan that waits gets old by it.
 * @throws Refused 'veraltet' with the appointment as it is, when somebody else wrote meanwhile
 */
export async function aendereNotiz(
  ctx: StaffCtx,
  id: string,
  { notiz, vorher }: BodyOf<typeof terminNotizAendern>,
): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.erledigen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const termin = await lockTermin(tx, id);
    if (!termin || !darfSehen(ctx, termin)) throw new Refused('nicht-gefunden');
    // Pressed twice.
    if (termin.notiz === notiz) return terminJetzt(ctx, tx, id);
    if (termin.notiz !== vorher)
      throw new Refused('veraltet', { angaben: { stand: await terminJetzt(ctx, tx, id) } });
    await saveNotiz(tx, id, notiz, ctx.now());
    await record(ctx, tx, {
      gegenstand: 'termin',
      id,
      was: 'notiz-geaendert',
      von: { notiz: vorher },
      nach: { notiz },
    });
    await announce(tx, neuigkeit('termin', termin));
    return terminJetzt(ctx, tx, id);
  });
}
