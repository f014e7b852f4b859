import { BESUCHSAUSGAENGE, STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql, worte } from '../platform/db/sql.ts';
import { TUER } from './terminzeile.store.ts';

/** A visit of a day with when it was planned, told and seen. */
export type FahrtstandRow = {
  id: string;
  haus: string;
  mitarbeiter_id: string;
  mitarbeiter: string;
  mobil: string;
  anschrift: string;
  kehrtour_id: string | null;
  beginn: Date;
  ende: Date;
  fenster_von: Date;
  fenster_bis: Date;
  gesehen_am: Date | null;
  /** When a delay was told to this household last, and when its driver told anything. */
  angesagt_am: Date | null;
  gehoert_am: Date | null;
};

/** Visits of this span that take place or were seen, of one person or of all; whoever said no, or was called off, is on nobody's way. */
export const listFahrtstand = (
  tx: Tx,
  { von, bis }: { von: Date; bis: Date },
  mitarbeiterId: string | null,
): Promise<FahrtstandRow[]> =>
  tx.rows(sql`
    select t.id, coalesce(t.halt_id, t.id) as haus, m.id as mitarbeiter_id, btrim(m.vorname || ' ' || m.nachname) as mitarbeiter,
      m.telefon as mobil, ${TUER} as anschrift, t.kehrtour_id, t.beginn, t.ende, t.fenster_von, t.fenster_bis,
      case when t.status in ${worte(BESUCHSAUSGAENGE)}
        then coalesce((t.vermerk ->> 'gesehenAm')::timestamptz, (t.vermerk ->> 'am')::timestamptz, t.geaendert_am) end as gesehen_am,
      (select max(v.am) from verspaetungsansage v where v.unternehmen_id = t.unternehmen_id and v.termin_id = t.id) as angesagt_am,
      (select max(f.gesehen_am) from feldmeldung f where f.unternehmen_id = t.unternehmen_id and f.mitarbeiter_id = m.id
        and f.am >= ${instant(von)} and not f.uhr_fraglich) as gehoert_am
    from termin t
    join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    where t.fenster_von >= ${instant(von)} and t.fenster_von < ${instant(bis)}
      and (t.status in ${worte(STEHENDE)} or t.status in ${worte(BESUCHSAUSGAENGE)})
      and t.mitarbeiter_id is not distinct from coalesce(${mitarbeiterId}::uuid, t.mitarbeiter_id)
    order by t.mitarbeiter_id, t.beginn, t.id`);
