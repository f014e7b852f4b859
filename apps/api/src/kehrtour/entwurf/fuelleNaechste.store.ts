import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { VORBEREITETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { liste, sql, worte } from '../../platform/db/sql.ts';

export type NaechsteRow = { id: string; titel: string; version: number; vorgaben: Partial<Vorgaben> };
/** The next round that nobody was told of: with a day to come before without one, then the one worked on last. */
export const findNaechste = (tx: Tx, heute: Tag): Promise<NaechsteRow | undefined> =>
  tx.row(sql`
    select id, coalesce(nullif(name, ''), 'Kehrtour ' || nummer) as titel, version, vorgaben from kehrtour
    where status in ${worte(VORBEREITETE_RUNDEN)} and angekuendigt_am is null
      and (tage = '{}' or (select min(t) from unnest(tage) as t) >= ${heute})
    order by (select min(t) from unnest(tage) as t) nulls last, geaendert_am desc, id limit 1 for no key update`);
/** Those of them that are houses of this company. */
export const nurBekannte = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (
    await tx.rows<{ id: string }>(
      sql`select id from liegenschaft where id = any(${liste(ids)}::uuid[]) order by laufnummer nulls last, id`,
    )
  ).map(({ id }) => id);
