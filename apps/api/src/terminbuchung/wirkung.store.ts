import { GEPLANTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';

import type { Tx } from '../platform/db/db.ts';
import { sql, worte } from '../platform/db/sql.ts';

/** Open work of this activity, and at how many houses it lies. */
export async function countOffene(
  tx: Tx,
  taetigkeitId: string,
): Promise<{ aufgaben: number; haeuser: number }> {
  const row = await tx.row<{ aufgaben: number; haeuser: number }>(
    sql`select count(*)::int as aufgaben, count(distinct liegenschaft_id)::int as haeuser from aufgabe
      where taetigkeit_id = ${taetigkeitId} and status = 'offen'`,
  );
  return row ?? { aufgaben: 0, haeuser: 0 };
}

/** Rounds that are not over and drive to open work of this activity. */
export const listOffeneKehrtouren = (tx: Tx, taetigkeitId: string): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`
    select k.id, coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as name from kehrtour k
    where k.status in ${worte(GEPLANTE_RUNDEN)} and exists (select from halt h
      join halt_aufgabe ha on ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id
      join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id
      where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and a.taetigkeit_id = ${taetigkeitId} and a.status = 'offen')
    order by k.tage, k.nummer limit 100`);
