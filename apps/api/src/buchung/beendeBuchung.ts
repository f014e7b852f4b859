import { deleteHalt } from '../kehrtour/haltStand.ts';
import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { type Wechsel, wechsleTermin, type Wechselnder } from '../termin/wechsleTermin.ts';
import type { BuchungRow } from './buchung.store.ts';

/** The appointment of a booking, for a change of its state. */
export const terminDer = ({ termin_id, status, kehrtour_id }: BuchungRow): Wechselnder => ({
  id: termin_id,
  status,
  kehrtour_id,
});

/** Nobody comes any more: the appointment ends, and its stop leaves the round. */
export async function beendeBuchung(
  ctx: Ctx,
  tx: Tx,
  buchung: BuchungRow,
  wechsel: Wechsel & { readonly nach?: object },
): Promise<void> {
  await wechsleTermin(ctx, tx, terminDer(buchung), wechsel);
  await loescheGebuchtenHalt(tx, buchung, ctx.now());
}

/** Under the locks of `sperreBuchung`; answers whether it stood in a round. */
export async function loescheGebuchtenHalt(
  tx: Tx,
  { halt_id, kehrtour_id }: BuchungRow,
  am: Date,
): Promise<string | undefined> {
  if (halt_id === null || kehrtour_id === null) return undefined;
  await deleteHalt(tx, halt_id, kehrtour_id, am);
  return kehrtour_id;
}
