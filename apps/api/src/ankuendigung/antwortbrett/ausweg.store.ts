import type { Tx } from '../../platform/db/db.ts';
import { liste, sql } from '../../platform/db/sql.ts';

/** Names of the rounds and people of these places, by id. */
export async function listAuswegnamen(
  tx: Tx,
  plaetze: readonly { kehrtourId: string; mitarbeiterId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows<{ id: string; name: string }>(sql`
    select id, coalesce(nullif(name, ''), 'Kehrtour ' || nummer) as name from kehrtour
      where id = any(${liste(plaetze.map(({ kehrtourId }) => kehrtourId))}::uuid[])
    union all
    select id, vorname || ' ' || nachname from mitarbeiter
      where id = any(${liste(plaetze.map(({ mitarbeiterId }) => mitarbeiterId))}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
