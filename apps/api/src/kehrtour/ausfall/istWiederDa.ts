import { istAusfall } from '@kehrtour/domain/aenderung';

import { mitVergangenem } from '../../planung/loesung/mitVergangenem.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { deleteAenderung, findAenderung } from '../aenderung/aenderung.store.ts';
import { lockKehrtour } from '../runde/kehrtour.store.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { verwaisteBesuche } from './verwaisteBesuche.ts';

/**
 * Whether there is nothing to compute for an absence or a closed day: by now somebody can drive to everything that is in
 * force, for it was taken back. A plan that waits for nothing but that goes with it; what else went into it is computed anew.
 */
export async function istWiederDa(ctx: TenantCtx, id: string): Promise<boolean> {
  if (await fehltJemand(ctx, id)) return false;
  return ctx.transaction(async (tx) => {
    if (!(await lockKehrtour(tx, id))) return false;
    const wartend = await findAenderung(tx, id);
    if (!wartend) return true;
    if (![wartend.ursache, ...wartend.vorher].every(istAusfall)) return false;
    await deleteAenderung(tx, id);
    await record(ctx, tx, { gegenstand: 'kehrtour', id, was: 'aenderung-verworfen' });
    await announce(tx, { art: 'kehrtour', id });
    return true;
  });
}

/** Of what is still to come. */
async function fehltJemand(ctx: TenantCtx, id: string): Promise<boolean> {
  const { geladen } = await mitVergangenem(ctx, await ladePlanung(ctx, id));
  return verwaisteBesuche(geladen.halte, geladen.schichten).length > 0;
}
