import type { Aufgabendaten } from '@kehrtour/contract/aufgabe';
import type { AufgabeStatusGespeichert } from '@kehrtour/domain/taetigkeit/aufgabe';
import type { Taetigkeitsart } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { json, liste, sql } from '../platform/db/sql.ts';

export type AufgabeRow = {
  id: string;
  liegenschaft_id: string;
  taetigkeit_id: string;
  bezeichnung: string;
  art: Taetigkeitsart;
  nutzungseinheit_id: string | null;
  frist_von: Tag | null;
  frist_bis: Tag;
  dauer_minuten: number;
  anlage_jahr: number | null;
  anlage_id: string | null;
  status: AufgabeStatusGespeichert;
  erledigt_am: Tag | null;
  kehrtour_id: string | null;
  kehrtour_name: string | null;
};
const columns = sql`a.id, a.liegenschaft_id, a.taetigkeit_id, a.bezeichnung, t.art, a.nutzungseinheit_id, a.frist_von,
    a.frist_bis, a.dauer_minuten, a.anlage_jahr, a.anlage_id, a.status, a.erledigt_am,
  a.kehrtour_id, coalesce(nullif(kt.name, ''), 'Kehrtour ' || kt.nummer) as kehrtour_name
  from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
  left join kehrtour kt on kt.unternehmen_id = a.unternehmen_id and kt.id = a.kehrtour_id`;

export const listAufgaben = (tx: Tx, liegenschaftId: string): Promise<AufgabeRow[]> =>
  tx.rows(sql`select ${columns} where a.liegenschaft_id = ${liegenschaftId}
    order by case a.status when 'offen' then 0 when 'erledigt' then 1 else 2 end, a.frist_bis, a.bezeichnung, a.id`);
/** Locked, so that a task is not changed while it is being ticked off. */
export const lockAufgabe = (tx: Tx, id: string): Promise<AufgabeRow | undefined> =>
  tx.row(sql`select ${columns} where a.id = ${id} for update of a`);
export const findAufgabe = (tx: Tx, id: string): Promise<AufgabeRow | undefined> =>
  tx.row(sql`select ${columns} where a.id = ${id}`);

/** False when there is no such activity. A task made by hand has a key no import will ever write. */
export async function insertAufgabe(
  tx: Tx,
  id: string,
  liegenschaftId: string,
  neu: Aufgabendaten,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into aufgabe (id, liegenschaft_id, nutzungseinheit_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten,
      anlage_jahr, anlage_id, schluessel)
    select ${id}, ${liegenschaftId}, ${neu.nutzungseinheitId}::uuid, t.id, t.name, ${neu.fristVon}::date, ${neu.fristBis}::date,
      ${neu.dauerMinuten}, ${neu.anlageJahr ?? null}::smallint, ${neu.anlageId ?? null}::uuid, ${`hand:${id}`}
    from taetigkeit t where t.id = ${neu.taetigkeitId}`);
  return inserted === 1;
}
export async function updateAufgabe(tx: Tx, id: string, neu: Aufgabendaten): Promise<boolean> {
  const updated = await tx.run(sql`
    update aufgabe a
    set taetigkeit_id = t.id, bezeichnung = case when a.taetigkeit_id = t.id then a.bezeichnung else t.name end,
      nutzungseinheit_id = ${neu.nutzungseinheitId}::uuid,
      frist_von = ${neu.fristVon}::date, frist_bis = ${neu.fristBis}::date, dauer_minuten = ${neu.dauerMinuten},
      anlage_jahr = ${neu.anlageJahr ?? null}::smallint,
      anlage_id = ${neu.anlageId ?? null}::uuid from taetigkeit t
      where t.id = ${neu.taetigkeitId} and a.id = ${id}`);
  return updated === 1;
}
export const setAufgabeEntfallen = (tx: Tx, id: string, entfallen: boolean): Promise<number> =>
  tx.run(
    sql`update aufgabe set status = ${entfallen ? 'entfallen' : 'offen'}, kehrtour_id = case when ${entfallen} then null else kehrtour_id end where id = ${id}`,
  );
export async function einheitGehoertZu(tx: Tx, einheitId: string, liegenschaftId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(
    sql`select exists (select from nutzungseinheit where id = ${einheitId} and liegenschaft_id = ${liegenschaftId}) as ja`,
  );
  return row?.ja === true;
}

export async function anlageGehoertZu(tx: Tx, anlageId: string, liegenschaftId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(
    sql`select exists (select from anlage where id = ${anlageId} and liegenschaft_id = ${liegenschaftId}) as ja`,
  );
  return row?.ja === true;
}

/** Minutes of an activity that is in use; undefined where there is none. */
export const regeldauer = async (tx: Tx, taetigkeitId: string): Promise<number | undefined> =>
  (
    await tx.row<{ dauer_minuten: number }>(
      sql`select dauer_minuten from taetigkeit where id = ${taetigkeitId} and aktiv`,
    )
  )?.dauer_minuten;
export const deleteFreieAufgabe = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`delete from aufgabe where id = ${id} and status = 'offen' and kehrtour_id is null and termin_id is null`,
  );

/** On which day it counts as done, and when somebody saw it. */
export const setErledigt = (
  tx: Tx,
  ids: readonly string[],
  { am, um }: { am: Tag; um: Date | null },
): Promise<number> =>
  tx.run(
    sql`update aufgabe set status = 'erledigt', erledigt_am = ${am}, erledigt_um = ${um?.toISOString() ?? null}::timestamptz
      where id = any(${liste(ids)}::uuid[]) and status = 'offen'`,
  );
/** Nobody comes for it any more: neither a round nor a booked appointment. */
export const setFrei = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(
    sql`update aufgabe set kehrtour_id = null, termin_id = null where id = any(${liste(ids)}::uuid[]) and status = 'offen'`,
  );

/** What had taken an open task. */
export type GebundeneRow = { id: string; kehrtour_id: string | null; termin_id: string | null };
/** The open ones of these, locked until what becomes of them is written. */
export const lockGebundene = (tx: Tx, ids: readonly string[]): Promise<GebundeneRow[]> =>
  tx.rows(sql`select id, kehrtour_id, termin_id from aufgabe
    where id = any(${liste(ids)}::uuid[]) and status = 'offen' order by id for update`);
/** How many of them still stand as a mark left them: done, or open and taken by nobody. */
export async function countFreie(tx: Tx, aufgaben: readonly GebundeneRow[]): Promise<number> {
  const rows = await tx.rows(sql`select id from aufgabe
    where id = any(${liste(aufgaben.map(({ id }) => id))}::uuid[])
      and (status = 'erledigt' or (status = 'offen' and kehrtour_id is null and termin_id is null)) order by id for update`);
  return rows.length;
}
export const setWiederOffen = (tx: Tx, aufgaben: readonly GebundeneRow[]): Promise<number> =>
  tx.run(sql`update aufgabe a set status = 'offen', erledigt_am = null, erledigt_um = null, kehrtour_id = r.kehrtour_id, termin_id = r.termin_id
    from jsonb_to_recordset(${json(aufgaben)}::jsonb) as r(id uuid, kehrtour_id uuid, termin_id uuid) where a.id = r.id`);
