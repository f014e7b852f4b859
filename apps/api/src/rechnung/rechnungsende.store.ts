import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

/** Companies with an invoice that may be old enough; seen as the operator sees them. */
export const listUnternehmenMitAlten = (tx: Tx): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(
    sql`select distinct unternehmen_id from rechnung where extract(year from ausgestellt_am) + 8 < extract(year from current_date)`,
  );
/** Where the printed ones lie that go. */
export const listAlteBelege = (tx: Tx): Promise<{ schluessel: string }[]> =>
  tx.rows(
    sql`select b.schluessel from rechnungsbeleg b where rechnung_aufbewahrt_bis(b.unternehmen_id, b.rechnung_id) < current_date`,
  );
/** Answers how many went. */
export async function deleteAlteRechnungen(tx: Tx, jetzt: Date): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select tor_rechnungen_entfernen(${instant(jetzt)}) as anzahl`,
  );
  return row?.anzahl ?? 0;
}
/** A company of which nothing but invoices was left, and now not even those. */
export const istLeereHuelle = async (tx: Tx): Promise<boolean> =>
  (await tx.row(
    sql`select 1 from unternehmen where geloescht_am is not null and not exists (select from rechnung)`,
  )) !== undefined;
