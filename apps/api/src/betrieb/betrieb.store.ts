import type { Importuebersicht } from '@kehrtour/contract/betrieb';

import type { Tx } from '../platform/db.ts';
import { instant, sql } from '../platform/sql.ts';

export type ImportRow = {
  id: string;
  unternehmen_id: string;
  name: string;
  art: Importuebersicht['art'];
  status: Importuebersicht['status'];
  anzahl: Partial<Importuebersicht['anzahl']>;
  angelegt_am: Date;
  uebernommen_am: Date | null;
};

/** Imports of all companies after a given one, newest first; needs the role `kehrtour_betrieb`, which sees no personal column. */
export const listImporte = (
  tx: Tx,
  filter: { status: string | null; nach: { am: Date; id: string } | null; anzahl: number },
): Promise<ImportRow[]> =>
  tx.rows(sql`
    select i.id, i.unternehmen_id, u.name, i.art, i.status, i.anzahl, i.angelegt_am, i.uebernommen_am
    from importauftrag i join unternehmen u on u.unternehmen_id = i.unternehmen_id
    where (${filter.status}::text is null or i.status = ${filter.status})
      ${filter.nach === null ? sql`` : sql`and (date_trunc('milliseconds', i.angelegt_am), i.id) < (${instant(filter.nach.am)}, ${filter.nach.id}::uuid)`}
    order by date_trunc('milliseconds', i.angelegt_am) desc, i.id desc limit ${filter.anzahl}`);
