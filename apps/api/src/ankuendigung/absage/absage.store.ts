import { ENTTAEUSCHENDE, type TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { liste, sql, worte } from '../../platform/db/sql.ts';
import { IST_ABSAGE } from '../../termin/abfrageteile.ts';
import { VERFALLEN } from '../../termin/verfallen.ts';
import type { Brief } from '../../terminzettel/zettelAuftrag.ts';
import type { GesagterHalt } from './haltWieGesagt.ts';

/** Why nobody comes to this customer any more where that was not said yet: a day that was ended may be open again. */
export async function findAbsagegrund(
  tx: Tx,
  terminId: string,
  jetzt: Date,
): Promise<TerminStatus | undefined> {
  const row = await tx.row<{ status: TerminStatus }>(
    sql`select t.status from termin t
      where t.id = ${terminId} and (t.status = 'abgesagt' or ${VERFALLEN(jetzt)})
        and not exists (select from ankuendigung a
          where a.unternehmen_id = t.unternehmen_id and a.termin_id = t.id and a.art = 'absage')`,
  );
  return row?.status;
}

/**
 * Which households were never told: the dispatch was stopped before all their messages left, or their paper was not even printed,
 * and they have not answered either.
 */
export const listAhnungslose = (tx: Tx, terminIds: readonly string[]): Promise<{ termin_id: string }[]> =>
  tx.rows(sql`select a.termin_id from ankuendigung a
    left join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
    where a.termin_id = any(${liste(terminIds)}::uuid[]) and a.art <> 'mitteilung'
      and not exists (select from rueckmeldung r where r.unternehmen_id = a.unternehmen_id and r.termin_id = a.termin_id)
      and not exists (select from anruf r where r.unternehmen_id = a.unternehmen_id and r.termin_id = a.termin_id and r.ergebnis <> 'nichtErreicht')
    group by 1
    having bool_and((o.id is null or o.verworfen_am is not null or (o.status = 'neu' and o.angehalten_am is not null))
      and not exists (select from zustellung z where z.unternehmen_id = a.unternehmen_id and z.ankuendigung_id = a.id))`);

/**
 * The visits among these of which whoever looks after the house was told, in a message that the office did not stop or on paper;
 * `gehoert`: not only on paper that nobody has printed yet.
 */
export const listMitgeteilte = (
  tx: Tx,
  terminIds: readonly string[],
): Promise<{ termin_id: string; gehoert: boolean }[]> =>
  tx.rows(sql`select a.termin_id, bool_or(o.id is not null
        or exists (select from zustellung z where z.unternehmen_id = a.unternehmen_id and z.ankuendigung_id = a.id)) as gehoert
    from ankuendigung a left join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
    where a.termin_id = any(${liste(terminIds)}::uuid[]) and a.art = 'mitteilung' and not ${IST_ABSAGE}
      and (o.id is null or (o.verworfen_am is null and not (o.status = 'neu' and o.angehalten_am is not null)))
    group by 1`);

/** The stop of an appointment as it was told, where the plan has no place for it any more. */
export const findGesagtenHalt = (tx: Tx, terminId: string): Promise<GesagterHalt | undefined> =>
  tx.row(sql`
    select h.id, h.liegenschaft_id, t.mitarbeiter_id, t.beginn, t.ende, t.fenster_von, t.fenster_bis, array(select ha.aufgabe_id from halt_aufgabe ha
        where ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id) as aufgabe_ids
    from termin t join halt h on h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id and h.kehrtour_id = t.kehrtour_id
    where t.id = ${terminId} and h.ausgelassen`);

export type AbsagezettelRow = {
  /** Id of the notice. */
  id: string;
  termin_id: string;
  /** To who looks after the house. */
  zur_kenntnis: boolean;
  /** As a letter, where it was written as one. */
  blatt: Brief | null;
  empfaenger: string;
  anschrift: string;
  /** Whose name stands on no slip. */
  gesperrt: boolean;
  fenster_von: Date;
  fenster_bis: Date;
};
/** The people of a round who were called off, and those who look after their houses, with what was told of the visit; the last notice of each. */
export const listAbsagezettel = (tx: Tx, kehrtourId: string): Promise<AbsagezettelRow[]> =>
  tx.rows(sql`
    select * from (
      select distinct on (a.termin_id, a.art = 'mitteilung') a.id, a.termin_id, a.art = 'mitteilung' as zur_kenntnis, a.text -> 'blatt' as blatt,
        a.empfaenger, a.anschrift, coalesce(k.sperrvermerk, false) as gesperrt,
        coalesce((a.text #>> '{entfaellt,von}')::timestamptz, t.fenster_von) as fenster_von,
        coalesce((a.text #>> '{entfaellt,bis}')::timestamptz, t.fenster_bis) as fenster_bis
      from ankuendigung a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
      left join kontakt k on k.unternehmen_id = a.unternehmen_id and k.id = a.kontakt_id
      where a.kehrtour_id = ${kehrtourId} and ${IST_ABSAGE} and (a.art = 'mitteilung' or t.status in ${worte(ENTTAEUSCHENDE)})
      order by a.termin_id, a.art = 'mitteilung', a.erstellt_am desc, a.folge desc
    ) z order by z.anschrift, z.termin_id, z.zur_kenntnis`);
