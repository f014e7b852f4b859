import type { Versandweg } from '@kehrtour/domain/versand/vorgang';

import type { Db, Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';
import { dispatchRests } from '../../platform/post/waitingInOutbox.ts';

export type AusgangRow = { weg: Versandweg; wartet: number; seit: Date };
/** What could leave now and has not, by its way; after a restore nothing could. */
export const listAusgang = (tx: Tx, jetzt: Date): Promise<AusgangRow[]> =>
  tx.rows(sql`
    select weg, count(*)::int as wartet, min(greatest(angelegt_am, coalesce(naechster_versuch_ab, angelegt_am))) as seit
    from ausgang where status in ('neu', 'in_arbeit') and not ${dispatchRests}
      and (status = 'in_arbeit' or naechster_versuch_ab is null or naechster_versuch_ab <= ${instant(jetzt)})
    group by weg order by weg`);

/** Messages that were given up and that nobody has put aside. */
export async function countGescheiterte(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from ausgang where status = 'fehler' and verworfen_am is null`,
  );
  return row?.anzahl ?? 0;
}

export async function findGesichert(tx: Tx): Promise<Date | null> {
  const row = await tx.row<{ am: Date | null }>(sql`select gesichert_am as am from installation`);
  return row?.am ?? null;
}

export type AuftragRow = {
  name: string;
  warten: number;
  seit: Date | null;
  laufen: number;
  gescheitert: number;
};
/** Jobs by queue: due ones that nobody has begun, those under way, and those that were given up in the last day. */
export async function listAuftraege(db: Db): Promise<AuftragRow[]> {
  const { rows } = await db.query<AuftragRow>(`
    select name, count(*) filter (where state < 'active' and start_after <= now())::int as warten,
      min(start_after) filter (where state < 'active' and start_after <= now()) as seit,
      count(*) filter (where state = 'active')::int as laufen,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as gescheitert
    from pgboss.job where state <= 'active' or state = 'failed' group by name order by name`);
  return rows;
}
