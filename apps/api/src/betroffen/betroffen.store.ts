import { GEPLANTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';
import type { Mitarbeiterqualifikation } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql, worte } from '../platform/db/sql.ts';

/** Enough to see how far it reaches; the page lists the first of them. */
const KEHRTOUREN_MAX = 100;

export type BetroffeneRow = { id: string; name: string };
const KEHRTOUR = sql`k.id, coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as name`;
const OFFEN = sql`k.status in ${worte(GEPLANTE_RUNDEN)}`;

/** Rounds that are not over and drive on one of these days. */
export const listKehrtourenAn = (
  tx: Tx,
  tage: readonly Tag[],
): Promise<(BetroffeneRow & { tage: Tag[] })[]> =>
  tx.rows(sql`
    select ${KEHRTOUR}, to_jsonb(k.tage) as tage from kehrtour k
    where ${OFFEN} and k.tage && ${liste(tage)}::date[] order by k.tage, k.nummer limit ${KEHRTOUREN_MAX}`);

export type HaltRow = BetroffeneRow & { beginn: Date; ende: Date; fss: boolean };
/** Stops of rounds that are not over and wait for this person, in the order of time. */
export const listHalteVon = (tx: Tx, mitarbeiterId: string, ab: Date): Promise<HaltRow[]> =>
  tx.rows(sql`
    select ${KEHRTOUR}, h.beginn, h.ende, exists (select from halt_aufgabe ha
        join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id
        join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
          and y.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau'
        where ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id) as fss
    from halt h join kehrtour k on k.unternehmen_id = h.unternehmen_id and k.id = h.kehrtour_id
    where ${OFFEN} and not h.ausgelassen and h.mitarbeiter_id = ${mitarbeiterId} and h.ende > ${instant(ab)}
    order by h.beginn, k.nummer limit 3000`);

export type PersonRow = {
  aktiv: boolean;
  faehrt: boolean;
  qualifikation: Mitarbeiterqualifikation;
  arbeitszeit: { wochentag: number; von: string; bis: string }[];
};
export const findPerson = (tx: Tx, id: string): Promise<PersonRow | undefined> =>
  tx.row(sql`select aktiv, faehrt, qualifikation, arbeitszeit from mitarbeiter where id = ${id}`);

/** Which of these appointments are for a Feuerstättenschau. */
export async function listMitSchau(tx: Tx, terminIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(sql`
    select t.id from termin t where t.id = any(${liste(terminIds)}::uuid[]) and exists (select from aufgabe a
      join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
        and y.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau'
      where a.unternehmen_id = t.unternehmen_id and (a.termin_id = t.id
        or t.quelle = 'kehrtour' and exists (select from halt_aufgabe ha where ha.unternehmen_id = t.unternehmen_id
          and ha.halt_id = t.halt_id and ha.aufgabe_id = a.id)))`);
  return new Set(rows.map(({ id }) => id));
}

export type Adresstraeger = { id: string; angekuendigt: boolean; gebucht: boolean };
/** Those of these appointments on whose paper or in whose mail the address of the booking page stands. */
export const listAdresstraeger = (tx: Tx, terminIds: readonly string[]): Promise<Adresstraeger[]> =>
  tx.rows(sql`
    select id, angekuendigt, gebucht from (
      select t.id,
        exists (select from ankuendigung a where a.unternehmen_id = t.unternehmen_id and a.termin_id = t.id
          and a.kanal in ('einwurf', 'brief', 'briefdienst', 'aushang', 'mail')) as angekuendigt,
        exists (select from buchung b join kontakt k on k.unternehmen_id = b.unternehmen_id and k.id = b.kontakt_id
          where b.unternehmen_id = t.unternehmen_id and b.termin_id = t.id and k.email <> '') as gebucht
      from termin t where t.id = any(${liste(terminIds)}::uuid[])) t
    where angekuendigt or gebucht`);

export async function countOffeneWuensche(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from terminwunsch where status = 'offen'`,
  );
  return row?.anzahl ?? 0;
}
