import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { arbeitDesTermins } from './zusagearbeit.store.ts';

export type TerminarbeitRow = {
  id: string;
  bezeichnung: string;
  dauer_minuten: number;
  nutzungseinheit_id: string | null;
  wohnung: string;
  taetigkeit_id: string;
  kundentext: string;
  frist_von: Tag | null;
  frist_bis: Tag;
};
/** The open tasks of the stop this appointment belongs to, and its own, with what customers call them. */
export const listTerminarbeiten = (
  tx: Tx,
  { id, halt_id }: { id: string; halt_id: string | null },
): Promise<TerminarbeitRow[]> =>
  tx.rows(sql`
    select a.id, a.bezeichnung, a.dauer_minuten, a.nutzungseinheit_id, a.taetigkeit_id, a.kundentext, a.frist_von, a.frist_bis,
      coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), n.nummer, '') as wohnung
    from ${arbeitDesTermins({ id, halt_id })} a
    left join nutzungseinheit n on n.unternehmen_id = a.unternehmen_id and n.id = a.nutzungseinheit_id
    where a.status = 'offen' and (a.termin_id is null or a.termin_id = ${id})
    order by wohnung, a.frist_bis, a.bezeichnung, a.id`);
