import type { Schliesstag, Schliesstagdaten } from '@kehrtour/contract/schliesstag';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

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
