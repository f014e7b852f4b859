import { HINFAELLIGE, UNBESTAETIGTE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql, worte } from '../../platform/db/sql.ts';

/** Every company, also one that takes bookings no more; seen as the operator sees them, without anything personal. */
export const listUnternehmen = (tx: Tx): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from unternehmen order by unternehmen_id`);

/** What visitors said while they held a time. */
export const deleteReservierungen = (tx: Tx, { vor, jetzt }: { vor: Date; jetzt: Date }): Promise<number> =>
  // What an unconfirmed booking takes stands with its hold.
  tx.run(sql`delete from reservierung r where laeuft_ab < ${instant(vor)} and not exists (select from buchung b
    where b.unternehmen_id = r.unternehmen_id and b.id = r.id and b.bestaetigen_bis > ${instant(jetzt)} and b.bestaetigt_am is null)`);

/** Requests that nobody answered, or that came to nothing, whose day lies before `vor`. */
export const listUnbestaetigte = (
  tx: Tx,
  { vor, verfallenVor, welleVor }: { vor: Date; verfallenVor: Date; welleVor: Date },
): Promise<{ termin_id: string; kontakt_id: string | null; liegenschaft_id: string }[]> =>
  tx.rows(sql`select b.termin_id, b.kontakt_id, t.liegenschaft_id from buchung b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    where (b.verfallen_am < ${instant(verfallenVor)} and t.status = 'abgesagt')
      or (b.welle_id is not null and t.geaendert_am < ${instant(welleVor)} and t.status = 'abgesagt')
      or (t.fenster_bis < ${instant(vor)} and b.widerrufen_am is null
      and (t.status in ${worte(UNBESTAETIGTE)} or t.status in ${worte(HINFAELLIGE)})
      and (t.status = 'angefragt' or not exists (select from verlauf v
        where v.unternehmen_id = t.unternehmen_id and v.gegenstand = 'termin' and v.gegenstand_id = t.id and v.was = 'gebucht'
          and v.nach ->> 'status' = 'bestaetigt')))
    order by b.termin_id limit 500`);
