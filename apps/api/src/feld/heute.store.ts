import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

export type AbsenderRow = { name: string; telefon: string; person: string };
/** For whom somebody drives, and who that is. */
export const findAbsender = (tx: Tx, mitarbeiterId: string): Promise<AbsenderRow | undefined> =>
  tx.row(sql`select u.name, u.telefon, btrim(m.vorname || ' ' || m.nachname) as person
    from mitarbeiter m join unternehmen u on u.unternehmen_id = m.unternehmen_id where m.id = ${mitarbeiterId}`);

/** How the ids of what this person has told since then begin; as many letters as tell a week's facts apart. */
export const listMeldungsanfaenge = async (tx: Tx, mitarbeiterId: string, seit: Date): Promise<string[]> => {
  const rows = await tx.rows<{ anfang: string }>(
    sql`select left(id::text, 8) as anfang from feldmeldung where mitarbeiter_id = ${mitarbeiterId} and am >= ${instant(seit)} order by 1`,
  );
  return rows.map(({ anfang }) => anfang);
};
