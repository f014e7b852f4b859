import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** Every company that works here; read by the operator's role. */
export const listBetriebe = (tx: Tx): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from unternehmen order by 1`);

/** Houses where nothing is prescribed any more, and nothing was entered since before this day. */
export const listStilleHaeuser = (tx: Tx, vor: Tag, hoechstens: number): Promise<{ id: string }[]> =>
  tx.rows(sql`select l.id from liegenschaft l
    where l.status = 'ohneTaetigkeiten' and l.geaendert_am < ${vor}::date
      and not exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id)
      and not exists (select from aufgabe a where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id
        and (a.status = 'offen' or coalesce(a.erledigt_am, a.frist_bis) >= ${vor}::date))
    order by l.id limit ${hoechstens} for update of l`);
