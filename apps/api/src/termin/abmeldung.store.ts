import type { Abmeldungsentscheid } from '@kehrtour/domain/liegenschaft/abmeldung';

import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql } from '../platform/db/sql.ts';

/** The last word about the visit `t` is that nothing is left to sweep there, and the office has not decided. */
export const ABMELDUNG_DES_TERMINS = sql`exists (select from rueckmeldung ab
  where ab.unternehmen_id = t.unternehmen_id and ab.termin_id = t.id and ab.art = 'nichtsMehr' and ab.entschieden_am is null
    and not exists (select from rueckmeldung sp where sp.unternehmen_id = ab.unternehmen_id and sp.termin_id = ab.termin_id
      and sp.art <> 'frage' and sp.am > ab.am))`;

/** The flats of these houses about which that was said; null for a whole house. */
export const listAbgemeldete = (
  tx: Tx,
  liegenschaftIds: readonly string[],
): Promise<{ liegenschaft_id: string; nutzungseinheit_id: string | null }[]> =>
  tx.rows(sql`select distinct t.liegenschaft_id, t.nutzungseinheit_id from termin t
    where t.liegenschaft_id = any(${liste(liegenschaftIds)}::uuid[]) and ${ABMELDUNG_DES_TERMINS}`);

export type AbmeldungRow = { termin_id: string; entscheid: Abmeldungsentscheid | null };
/** Locked: two who decide at once stand in line. */
export const lockAbmeldung = (tx: Tx, id: string): Promise<AbmeldungRow | undefined> =>
  tx.row(
    sql`select termin_id, entscheid from rueckmeldung where id = ${id} and art = 'nichtsMehr' for update`,
  );
export const saveEntscheid = (
  tx: Tx,
  id: string,
  { wahl, am, von }: { wahl: Abmeldungsentscheid; am: Date; von: string },
): Promise<number> =>
  tx.run(sql`update rueckmeldung set entscheid = ${wahl}, entschieden_am = ${instant(am)}, entschieden_von = ${von},
    gelesen_am = coalesce(gelesen_am, ${instant(am)}) where id = ${id}`);

/** Houses and flats that were shut down because somebody there said so, and stand in no file yet. */
const STILLGELEGT = sql`r.art = 'nichtsMehr' and r.entscheid = 'stilllegen'`;
export async function countAbmeldungen(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from rueckmeldung r where ${STILLGELEGT} and r.rueckgabe_id is null`,
  );
  return row?.anzahl ?? 0;
}
/** Two at once: the second finds none. */
export const takeAbmeldungen = (tx: Tx, rueckgabeId: string): Promise<number> =>
  tx.run(
    sql`update rueckmeldung r set rueckgabe_id = ${rueckgabeId} where ${STILLGELEGT} and r.rueckgabe_id is null`,
  );
