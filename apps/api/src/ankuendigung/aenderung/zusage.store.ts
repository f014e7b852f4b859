import type { Tag } from '@kehrtour/domain/tag';
import { OFFENE, type TerminQuelle, type TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';
import { ABMELDUNG_DES_TERMINS } from '../../termin/abmeldung.ts';

export type ZusageRow = {
  id: string;
  version: number;
  status: TerminStatus;
  quelle: TerminQuelle;
  halt_id: string | null;
  liegenschaft_id: string;
  anschrift: string;
  mitarbeiter_id: string | null;
  mitarbeiter: string;
  beginn: Date;
  ende: Date;
  fenster_von: Date;
  fenster_bis: Date;
  aufgabe_ids: string[];
  /** The first Frist of the work that was told; null where none was. */
  frist_bis: Tag | null;
  /** Says that nothing is left to sweep, and nobody has decided. */
  abgemeldet: boolean;
};

/** What was promised in a round and is still to come, locked against an answer of this moment where that is asked for. */
export const listZusagen = (tx: Tx, kehrtourId: string, gesperrt: boolean): Promise<ZusageRow[]> =>
  tx.rows(sql`
    select t.id, t.version, t.status, t.quelle, t.halt_id, t.liegenschaft_id,
      btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as anschrift, t.mitarbeiter_id,
      coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, t.beginn, t.ende, t.fenster_von, t.fenster_bis,
      array(select ha.aufgabe_id from halt_aufgabe ha
        where ha.unternehmen_id = t.unternehmen_id and ha.halt_id = t.halt_id) as aufgabe_ids,
      (select min(gesagt.value ->> 'fristBis') from jsonb_array_elements(t.arbeit) gesagt) as frist_bis,
      ${ABMELDUNG_DES_TERMINS} as abgemeldet
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    where t.kehrtour_id = ${kehrtourId}
      and t.status in ${worte(OFFENE)}
    order by t.id ${gesperrt ? sql`for update of t` : sql``}`);

/** Names of people, also of those who have left. */
export const listNamen = (tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`select id, vorname || ' ' || nachname as name from mitarbeiter`);
