import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** The house leaves the other round's stops and choice, and is chosen here from now on. */
export async function uebergibHaus(
  tx: Tx,
  liegenschaftId: string,
  { von, nach }: { von: string; nach: string },
): Promise<void> {
  await tx.run(sql`delete from halt where kehrtour_id = ${von} and liegenschaft_id = ${liegenschaftId}`);
  await tx.run(
    sql`update kehrtour
      set vorgaben = jsonb_set(vorgaben, '{liegenschaften,ids}', (vorgaben #> '{liegenschaften,ids}') - ${liegenschaftId}::text)
      where id = ${von} and vorgaben #> '{liegenschaften,ids}' is not null`,
  );
  await tx.run(
    sql`update kehrtour
      set vorgaben = jsonb_set(vorgaben, '{liegenschaften}',
        coalesce(vorgaben -> 'liegenschaften', '{}') || jsonb_build_object('ids',
        (coalesce(vorgaben #> '{liegenschaften,ids}', '[]') - ${liegenschaftId}::text) || to_jsonb(${liegenschaftId}::text)))
      where id = ${nach}`,
  );
}
