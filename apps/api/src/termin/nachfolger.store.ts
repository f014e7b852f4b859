import { OFFENE, type TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { json, liste, type SQL, sql, worte } from '../platform/db/sql.ts';

/** `abloesung`: what it was before, for whoever takes it back; null where nobody can. */
export const saveNachfolger = (
  tx: Tx,
  terminId: string,
  nachfolgerId: string,
  abloesung: object | null,
): Promise<number> =>
  tx.run(
    sql`update termin set abgeloest_durch = ${nachfolgerId}, abloesung = ${abloesung === null ? null : json(abloesung)}::jsonb where id = ${terminId}`,
  );
/** Nothing has taken its place after all. */
export const clearNachfolger = (tx: Tx, terminId: string): Promise<number> =>
  tx.run(sql`update termin set abgeloest_durch = null, abloesung = null where id = ${terminId}`);
/** A visit that its household said no to, and the one that is told to it for the same work. */
export type Abgelehnter = {
  id: string;
  neu: string;
  status: TerminStatus;
  kehrtour_id: string;
  halt_id: string | null;
  liegenschaft_id: string;
  fenster_von: Date;
  fenster_bis: Date;
};
/** Visits of other rounds that do not suit, and whose work is told anew by these. */
export const listAbgelehnteFuer = (tx: Tx, neue: readonly string[]): Promise<Abgelehnter[]> =>
  tx.rows(sql`
    select t.id, n.id as neu, t.status, t.kehrtour_id, t.halt_id, t.liegenschaft_id, t.fenster_von, t.fenster_bis from termin n
    join termin t on t.unternehmen_id = n.unternehmen_id and t.liegenschaft_id = n.liegenschaft_id and t.id <> n.id
      and t.nutzungseinheit_id is not distinct from n.nutzungseinheit_id and t.quelle = 'kehrtour'
      and t.kehrtour_id <> n.kehrtour_id and t.status = 'abgelehnt'
    where n.id = any(${liste(neue)}::uuid[])
      and exists (select from jsonb_array_elements(t.arbeit) a join jsonb_array_elements(n.arbeit) b on a ->> 'id' = b ->> 'id')
    order by t.kehrtour_id, t.id`);
/** Which visit gave way to this one, with what was kept of it. */
export const findAbgeloesten = (
  tx: Tx,
  nachfolgerId: string,
): Promise<
  | { id: string; kehrtour_id: string | null; mitarbeiter_id: string | null; abloesung: object | null }
  | undefined
> =>
  tx.row(
    sql`select id, kehrtour_id, mitarbeiter_id, abloesung from termin where abgeloest_durch = ${nachfolgerId} limit 1`,
  );

/** Open work `a` that is done at the visit `n`. */
const ARBEIT_DES_ANDEREN: SQL = sql`(a.unternehmen_id = n.unternehmen_id and a.status = 'offen' and (a.termin_id = n.id
  or a.kehrtour_id = n.kehrtour_id and exists (select from halt_aufgabe ha
    where ha.unternehmen_id = n.unternehmen_id and ha.halt_id = n.halt_id and ha.aufgabe_id = a.id)))`;

/**
 * To which visit this one gave way: the one that was agreed instead, or one of the same household that is to come and at which
 * nothing but its work is done.
 */
export const findNachfolger = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.row(sql`
    select n.id from termin t
    join termin n on n.unternehmen_id = t.unternehmen_id and n.liegenschaft_id = t.liegenschaft_id and n.id <> t.id
    where t.id = ${id} and (n.id = t.abgeloest_durch or (n.status in ${worte(OFFENE)}
      and n.nutzungseinheit_id is not distinct from t.nutzungseinheit_id and (n.halt_id is null or n.halt_id is distinct from t.halt_id)
      and exists (select from aufgabe a where ${ARBEIT_DES_ANDEREN})
      and not exists (select from aufgabe a where ${ARBEIT_DES_ANDEREN}
        and not t.arbeit @> jsonb_build_array(jsonb_build_object('id', a.id)))))
    order by n.id is not distinct from t.abgeloest_durch desc, n.angelegt_am desc, n.id limit 1`);
