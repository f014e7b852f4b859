import type { TenantCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { deleteAenderung, findAenderung, listAbwesenheitsgruende } from '../aenderung/aenderung.store.ts';
import { lockKehrtour } from '../runde/kehrtour.store.ts';

/**
 * Whether there is nothing to compute for an absence that was entered: it was taken back meanwhile. A plan that waits for
 * nothing but that goes with it; what else went into it is computed anew.
 */
export async function istWiederDa(ctx: TenantCtx, id: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const kehrtour = await lockKehrtour(tx, id);
    if (!kehrtour || (await listAbwesenheitsgruende(tx, id)).length > 0) return false;
    const wartend = await findAenderung(tx, id);
    if (!wartend) return true;
    if (wartend.ursache !== 'abwesenheit' || wartend.vorher.length > 0) return false;
    await deleteAenderung(tx, id);
    await record(ctx, tx, { gegenstand: 'kehrtour', id, was: 'aenderung-verworfen' });
    await announce(tx, { art: 'kehrtour', id });
    return true;
  });
}
