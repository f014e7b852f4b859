import { type Aenderungsursache, istAusfall } from '@kehrtour/domain/planung/aenderung';

import { mitVergangenem } from '../../planung/loesung/mitVergangenem.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { deleteAenderung, findAenderung, hatHausOhneArbeit } from '../aenderung/aenderung.store.ts';
import { lockKehrtour } from '../runde/kehrtour.store.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { verwaisteBesuche } from './verwaisteBesuche.ts';

/** What is there again with its cause: somebody who drives, a day, a house. */
export const istRuecknehmbar = (ursache: Aenderungsursache | undefined): boolean =>
  istAusfall(ursache) || ursache === 'haus';

/**
 * Whether there is nothing to compute for an absence, a closed day or a house: by now somebody can drive to everything that is
 * in force, and there is work everywhere, for it was taken back. A plan that waits for nothing but that goes with it; what else went into it is computed anew.
 */
export async function istWiederDa(
  ctx: TenantCtx,
  { kehrtourId: id, ursache }: { kehrtourId: string; ursache?: Aenderungsursache | undefined },
): Promise<boolean> {
  if (await fehltJemand(ctx, id)) return false;
  return ctx.transaction(async (tx) => {
    if (!(await lockKehrtour(tx, id))) return false;
    const wartend = await findAenderung(tx, id);
    const ursachen = [ursache, ...(wartend ? [wartend.ursache, ...wartend.vorher] : [])];
    if (ursachen.includes('haus') && (await hatHausOhneArbeit(tx, id, ctx.now()))) return false;
    if (!wartend) return true;
    if (!ursachen.every(istRuecknehmbar)) return false;
    await deleteAenderung(tx, id);
    await record(ctx, tx, { gegenstand: 'kehrtour', id, was: 'aenderung-verworfen' });
    await announce(tx, { art: 'kehrtour', id });
    return true;
  });
}

/** Whether somebody is missing in what is still to come. */
async function fehltJemand(ctx: TenantCtx, id: string): Promise<boolean> {
  const { geladen } = await mitVergangenem(ctx, await ladePlanung(ctx, id));
  return verwaisteBesuche(geladen.halte, geladen.schichten).length > 0;
}
