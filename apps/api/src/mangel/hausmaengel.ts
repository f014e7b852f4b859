import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { listOffeneDer } from './mangel.store.ts';
import { lageVon } from './mangelAus.ts';

/** What is open at the same flat or house as this one, itself among it. */
export { listBriefmaengel, type MangelRow } from './mangel.store.ts';

export type Hausmangel = { readonly text: string; readonly frist: Tag; readonly lage: string };

/** What is open at each of these houses, for whoever goes there. */
export async function ladeHausmaengel(
  tx: Tx,
  liegenschaftIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Hausmangel[]>> {
  const rows = await listOffeneDer(tx, liegenschaftIds);
  const maengel = rows.map((row) => ({
    haus: row.liegenschaft_id,
    text: row.text,
    frist: row.frist,
    lage: lageVon(row),
  }));
  return Map.groupBy(maengel, ({ haus }) => haus);
}
