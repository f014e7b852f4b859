import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { deleteAuftraegeVor, deleteMaengelVor } from './mangel.store.ts';

/** Defects that were mended and orders that were done before this day are kept no longer; answers how many of the larger half went. */
export async function deleteFundeVor(tx: Tx, vor: Tag, hoechstens: number): Promise<number> {
  const maengel = await deleteMaengelVor(tx, vor, hoechstens);
  return Math.max(maengel, await deleteAuftraegeVor(tx, vor, hoechstens));
}
