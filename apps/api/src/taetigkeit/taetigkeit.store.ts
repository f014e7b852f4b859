import type { Taetigkeit } from '@kehrtour/domain/taetigkeit';

import type { Tx } from '../platform/db.ts';
import { json, sql } from '../platform/sql.ts';

/** Inserts entries in the given order, all in one statement. */
export async function insertTaetigkeiten(tx: Tx, eintraege: readonly Taetigkeit[]): Promise<void> {
  const rows = eintraege.map(
    ({ id, name, kundentext, art, dauerMinuten, online, qualifikation, vorOrt, ...regel }, reihenfolge) => ({
      id,
      name,
      kundentext,
      art,
      dauer_minuten: dauerMinuten,
      online,
      qualifikation,
      vor_ort: vorOrt,
      regel,
      reihenfolge,
    }),
  );
  await tx.run(sql`
    insert into taetigkeit (id, name, kundentext, art, dauer_minuten, online, qualifikation, vor_ort, regel, reihenfolge)
    select * from jsonb_to_recordset(${json(rows)}::jsonb)
      as t(id text, name text, kundentext text, art text, dauer_minuten integer, online text, qualifikation text, vor_ort boolean, regel jsonb, reihenfolge integer)`);
}
