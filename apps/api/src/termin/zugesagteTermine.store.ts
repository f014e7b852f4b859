import { STEHENDE, type TerminStatus } from '@kehrtour/domain/termin/termin';

import { LISTENNAME, NACH_RANG_BEIM_TERMIN } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql, worte } from '../platform/db/sql.ts';

export type ZugesagtRow = {
  id: string;
  status: TerminStatus;
  name: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  lat: number | null;
  lon: number | null;
  mitarbeiter_id: string | null;
  mitarbeiter: string;
  beginn: Date;
  ende: Date;
};
export type Zusagenfilter = {
  von: Date;
  bis?: Date | undefined;
  mitarbeiterIds?: readonly string[] | undefined;
  /** Only what customers booked, not what a round announced. */
  nurGebuchte?: boolean | undefined;
  /** Only visits for this activity, alone or among others. */
  taetigkeitId?: string | undefined;
};

/** Appointments somebody counts on, overlapping the span, in the order of time. */
export const listZugesagte = (tx: Tx, filter: Zusagenfilter): Promise<ZugesagtRow[]> =>
  tx.rows(sql`
    select t.id, t.status, coalesce(p.name, '') as name, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.lat, l.lon,
      t.mitarbeiter_id, coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, t.beginn, t.ende
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    left join lateral (
      select ${LISTENNAME} as name
      from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
      where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
        and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
      order by ${NACH_RANG_BEIM_TERMIN} limit 1) p on true
    where t.status in ${worte(STEHENDE)} and t.ende > ${instant(filter.von)}
      ${filter.bis ? sql`and t.beginn < ${instant(filter.bis)}` : sql``}
      ${filter.mitarbeiterIds ? sql`and t.mitarbeiter_id = any(${liste(filter.mitarbeiterIds)}::uuid[])` : sql``}
      ${
        filter.taetigkeitId
          ? sql`and exists (select from aufgabe a
        where a.unternehmen_id = t.unternehmen_id and a.taetigkeit_id = ${filter.taetigkeitId} and (a.termin_id = t.id
          or t.quelle = 'kehrtour' and exists (select from halt_aufgabe ha where ha.unternehmen_id = t.unternehmen_id
            and ha.halt_id = t.halt_id and ha.aufgabe_id = a.id)))`
          : sql``
      }
      ${filter.nurGebuchte ? sql`and t.quelle = 'buchung'` : sql``}
    order by t.beginn, t.id limit 3000`);
