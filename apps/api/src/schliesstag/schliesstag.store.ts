import type { Schliesstag, Schliesstagdaten } from '@kehrtour/contract/schliesstag';
import { ZUGESAGTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql, worte } from '../platform/db/sql.ts';

/** Entries that end on `ab` or later; both days of an entry are included. */
export const listSchliesstage = (tx: Tx, ab: Tag): Promise<Schliesstag[]> =>
  tx.rows(sql`
    select id, lower(tage)::text as von, (upper(tage) - 1)::text as bis, name, offen from schliesstag
    where upper(tage) > ${ab}::date order by lower(tage), name, id`);

export async function insertSchliesstag(tx: Tx, neu: Schliesstagdaten & { id: string }): Promise<void> {
  await tx.run(sql`
    insert into schliesstag (id, tage, name, offen)
    values (${neu.id}, daterange(${neu.von}::date, ${neu.bis}::date, '[]'), ${neu.name}, ${neu.offen})`);
}

/** The entry, held until the transaction ends. */
export const lockSchliesstag = (tx: Tx, id: string): Promise<Schliesstag | undefined> =>
  tx.row(sql`
    select id, lower(tage)::text as von, (upper(tage) - 1)::text as bis, name, offen from schliesstag
    where id = ${id} for update`);
export const updateSchliesstag = (tx: Tx, id: string, neu: Schliesstagdaten): Promise<number> =>
  tx.run(sql`
    update schliesstag set tage = daterange(${neu.von}::date, ${neu.bis}::date, '[]'), name = ${neu.name}, offen = ${neu.offen}
    where id = ${id}`);

export const deleteSchliesstag = (tx: Tx, id: string): Promise<Schliesstag | undefined> =>
  tx.row(sql`
    delete from schliesstag where id = ${id}
    returning id, lower(tage)::text as von, (upper(tage) - 1)::text as bis, name, offen`);
/** Rounds that people were told of, with visits still to come on these days, unless they drive on days without work, too. */
export const listRundenAnTagen = (
  tx: Tx,
  { von, bis, jetzt }: { von: Tag; bis: Tag; jetzt: Date },
): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`
    select k.id, coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as name from kehrtour k
    where k.status in ${worte(ZUGESAGTE_RUNDEN)} and (k.vorgaben #>> '{datum,feiertageErlaubt}') is distinct from 'true'
      and exists (select from halt h where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen
        and h.tag between ${von}::date and ${bis}::date and h.ende > ${instant(jetzt)})
    order by k.nummer limit 200`);
