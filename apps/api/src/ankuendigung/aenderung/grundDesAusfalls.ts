import { ausfallgrund } from '@kehrtour/domain/aenderung';

import { listAbwesenheitsgruende } from '../../kehrtour/kehrtourStand.ts';
import type { Tx } from '../../platform/db/db.ts';

/** What households read as the reason: what was entered last of those who are away. */
export async function grundDesAusfalls(tx: Tx, kehrtourId: string): Promise<string> {
  const [letzter] = await listAbwesenheitsgruende(tx, kehrtourId);
  return ausfallgrund(letzter?.grund ?? '');
}
