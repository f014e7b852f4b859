import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { lockKehrtour } from '../runde/kehrtour.store.ts';
import { deleteAenderung, findAenderung, deleteNachtraege } from './aenderung.store.ts';

/** Throws a plan away that waited, and with it what it took in. @throws Refused 'veraltet' when another one waits by now */
export async function verwirfAenderung(ctx: StaffCtx, id: string, version: number): Promise<void> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  await ctx.transaction(async (tx) => {
    const kehrtour = await lockKehrtour(tx, id);
    const aenderung = kehrtour && (await findAenderung(tx, id));
    if (!aenderung) throw new Refused('nicht-gefunden');
    if (aenderung.version !== version)
      throw new Refused('veraltet', { angaben: { version: aenderung.version } });
    await deleteAenderung(tx, id);
    await deleteNachtraege(tx, id, false);
    await record(ctx, tx, { gegenstand: 'kehrtour', id, was: 'aenderung-verworfen' });
    await announce(tx, { art: 'kehrtour', id });
  });
}
