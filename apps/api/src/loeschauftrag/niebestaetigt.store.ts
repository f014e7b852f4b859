import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql } from '../platform/db/sql.ts';

/** Companies whose registration nobody confirmed; asked before a company is known. */
export const listNieBestaetigt = async (tx: Tx, jetzt: Date): Promise<string[]> =>
  (await tx.rows<{ id: string }>(sql`select id from tor_nie_bestaetigt(${instant(jetzt)}) as n(id)`)).map(
    ({ id }) => id,
  );

/** Those of them that are old enough, and those whose deletion had begun; seen as the operator sees them. */
export const listAlte = (
  tx: Tx,
  ids: readonly string[],
  { vor, grund }: { vor: Date; grund: string },
): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from unternehmen where geloescht_am is null
    and (unternehmen_id = any(${liste(ids)}::uuid[]) and angelegt_am < ${instant(vor)} and not testbetrieb or sperrgrund = ${grund})
    order by unternehmen_id`);

/** Whether something is in it that somebody made: then a person has to look. */
export async function istLeer(tx: Tx): Promise<boolean> {
  const row = await tx.row<{ leer: boolean }>(sql`select not exists (select from liegenschaft)
    and not exists (select from kehrtour) and not exists (select from tarifwechsel) and not exists (select from rechnung) as leer`);
  return row?.leer === true;
}

/** False where somebody chose a password at this moment. */
export async function deleteUnbestaetigteAnmeldungen(tx: Tx): Promise<boolean> {
  const row = await tx.row<{ weg: boolean }>(sql`select tor_nie_bestaetigt_entfernen() as weg`);
  return row?.weg === true;
}
