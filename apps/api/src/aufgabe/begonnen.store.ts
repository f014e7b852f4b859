import type { Tag } from '@kehrtour/domain/tag';

import { type SQL, sql } from '../platform/db/sql.ts';

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
