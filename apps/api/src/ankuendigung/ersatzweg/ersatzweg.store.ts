import { ZUGESAGTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';
import type { Ersatzgrund, Ersatzweg } from '@kehrtour/domain/versand/ersatzweg';
import { type Ankuendigungsart, type Kanal, NACHRICHTENKANAELE } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql, type SQL, worte } from '../../platform/db/sql.ts';

/** Companies of which something failed lately, as the job queue sees them: nothing personal. */
export const listBetriebeMitFehlern = (tx: Tx, seit: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select distinct unternehmen_id from ausgang
    where status = 'fehler' and verworfen_am is null and angelegt_am > ${instant(seit)} order by unternehmen_id`);

/** Whether the company wants that what does not arrive goes on by itself. */
export const willErsatz = async (tx: Tx): Promise<boolean> =>
  (await tx.row(
    sql`select from unternehmen where coalesce((einstellungen -> 'sms' ->> 'ersatz')::boolean, false)`,
  )) !== undefined;

/**
 * Visits to come whose last notice reached nobody and of which nothing followed yet. Whoever has answered it knows of it; and while
 * the office holds the dispatch of a round, or threw the rest of it away, nothing of it goes on.
 */
const GESCHEITERT = (jetzt: Date): SQL => sql`
  from termin t join kehrtour k on k.unternehmen_id = t.unternehmen_id and k.id = t.kehrtour_id
  join lateral (select x.* from ankuendigung x where x.unternehmen_id = t.unternehmen_id and x.termin_id = t.id
    and x.art <> 'mitteilung' order by x.erstellt_am desc, x.folge desc, x.id desc limit 1) a on true
  left join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
  where t.quelle = 'kehrtour' and t.status = 'angekuendigt' and t.fenster_von > ${instant(jetzt)}
    and k.status in ${worte(ZUGESAGTE_RUNDEN)} and a.art in ('ankuendigung', 'aenderung') and a.kanal = any(${liste(NACHRICHTENKANAELE)}::text[])
    and ((o.status = 'fehler' and o.verworfen_am is null) or exists (select from zustellung z
      where z.unternehmen_id = a.unternehmen_id and z.ankuendigung_id = a.id and z.art = 'zurueck'))
    and not exists (select from ersatzweg e where e.unternehmen_id = a.unternehmen_id and e.ankuendigung_id = a.id)
    and not exists (select from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id
      and r.am >= a.erstellt_am)
    and not exists (select from ankuendigung b join ausgang h on h.unternehmen_id = b.unternehmen_id and h.id = b.ausgang_id
      where b.unternehmen_id = k.unternehmen_id and b.kehrtour_id = k.id and h.angehalten_am is not null
        and h.status in ('neu', 'in_arbeit'))
    and not exists (select from verlauf v where v.unternehmen_id = k.unternehmen_id and v.gegenstand = 'kehrtour'
      and v.gegenstand_id = k.id and v.was = 'versand-verworfen' and v.am >= a.erstellt_am)`;

export const listKehrtourenMitGescheiterten = (tx: Tx, jetzt: Date): Promise<{ kehrtour_id: string }[]> =>
  tx.rows(sql`select distinct t.kehrtour_id ${GESCHEITERT(jetzt)} order by t.kehrtour_id`);

export type GescheitertRow = {
  termin_id: string;
  ankuendigung_id: string;
  art: Ankuendigungsart;
  folge: number;
};
/** The same of one round, whose row the caller has locked. */
export const listGescheiterte = (tx: Tx, kehrtourId: string, jetzt: Date): Promise<GescheitertRow[]> =>
  tx.rows(sql`select t.id as termin_id, a.id as ankuendigung_id, a.art, a.folge ${GESCHEITERT(jetzt)}
    and t.kehrtour_id = ${kehrtourId} order by t.id`);

/** How many parts of SMS went by themselves in a round. */
export const countSmsTeile = async (tx: Tx, kehrtourId: string): Promise<number> =>
  (
    await tx.row<{ teile: number }>(
      sql`select coalesce(sum(sms_teile), 0)::int as teile from ersatzweg where kehrtour_id = ${kehrtourId}`,
    )
  )?.teile ?? 0;

export type ErsatzwegNeu = {
  ankuendigung_id: string;
  termin_id: string;
  kehrtour_id: string;
  folge: number;
  weg: Ersatzweg;
  grund: Ersatzgrund | null;
  zettel_bis: Tag | null;
  sms_teile: number;
  nachfolger_id: string | null;
};
/** Fails where something followed this notice already: then all that was written with it goes, too. */
export const insertErsatzweg = (tx: Tx, neu: ErsatzwegNeu, am: Date): Promise<number> =>
  tx.run(sql`insert into ersatzweg (ankuendigung_id, termin_id, kehrtour_id, folge, weg, grund, zettel_bis, sms_teile,
      nachfolger_id, am)
    values (${neu.ankuendigung_id}, ${neu.termin_id}, ${neu.kehrtour_id}, ${neu.folge}, ${neu.weg}, ${neu.grund},
      ${neu.zettel_bis}::date, ${neu.sms_teile}, ${neu.nachfolger_id}::uuid, ${instant(am)})`);

/** By which ways each visit was announced that did not arrive, or says what holds now. */
export const listVersuchteWege = async (
  tx: Tx,
  terminIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Kanal[]>> => {
  const rows = await tx.rows<{ termin_id: string; kanaele: Kanal[] }>(sql`
    select a.termin_id, jsonb_agg(distinct a.kanal) as kanaele
    from ankuendigung a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
    where a.termin_id = any(${liste(terminIds)}::uuid[]) and a.art in ('ankuendigung', 'aenderung')
      and (a.folge >= t.folge or exists (select from ersatzweg e
        where e.unternehmen_id = a.unternehmen_id and e.ankuendigung_id = a.id))
    group by a.termin_id`);
  return new Map(rows.map(({ termin_id, kanaele }) => [termin_id, kanaele]));
};
