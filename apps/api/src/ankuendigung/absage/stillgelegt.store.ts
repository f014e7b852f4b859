import { OFFENE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { OFFENE, type TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';

export type OffenerBesuch = {
  id: string;
  version: number;
  status: TerminStatus;
  kehrtour_id: string;
  halt_id: string;
  nutzungseinheit_id: string | null;
};
/** Visits of rounds to this house that customers were told of and that have no result yet. */
export const listOffeneBesuche = (tx: Tx, liegenschaftId: string): Promise<OffenerBesuch[]> =>
  tx.rows(sql`select id, version, status, kehrtour_id, halt_id, nutzungseinheit_id from termin
    where liegenschaft_id = ${liegenschaftId} and quelle = 'kehrtour' and kehrtour_id is not null and halt_id is not null
      and status in ${worte(OFFENE)} order by kehrtour_id, id`);

/** Its stops in rounds that are not over, told of or not. */
export const listOffeneHalte = (
  tx: Tx,
  liegenschaftId: string,
): Promise<{ halt_id: string; kehrtour_id: string }[]> =>
  tx.rows(sql`select h.id as halt_id, h.kehrtour_id from halt h
    join kehrtour k on k.unternehmen_id = h.unternehmen_id and k.id = h.kehrtour_id
    where h.liegenschaft_id = ${liegenschaftId} and k.status in ${worte(OFFENE_RUNDEN)} order by h.kehrtour_id, h.id`);
