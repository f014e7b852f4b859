import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

/** Slugs are public and unique across the product; the gate answers yes or no without showing a company. */
export async function slugFrei(tx: Tx, slug: string): Promise<boolean> {
  const row = await tx.row<{ frei: boolean }>(sql`select tor_slug_frei(${slug}) as frei`);
  return row?.frei === true;
}

export async function insertUnternehmen(
  tx: Tx,
  neu: { name: string; slug: string; bundesland: string; plz: string; ort: string; email: string },
): Promise<string> {
  const row = await tx.row<{ unternehmen_id: string }>(sql`
    insert into unternehmen (slug, name, bundesland, plz, ort, email)
    values (${neu.slug}, ${neu.name}, ${neu.bundesland}, ${neu.plz}, ${neu.ort}, ${neu.email}) returning unternehmen_id`);
  if (!row) throw new Error('company not created');
  return row.unternehmen_id;
}
