import { OFFENE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';

/** What customers booked and the company has not called off. */
const OFFEN = sql`quelle in ('buchung', 'hand') and status in ${worte(OFFENE)}`;

export type GebuchtRow = {
  id: string;
  liegenschaft_id: string;
  mitarbeiter_id: string | null;
  halt_id: string | null;
  fenster_von: Date;
  fenster_bis: Date;
};
/** Booked appointments of a round that still stand. */
export const listGebuchte = (tx: Tx, kehrtourId: string): Promise<GebuchtRow[]> =>
  tx.rows(
    sql`select id, liegenschaft_id, mitarbeiter_id, halt_id, fenster_von, fenster_bis from termin
      where kehrtour_id = ${kehrtourId} and ${OFFEN} order by angelegt_am, id`,
  );

/** Visits of a round into which another appointment went: its work is the round's, whatever the round was made for. */
export async function listZusammengelegte(tx: Tx, kehrtourId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`select distinct t.id from termin t join aufgabe a on a.unternehmen_id = t.unternehmen_id and a.termin_id = t.id
      where t.kehrtour_id = ${kehrtourId} and t.quelle = 'kehrtour' and a.status = 'offen'
        and t.status in ${worte(OFFENE)}`,
  );
  return rows.map(({ id }) => id);
}
