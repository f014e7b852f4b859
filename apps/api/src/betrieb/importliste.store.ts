import type { Importuebersicht } from '@kehrtour/contract/betrieb';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';

import type { Tx } from '../platform/db/db.ts';
import { instant, type SQL, sql } from '../platform/db/sql.ts';

export type ImportRow = {
  id: string;
  unternehmen_id: string;
  name: string;
  art: Importuebersicht['art'];
  status: Importuebersicht['status'];
  anzahl: Partial<Importauftrag['anzahl']>;
  angelegt_am: Date;
  uebernommen_am: Date | null;
};
export type Importfilter = {
  status: string | null;
  art: string | null;
  betrieb: string | null;
  suche: string;
  von: Date | null;
  vor: Date | null;
  mitFehlern: boolean;
  nach: { am: Date; id: string } | null;
  anzahl: number;
};

/** What was taken back or thrown away needs nobody any more, however many rows it left out. */
const MIT_FEHLERN = sql`i.status in ('geprueft', 'uebernommen') and coalesce((i.anzahl ->> 'fehlerhaft')::int, 0) > 0`;

/** Imports of all companies after a given one, newest first; needs the role `kehrtour_betrieb`, which sees no personal column. */
export const listImporte = (tx: Tx, filter: Importfilter): Promise<ImportRow[]> =>
  tx.rows(sql`
    select i.id, i.unternehmen_id, u.name, i.art, i.status, i.anzahl, i.angelegt_am, i.uebernommen_am
    from importauftrag i join unternehmen u on u.unternehmen_id = i.unternehmen_id
    where (${filter.status}::text is null or i.status = ${filter.status})
      and (${filter.art}::text is null or i.art = ${filter.art})
      and (${filter.betrieb}::uuid is null or i.unternehmen_id = ${filter.betrieb}::uuid)
      ${filter.suche === '' ? sql`` : passt(filter.suche)}
      ${filter.von === null ? sql`` : sql`and i.angelegt_am >= ${instant(filter.von)}`}
      ${filter.vor === null ? sql`` : sql`and i.angelegt_am < ${instant(filter.vor)}`}
      ${filter.mitFehlern ? sql`and ${MIT_FEHLERN}` : sql``}
      ${filter.nach === null ? sql`` : sql`and (date_trunc('milliseconds', i.angelegt_am), i.id) < (${instant(filter.nach.am)}, ${filter.nach.id}::uuid)`}
    order by date_trunc('milliseconds', i.angelegt_am) desc, i.id desc limit ${filter.anzahl}`);

function passt(suche: string): SQL {
  const muster = `%${suche.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  return sql`and (u.name ilike ${muster} or u.slug ilike ${muster} or u.ort ilike ${muster})`;
}

export const findBetriebName = (tx: Tx, id: string): Promise<{ id: string; name: string } | undefined> =>
  tx.row(sql`select unternehmen_id as id, name from unternehmen where unternehmen_id = ${id}::uuid`);

/** Imports since a moment that left rows out. */
export async function countImporteMitFehlern(tx: Tx, seit: Date): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from importauftrag i where i.angelegt_am >= ${instant(seit)} and ${MIT_FEHLERN}`,
  );
  return row?.anzahl ?? 0;
}
