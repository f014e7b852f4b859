import type { Bundesland } from '@kehrtour/domain/recht/bundesland';

import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import type { Einstellungsspalte } from './einstellungen.ts';

export type SitzRow = { bundesland: Bundesland; plz: string; ort: string; einstellungen: Einstellungsspalte };
/** Where the company is, and what it says of holidays. */
export async function getSitz(tx: Tx): Promise<SitzRow> {
  const row = await tx.row<SitzRow>(sql`select bundesland, plz, ort, einstellungen from unternehmen`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}
