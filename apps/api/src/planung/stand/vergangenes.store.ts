import { BESUCHSAUSGAENGE, OFFENE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';

/** A stop in force with what became of it. */
export type VergangenRow = {
  halt_id: string;
  aufgabe_ids: string[];
  /** Somebody was at one of its doors, and noted what came of it. */
  ausgang: boolean;
  /** Somebody there still counts on a visit. */
  offen: boolean;
  anschrift: string;
  lat: number | null;
  lon: number | null;
};

export const listVergangenes = (tx: Tx, kehrtourId: string): Promise<VergangenRow[]> =>
  tx.rows(sql`
    select h.id as halt_id, btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as anschrift, l.lat, l.lon,
      array(select ha.aufgabe_id from halt_aufgabe ha
        where ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id) as aufgabe_ids,
      exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id
        and t.status in ${worte(BESUCHSAUSGAENGE)}) as ausgang,
      exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id
        and t.status in ${worte(OFFENE)}) as offen
    from halt h join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id
    where h.kehrtour_id = ${kehrtourId}`);
