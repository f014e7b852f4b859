import type { Tx } from '../../platform/db/db.ts';
import { liste, sql } from '../../platform/db/sql.ts';

export type EinheitRow = { id: string; nummer: string; geschoss: string; lage: string; bezeichnung: string };
export const listEinheiten = (tx: Tx, ids: readonly string[]): Promise<EinheitRow[]> =>
  tx.rows(
    sql`select id, nummer, geschoss, lage, bezeichnung from nutzungseinheit where id = any(${liste(ids)}::uuid[])`,
  );
