import type { Rundenstand } from '@kehrtour/domain/kehrtour/kehrtour';
import { BESUCHSAUSGAENGE, STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';

/** For a stop under the alias `h`: nobody was told of it, and the round still has its work. */
const UNGESAGT = sql`not h.ausgelassen and not exists (
    select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id)
  and (not exists (select from halt_aufgabe z where z.unternehmen_id = h.unternehmen_id and z.halt_id = h.id)
    or exists (select from halt_aufgabe z join aufgabe a on a.unternehmen_id = z.unternehmen_id and a.id = z.aufgabe_id
      where z.unternehmen_id = h.unternehmen_id and z.halt_id = h.id and a.kehrtour_id = h.kehrtour_id and a.status = 'offen'))`;

/** Visits with and without a result; a stop that nobody was told of has none. */
export async function findRundenstand(tx: Tx, kehrtourId: string): Promise<Rundenstand> {
  const row = await tx.row<Rundenstand>(sql`
    select
      (select count(*)::int from termin where kehrtour_id = ${kehrtourId}
        and status in ${worte(BESUCHSAUSGAENGE)}) as vermerkt,
      (select count(*)::int from termin where kehrtour_id = ${kehrtourId}
        and status in ${worte(STEHENDE)})
      + (select count(*)::int from halt h where h.kehrtour_id = ${kehrtourId} and ${UNGESAGT}) as offen`);
  return row ?? { vermerkt: 0, offen: 0 };
}

export type OffenerBesuchRow = {
  mitarbeiterId: string | null;
  name: string;
  ort: string;
  angesagt: boolean;
  beginn: Date | null;
};
/** Every visit of a round without a result: whose it is and where, in the order in which they are driven. */
export const listOffeneBesuche = (tx: Tx, kehrtourId: string): Promise<OffenerBesuchRow[]> =>
  tx.rows(sql`
    select b.mitarbeiter_id as "mitarbeiterId", coalesce(m.vorname || ' ' || m.nachname, '') as name,
      btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as ort, b.angesagt, b.beginn
    from (
      select mitarbeiter_id, liegenschaft_id, true as angesagt, fenster_von as beginn from termin
        where kehrtour_id = ${kehrtourId} and status in ${worte(STEHENDE)}
      union all
      select h.mitarbeiter_id, h.liegenschaft_id, false, h.beginn from halt h
        where h.kehrtour_id = ${kehrtourId} and ${UNGESAGT}) b
    join liegenschaft l on l.id = b.liegenschaft_id
    left join mitarbeiter m on m.id = b.mitarbeiter_id
    order by b.beginn, ort`);
