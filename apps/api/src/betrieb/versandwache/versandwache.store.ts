import type { Tag } from '@kehrtour/domain/tag';
import type { Versandzahl } from '@kehrtour/domain/versand/versandanlass';

import type { Tx } from '../../platform/db/db.ts';
import { liste, sql } from '../../platform/db/sql.ts';

/** What was counted on a day, without addresses. */
export const listVersandzahlen = (tx: Tx, tag: Tag): Promise<Versandzahl[]> =>
  tx.rows(
    sql`select anlass, unternehmen_id as "unternehmenId", anzahl from tor_versand_tag(${tag}::date) order by anzahl desc, unternehmen_id`,
  );
/** Seen as the operator sees them. */
export const listBetriebsnamen = (
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; name: string; ort: string }[]> =>
  tx.rows(
    sql`select unternehmen_id as id, name, ort from unternehmen where unternehmen_id = any(${liste(ids)}::uuid[])`,
  );
export const isAlarmWritten = async (tx: Tx, ereignis: string): Promise<boolean> =>
  (await tx.rows(sql`select 1 from ausgang where ereignis = ${ereignis}`)).length > 0;
/** Counts of days before this one. */
export const forgetVersandzahlen = (tx: Tx, vor: Tag): Promise<unknown> =>
  tx.rows(sql`select tor_versand_aufraeumen(${vor}::date)`);
/** False where nothing was counted. */
export const deleteVersandzahl = async (tx: Tx, tag: Tag, schluessel: string): Promise<boolean> =>
  (await tx.row<{ frei: boolean }>(sql`select tor_versand_freigeben(${tag}::date, ${schluessel}) as frei`))
    ?.frei === true;
