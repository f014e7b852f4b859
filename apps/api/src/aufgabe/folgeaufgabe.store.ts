import type { Taetigkeit } from '@kehrtour/domain/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db.ts';
import { json, liste, sql } from '../platform/sql.ts';

/** What makes two tasks turns of the same work. */
export type ArbeitRow = {
  id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  taetigkeit_id: string;
  bezeichnung: string;
  frist_von: Tag | null;
  frist_bis: Tag;
};
export type WiederkehrendeRow = ArbeitRow & {
  dauer_minuten: number;
  anlage_jahr: number | null;
  regel: Pick<Taetigkeit, 'wiederholung' | 'fenster'>;
};

/** Those that may recur. What a booking made for itself has no Frist that anybody named. */
export const listWiederkehrende = (tx: Tx, ids: readonly string[]): Promise<WiederkehrendeRow[]> =>
  tx.rows(sql`
    select a.id, a.liegenschaft_id, a.nutzungseinheit_id, a.taetigkeit_id, a.bezeichnung, a.frist_von, a.frist_bis,
      a.dauer_minuten, a.anlage_jahr, t.regel
    from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
    where a.id = any(${liste(ids)}::uuid[]) and t.aktiv and t.regel -> 'wiederholung' is not null
      and a.schluessel not like 'buchung:%'
    order by a.frist_bis, a.id`);

export const listArbeitDerHaeuser = (tx: Tx, haeuser: readonly string[]): Promise<ArbeitRow[]> =>
  tx.rows(sql`
    select id, liegenschaft_id, nutzungseinheit_id, taetigkeit_id, bezeichnung, frist_von, frist_bis from aufgabe
    where liegenschaft_id = any(${liste(haeuser)}::uuid[]) and schluessel not like 'buchung:%'`);

export type FolgeaufgabeNeu = Omit<ArbeitRow, 'frist_von'> & {
  vorgaenger_id: string;
  frist_von: Tag;
  dauer_minuten: number;
  anlage_jahr: number | null;
};
/** One for each that was done, however often it is asked for. */
export const insertFolgeaufgaben = (tx: Tx, rows: readonly FolgeaufgabeNeu[]): Promise<number> =>
  tx.run(sql`
    insert into aufgabe (id, liegenschaft_id, nutzungseinheit_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, anlage_jahr, schluessel)
    select r.id, r.liegenschaft_id, r.nutzungseinheit_id, r.taetigkeit_id, r.bezeichnung, r.frist_von, r.frist_bis, r.dauer_minuten, r.anlage_jahr,
      'folge:' || r.vorgaenger_id
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, vorgaenger_id text, liegenschaft_id uuid, nutzungseinheit_id uuid,
      taetigkeit_id text, bezeichnung text, frist_von date, frist_bis date, dauer_minuten integer, anlage_jahr smallint)
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
