import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

/** What customers booked and the company has not called off. */
const OFFEN = sql`quelle in ('buchung', 'hand') and status in ('angefragt', 'angekuendigt', 'bestaetigt', 'unsicher', 'abgelehnt')`;

/** Booked appointments of a round that still stand. */
export const listGebuchte = (tx: Tx, kehrtourId: string): Promise<{ id: string; mitarbeiter_id: string }[]> =>
  tx.rows(
    sql`select id, mitarbeiter_id from termin where kehrtour_id = ${kehrtourId} and mitarbeiter_id is not null and ${OFFEN} order by id`,
  );

/**
 * Takes booked appointments out of a round that is about to go: each keeps its promise and takes its own time; those that
 * were called off stay for whoever opens the old link. Where
 * that time is taken twice by now the office has to look, so the row is marked as overruled instead of lost.
 */
export async function loeseGebuchte(tx: Tx, kehrtourId: string): Promise<void> {
  await tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id, ueberstimmt)
    select gen_random_uuid(), t.mitarbeiter_id, tstzrange(t.beginn, t.ende), 'buchung', t.id,
      exists (select from belegung b where b.mitarbeiter_id = t.mitarbeiter_id and b.zeitraum && tstzrange(t.beginn, t.ende) and not b.ueberstimmt)
        or exists (select from termin o where o.kehrtour_id = t.kehrtour_id and o.mitarbeiter_id = t.mitarbeiter_id and o.id < t.id and o.quelle = t.quelle and tstzrange(o.beginn, o.ende) && tstzrange(t.beginn, t.ende))
    from termin t where t.kehrtour_id = ${kehrtourId} and t.mitarbeiter_id is not null and ${OFFEN}`);
  await tx.run(
    sql`update termin set kehrtour_id = null, halt_id = null, version = version + 1, geaendert_am = now() where kehrtour_id = ${kehrtourId} and quelle in ('buchung', 'hand')`,
  );
}
