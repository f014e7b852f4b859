import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

/** Companies with a plan at some day of the month and no invoice of it; needs the role `kehrtour_jobs`. */
export const listOhneRechnung = (tx: Tx, von: Tag, bis: Tag): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`
    select distinct t.unternehmen_id from tarifwechsel t
    where t.tarif is not null and t.ab <= ${bis}::date
      and not exists (select from tarifwechsel s where s.unternehmen_id = t.unternehmen_id and s.ab > t.ab and s.ab <= ${von}::date)
      and not exists (select from rechnung r where r.unternehmen_id = t.unternehmen_id and r.monat = ${von}::date and r.art = 'rechnung')
    order by 1`);

export const finishLauf = (tx: Tx, monat: Tag, am: Date): Promise<number> =>
  tx.run(sql`update rechnungslauf set fertig_am = ${instant(am)} where monat = ${monat}::date`);
