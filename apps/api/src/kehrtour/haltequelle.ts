import { json, type SQL, sql } from '../platform/sql.ts';
import type { HaltNeu } from './kehrtour.store.ts';

/** Stops to be read with all that belongs to them: those in force, or those of a plan that waits. */
export type Haltequelle =
  | { readonly kehrtourId: string }
  | { readonly halte: readonly Omit<HaltNeu, 'grund' | 'sperre'>[] };

/** They as a table, with their tasks in `aufgabe_ids`. */
export function haltequelle(quelle: Haltequelle): SQL {
  if ('kehrtourId' in quelle)
    return sql`(select h.*, array(select ha.aufgabe_id from halt_aufgabe ha
        where ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id) as aufgabe_ids
      from halt h where h.kehrtour_id = ${quelle.kehrtourId})`;
  return sql`(select aktuelles_unternehmen() as unternehmen_id, r.*
    from jsonb_to_recordset(${json(quelle.halte)}::jsonb) as r(id uuid, liegenschaft_id uuid, nutzungseinheit_id uuid, mitarbeiter_id uuid, tag date,
      position integer, beginn timestamptz, ende timestamptz, fenster_von timestamptz, fenster_bis timestamptz,
      ausgelassen boolean, aufgabe_ids uuid[]))`;
}
