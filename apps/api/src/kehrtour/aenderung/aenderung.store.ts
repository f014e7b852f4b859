import { ZUGESAGTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Aenderungsursache } from '@kehrtour/domain/planung/aenderung';
import type { Tag } from '@kehrtour/domain/tag';
import { BESUCHSAUSGAENGE, OFFENE } from '@kehrtour/domain/termin/termin';

import type { AenderungRow, ZusagenstandRow } from '../../planung/stand/wartenderPlan.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, type SQL, sql, worte } from '../../platform/db/sql.ts';

export const findAenderung = (tx: Tx, kehrtourId: string): Promise<AenderungRow | undefined> =>
  tx.row(sql`
    select a.kehrtour_id, a.version, a.ursache, a.vorher, a.vorgaben, a.plan, a.halte, a.zusagen,
      a.vorschlag, a.vorschlaege, a.angelegt_am,
      coalesce(m.vorname || ' ' || m.nachname, '') as von
    from aenderung a left join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.angelegt_von
    where a.kehrtour_id = ${kehrtourId}`);

type AenderungNeu = Omit<AenderungRow, 'von' | 'angelegt_am'> & { von: string | null; am: Date };

/** A new one takes the place of the one that waited. */
export const replaceAenderung = (tx: Tx, neu: AenderungNeu): Promise<number> =>
  tx.run(sql`
    insert into aenderung (kehrtour_id, version, ursache, vorher, vorgaben, plan, halte, zusagen, vorschlag, vorschlaege,
      angelegt_von, angelegt_am)
    values (${neu.kehrtour_id}, ${neu.version}, ${neu.ursache}, ${json(neu.vorher)}::jsonb, ${json(neu.vorgaben)}::jsonb,
      ${json(neu.plan)}::jsonb, ${json(neu.halte)}::jsonb, ${json(neu.zusagen)}::jsonb,
      ${neu.vorschlag}, ${json(neu.vorschlaege)}::jsonb, ${neu.von}::uuid, ${instant(neu.am)})
    on conflict (unternehmen_id, kehrtour_id)
    do update set version = excluded.version, ursache = excluded.ursache, vorher = excluded.vorher,
      vorgaben = excluded.vorgaben, plan = excluded.plan, halte = excluded.halte,
      zusagen = excluded.zusagen, vorschlag = excluded.vorschlag,
      vorschlaege = excluded.vorschlaege, angelegt_von = excluded.angelegt_von, angelegt_am = excluded.angelegt_am`);

export const deleteAenderung = (tx: Tx, kehrtourId: string): Promise<number> =>
  tx.run(sql`delete from aenderung where kehrtour_id = ${kehrtourId}`);

/** Everything that is promised in a round and still to come; whoever said no is asked for another time. */
export const listZusagenstand = (tx: Tx, kehrtourId: string): Promise<ZusagenstandRow[]> =>
  tx.rows(sql`
    select t.id, t.version, t.status, btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as anschrift
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where t.kehrtour_id = ${kehrtourId}
      and t.status in ${worte(OFFENE)}
    order by t.id`);

/** Whether somebody is to be at a door in a way that `frage` says of `h`, in force or in the plan that waits. */
const mitHalt = (frage: SQL): SQL => sql`(
  exists (select from halt h where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen and ${frage})
  or exists (select from aenderung a, jsonb_to_recordset(a.halte)
      as h(mitarbeiter_id uuid, tag date, beginn timestamptz, ende timestamptz, ausgelassen boolean)
    where a.unternehmen_id = k.unternehmen_id and a.kehrtour_id = k.id and not h.ausgelassen and ${frage}))`;

/** Why people are away who drive in the plan in force: what was entered, the newest first. */
export const listAbwesenheitsgruende = (
  tx: Tx,
  kehrtourId: string,
): Promise<{ id: string; grund: string }[]> =>
  tx.rows(sql`
    select b.id, b.grund from belegung b
    where b.art = 'abwesenheit' and exists (select from halt h
      where h.unternehmen_id = b.unternehmen_id and h.kehrtour_id = ${kehrtourId} and not h.ausgelassen
        and h.mitarbeiter_id = b.mitarbeiter_id and b.zeitraum && tstzrange(h.beginn, h.ende)
        and not exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id
          and t.status in ${worte(BESUCHSAUSGAENGE)}))
    order by lower(b.zeitraum) desc, b.id`);

/** Announced, or under way by now. */
const ZUGESAGT = sql`k.status in ${worte(ZUGESAGTE_RUNDEN)}`;

/** Rounds in which this person is to be at a door in that time. */
export const listKehrtourenDerPerson = (
  tx: Tx,
  mitarbeiterId: string,
  { von, bis }: { von: Date; bis: Date },
): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select k.id from kehrtour k
    where ${ZUGESAGT}
      and ${mitHalt(sql`h.mitarbeiter_id = ${mitarbeiterId}::uuid and h.beginn < ${instant(bis)} and h.ende > ${instant(von)}`)}
    order by k.id`);

/** Rounds in which this person is still to be at a door. */
export const listKommendeKehrtourenDerPerson = (
  tx: Tx,
  mitarbeiterId: string,
  jetzt: Date,
): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select k.id from kehrtour k
    where ${ZUGESAGT} and ${mitHalt(sql`h.mitarbeiter_id = ${mitarbeiterId}::uuid and h.ende > ${instant(jetzt)}`)}
    order by k.id`);

/** Rounds that are still to come to this house. */
export const listKehrtourenMitHaus = (
  tx: Tx,
  liegenschaftId: string,
  jetzt: Date,
): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select distinct k.id from kehrtour k
    join halt h on h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen
    where ${ZUGESAGT} and h.liegenschaft_id = ${liegenschaftId} and h.beginn > ${instant(jetzt)}
    order by k.id`);

/** Whether a plan has come to houses at which a person says that nothing is to be done. */
export async function hatHausOhneArbeit(tx: Tx, kehrtourId: string, jetzt: Date): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from halt h join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id
      where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen and h.beginn > ${instant(jetzt)}
        and l.status = 'ohneTaetigkeiten') as ja`);
  return row?.ja === true;
}

const NUR_AN_WERKTAGEN = sql`coalesce(k.vorgaben #>> '{datum,feiertageErlaubt}', 'false') <> 'true'`;

/** Rounds that drive on these days without having said that they do so although nobody works. */
export const listKehrtourenAnTagen = (
  tx: Tx,
  { von, bis }: { von: Tag; bis: Tag },
): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select k.id from kehrtour k
    where ${ZUGESAGT} and ${NUR_AN_WERKTAGEN} and ${mitHalt(sql`h.tag between ${von}::date and ${bis}::date`)}
    order by k.id`);

/** Those of them that drive on a day that is not over, each with these days. */
export const listFahrtage = (
  tx: Tx,
  ab: Tag,
): Promise<{ id: string; tage: Tag[]; ursache: Aenderungsursache | null }[]> =>
  tx.rows(sql`
    select k.id, jsonb_agg(distinct h.tag) as tage, min(a.ursache) as ursache from kehrtour k
    join halt h on h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen and h.tag >= ${ab}::date
    left join aenderung a on a.unternehmen_id = k.unternehmen_id and a.kehrtour_id = k.id
    where ${ZUGESAGT} and ${NUR_AN_WERKTAGEN} group by k.id order by k.id`);

/** Rounds that come to a house of this import where nothing is left to be done of what was told. */
export const listKehrtourenNachImport = (tx: Tx, importId: string, jetzt: Date): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select distinct k.id from kehrtour k
    join halt h on h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen
    join importzeile z on z.unternehmen_id = h.unternehmen_id and z.liegenschaft_id = h.liegenschaft_id
      and z.importauftrag_id = ${importId} and z.befund <> 'gleich'
    join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id
    where ${ZUGESAGT} and h.beginn > ${instant(jetzt)}
      and (l.status = 'ohneTaetigkeiten' or not exists (
        select from halt_aufgabe ha
        join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id and a.status = 'offen'
        where ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id))
    order by k.id`);

/** The next plan takes the work of these houses as it is now. Answers how many stops. */
export const setNachtrag = (
  tx: Tx,
  kehrtourId: string,
  liegenschaftIds: readonly string[],
): Promise<number> =>
  tx.run(
    sql`update halt set nachtrag = true, nachtrag_ohne_platz = false
      where kehrtour_id = ${kehrtourId} and liegenschaft_id = any(${liste(liegenschaftIds)}::uuid[])`,
  );
/** There is no place for it: it stays beside the round until somebody tries again. */
export const stelleNachtraegeZurueck = (
  tx: Tx,
  kehrtourId: string,
  liegenschaftIds: readonly string[],
): Promise<number> =>
  tx.run(
    sql`update halt set nachtrag = false, nachtrag_ohne_platz = true
      where kehrtour_id = ${kehrtourId} and liegenschaft_id = any(${liste(liegenschaftIds)}::uuid[])`,
  );
/** Work that was added stays beside the round again: with `nurBestaetigte` that of confirmed visits alone. */
export const deleteNachtraege = (tx: Tx, kehrtourId: string, nurBestaetigte: boolean): Promise<number> =>
  tx.run(sql`update halt h set nachtrag = false where h.kehrtour_id = ${kehrtourId} and h.nachtrag
    ${
      nurBestaetigte
        ? sql`and exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.kehrtour_id = h.kehrtour_id
          and t.liegenschaft_id = h.liegenschaft_id and t.status = 'bestaetigt')`
        : sql``
    }`);
