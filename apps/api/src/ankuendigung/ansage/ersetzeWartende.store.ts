import { HINFAELLIGE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, type SQL, sql, worte } from '../../platform/db/sql.ts';
import type { Fenster } from '../../terminzettel/zettelAuftrag.ts';

/** Written, and surely not read: somebody may still stop it, or has. */
const WARTET = (jetzt: Date): SQL => sql`o.status = 'neu' and o.begonnen_am is null
  and (o.angehalten_am is not null or (o.versuche = 0 and o.naechster_versuch_ab > ${instant(jetzt)}))`;

/**
 * What of these visits has not left yet; what says something of others, too, goes its way: what who looks after a house is told
 * of all its flats.
 */
export const listWartende = (
  tx: Tx,
  terminIds: readonly string[],
  jetzt: Date,
): Promise<{ ausgang_id: string; termin_id: string; mitteilung: boolean; angehalten: boolean }[]> =>
  tx.rows(sql`select o.id as ausgang_id, a.termin_id, a.art = 'mitteilung' as mitteilung, o.angehalten_am is not null as angehalten
    from ankuendigung a join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
    where a.termin_id = any(${liste(terminIds)}::uuid[]) and a.art in ('ankuendigung', 'aenderung', 'mitteilung') and ${WARTET(jetzt)}
      and not exists (select from ankuendigung b where b.unternehmen_id = a.unternehmen_id and b.ausgang_id = a.ausgang_id
        and b.termin_id <> all(${liste(terminIds)}::uuid[]))
      and (a.art <> 'mitteilung' or not exists (select from termin t
        join termin w on w.unternehmen_id = t.unternehmen_id and w.liegenschaft_id = t.liegenschaft_id and w.kehrtour_id = a.kehrtour_id
          and w.status not in ${worte(HINFAELLIGE)} and w.id <> all(${liste(terminIds)}::uuid[])
        where t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id))
    order by 1, 2`);

/** The window that was heard last of each visit, by its household and by who looks after its house; no row where nothing has left. */
export const listGehoerte = (
  tx: Tx,
  terminIds: readonly string[],
  jetzt: Date,
): Promise<{ termin_id: string; mitteilung: boolean; wann: Fenster | null }[]> =>
  tx.rows(sql`select distinct on (a.termin_id, a.art = 'mitteilung') a.termin_id, a.art = 'mitteilung' as mitteilung, a.text -> 'wann' as wann
    from ankuendigung a left join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
    where a.termin_id = any(${liste(terminIds)}::uuid[]) and a.art in ('ankuendigung', 'aenderung', 'mitteilung') and a.text ? 'wann'
      and (o.id is null or (o.verworfen_am is null and not (${WARTET(jetzt)})))
    order by a.termin_id, a.art = 'mitteilung', a.erstellt_am desc, a.folge desc, a.id`);

/**
 * What was told of a visit, the last first, and whether it was heard: what waits, what was thrown away and paper that nobody printed
 * was not.
 */
export const listAnsagezeiten = (
  tx: Tx,
  { terminId, mitteilung, jetzt }: { terminId: string; mitteilung: boolean; jetzt: Date },
): Promise<{ wann: Fenster | null; gehoert: boolean }[]> =>
  tx.rows(sql`select a.text -> 'wann' as wann, coalesce(case when o.id is null
      then exists (select from zustellung z where z.unternehmen_id = a.unternehmen_id and z.ankuendigung_id = a.id)
      else o.verworfen_am is null and not (${WARTET(jetzt)}) end, false) as gehoert
    from ankuendigung a left join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
    where a.termin_id = ${terminId} and (a.art = 'mitteilung') = ${mitteilung}
      and a.art in ('ankuendigung', 'aenderung', 'mitteilung') and a.text ? 'wann'
    order by a.erstellt_am desc, a.folge desc, a.id`);
