import { ABGESCHLOSSENE, type TerminQuelle, type TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql, worte } from '../../platform/db/sql.ts';
import type { SchichtMeta } from './planMeta.ts';

/** A time in which somebody is taken: an appointment, a held or booked time, or the shift of an announced round. */
export type BelegtRow = {
  mitarbeiter_id: string;
  von: Date;
  bis: Date;
  termin_id: string | null;
  status: TerminStatus | null;
  quelle: TerminQuelle | null;
  liegenschaft_id: string | null;
  /** One of its flats has a stop of its own in its round. */
  geteilt: boolean;
  anschrift: string | null;
  lat: number | null;
  lon: number | null;
  kehrtour_id: string | null;
  kehrtour: string | null;
  schichten: readonly SchichtMeta[] | null;
};

/** What a round must live with: everything that is not of this round itself and no absence. */
export const listBelegt = (
  tx: Tx,
  filter: { mitarbeiterIds: readonly string[]; von: Date; bis: Date; kehrtourId: string; jetzt: Date },
): Promise<BelegtRow[]> => {
  const { mitarbeiterIds, von, bis, kehrtourId, jetzt } = filter;
  return tx.rows(sql`
    with belegt as (
      select b.unternehmen_id, b.mitarbeiter_id, lower(b.zeitraum) as von, upper(b.zeitraum) as bis, t.id as termin_id,
        case when b.art = 'kehrtour' then b.bezug_id else t.kehrtour_id end as kehrtour_id, b.art = 'kehrtour' as ist_schicht
      from belegung b left join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.bezug_id and b.art in ('buchung', 'termin')
      where b.art <> 'abwesenheit' and b.mitarbeiter_id = any(${liste(mitarbeiterIds)}::uuid[]) and b.zeitraum && tstzrange(${instant(von)}, ${instant(bis)})
        and (b.laeuft_ab is null or b.laeuft_ab > ${instant(jetzt)})
      union
      select t.unternehmen_id, t.mitarbeiter_id, t.beginn, t.ende, t.id, t.kehrtour_id, false from termin t
      where t.mitarbeiter_id = any(${liste(mitarbeiterIds)}::uuid[]) and t.beginn < ${instant(bis)} and t.ende > ${instant(von)}
        and t.status not in ${worte(ABGESCHLOSSENE)})
    select x.mitarbeiter_id, x.von, x.bis, x.termin_id, t.status, t.quelle, l.id as liegenschaft_id,
      exists (select from halt h where h.unternehmen_id = x.unternehmen_id and h.kehrtour_id = x.kehrtour_id
        and h.liegenschaft_id = l.id and h.nutzungseinheit_id is not null) as geteilt,
      l.strasse || ' ' || l.hausnr || l.hausnr_zusatz as anschrift, l.lat, l.lon,
      x.kehrtour_id, case when k.id is not null then coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) end as kehrtour,
        case when x.ist_schicht then k.plan -> 'schichten' end as schichten
    from belegt x left join termin t on t.unternehmen_id = x.unternehmen_id and t.id = x.termin_id
      left join liegenschaft l on l.unternehmen_id = x.unternehmen_id and l.id = t.liegenschaft_id
      left join kehrtour k on k.unternehmen_id = x.unternehmen_id and k.id = x.kehrtour_id
    where x.kehrtour_id is distinct from ${kehrtourId} order by x.mitarbeiter_id, x.von, x.bis, x.termin_id`);
};
