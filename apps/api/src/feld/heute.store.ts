import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql } from '../platform/db/sql.ts';

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

/** What can be ordered: done at the house, and free to be asked for. */
export const listBestellbare = (tx: Tx): Promise<{ id: string; bezeichnung: string }[]> =>
  tx.rows(
    sql`select id, name as bezeichnung from taetigkeit where aktiv and vor_ort and art = 'frei' order by reihenfolge, name, id`,
  );

export type HausanlageRow = { liegenschaft_id: string; id: string; name: string };
/** Those in use, by house. */
export const listAnlagenDer = (tx: Tx, liegenschaftIds: readonly string[]): Promise<HausanlageRow[]> =>
  tx.rows(sql`select liegenschaft_id, id, concat_ws(', ', bezeichnung, nullif(lage, '')) as name from anlage
    where liegenschaft_id = any(${liste(liegenschaftIds)}::uuid[]) and aktiv order by bezeichnung, id`);
