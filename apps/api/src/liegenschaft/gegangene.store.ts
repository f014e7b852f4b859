import type { Tx } from '../platform/db/db.ts';
import { json, sql } from '../platform/db/sql.ts';
import { discardMessages, holdMessages } from '../platform/post/heldMessages.ts';
import type { Gegangener } from './hausUndLeute.ts';

/** Why it never left. */
const WARUM = 'Nicht gesendet: Die Person steht nicht mehr beim Haus.';

/**
 * Whoever is taken off a house gets nothing of it any more: what waits for her is thrown away, by whatever way it would have gone, so
 * that its visit counts as told to nobody. Before she is deleted, in the same transaction.
 */
export async function verwirfPostAn(tx: Tx, gegangene: readonly Gegangener[], now: Date): Promise<void> {
  if (gegangene.length === 0) return;
  const ids = (await listPostAn(tx, gegangene)).map(({ id }) => id);
  if (ids.length === 0) return;
  await holdMessages(tx, ids, now);
  await discardMessages(tx, ids, { now, why: WARUM });
}

/**
 * Messages about visits and bookings of a house to somebody of it that have not left: to her by name, or to an address that is hers
 * alone there. What says something of another house, too, goes its way.
 */
const listPostAn = (tx: Tx, gegangene: readonly Gegangener[]): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select distinct o.id from jsonb_to_recordset(${json(gegangene)}::jsonb) as r("kontaktId" uuid, "liegenschaftId" uuid)
    join kontakt k on k.id = r."kontaktId"
    join termin t on t.unternehmen_id = k.unternehmen_id and t.liegenschaft_id = r."liegenschaftId"
    join ausgang o on o.unternehmen_id = t.unternehmen_id and o.status in ('neu', 'in_arbeit')
      and split_part(o.ereignis, '/', 1) in ('termin', 'mitteilung', 'buchung') and split_part(o.ereignis, '/', 2) = t.id::text
    where (o.kontakt_id = k.id
        or exists (select from ankuendigung a where a.unternehmen_id = o.unternehmen_id and a.ausgang_id = o.id and a.kontakt_id = k.id)
        or o.weg = 'mail' and k.email <> '' and lower(o.empfaenger) = lower(k.email)
          and not exists (select from ankuendigung a
            where a.unternehmen_id = o.unternehmen_id and a.ausgang_id = o.id and a.kontakt_id is distinct from k.id)
          and not exists (select from liegenschaft_kontakt n
            join kontakt m on m.unternehmen_id = n.unternehmen_id and m.id = n.kontakt_id
            where n.unternehmen_id = t.unternehmen_id and n.liegenschaft_id = t.liegenschaft_id and m.id <> k.id
              and lower(m.email) = lower(k.email)))
      and not exists (select from ankuendigung b join termin s on s.unternehmen_id = b.unternehmen_id and s.id = b.termin_id
        where b.unternehmen_id = o.unternehmen_id and b.ausgang_id = o.id and s.liegenschaft_id <> t.liegenschaft_id)`);
