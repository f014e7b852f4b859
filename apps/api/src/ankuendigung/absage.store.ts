import type { Tx } from '../platform/db.ts';
import { liste, sql } from '../platform/sql.ts';

/** Whether this customer was told already that nobody comes. */
export async function hatAbsage(tx: Tx, terminId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(
    sql`select exists (select from ankuendigung where termin_id = ${terminId} and art = 'absage') as ja`,
  );
  return row?.ja === true;
}

/** Who was never told, as the dispatch was stopped before all their messages left; `mitteilung`: who looks after the house. */
export const listAhnungslose = (
  tx: Tx,
  terminIds: readonly string[],
): Promise<{ termin_id: string; mitteilung: boolean }[]> =>
  tx.rows(sql`select a.termin_id, a.art = 'mitteilung' as mitteilung from ankuendigung a
    left join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
    where a.termin_id = any(${liste(terminIds)}::uuid[]) group by 1, 2
    having bool_and(o.id is not null and (o.verworfen_am is not null or (o.status = 'neu' and o.angehalten_am is not null)))`);
