import type { Tag } from '@kehrtour/domain/tag';
import { STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { liste, sql, worte } from '../platform/db/sql.ts';

/** Tasks that a round has taken are offered to no other. */
export const bindeAufgaben = (tx: Tx, kehrtourId: string, aufgabeIds: readonly string[]): Promise<number> =>
  tx.run(sql`update aufgabe set kehrtour_id = ${kehrtourId} where id = any(${liste(aufgabeIds)}::uuid[])`);

export const loeseAufgaben = (tx: Tx, kehrtourId: string): Promise<{ id: string }[]> =>
  tx.rows(
    sql`update aufgabe set kehrtour_id = null where kehrtour_id = ${kehrtourId} and status = 'offen' returning id`,
  );

/** The work of one person's stops in a round; whoever is still expected at such a stop keeps his. */
export const loeseAufgabenVon = (
  tx: Tx,
  kehrtourId: string,
  mitarbeiterId: string,
): Promise<{ id: string }[]> =>
  tx.rows(sql`update aufgabe a set kehrtour_id = null
    from halt_aufgabe z join halt h on h.unternehmen_id = z.unternehmen_id and h.id = z.halt_id
    where z.unternehmen_id = a.unternehmen_id and z.aufgabe_id = a.id and a.kehrtour_id = ${kehrtourId} and a.status = 'offen'
      and h.kehrtour_id = ${kehrtourId} and h.mitarbeiter_id = ${mitarbeiterId}
      and not exists (select from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id
        and t.status in ${worte(STEHENDE)})
    returning a.id`);
/** Work that was freed belongs to its round again, unless somebody has taken it meanwhile. */
export const nimmAufgabenWieder = (tx: Tx, kehrtourId: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`update aufgabe set kehrtour_id = ${kehrtourId}
    where id = any(${liste(ids)}::uuid[]) and status = 'offen' and kehrtour_id is null and termin_id is null`);

/** Takes the due task for this appointment; false when it is done, or taken, by now. */
export const bindeAufgabe = async (
  tx: Tx,
  id: string,
  terminId: string,
  kehrtourId: string | null,
): Promise<boolean> =>
  (await tx.run(
    sql`update aufgabe set termin_id = ${terminId}, kehrtour_id = ${kehrtourId}
      where id = ${id} and status = 'offen' and kehrtour_id is null and termin_id is null`,
  )) === 1;

export const insertAufgabe = (
  tx: Tx,
  neu: {
    id: string;
    terminId: string;
    liegenschaftId: string;
    nutzungseinheitId: string | null;
    kehrtourId: string | null;
    taetigkeitId: string;
    tag: Tag;
    dauerMinuten: number;
  },
): Promise<number> =>
  tx.run(sql`insert into aufgabe (id, liegenschaft_id, nutzungseinheit_id, taetigkeit_id, bezeichnung, frist_von, frist_bis,
      dauer_minuten, kehrtour_id, termin_id, schluessel)
    select ${neu.id}, ${neu.liegenschaftId}, ${neu.nutzungseinheitId}::uuid, t.id, t.name, ${neu.tag}::date, ${neu.tag}::date,
      least(${neu.dauerMinuten}::int, 600), ${neu.kehrtourId}::uuid, ${neu.terminId}, ${`buchung:${neu.terminId}`}
    from taetigkeit t where t.id = ${neu.taetigkeitId}`);

/** A task made for this booking moves with it; one that was due anyway keeps its Frist. */
export const verlegeAufgaben = (
  tx: Tx,
  terminId: string,
  tag: Tag,
  kehrtourId: string | null,
): Promise<number> =>
  tx.run(sql`update aufgabe
    set kehrtour_id = ${kehrtourId},
      frist_von = case when schluessel = ${`buchung:${terminId}`} then ${tag}::date else frist_von end,
      frist_bis = case when schluessel = ${`buchung:${terminId}`} then ${tag}::date else frist_bis end
    where termin_id = ${terminId} and status = 'offen'`);

/** The tasks of a stop move with it to another round. */
export const verlegeAufgabenDesHalts = (
  tx: Tx,
  haltId: string,
  { von, nach }: { von: string; nach: string },
): Promise<number> =>
  tx.run(
    sql`update aufgabe set kehrtour_id = ${nach} where kehrtour_id = ${von} and id in (select aufgabe_id from halt_aufgabe where halt_id = ${haltId})`,
  );
/** What was made for this booking alone, unless it is done. */
export const deleteAufgabenDerBuchung = (tx: Tx, terminId: string): Promise<number> =>
  tx.run(sql`delete from aufgabe where schluessel = ${`buchung:${terminId}`} and status <> 'erledigt'`);

/** Work that ended before this day; of a house's Feuerstättenschauen the last two stay (§ 19 Abs. 1 Nr. 4 SchfHwG). */
export const deleteArbeitVor = (tx: Tx, vor: Tag, hoechstens: number): Promise<number> =>
  tx.run(sql`delete from aufgabe where id in (
    select a.id from aufgabe a
    join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
    where a.status <> 'offen' and coalesce(a.erledigt_am, a.frist_bis) < ${vor}::date
      and (y.regel -> 'wiederholung' ->> 'art' is distinct from 'feuerstaettenschau' or (select count(*) from aufgabe n
        where n.unternehmen_id = a.unternehmen_id and n.liegenschaft_id = a.liegenschaft_id and n.taetigkeit_id = a.taetigkeit_id
          and n.nutzungseinheit_id is not distinct from a.nutzungseinheit_id and n.status = 'erledigt'
          and coalesce(n.erledigt_am, n.frist_bis) > coalesce(a.erledigt_am, a.frist_bis)) >= 2)
    order by a.id limit ${hoechstens})`);

/** Sovereign work, open or done, at most so many. */
export const deleteHoheitlicheArbeit = (tx: Tx, hoechstens: number): Promise<number> =>
  tx.run(sql`delete from aufgabe where id in (select a.id from aufgabe a
    join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
    where y.art = 'hoheitlich' order by a.id limit ${hoechstens})`);

/** Nothing is left to do in this flat; work of the whole house stays. */
export const entfalleDerWohnung = (tx: Tx, liegenschaftId: string, einheitId: string): Promise<number> =>
  tx.run(sql`update aufgabe set status = 'entfallen', kehrtour_id = null, termin_id = null
    where liegenschaft_id = ${liegenschaftId} and nutzungseinheit_id = ${einheitId} and status = 'offen'`);
