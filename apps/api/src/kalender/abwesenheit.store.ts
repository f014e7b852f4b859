import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

/** Calendars of a person in the order in which they take their place. */
export const listAboIds = (tx: Tx, mitarbeiterId: string): Promise<{ id: string }[]> =>
  tx.rows(
    sql`select id from kalender_abo where mitarbeiter_id = ${mitarbeiterId} order by angelegt_am, id for update`,
  );
/** Where somebody holds a time at the moment the calendar waits for the end of it, and is read again then. */
export const merkeGehaltene = (tx: Tx, mitarbeiterId: string, aboId: string): Promise<number> =>
  tx.run(sql`
    update kalender_abo a set naechster_abruf_ab = least(a.naechster_abruf_ab, (
      select min(b.laeuft_ab) from belegung b cross join lateral jsonb_to_recordset(a.zeiten) as z(von timestamptz, bis timestamptz)
      where b.mitarbeiter_id = ${mitarbeiterId} and b.art = 'reservierung' and b.zeitraum && tstzrange(z.von, z.bis)))
    where a.id = ${aboId}`);

/** Busy times that meet a booking, a fixed appointment or an announced round: named on the page, so that somebody decides. */
export const saveKonflikte = (tx: Tx, mitarbeiterId: string, aboId: string, now: Date): Promise<number> =>
  tx.run(sql`
    update kalender_abo a set konflikte = coalesce((
      select jsonb_agg(jsonb_build_object('von', to_char(k.von at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'bis',
        to_char(k.bis at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      order by k.von)
      from (select greatest(z.von, lower(b.zeitraum)) as von, least(z.bis, upper(b.zeitraum)) as bis
        from jsonb_to_recordset(a.zeiten) as z(von timestamptz, bis timestamptz)
        join belegung b on b.mitarbeiter_id = ${mitarbeiterId} and b.art in ('buchung', 'termin', 'kehrtour')
          and b.zeitraum && tstzrange(z.von, z.bis) and upper(b.zeitraum) > ${instant(now)}
        order by 1 limit 20) k), '[]')
    where a.id = ${aboId}`);
