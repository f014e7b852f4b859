import type { Tx } from '../../platform/db/db.ts';
import { deleteHalt, streicheAusAuswahl } from '../runde/kehrtour.store.ts';

/**
 * A house whose visit came to nothing leaves its round: the stop, unless another flat is still visited there, and the
 * selection, so that a new computation does not bring it back. Answers whether the stop went.
 */
export async function nimmHausHeraus(
  tx: Tx,
  {
    haltId,
    kehrtourId,
    liegenschaftId,
    am,
  }: { haltId: string; kehrtourId: string; liegenschaftId: string; am: Date },
): Promise<boolean> {
  if (!(await deleteHalt(tx, haltId, kehrtourId, am))) return false;
  await streicheAusAuswahl(tx, kehrtourId, liegenschaftId);
  return true;
}
