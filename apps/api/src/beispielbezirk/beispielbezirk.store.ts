import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql } from '../platform/db/sql.ts';

export type BezirkRow = {
  geladen_am: Date | null;
  erfundene: number;
  eigene: number;
  kehrtouren: number;
  termine: number;
  gemischte: string[];
};
/** What is invented, and what hangs on it. */
export async function findBezirk(tx: Tx): Promise<BezirkRow> {
  const row = await tx.row<BezirkRow>(sql`
    with b as (select geladen_am, haeuser from beispielbezirk),
      erfunden as (select unnest(haeuser) as id from b),
      runde as (select k.id, k.name, bool_and(h.liegenschaft_id in (select id from erfunden)) as ganz
        from kehrtour k join halt h on h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id
        group by k.id, k.name having bool_or(h.liegenschaft_id in (select id from erfunden)))
    select (select geladen_am from b) as geladen_am,
      (select count(*)::int from liegenschaft where id in (select id from erfunden)) as erfundene,
      (select count(*)::int from liegenschaft where id not in (select id from erfunden)) as eigene,
      (select count(*)::int from runde where ganz) as kehrtouren,
      (select count(*)::int from termin where liegenschaft_id in (select id from erfunden)) as termine,
      (select coalesce(jsonb_agg(name order by name), '[]') from runde where not ganz) as gemischte`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}
/** One loads at a time; whoever waits here finds it loaded. */
export const lockBestand = (tx: Tx): Promise<{ lat: number | null; lon: number | null }[]> =>
  tx.rows(sql`select lat, lon from unternehmen for update`);

export const insertBezirk = (
  tx: Tx,
  { am, haeuser, kontakte }: { am: Date; haeuser: readonly string[]; kontakte: readonly string[] },
): Promise<number> =>
  tx.run(sql`insert into beispielbezirk (geladen_am, haeuser, kontakte)
    values (${instant(am)}, ${liste(haeuser)}::uuid[], ${liste(kontakte)}::uuid[])`);
export const deleteBezirk = (tx: Tx): Promise<unknown> => tx.rows(sql`select beispielbezirk_loeschen()`);
