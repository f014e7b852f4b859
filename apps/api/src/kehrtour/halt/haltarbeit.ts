import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';

import { bindeAufgaben } from '../../aufgabe/aufgabenstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { stosseAenderungAn } from '../aenderung/stosseAenderungAn.ts';
import { findKehrtour, raiseVersion } from '../runde/kehrtour.store.ts';
import { deleteHaltAufgaben, insertHaltAufgaben } from './halt.store.ts';

/** Work at the house of one stop; null where the round has not taken the visit in yet. */
type Haltarbeit = {
  readonly kehrtourId: string;
  readonly haltId: string | null;
  readonly aufgabeIds: readonly string[];
};

/** Work goes elsewhere: nobody's time changes by it, what the round could do with the gap waits as an Änderung. */
export async function nimmArbeitVomHalt(ctx: StaffCtx, tx: Tx, arbeit: Haltarbeit): Promise<void> {
  if (arbeit.haltId !== null) await deleteHaltAufgaben(tx, arbeit.haltId, arbeit.aufgabeIds);
  await planeUmTeilung(ctx, tx, arbeit.kehrtourId);
}

/** Work comes along: told windows stay, the time that it takes more waits as an Änderung. */
export async function gibArbeitZumHalt(ctx: StaffCtx, tx: Tx, arbeit: Haltarbeit): Promise<void> {
  await bindeAufgaben(tx, arbeit.kehrtourId, arbeit.aufgabeIds);
  if (arbeit.haltId !== null) await insertHaltAufgaben(tx, arbeit.haltId, arbeit.aufgabeIds);
  await planeUmTeilung(ctx, tx, arbeit.kehrtourId);
}

/** A plan that waits, or is being computed, does not know of it: it is outdated by the version. */
async function planeUmTeilung(ctx: StaffCtx, tx: Tx, kehrtourId: string): Promise<void> {
  const kehrtour = await findKehrtour(tx, kehrtourId);
  if (!kehrtour) return;
  await raiseVersion(tx, kehrtourId, kehrtour.version, ctx.now());
  if (brauchtAenderung(kehrtour.status))
    await stosseAenderungAn(ctx, tx, { kehrtouren: [kehrtour], ursache: 'neuGerechnet', von: ctx.actor.id });
  await announce(tx, { art: 'kehrtour', id: kehrtourId });
}
