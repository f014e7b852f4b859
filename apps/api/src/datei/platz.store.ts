import type { Speicherart } from '@kehrtour/domain/datei/speicherplatz';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

/** Whoever counts what a company has waits for whoever counted before. */
export const lockPlatz = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(aktuelles_unternehmen()::text, 53))`);

export type PlatzRow = { art: Speicherart; anzahl: number; bytes: number };
/** What takes room, by kind; promises that are over take none. */
export const listPlatz = (tx: Tx, jetzt: Date): Promise<PlatzRow[]> =>
  tx.rows(sql`
    select case when exists (select from dokument k where k.unternehmen_id = d.unternehmen_id and k.id = d.id) then 'dokument'
        when exists (select from unternehmen u where u.unternehmen_id = d.unternehmen_id and u.logo_datei_id = d.id) then 'logo'
        else 'importdatei' end as art,
      count(*)::int as anzahl, sum(d.groesse)::bigint as bytes
    from datei d group by 1
    union all select 'karte', 1, bytes from karte where bytes > 0
    union all select 'unterwegs', count(*)::int, coalesce(sum(bytes), 0)::bigint from platzzusage where bis > ${instant(jetzt)} having count(*) > 0`);

/** All of it, without the promise of this key. */
export async function sumPlatz(tx: Tx, jetzt: Date, ohne: string): Promise<number> {
  const row = await tx.row<{ bytes: number }>(sql`
    select (coalesce((select sum(groesse) from datei), 0) + coalesce((select sum(bytes) from karte), 0)
      + coalesce((select sum(bytes) from platzzusage where bis > ${instant(jetzt)} and schluessel <> ${ohne}), 0))::bigint as bytes`);
  return Number(row?.bytes ?? 0);
}

export const saveZusage = (
  tx: Tx,
  zusage: { schluessel: string; bytes: number; bis: Date },
): Promise<number> =>
  tx.run(sql`insert into platzzusage (schluessel, bytes, bis) values (${zusage.schluessel}, ${zusage.bytes}, ${instant(zusage.bis)})
    on conflict (unternehmen_id, schluessel) do update set bytes = excluded.bytes, bis = excluded.bis`);
export const deleteZusage = (tx: Tx, schluessel: string): Promise<number> =>
  tx.run(sql`delete from platzzusage where schluessel = ${schluessel}`);
export const deleteAlteZusagen = (tx: Tx, jetzt: Date): Promise<number> =>
  tx.run(sql`delete from platzzusage where bis <= ${instant(jetzt)}`);
