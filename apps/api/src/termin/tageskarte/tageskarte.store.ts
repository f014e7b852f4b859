import { AUFGEHOBENE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql, worte } from '../../platform/db/sql.ts';
import { nurVon, type Terminsicht } from '../terminzeile.store.ts';

export type TagesterminRow = {
  id: string;
  mitarbeiter_id: string | null;
  lat: number | null;
  lon: number | null;
};

/** What is to be driven on a day, in its order; what was called off is not. */
export const listTagestermine = (
  tx: Tx,
  { von, bis }: { von: Date; bis: Date },
  sicht: Terminsicht,
): Promise<TagesterminRow[]> =>
  tx.rows(sql`
    select t.id, t.mitarbeiter_id, l.lat, l.lon
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where t.fenster_von >= ${instant(von)} and t.fenster_von < ${instant(bis)} and t.status <> 'entwurf'
      and t.status not in ${worte(AUFGEHOBENE)}
      ${nurVon(sicht)}
    order by t.beginn, t.id limit 400`);
