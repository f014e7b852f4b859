import type { HaltNeu } from '../../planung/stand/runde.ts';
import { json, type SQL, sql } from '../../platform/db/sql.ts';

/** Stops to be read with all that belongs to them: those in force, or those of a plan that waits. */
export type Haltequelle =
  | { readonly kehrtourId: string }
  | { readonly haltId: SQL }
  | { readonly halte: readonly Omit<HaltNeu, 'grund' | 'sperre'>[] };

/** They as a table, with their tasks in `aufgabe_ids`; in force nothing is taken in that was added since. */
export function haltequelle(quelle: Haltequelle): SQL {
  if ('halte' in quelle)
    return sql`(select aktuelles_unternehmen() as unternehmen_id, r.*
      from jsonb_to_recordset(${json(quelle.halte)}::jsonb) as r(id uuid, liegenschaft_id uuid, nutzungseinheit_id uuid, mitarbeiter_id uuid, tag date,
        position integer, beginn timestamptz, ende timestamptz, fenster_von timestamptz, fenster_bis timestamptz,
        ausgelassen boolean, nachtrag boolean, aufgabe_ids uuid[]))`;
  const welche =
    'haltId' in quelle ? sql`h.id = ${quelle.haltId}` : sql`h.kehrtour_id = ${quelle.kehrtourId}`;
  return sql`(select h.unternehmen_id, h.id, h.kehrtour_id, h.liegenschaft_id, h.nutzungseinheit_id, h.mitarbeiter_id, h.tag, h.position,
      h.beginn, h.ende, h.fenster_von, h.fenster_bis, h.ausgelassen, false as nachtrag,
      array(select ha.aufgabe_id from halt_aufgabe ha
        where ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id) as aufgabe_ids
    from halt h where ${welche})`;
}
