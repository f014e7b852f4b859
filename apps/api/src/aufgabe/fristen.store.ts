import { VORBEREITETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { sql, worte } from '../platform/db/sql.ts';

export type FristRow = {
  liegenschaft_id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  bezeichnung: string;
  dauer_minuten: number;
  frist_von: Tag | null;
  frist_bis: Tag;
  schau: boolean;
  letzte_schau: Tag | null;
  kehrtour_id: string | null;
  kehrtour: string;
  entwurf: boolean;
  gebucht: boolean;
};

/** More than a district has. */
const FRISTEN_MAX = 5000;

/**
 * Open work on site whose Frist runs and ends until that day, and every Feuerstättenschau whose Frist runs; the first to end first.
 * Which draft has a house is found once for all houses, not in each draft for each Frist.
 */
export const listFristen = (tx: Tx, { heute, bis }: { heute: Tag; bis: Tag }): Promise<FristRow[]> =>
  tx.rows(sql`
    with entworfen as materialized (
      select distinct on (haus.id) haus.id as haus, k.id, k.name, k.nummer, k.angekuendigt_am
      from kehrtour k cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(k.vorgaben #> '{liegenschaften,ids}') when 'array' then k.vorgaben #> '{liegenschaften,ids}' end) as haus (id)
      where k.status in ${worte(VORBEREITETE_RUNDEN)} order by haus.id, k.tage nulls last, k.nummer)
    select a.liegenschaft_id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, a.bezeichnung, a.dauer_minuten,
      a.frist_von::text, a.frist_bis::text, t.regel -> 'wiederholung' ->> 'art' is not distinct from 'feuerstaettenschau' as schau,
      s.am::text as letzte_schau, coalesce(k.id, e.id) as kehrtour_id,
      coalesce(nullif(coalesce(k.name, e.name), ''), 'Kehrtour ' || coalesce(k.nummer, e.nummer), '') as kehrtour,
      coalesce(k.angekuendigt_am, e.angekuendigt_am) is null as entwurf,
      a.termin_id is not null as gebucht
    from aufgabe a join liegenschaft l on l.unternehmen_id = a.unternehmen_id and l.id = a.liegenschaft_id
    join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id and t.vor_ort
    left join kehrtour k on k.unternehmen_id = a.unternehmen_id and k.id = a.kehrtour_id
    left join entworfen e on a.kehrtour_id is null and e.haus = a.liegenschaft_id::text
    left join (select liegenschaft_id, taetigkeit_id, max(erledigt_am) as am from aufgabe where status = 'erledigt'
      group by liegenschaft_id, taetigkeit_id) s on s.liegenschaft_id = a.liegenschaft_id and s.taetigkeit_id = a.taetigkeit_id
    where a.status = 'offen' and (a.frist_von is null or a.frist_von <= ${heute})
      and (a.frist_bis <= ${bis} or t.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau')
    order by a.frist_bis, l.ort, l.laufnummer nulls last, a.liegenschaft_id, a.bezeichnung limit ${FRISTEN_MAX}`);
