import { formatTag } from '@kehrtour/domain/format';
import { rechtssatz } from '@kehrtour/domain/recht/rechtssaetze';
import { MANGELART_NAMEN } from '@kehrtour/domain/termin/mangel';

import type { Tx } from '../platform/db/db.ts';
import { listGesagte } from './mangel.store.ts';

/**
 * What is open of a visit, as the household reads it: only what it, or the owner, was told of at the door or by letter.
 * @param wem to whom the repair is proven
 */
export async function ladeGesagteMaengel(
  tx: Tx,
  terminId: string,
  wem: string,
): Promise<{ titel: string; saetze: string[] }[]> {
  const rows = await listGesagte(tx, terminId);
  return rows.map(({ art, text, frist, gefahr }) => ({
    titel: MANGELART_NAMEN[art],
    saetze: [
      ...(text === MANGELART_NAMEN[art] ? [] : [text]),
      gefahr ? rechtssatz('mangelGefahr') : rechtssatz('mangelNachweis', { bis: formatTag(frist), wem }),
    ],
  }));
}
