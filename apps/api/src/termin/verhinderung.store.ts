import { STEHENDE } from '@kehrtour/domain/termin/termin';
import type { GenanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';

import type { Tx } from '../platform/db/db.ts';
import { type SQL, sql, worte } from '../platform/db/sql.ts';
import { MIT_NACHWEIS } from './vermerk.store.ts';

export type VerhindertRow = {
  id: string;
  fenster_von: Date;
  mitarbeiter_id: string | null;
  personen: GenanntePerson[] | null;
};

/** The visit `t` is one for a Feuerstättenschau. */
const SCHAU: SQL = sql`exists (select from halt_aufgabe ha
    join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id
    join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
      and y.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau'
    where ha.unternehmen_id = t.unternehmen_id and ha.halt_id = t.halt_id
      and (a.nutzungseinheit_id is null or a.nutzungseinheit_id is not distinct from t.nutzungseinheit_id))`;

/** Whether the visit `t` was one for a Feuerstättenschau to which nobody opened. */
export const VERHINDERTE_SCHAU: SQL = sql`(${MIT_NACHWEIS} and ${SCHAU})`;

/** Visits for a Feuerstättenschau of the same household to which nobody opened, up to this one, the oldest first. */
export const listVerhinderte = (tx: Tx, terminId: string): Promise<VerhindertRow[]> =>
  tx.rows(sql`
    select t.id, t.fenster_von, t.mitarbeiter_id, t.personen from termin t
    join termin dieser on dieser.unternehmen_id = t.unternehmen_id and dieser.liegenschaft_id = t.liegenschaft_id
      and dieser.nutzungseinheit_id is not distinct from t.nutzungseinheit_id and dieser.id = ${terminId}
    where ${VERHINDERTE_SCHAU} and t.fenster_von between dieser.fenster_von - interval '1 year' and dieser.fenster_von
    order by t.fenster_von, t.id`);

/** When that household is told that somebody comes for it again, after this visit; undefined where nothing is told. */
export const findNaechsteSchau = (tx: Tx, terminId: string): Promise<{ fenster_von: Date } | undefined> =>
  tx.row(sql`
    select t.fenster_von from termin t
    join termin dieser on dieser.unternehmen_id = t.unternehmen_id and dieser.liegenschaft_id = t.liegenschaft_id
      and dieser.nutzungseinheit_id is not distinct from t.nutzungseinheit_id and dieser.id = ${terminId}
    where t.status in ${worte(STEHENDE)} and t.fenster_von > dieser.fenster_von and ${SCHAU}
    order by t.fenster_von, t.id limit 1`);
