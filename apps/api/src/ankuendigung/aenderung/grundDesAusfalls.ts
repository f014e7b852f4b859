import { type Aenderungsursache, ausfallgrund } from '@kehrtour/domain/planung/aenderung';

import { listAbwesenheitsgruende } from '../../kehrtour/aenderungStand.ts';
import type { Tx } from '../../platform/db/db.ts';

/** What households read as the reason: what was entered last of those who are away. */
export async function grundDesAusfalls(
  tx: Tx,
  kehrtourId: string,
  ursache: Aenderungsursache,
): Promise<string> {
  const [letzter] = await listAbwesenheitsgruende(tx, kehrtourId);
  return ausfallgrund(ursache, letzter?.grund ?? '');
}
