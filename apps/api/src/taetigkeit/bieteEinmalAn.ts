import type { Tx } from '../platform/db/db.ts';
import { onlyOneOfEachText } from './taetigkeit.store.ts';

/**
 * Only the last of activities that read the same, so that strangers could not tell them apart, stays for everybody; the
 * others keep the way by slip and mail, where the due task says which one is meant.
 */
export async function bieteEinmalAn(tx: Tx): Promise<void> {
  await onlyOneOfEachText(tx);
}
