import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db.ts';
import { instant, liste, sql } from '../../platform/sql.ts';

export type NeueBankbuchung = {
  verweis: string;
  am: Tag;
  cent: number;
  restCent: number;
  name: string;
  zweck: string;
};
/** Entries of the bank are the operator's own; each is read once. */
export const insertBankbuchung = (tx: Tx, neu: NeueBankbuchung, jetzt: Date): Promise<number> =>
  tx.run(sql`
    insert into bankbuchung (verweis, am, cent, rest_cent, name, zweck, gelesen_am)
    values (${neu.verweis}, ${neu.am}::date, ${neu.cent}, ${neu.restCent}, ${neu.name}, ${neu.zweck}, ${instant(jetzt)})
    on conflict do nothing`);
export async function listGelesen(tx: Tx, verweise: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ verweis: string }>(
    sql`select verweis from bankbuchung where verweis = any(${liste(verweise)}::text[])`,
  );
  return new Set(rows.map(({ verweis }) => verweis));
}
export type RestRow = { am: Tag; name: string; zweck: string; rest_cent: number };
/** What belongs to nobody yet, newest first. */
export const listRest = (tx: Tx): Promise<RestRow[]> =>
  tx.rows(sql`
    select am::text as am, name, zweck, rest_cent from bankbuchung where rest_cent <> 0 order by am desc, verweis limit 200`);
export async function countRest(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from bankbuchung where rest_cent <> 0`,
  );
  return row?.anzahl ?? 0;
}
