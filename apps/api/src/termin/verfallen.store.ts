import { ANGESAGTE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { instant, type SQL, sql, worte } from '../platform/db/sql.ts';

/** Nobody was met before the time that was told; while that is still to come, its household waits for it. Of the appointment `t`. */
export const VERFALLEN = (
  jetzt: Date,
): SQL => sql`t.status = 'nichtAngetroffen' and t.fenster_bis > ${instant(jetzt)}
  and coalesce(t.vermerk ->> 'gesehenAm', t.vermerk ->> 'am')::timestamptz < t.fenster_von
  and not exists (select from termin n where n.unternehmen_id = t.unternehmen_id and n.liegenschaft_id = t.liegenschaft_id
    and n.nutzungseinheit_id is not distinct from t.nutzungseinheit_id and n.angelegt_am > t.angelegt_am
    and n.status in ${worte(ANGESAGTE)})`;

export const istVerfallen = async (tx: Tx, terminId: string, jetzt: Date): Promise<boolean> =>
  (await tx.row(sql`select from termin t where t.id = ${terminId} and ${VERFALLEN(jetzt)}`)) !== undefined;
