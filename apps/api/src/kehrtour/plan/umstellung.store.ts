import type { TerminQuelle, TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export type UmstellbarRow = { halt_id: string; quelle: TerminQuelle; status: TerminStatus; beginn: Date };

/** An appointment of this round with the stop it belongs to. */
export const findUmstellbar = (
  tx: Tx,
  kehrtourId: string,
  terminId: string,
): Promise<UmstellbarRow | undefined> =>
  tx.row(sql`select halt_id, quelle, status, beginn from termin
    where id = ${terminId} and kehrtour_id = ${kehrtourId} and halt_id is not null`);
