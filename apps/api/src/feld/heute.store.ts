import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

export type AbsenderRow = { name: string; telefon: string; person: string };
/** For whom somebody drives, and who that is. */
export const findAbsender = (tx: Tx, mitarbeiterId: string): Promise<AbsenderRow | undefined> =>
  tx.row(sql`select u.name, u.telefon, btrim(m.vorname || ' ' || m.nachname) as person
    from mitarbeiter m join unternehmen u on u.unternehmen_id = m.unternehmen_id where m.id = ${mitarbeiterId}`);
