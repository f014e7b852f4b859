import type { Tx } from '../platform/db/db.ts';
import { onlyOneOfEachText } from './taetigkeit.store.ts';

/**
 * Of activities that strangers could not tell apart, because they read the same, only the last stays for everybody; the
 * others keep the way by slip and mail, where the due task says which one is meant.
 */
export async function bieteEinmalAn(tx: Tx): Promise<void> {
  await onlyOneOfEachText(tx);
}
