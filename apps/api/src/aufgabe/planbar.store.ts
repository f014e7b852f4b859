import type { Tag } from '@kehrtour/domain/tag';
import { HINFAELLIGE } from '@kehrtour/domain/termin/termin';

import { type SQL, sql, worte } from '../platform/db/sql.ts';

/**
 * Whether the Frist of the open task `a` has begun by a day. A list that says only until when work is due says by that what comes
 * before: the first of such periods runs already, each other begins when the one before it is over.
 */
export const hatBegonnen = (bis: Tag): SQL => sql`(a.frist_von <= ${bis}
  or a.frist_von is null and not exists (
    select 1 from aufgabe davor
    where davor.unternehmen_id = a.unternehmen_id and davor.liegenschaft_id = a.liegenschaft_id and davor.status = 'offen'
      and davor.taetigkeit_id = a.taetigkeit_id and davor.nutzungseinheit_id is not distinct from a.nutzungseinheit_id
      and davor.frist_bis < a.frist_bis and davor.frist_bis >= ${bis}))`;

/**
 * Whether another round may take the open task `a`: none has it, or the one that has it gave its stop no place, since the visit
 * there was declined or called off. Whoever takes it first has it.
 */
export const istFrei = (): SQL => sql`(a.kehrtour_id is null or exists (select from halt_aufgabe fa
    join halt f on f.unternehmen_id = fa.unternehmen_id and f.id = fa.halt_id
    where fa.unternehmen_id = a.unternehmen_id and fa.aufgabe_id = a.id and f.kehrtour_id = a.kehrtour_id and f.ausgelassen
      and exists (select from termin v where v.unternehmen_id = f.unternehmen_id and v.halt_id = f.id and v.status in ${worte(HINFAELLIGE)}
        and (v.nutzungseinheit_id is null or a.nutzungseinheit_id is null or v.nutzungseinheit_id = a.nutzungseinheit_id))
      and not exists (select from termin s where s.unternehmen_id = f.unternehmen_id and s.halt_id = f.id and s.status not in ${worte(HINFAELLIGE)}
        and (s.nutzungseinheit_id is null or a.nutzungseinheit_id is null or s.nutzungseinheit_id = a.nutzungseinheit_id))))`;
