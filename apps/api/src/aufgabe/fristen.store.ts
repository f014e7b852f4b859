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

/** Open work on site whose Frist runs and ends until that day, and every Feuerstättenschau whose Frist runs; the first to end first. */
export const listFristen = (tx: Tx, { heute, bis }: { heute: Tag; bis: Tag }): Promise<FristRow[]> =>
  tx.rows(sql`
    select a.liegenschaft_id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, a.bezeichnung, a.dauer_minuten,
      a.frist_von::text, a.frist_bis::text, t.regel -> 'wiederholung' ->> 'art' is not distinct from 'feuerstaettenschau' as schau,
      s.am::text as letzte_schau, k.id as kehrtour_id, coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer, '') as kehrtour,
      coalesce(k.angekuendigt_am is null, false) as entwurf,
      a.termin_id is not null as gebucht
    from aufgabe a join liegenschaft l on l.unternehmen_id = a.unternehmen_id and l.id = a.liegenschaft_id
    join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id and t.vor_ort
    left join lateral (select k.id, k.name, k.nummer, k.angekuendigt_am from kehrtour k
      where k.unternehmen_id = a.unternehmen_id and (k.id = a.kehrtour_id or a.kehrtour_id is null and k.status in ${worte(VORBEREITETE_RUNDEN)}
        and (k.vorgaben #> '{liegenschaften,ids}') @> to_jsonb(a.liegenschaft_id::text))
      order by k.tage nulls last, k.nummer limit 1) k on true
    left join (select liegenschaft_id, taetigkeit_id, max(erledigt_am) as am from aufgabe where status = 'erledigt'
      group by liegenschaft_id, taetigkeit_id) s on s.liegenschaft_id = a.liegenschaft_id and s.taetigkeit_id = a.taetigkeit_id
    where a.status = 'offen' and (a.frist_von is null or a.frist_von <= ${heute})
      and (a.frist_bis <= ${bis} or t.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau')
    order by a.frist_bis, l.ort, l.laufnummer nulls last, a.liegenschaft_id, a.bezeichnung limit ${FRISTEN_MAX}`);
