import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { findKehrtour, raiseVersion } from '../runde/kehrtour.store.ts';
import { insertHaltAufgaben } from './halt.store.ts';
import { gibArbeitZumHalt } from './haltarbeit.ts';
import { findHaltZumMerken, type GemerkterHalt, insertGemerkten, istHaltDa } from './merkeHalt.store.ts';
import { nimmInAuswahl } from './nimmHaltAuf.store.ts';

export type { GemerkterHalt };

/** Before a stop leaves its round: all that it takes to put it back. */
export const merkeHalt = async (tx: Tx, haltId: string): Promise<GemerkterHalt | null> =>
  (await findHaltZumMerken(tx, haltId))?.gemerkt ?? null;

/**
 * Puts it back where it stood, with its work: nobody else's time changes by it. Where the stop stayed for other flats, only the work
 * comes back, and what that takes waits as an Änderung. False, and nothing is changed, where its place is gone.
 */
export async function stelleHaltWiederHer(
  ctx: StaffCtx,
  tx: Tx,
  gemerkt: GemerkterHalt,
  aufgabeIds: readonly string[],
): Promise<boolean> {
  const { id: haltId, kehrtourId, liegenschaftId } = gemerkt;
  if (await istHaltDa(tx, haltId)) {
    if (aufgabeIds.length > 0) await gibArbeitZumHalt(ctx, tx, { kehrtourId, haltId, aufgabeIds });
    return true;
  }
  if ((await insertGemerkten(tx, gemerkt)) === 0) return false;
  await insertHaltAufgaben(tx, haltId, gemerkt.aufgabeIds);
  if (gemerkt.inAuswahl) await nimmInAuswahl(tx, kehrtourId, liegenschaftId);
  const kehrtour = await findKehrtour(tx, kehrtourId);
  // A plan that was computed without it meanwhile is outdated by that.
  if (kehrtour) await raiseVersion(tx, kehrtourId, kehrtour.version, ctx.now());
  await announce(tx, { art: 'kehrtour', id: kehrtourId });
  return true;
}
