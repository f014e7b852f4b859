import type { Linie } from '../../ort/linienspeicher.ts';
import type { Tx } from '../../platform/db/db.ts';
import { json, sql } from '../../platform/db/sql.ts';

/** The stored ways of a round, if they are those of this state. */
export async function findWege(
  tx: Tx,
  kehrtourId: string,
  stand: string,
): Promise<(Linie | null)[] | undefined> {
  const row = await tx.row<{ linien: (Linie | null)[] }>(
    sql`select linien from kehrtour_wege where kehrtour_id = ${kehrtourId} and stand = ${stand}`,
  );
  return row?.linien;
}

/** One row for each round: its newest plan. A round that is deleted meanwhile has none. */
export const replaceWege = (
  tx: Tx,
  kehrtourId: string,
  { stand, linien }: { stand: string; linien: readonly (Linie | null)[] },
): Promise<number> =>
  tx.run(sql`
    insert into kehrtour_wege (kehrtour_id, stand, linien)
    select id, ${stand}, ${json(linien)}::jsonb from kehrtour where id = ${kehrtourId} for key share
    on conflict (unternehmen_id, kehrtour_id) do update set stand = excluded.stand, linien = excluded.linien`);
