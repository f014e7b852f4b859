import { type Aenderungsursache, ausfallgrund } from '@kehrtour/domain/planung/aenderung';

import { listAbwesenheitsgruende } from '../../kehrtour/aenderungStand.ts';
import type { Tx } from '../../platform/db/db.ts';

/** What households read as the reason: what was entered last of those who are away; computed once more it stays the reason. */
export async function grundDesAusfalls(
  tx: Tx,
  kehrtourId: string,
  { ursache, vorher }: { ursache: Aenderungsursache; vorher: readonly Aenderungsursache[] },
): Promise<string> {
  const [letzter] = await listAbwesenheitsgruende(tx, kehrtourId);
  return ausfallgrund([ursache, ...vorher.toReversed()], letzter?.grund ?? '');
}
