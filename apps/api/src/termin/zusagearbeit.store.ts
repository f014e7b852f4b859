import type { Qualifikation, Taetigkeit, Taetigkeitsart } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';
import { OFFENE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { liste, type SQL, sql, worte } from '../platform/db/sql.ts';

/** A task as a household was told it; kept with the appointment, whatever becomes of task and catalogue. */
export type Zusagearbeit = {
  id: string;
  nutzungseinheitId: string | null;
  taetigkeitId: string;
  bezeichnung: string;
  kundentext: string;
  art: Taetigkeitsart;
  qualifikation: Qualifikation;
  vorOrt: boolean;
  wiederholung: Taetigkeit['wiederholung'] | null;
  dauerMinuten: number;
  fristVon: Tag | null;
  fristBis: Tag;
};

const SPALTEN = sql`id uuid, "nutzungseinheitId" uuid, "taetigkeitId" text, bezeichnung text, kundentext text, art text,
  qualifikation text, "vorOrt" boolean, wiederholung jsonb, "dauerMinuten" integer, "fristVon" date, "fristBis" date`;
/** What was told with appointments of one alias, as rows `z`. */
const gesagteVon = (termin: SQL): SQL => sql`jsonb_to_recordset(${termin}.arbeit) as z(${SPALTEN})`;

/** A task `a` of the activity `t` as it would be told now. */
const HEUTE = sql`jsonb_build_object('id', a.id, 'nutzungseinheitId', a.nutzungseinheit_id, 'taetigkeitId', a.taetigkeit_id,
  'bezeichnung', a.bezeichnung, 'kundentext', t.kundentext, 'art', t.art, 'qualifikation', t.qualifikation, 'vorOrt', t.vor_ort,
  'wiederholung', t.regel -> 'wiederholung', 'dauerMinuten', a.dauer_minuten, 'fristVon', a.frist_von, 'fristBis', a.frist_bis)`;

/**
 * The tasks of a stop `h` that has `aufgabe_ids` and `nachtrag`, as rows: in the words, minutes and Frist in which somebody was
 * told them, else as they are now; with a Nachtrag all of them as they are now. `status` is that of the task.
 */
export const ARBEIT_DES_HALTS: SQL = sql`(
  select distinct on (w.id) w.id, w."nutzungseinheitId" as nutzungseinheit_id, w."taetigkeitId" as taetigkeit_id, w.bezeichnung,
    w.kundentext, w.art, w.qualifikation, w."vorOrt" as vor_ort, w.wiederholung, w."dauerMinuten" as dauer_minuten,
    w."fristVon" as frist_von, w."fristBis" as frist_bis, s.status, s.kehrtour_id is not null or s.termin_id is not null as gebunden
  from (
    select 0 as rang, p.id as wer, z.* from termin p cross join lateral ${gesagteVon(sql`p`)}
    where p.unternehmen_id = h.unternehmen_id and p.halt_id = h.id and z.id = any(h.aufgabe_ids)
      and coalesce(h.nachtrag, false) = false
    union all
    select 1 as rang, a.id as wer, z.* from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
    cross join lateral jsonb_to_record(${HEUTE}) as z(${SPALTEN})
    where a.unternehmen_id = h.unternehmen_id and a.id = any(h.aufgabe_ids)) w
  join aufgabe s on s.unternehmen_id = h.unternehmen_id and s.id = w.id
  order by w.id, w.rang, w.wer)`;

/** The same of one appointment: what was told with it before what was told to other flats of its stop. */
export const arbeitDesTermins = ({ id, halt_id }: { id: string; halt_id: string | null }): SQL => sql`(
  select distinct on (w.id) w.id, w."nutzungseinheitId" as nutzungseinheit_id, w."taetigkeitId" as taetigkeit_id, w.bezeichnung,
    w.kundentext, w.art, w.qualifikation, w."vorOrt" as vor_ort, w.wiederholung, w."dauerMinuten" as dauer_minuten,
    w."fristVon" as frist_von, w."fristBis" as frist_bis, s.status, s.erledigt_am, s.termin_id, s.unternehmen_id
  from (
    select case when p.id = ${id} then 0 else 1 end as rang, p.id as wer, z.* from termin p cross join lateral ${gesagteVon(sql`p`)}
    where p.id = ${id} or p.halt_id = ${halt_id}::uuid
    union all
    select 2 as rang, a.id as wer, z.* from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
    cross join lateral jsonb_to_record(${HEUTE}) as z(${SPALTEN})
    where a.termin_id = ${id} or a.id in (select ha.aufgabe_id from halt_aufgabe ha where ha.halt_id = ${halt_id}::uuid)) w
  join aufgabe s on s.id = w.id
    and (s.termin_id = ${id} or s.id in (select ha.aufgabe_id from halt_aufgabe ha where ha.halt_id = ${halt_id}::uuid))
  order by w.id, w.rang, w.wer)`;

export type GesagteArbeitRow = Zusagearbeit & {
  liegenschaft_id: string;
  /** The task still is to be done. */
  offen: boolean;
};
/** What households of a round count on, each task once. */
export const listGesagteArbeit = (tx: Tx, kehrtourId: string): Promise<GesagteArbeitRow[]> =>
  tx.rows(sql`
    select distinct on (z.id) p.liegenschaft_id, z.*, coalesce(a.status = 'offen', false) as offen
    from termin p cross join lateral ${gesagteVon(sql`p`)}
    left join aufgabe a on a.unternehmen_id = p.unternehmen_id and a.id = z.id
    where p.kehrtour_id = ${kehrtourId} and p.status in ${worte(OFFENE)}
    order by z.id, p.id`);

/** Everything of which households of a round were ever told, also those who are not visited any more. */
export async function listJeGesagte(tx: Tx, kehrtourId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`select distinct z.id from termin p cross join lateral ${gesagteVon(sql`p`)} where p.kehrtour_id = ${kehrtourId}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * This is done at the visit from now on, and nothing else: what was told with it or to others of its stop in those words,
 * what is new as it is now.
 */
export const setzeArbeit = (tx: Tx, terminId: string, aufgabeIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    update termin v set arbeit = coalesce((
      select jsonb_agg(coalesce(
        (select g from termin p cross join lateral jsonb_array_elements(p.arbeit) as g
          where p.unternehmen_id = v.unternehmen_id and (p.id = v.id or p.halt_id = v.halt_id) and g ->> 'id' = a.id::text
          order by p.id <> v.id, p.id limit 1), ${HEUTE})
        order by a.frist_bis, a.id)
      from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
      where a.unternehmen_id = v.unternehmen_id and a.id = any(${liste(aufgabeIds)}::uuid[])), '[]')
    where v.id = ${terminId}`);
