import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { liste, sql } from '../platform/db/sql.ts';

/** Every company that works here; read by the operator's role. */
export const listBetriebe = (tx: Tx): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from unternehmen order by 1`);

/** Visits of before this day with what hangs on them, and the messages that told of them; at most so many at once. */
export async function deleteBesucheVor(tx: Tx, vor: Tag, hoechstens: number): Promise<number> {
  const alte = await tx.rows<{ id: string; ausgang_ids: string[] }>(sql`
    select t.id, array(select a.ausgang_id from ankuendigung a
      where a.unternehmen_id = t.unternehmen_id and a.termin_id = t.id and a.ausgang_id is not null) as ausgang_ids
    from termin t where t.fenster_bis < ${vor}::date order by t.fenster_bis, t.id limit ${hoechstens} for update of t`);
  const ids = alte.map(({ id }) => id);
  await tx.run(sql`delete from termin where id = any(${liste(ids)}::uuid[])`);
  await tx.run(
    sql`delete from ausgang where id = any(${liste(alte.flatMap(({ ausgang_ids }) => ausgang_ids))}::uuid[])`,
  );
  return alte.length;
}

/** Work that ended before this day; of a house's Feuerstättenschauen the last two stay (§ 19 Abs. 1 Nr. 4 SchfHwG). */
export const deleteArbeitVor = (tx: Tx, vor: Tag, hoechstens: number): Promise<number> =>
  tx.run(sql`delete from aufgabe where id in (
    select a.id from aufgabe a
    join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
    where a.status <> 'offen' and coalesce(a.erledigt_am, a.frist_bis) < ${vor}::date
      and (y.regel -> 'wiederholung' ->> 'art' is distinct from 'feuerstaettenschau' or (select count(*) from aufgabe n
        where n.unternehmen_id = a.unternehmen_id and n.liegenschaft_id = a.liegenschaft_id and n.taetigkeit_id = a.taetigkeit_id
          and n.nutzungseinheit_id is not distinct from a.nutzungseinheit_id and n.status = 'erledigt'
          and coalesce(n.erledigt_am, n.frist_bis) > coalesce(a.erledigt_am, a.frist_bis)) >= 2)
    order by a.id limit ${hoechstens})`);

/** Houses where nothing is prescribed any more, and nothing was entered since before this day. */
export const listStilleHaeuser = (tx: Tx, vor: Tag, hoechstens: number): Promise<{ id: string }[]> =>
  tx.rows(sql`select l.id from liegenschaft l
    where l.status = 'ohneTaetigkeiten' and l.geaendert_am < ${vor}::date
      and not exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id)
      and not exists (select from aufgabe a where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id
        and (a.status = 'offen' or coalesce(a.erledigt_am, a.frist_bis) >= ${vor}::date))
    order by l.id limit ${hoechstens} for update of l`);
