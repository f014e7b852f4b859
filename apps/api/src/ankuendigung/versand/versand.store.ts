import { ABGESCHLOSSENE } from '@kehrtour/domain/termin/termin';
import type { Versandklasse } from '@kehrtour/domain/versand/versandstand';

import type { Tx } from '../../platform/db/db.ts';
import { instant, type SQL, sql, worte } from '../../platform/db/sql.ts';
import { HAUS_STEHT, IST_ABSAGE } from '../../termin/abfrageteile.ts';

/** Nobody needs to hear it any more: a newer message says what holds, or the visit is over or called off. */
const UEBERHOLT = (
  jetzt: Date,
): SQL => sql`(not a.entfaellt and (t.fenster_bis < ${instant(jetzt)} or case when a.art = 'mitteilung'
    then not ${HAUS_STEHT(ABGESCHLOSSENE)} else t.status in ${worte(ABGESCHLOSSENE)} end))
  or exists (select from ankuendigung b where b.unternehmen_id = a.unternehmen_id and b.termin_id = a.termin_id
    and (b.art = 'mitteilung') = (a.art = 'mitteilung') and (b.erstellt_am, b.folge) > (a.erstellt_am, a.folge)
    and (a.art <> 'mitteilung' or a.entfaellt = not b.text ? 'taetigkeiten'))`;

/** Whoever booked into a round that was called off is told by mail to the address of the booking; of that there is no proof of an announcement. */
const ABGESAGTE_BUCHUNGEN = (kehrtourId: string): SQL => sql`
  select t.unternehmen_id, o.id, t.id, k.id, 'absage', true, o.angelegt_am, t.folge
  from kehrtour k
  join termin t on t.unternehmen_id = k.unternehmen_id and t.kehrtour_id = k.id and t.quelle = 'buchung' and t.status = 'abgesagt'
  join ausgang o on o.unternehmen_id = t.unternehmen_id and o.ereignis = 'buchung/' || t.id || '/' || t.folge
    and o.vorlage = 'buchung.abgesagt'
  where k.id = ${kehrtourId} and k.status = 'abgesagt'`;

/** Every message of a round that leaves by itself, each in one class. */
const NACHRICHTEN = (kehrtourId: string, jetzt: Date): SQL => sql`
  select o.unternehmen_id, o.id, o.angelegt_am,
    case when o.fehler is null then null
      when o.weg = 'mail' and o.zurueck_am is null then 'Der Mailserver nahm sie nicht an.'
      else o.fehler end as fehler,
    ue.berholt as ueberholt, case
    when o.status = 'gesendet' then 'hinaus'
    when o.status = 'in_arbeit' and o.begonnen_am is not null then 'geht'
    when o.verworfen_am is not null then 'verworfen'
    when ue.berholt and (o.status = 'fehler' or o.angehalten_am is not null) then 'ersetzt'
    when o.status = 'fehler' then case when o.endgueltig then 'unzustellbar' else 'gescheitert' end
    when o.angehalten_am is not null then 'angehalten'
    when o.fehler is not null then 'wiederholt'
    else 'wartet' end as klasse,
    case when o.status = 'neu' and o.versuche = 0 and o.anbieter_id is null and o.naechster_versuch_ab > ${instant(jetzt)}
      then o.naechster_versuch_ab end as hinaus_ab
  from (
    (select distinct on (unternehmen_id, ausgang_id) unternehmen_id, ausgang_id, termin_id, kehrtour_id, art, ${IST_ABSAGE} as entfaellt, erstellt_am, folge
    from ankuendigung a where kehrtour_id = ${kehrtourId} and ausgang_id is not null order by unternehmen_id, ausgang_id, erstellt_am desc, folge desc)
    union all ${ABGESAGTE_BUCHUNGEN(kehrtourId)}) a
  join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
  join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
  cross join lateral (select ${UEBERHOLT(jetzt)} as berholt) ue`;

/** How many stand where, and what was said last of those that can be sent again. */
export const countVersand = (
  tx: Tx,
  kehrtourId: string,
  jetzt: Date,
): Promise<{ klasse: Versandklasse; anzahl: number; grund: string | null; hinaus_ab: Date | null }[]> =>
  tx.rows(sql`select klasse, count(*)::int as anzahl, (array_agg(fehler order by angelegt_am desc) filter (where fehler is not null))[1] as grund,
      min(hinaus_ab) as hinaus_ab
    from (${NACHRICHTEN(kehrtourId, jetzt)}) n group by klasse`);

/** The same one by one, to do something about them. */
export const listVersand = (
  tx: Tx,
  kehrtourId: string,
  jetzt: Date,
): Promise<{ id: string; klasse: Versandklasse; ueberholt: boolean }[]> =>
  tx.rows(sql`select id, klasse, ueberholt from (${NACHRICHTEN(kehrtourId, jetzt)}) n order by id`);
