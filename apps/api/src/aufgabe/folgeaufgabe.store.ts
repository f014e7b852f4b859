import type { Taetigkeit } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { liste, sql } from '../platform/db/sql.ts';

/** What makes two tasks turns of the same work. */
export type ArbeitRow = {
  id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  taetigkeit_id: string;
  bezeichnung: string;
  anlage_id: string | null;
  frist_von: Tag | null;
  frist_bis: Tag;
};
/** A task of a house whose work was done; `wiederkehrend`: done now, and of a kind that may recur. */
export type HausarbeitRow = ArbeitRow & {
  anlage_jahr: number | null;
  /** Year of the installation that it names, where its age decides. */
  baujahr: number | null;
  selbstkalibrierend: boolean;
  wiederkehrend: boolean;
};

/** The rules of work that comes again, by activity: thousands of tasks share a few dozen of them. */
export const listRegeln = (
  tx: Tx,
): Promise<{ id: string; regel: Pick<Taetigkeit, 'wiederholung' | 'fenster'> }[]> =>
  tx.rows(sql`select id, regel from taetigkeit where aktiv and regel -> 'wiederholung' is not null`);

/**
 * Everything of the houses that these belong to, the first to end first. What a booking made for itself has no Frist that
 * anybody named.
 */
export const listHausarbeit = (
  tx: Tx,
  ids: readonly string[],
  taetigkeitIds: readonly string[],
): Promise<HausarbeitRow[]> =>
  tx.rows(sql`
    select a.id, a.liegenschaft_id, a.nutzungseinheit_id, a.taetigkeit_id, a.bezeichnung, a.anlage_id, a.frist_von, a.frist_bis,
      a.anlage_jahr, an.baujahr, coalesce(an.selbstkalibrierend, false) as selbstkalibrierend,
      a.id = any(${liste(ids)}::uuid[]) and a.taetigkeit_id = any(${liste(taetigkeitIds)}::text[]) as wiederkehrend
    from aufgabe a
    left join anlage an on an.unternehmen_id = a.unternehmen_id and an.id = a.anlage_id and a.taetigkeit_id = 'messung_oelgas'
    where a.liegenschaft_id in (select e.liegenschaft_id from aufgabe e
        where e.id = any(${liste(ids)}::uuid[]) and e.taetigkeit_id = any(${liste(taetigkeitIds)}::text[]) and e.schluessel not like 'buchung:%')
      and a.schluessel not like 'buchung:%'
    order by a.frist_bis, a.id`);

export type FolgeaufgabeNeu = { readonly vorgaengerId: string; readonly von: Tag; readonly bis: Tag };
/** The same work again with another Frist, one for each that was done, however often it is asked for. */
export const insertFolgeaufgaben = (tx: Tx, rows: readonly FolgeaufgabeNeu[]): Promise<number> =>
  tx.run(sql`
    insert into aufgabe (id, liegenschaft_id, nutzungseinheit_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten,
      anlage_jahr, anlage_id, schluessel)
    select gen_random_uuid(), a.liegenschaft_id, a.nutzungseinheit_id, a.taetigkeit_id, a.bezeichnung, r.von, r.bis, a.dauer_minuten,
      a.anlage_jahr, a.anlage_id, 'folge:' || a.id
    from unnest(${liste(rows.map(({ vorgaengerId }) => vorgaengerId))}::uuid[], ${liste(rows.map(({ von }) => von))}::date[],
      ${liste(rows.map(({ bis }) => bis))}::date[]) as r(id, von, bis) join aufgabe a on a.id = r.id
    on conflict (unternehmen_id, liegenschaft_id, schluessel) do nothing`);

/** Whether a round, a plan or a booking rests on a task that followed one of these, or it is done. Locks them. */
export async function istFolgeVergeben(tx: Tx, vorgaengerIds: readonly string[]): Promise<boolean> {
  const rows = await tx.rows<{ vergeben: boolean }>(sql`
    select a.status = 'erledigt' or a.kehrtour_id is not null or a.termin_id is not null
      or exists (select from halt_aufgabe ha where ha.unternehmen_id = a.unternehmen_id and ha.aufgabe_id = a.id) as vergeben
    from aufgabe a where a.schluessel = any(${liste(vorgaengerIds.map((id) => `folge:${id}`))}::text[]) for update of a`);
  return rows.some(({ vergeben }) => vergeben);
}
export const deleteFolgeaufgaben = (tx: Tx, vorgaengerIds: readonly string[]): Promise<number> =>
  tx.run(
    sql`delete from aufgabe where schluessel = any(${liste(vorgaengerIds.map((id) => `folge:${id}`))}::text[])`,
  );
