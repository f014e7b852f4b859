import type { Tag } from '@kehrtour/domain/tag';
import { BESUCHSAUSGAENGE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { type SQL, sql, worte } from '../platform/db/sql.ts';

/** Whether a week (`[{ wochentag, von, bis }]`) has the hours of `wann`, a row with `beginn` and `ende`. */
const hatStunden = (woche: SQL, wann: SQL): SQL => sql`exists (select from jsonb_array_elements(${woche}) w
  where (w ->> 'wochentag')::int = extract(isodow from ${wann}.beginn at time zone 'Europe/Berlin')
    and w ->> 'von' <= to_char(${wann}.beginn at time zone 'Europe/Berlin', 'HH24:MI')
    and w ->> 'bis' >= to_char(${wann}.ende at time zone 'Europe/Berlin', 'HH24:MI'))`;

/**
 * The hours of `wann` are in no week of the person `m` any more, and were in one that held after a moment. Whoever was sent on a free
 * day from the start is none of them: somebody wanted that.
 */
export const HAT_STUNDEN_VERLOREN = (
  wann: SQL,
  seit: SQL,
): SQL => sql`(not ${hatStunden(sql`m.arbeitszeit`, wann)}
  and exists (select from verlauf v where v.unternehmen_id = m.unternehmen_id and v.gegenstand = 'mitarbeiter'
    and v.gegenstand_id = m.id and v.was = 'geaendert' and v.am >= ${seit} and ${hatStunden(sql`v.von -> 'arbeitszeit'`, wann)}))`;

/** Stops of a round that somebody has lost the hours of since it was announced, before that since it was begun. */
export type VerlorenerTagRow = { mitarbeiter_id: string; mitarbeiter: string; tag: Tag; halte: number };
export const listVerloreneTage = (tx: Tx, kehrtourId: string): Promise<VerlorenerTagRow[]> =>
  tx.rows(sql`
    select m.id as mitarbeiter_id, m.vorname || ' ' || m.nachname as mitarbeiter, coalesce(h.tag, current_date) as tag, -- whoever is not left out has one
      count(*)::int as halte
    from kehrtour k join halt h on h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen
    join mitarbeiter m on m.unternehmen_id = h.unternehmen_id and m.id = h.mitarbeiter_id
    where k.id = ${kehrtourId} and ${HAT_STUNDEN_VERLOREN(sql`h`, sql`coalesce(k.angekuendigt_am, k.angelegt_am)`)}
      and not exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id
        and t.status in ${worte(BESUCHSAUSGAENGE)})
    group by m.id, m.vorname, m.nachname, h.tag order by h.tag, mitarbeiter`);
