import type { Rundenstand } from '@kehrtour/domain/kehrtour';
import { BESUCHSAUSGAENGE } from '@kehrtour/domain/termin';

import type { Tx } from '../platform/db.ts';
import { liste, sql } from '../platform/sql.ts';

/** Visits with and without a result; a stop that nobody was told of has none. */
export async function findRundenstand(tx: Tx, kehrtourId: string): Promise<Rundenstand> {
  const row = await tx.row<Rundenstand>(sql`
    select
      (select count(*)::int from termin where kehrtour_id = ${kehrtourId}
        and status = any(${liste(BESUCHSAUSGAENGE)}::text[])) as vermerkt,
      (select count(*)::int from termin where kehrtour_id = ${kehrtourId}
        and status in ('angefragt', 'angekuendigt', 'bestaetigt', 'unsicher'))
      + (select count(*)::int from halt h where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen and not exists (
          select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id)) as offen`);
  return row ?? { vermerkt: 0, offen: 0 };
}
