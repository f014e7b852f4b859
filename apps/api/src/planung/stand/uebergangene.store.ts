import type { Tag } from '@kehrtour/domain/tag';

import { hatBegonnen, istFrei } from '../../aufgabe/planbar.ts';
import type { Tx } from '../../platform/db/db.ts';
import { liste, sql } from '../../platform/db/sql.ts';

/** What is known of a chosen house that has nothing to do in the round. */
export type UebergangenRow = {
  id: string;
  ohne_taetigkeiten: boolean;
  /** When the work begins that nobody has taken. */
  fruehestens: Tag | null;
  /** Some of it has begun by the last day of the round. */
  begonnen: boolean;
  gebucht: boolean;
  kehrtour: string | null;
};

export const listUebergangene = (
  tx: Tx,
  ids: readonly string[],
  { id: kehrtourId, begonnenBis }: { readonly id: string; readonly begonnenBis: Tag },
): Promise<UebergangenRow[]> =>
  tx.rows(sql`
    select l.id, l.status = 'ohneTaetigkeiten' as ohne_taetigkeiten, a.fruehestens, coalesce(a.begonnen, false) as begonnen,
      coalesce(a.gebucht, false) as gebucht, k.name as kehrtour
    from liegenschaft l
    left join lateral (
      select min(coalesce(a.frist_von, a.frist_bis))
          filter (where a.termin_id is null and (${istFrei()} or a.kehrtour_id = ${kehrtourId}))::text as fruehestens,
        bool_or(${hatBegonnen(begonnenBis)})
          filter (where a.termin_id is null and (${istFrei()} or a.kehrtour_id = ${kehrtourId})) as begonnen,
        bool_or(a.termin_id is not null) as gebucht,
        (array_agg(a.kehrtour_id) filter (where a.kehrtour_id <> ${kehrtourId} and not ${istFrei()}))[1] as kehrtour_id
      from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id and t.vor_ort
      where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen') a on true
    left join lateral (
      select coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as name
      from kehrtour k where k.unternehmen_id = l.unternehmen_id and k.id = a.kehrtour_id) k on true
    where l.id = any(${liste(ids)}::uuid[])`);
